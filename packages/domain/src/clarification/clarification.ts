import * as v from 'valibot';
import { field } from '../form/field.ts';
import { HOUR_MS } from '../time/units.ts';
import { CLARIFICATION_MESSAGES } from './messages.ts';

/** What is asked about; a question names its record by this and its id. */
export const CLARIFIED_RECORDS = ['inquiry', 'tender'] as const;

export type ClarifiedRecord = (typeof CLARIFIED_RECORDS)[number];

/** Questions end so long before the deadline. */
export const ASK_UNTIL_HOURS = 2;

/** A question of a supplier, or the buyer's answer to it. */
export const clarificationRecord = v.object({
  content: field('text', { label: '内容', required: true, min: 1, max: 500 }),
  attachments: field('att', { label: '附件', max: 3 }),
});

export type ClarificationFields = v.InferOutput<typeof clarificationRecord>;

/** Why nobody may ask any more; null while it is time. */
export function refuseQuestion(deadlineMs: number, nowMs: number): string | null {
  return nowMs < deadlineMs - ASK_UNTIL_HOURS * HOUR_MS ? null : CLARIFICATION_MESSAGES.closed;
}
