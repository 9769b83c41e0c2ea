import './tables.ts';
import { formatDateTime } from '@jianzhu/domain';
import { checkVersion, REVIEW_STATUS } from '@jianzhu/domain/records';
import { sql } from 'kysely';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import type { ReviewKind } from './review-kind.ts';

/** A record that its owner hands in; in a transaction of the owner's session. */
export interface Submission {
  readonly kind: ReviewKind;
  readonly bizType: string;
  readonly bizId: string;
  /** As the queue shows it. */
  readonly title: string;
  /** Status of a record that was never handed in. */
  readonly initialStatus: 0 | 2;
}

/** The review of one record as its owner sees it. */
export interface OwnersReview {
  status: number;
  reason: string;
  code: string;
  submitTime: string;
  decideTime: string;
  version: number;
  allowedActions: string[];
}

const timeText = (time: Date | null | undefined) => (time ? formatDateTime(time.getTime()) : '');

const COLUMNS = ['id', 'code', 'status', 'reason', 'submitted_at', 'decided_at', 'version'] as const;

/** How far the review is; status 0 before the first submission. */
export async function readReview(
  transaction: Transaction,
  caller: BusinessMember,
  submission: Submission,
): Promise<OwnersReview> {
  const row = await transaction
    .selectFrom('review')
    .select(COLUMNS)
    .where('biz_type', '=', submission.bizType)
    .where('biz_id', '=', submission.bizId)
    .executeTakeFirst();
  return toOwnersReview(row, caller, submission);
}

/**
 * Submits a record or takes it back, by the table of its kind.
 *
 * @param seenVersion the version that the member acts on; undefined where another check has been made
 */
export async function changeReview(
  transaction: Transaction,
  caller: BusinessMember,
  submission: Submission,
  action: 'submit' | 'withdraw',
  seenVersion?: number,
): Promise<OwnersReview | Refusal> {
  const { kind, bizType, bizId, title, initialStatus } = submission;
  const { businessId } = caller.acting;
  await transaction
    .insertInto('review')
    .values({
      biz_type: bizType,
      biz_id: bizId,
      business_id: businessId,
      title,
      submit_user_id: null,
      version: 0,
    })
    .onConflict((conflict) => conflict.columns(['biz_type', 'biz_id']).doNothing())
    .execute();
  const row = await transaction
    .selectFrom('review')
    .select(COLUMNS)
    .where('biz_type', '=', bizType)
    .where('biz_id', '=', bizId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (seenVersion !== undefined && checkVersion(row.version, seenVersion) !== null) {
    return new Refusal('versionConflict');
  }
  const before = row.version === 0 ? initialStatus : statusOf(row.status);
  const result = kind.machine.transition(before, action, ownerOf(caller), {});
  if (!result.ok) return new Refusal(result.refusal.code === 403 ? 'noPermission' : 'stateConflict');
  const isSubmitted = action === 'submit';
  const changed = await transaction
    .updateTable('review')
    .set({
      title,
      status: result.status ?? REVIEW_STATUS.draft,
      reason: '',
      decided_at: null,
      operator_id: null,
      version: sql<number>`version + 1`,
      ...(isSubmitted && {
        code: row.code || (await takeRecordNumber(transaction, kind.numberedAs)),
        submit_user_id: caller.userId,
        submitted_at: sql<Date>`now()`,
      }),
    })
    .where('id', '=', row.id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  await tellRecordNews(transaction, 'review', { businessId });
  return toOwnersReview(changed, caller, submission);
}

type Row = Readonly<{
  code: string;
  status: number;
  reason: string;
  submitted_at: Date | null;
  decided_at: Date | null;
  version: number;
}>;

function toOwnersReview(
  row: Row | undefined,
  caller: BusinessMember,
  { kind, initialStatus }: Submission,
): OwnersReview {
  const status = row === undefined || row.version === 0 ? initialStatus : statusOf(row.status);
  return {
    status,
    reason: row?.reason ?? '',
    code: row?.code ?? '',
    submitTime: timeText(row?.submitted_at),
    decideTime: timeText(row?.decided_at),
    version: row?.version ?? 0,
    allowedActions: kind.machine.allowedActions(status, ownerOf(caller), {}),
  };
}

const ownerOf = ({ acting }: BusinessMember) => ({ is: ['owner'] as const, permissionKeys: permissionKeys(acting) });

/** The table checks that it is one of these. */
function statusOf(status: number): 0 | 1 | 2 | 3 {
  return status as 0 | 1 | 2 | 3;
}
