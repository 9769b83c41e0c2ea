import * as v from 'valibot';
import { field } from '../form/field.ts';
import { recordId } from '../record/record-id.ts';
import { EVALUATION_MESSAGES } from './messages.ts';

const MOST_EVALUATORS = 15;
const MOST_ITEMS = 20;
const MOST_CANDIDATES = 3;

/** Members of the buyer who evaluate (评标委员会). */
export const committeeRecord = v.object({
  userIds: v.pipe(
    v.array(recordId),
    v.minLength(1, EVALUATION_MESSAGES.noEvaluators),
    v.maxLength(MOST_EVALUATORS, EVALUATION_MESSAGES.mostEvaluators),
  ),
});

/** What an evaluator says of her own interests before she sees a score sheet. */
export const declarationRecord = v.object({
  hasConflict: field('bool', { label: '是否存在利益冲突', required: true }),
  note: field('text', { label: '说明', max: 200 }),
});

/** What an evaluator gives one bid; an item that is empty is not given yet. */
export const scoresRecord = v.object({
  items: v.pipe(
    v.array(
      v.object({ itemIndex: v.pipe(v.number(), v.integer(), v.minValue(0)), score: v.pipe(v.string(), v.trim()) }),
    ),
    v.maxLength(MOST_ITEMS),
  ),
});

/** Why a bid is rejected (否决投标). */
export const rejectionRecord = v.object({
  reason: field('str', { label: '否决原因', required: true, min: 5, max: 200 }),
});

/** The result of an evaluation, as its buyer has seen it. */
export const resultRecord = v.object({
  candidates: v.pipe(
    v.array(
      v.object({ bidId: recordId, rank: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_CANDIDATES)) }),
    ),
    v.maxLength(MOST_CANDIDATES),
  ),
  reportAttachments: field('att', {
    ...{ label: '评标报告', required: true, max: 5, lengthMessage: EVALUATION_MESSAGES.mostFiles },
  }),
});
