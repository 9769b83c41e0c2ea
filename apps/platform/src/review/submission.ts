import { actorOf } from '../record/actor-of.ts';
import './tables.ts';
import type { ReviewStatus } from '@jianzhu/domain/records';
import { businessNow } from '../db/business-clock.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { transit } from '../record/transit.ts';
import { scheduleReview } from './automatic-reviews.ts';
import { beginReview } from './queued-review.ts';
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

/** Submits a record or takes it back, by the table of its kind. */
export async function changeReview(
  transaction: Transaction,
  caller: BusinessMember,
  submission: Submission,
  action: 'submit' | 'withdraw',
  seenVersion: number,
): Promise<OwnersReview | Refusal> {
  const { kind, bizType, bizId, title } = submission;
  const { businessId } = caller.acting;
  const { id } = await beginReview(transaction, { bizType, bizId, title, businessId });
  const changed = await transit(transaction, 'review', id, {
    machine: kind.machine,
    action,
    actor: ownerOf(caller),
    facts: {},
    userId: caller.userId,
    seen: { version: seenVersion, toWire: (row) => toOwnersReview(row, caller, submission) },
    columns: async (row) => ({
      title,
      reason: '',
      decided_at: null,
      operator_id: null,
      ...(action === 'submit' && {
        code: row.code || (await takeRecordNumber(transaction, kind.numberedAs)),
        submit_user_id: caller.userId,
        submitted_at: businessNow,
      }),
    }),
    audit: 'call',
  });
  if (changed instanceof Refusal) return changed;
  if (action === 'submit')
    await scheduleReview(transaction, { bizType, bizId }, `${bizType}/${bizId}/${changed.version}`);
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
  const status = row === undefined ? initialStatus : statusOf(row, initialStatus);
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

const ownerOf = (caller: BusinessMember) => actorOf(caller, 'owner');

/** Of a record that was never handed in its owner says it; the table checks that the column is one of these. */
const statusOf = ({ status, version }: Pick<Row, 'status' | 'version'>, initial: 0 | 2): ReviewStatus =>
  version === 0 ? initial : (status as ReviewStatus);
