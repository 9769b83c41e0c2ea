import * as v from 'valibot';
import { field } from '../form/field.ts';
import { defineStatusMachine } from '../record/status-machine.ts';
import { EVALUATION_MESSAGES } from './messages.ts';

export const OBJECTION_STATUS = { waiting: 0, dismissed: 1, upheld: 2 } as const;

export type ObjectionStatus = (typeof OBJECTION_STATUS)[keyof typeof OBJECTION_STATUS];

/** From an objection to its answer. */
export const ANSWER_WITHIN_DAYS = 3;

/** Objections of one bidder to one publicity: with further ones nobody would be awarded. */
export const MOST_OBJECTIONS = 3;

/** Whether two objections say the same, whatever blanks and lines they are written with. */
export const saysTheSame = (one: string, other: string): boolean => one.replace(/\s/g, '') === other.replace(/\s/g, '');

const { waiting, dismissed, upheld } = OBJECTION_STATUS;

/** Statuses of an objection (domain rules 5.8). One that is upheld sends its tender back to the evaluation. */
export const objectionMachine = defineStatusMachine<ObjectionStatus, 'buyer', 'dismiss' | 'uphold'>({
  statuses: {
    [waiting]: { label: '待答复', tone: 'warning' },
    [dismissed]: { label: '已答复(不成立)', tone: 'neutral' },
    [upheld]: { label: '成立', tone: 'danger' },
  },
  transitions: [
    { from: waiting, action: 'dismiss', who: 'buyer', to: dismissed, permission: 'tender_answer' },
    { from: waiting, action: 'uphold', who: 'buyer', to: upheld, permission: 'tender_answer' },
  ],
});

/** An objection as a bidder makes it. */
export const objectionRecord = v.object({
  content: field('text', { label: '异议内容', required: true, min: 10, max: 1000 }),
  attachments: field('att', { label: '附件', max: 5, lengthMessage: EVALUATION_MESSAGES.mostFiles }),
});

/** What the buyer answers. */
export const objectionAnswer = v.object({
  upheld: field('bool', { label: '答复结论', required: true }),
  content: field('text', { label: '答复内容', required: true, min: 2, max: 1000 }),
});
