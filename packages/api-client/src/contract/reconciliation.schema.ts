import { idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { line, recordId } from './fields.schema.ts';
import { pageOf, pagingEntries } from './page.ts';

const status = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.picklist([0, 1, 2], '状态不正确'));

const note = line('处理说明', 2, 200);

const answer = v.object({ id: idSchema, status: v.number() });

/** Reconciliation as operators see it. */
export const reconciliationSchemas = {
  reconciliations: {
    query: v.object(pagingEntries),
    data: pageOf(
      v.object({
        /** `YYYY-MM-DD` */
        day: v.string(),
        channel: v.string(),
        ourCount: v.number(),
        /** fen */
        ourSum: v.number(),
        theirCount: v.number(),
        theirSum: v.number(),
        /** Differences that are not settled. */
        openCount: v.number(),
        doneTime: v.string(),
      }),
    ),
  },
  differences: {
    query: v.object({ ...pagingEntries, status: v.optional(status) }),
    data: pageOf(
      v.object({
        id: idSchema,
        day: v.string(),
        channel: v.string(),
        /** `charge`, `refund` or `payout` */
        kind: v.string(),
        number: v.string(),
        /** fen; null where our books say nothing of the number */
        ours: v.nullable(v.number()),
        /** fen; null where the channel says nothing of it */
        theirs: v.nullable(v.number()),
        /** 0 open, 1 explained, 2 settled */
        status: v.number(),
        note: v.string(),
        /** Who has said so; '' for nobody, and for what a later statement has settled. */
        operatorName: v.string(),
        handleTime: v.string(),
      }),
    ),
  },
  explainDifference: { body: v.object({ id: recordId, note }), data: answer },
  settleDifference: { body: v.object({ id: recordId, note }), data: answer },
};
