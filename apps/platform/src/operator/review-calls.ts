import './tables.ts';
import '../review/tables.ts';
import type { operator } from '@jianzhu/api-client/contract';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { readPage } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { asOperator, type ContextHandlers } from '../http/handler.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { OPS } from '../record/actor-of.ts';
import { decideReview } from '../review/decide.ts';
import { asOwnerOfReview, ownerOfReview } from '../review/owner-of-review.ts';
import { reviewKindOf } from '../review/review-kinds.ts';
import { nameAct } from './act.ts';
import { OPERATOR_MESSAGES } from './messages.ts';

type Calls = Pick<ContextHandlers<typeof operator>, 'reviews' | 'review' | 'handleReview'>;

const SHORTEST_REASON = 2;

/** The queues of what waits for a decision. */
export function reviewCalls(database: Database, store: ObjectStore): Calls {
  return {
    reviews: asOperator(({ query }) =>
      database.withWorker((transaction) => {
        let rows = reviewRows(transaction).orderBy('review.submitted_at').orderBy('review.id');
        if (query.bizType !== undefined) rows = rows.where('review.biz_type', '=', query.bizType);
        if (query.status !== undefined) rows = rows.where('review.status', '=', query.status);
        return readPage(transaction, rows, query, toReview);
      }),
    ),
    review: asOperator(async ({ query }, context) => {
      const row = await database.withWorker(async (transaction) => {
        const found = await reviewRows(transaction)
          .where('review.biz_type', '=', query.bizType)
          .where('review.biz_id', '=', bigintOf(query.bizId))
          .executeTakeFirst();
        if (found === undefined) return undefined;
        // It gives addresses of another company's files (decision 60).
        const record = { kind: 'review', id: found.id, name: found.title };
        nameAct(context, { record, businessId: found.business_id ?? undefined });
        return found;
      });
      const businessId = row && ownerOfReview(row);
      if (row === undefined || businessId === undefined) return new Refusal('notFound');
      const kind = reviewKindOf(row.biz_type);
      const { fields, files } = await asOwnerOfReview(database, businessId, (transaction) =>
        kind.describe(transaction, businessId, row.biz_id),
      );
      const { hostName } = context;
      return {
        ...toReview(row),
        allowedActions: kind.machine.allowedActions(statusOf(row.status), OPS, {}),
        fields: fields.map((field) => ({ name: '', ...field })),
        files: await Promise.all(
          files.map(async ({ objectKey, ...file }) => ({
            ...file,
            url: await store.readAddress({ key: objectKey, fileName: file.fileName, hostName }),
          })),
        ),
      };
    }),
    handleReview: asOperator(({ body }, context) => {
      const { bizType, bizId, version, agree, reason, fields } = body;
      if (agree === 0 && [...reason].length < SHORTEST_REASON) {
        return Promise.resolve(refuseField('reason', OPERATOR_MESSAGES.reasonNeeded));
      }
      const rejected = agree === 1 ? { reason: undefined } : { reason, fieldReasons: fields };
      const verdict = { bizType, bizId: bigintOf(bizId), version, ...rejected };
      return database.withWorker(async (transaction) => {
        const decided = await decideReview(transaction, verdict, {
          kind: 'ops',
          operatorId: context.caller.operatorId,
          keep: async (_transaction, { id, title, businessId }) => {
            const record = { kind: 'review', id, name: title };
            const { approved, rejected } = OPERATOR_MESSAGES;
            const detail = agree === 1 ? { decision: approved } : { decision: rejected, reason };
            nameAct(context, { record, businessId: businessId ?? undefined, detail });
          },
        });
        if (decided instanceof Refusal) return decided;
        const { status } = decided;
        return { status, statusName: reviewKindOf(bizType).machine.statuses[statusOf(status)].label };
      });
    }),
  };
}

/** An id that no bigint holds is nobody's. */
const bigintOf = (text: string): string => parseRecordId(text) ?? '0';

/** The table checks that it is one of these. */
const statusOf = (status: number) => status as 0 | 1 | 2 | 3;

/** What was handed in once; a row is there before that, with version 0. */
const reviewRows = (transaction: Transaction) =>
  transaction
    .selectFrom('review')
    .leftJoin('business', 'business.id', 'review.business_id')
    .leftJoin('operator', 'operator.id', 'review.operator_id')
    .select([
      'review.id',
      'review.biz_type',
      'review.biz_id',
      'review.code',
      'review.title',
      'review.business_id',
      'business.name as business_name',
      'review.status',
      'review.reason',
      'review.submitted_at',
      'review.decided_at',
      'operator.name as operator_name',
      'review.version',
    ])
    .where('review.version', '>', 0);

type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviewRows>['executeTakeFirstOrThrow']>>;

function toReview(row: ReviewRow) {
  const { label, machine } = reviewKindOf(row.biz_type);
  return {
    id: row.id,
    bizType: row.biz_type,
    bizTypeName: label,
    bizId: row.biz_id,
    code: row.code,
    title: row.title,
    businessId: row.business_id ?? '',
    businessName: row.business_name ?? '',
    status: row.status,
    statusName: machine.statuses[statusOf(row.status)].label,
    reason: row.reason,
    submitTime: timeText(row.submitted_at),
    decideTime: timeText(row.decided_at),
    operatorName: row.operator_name ?? '',
    version: row.version,
  };
}
