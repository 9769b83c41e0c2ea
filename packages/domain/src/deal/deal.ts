import * as v from 'valibot';
import { dictionary } from '../dictionary/dictionary.ts';
import { field } from '../form/field.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { DEAL_MESSAGES } from './messages.ts';

export const DEAL_SOURCE = { inquiry: 1, tender: 2 } as const;

/** 来源 of a deal. */
export const DEAL_SOURCES = dictionary([
  [DEAL_SOURCE.inquiry, '询价'],
  [DEAL_SOURCE.tender, '招标'],
]);

/** Why a supplier refuses, or a side gives up. */
export const dealReasonRecord = v.object({
  reason: field('str', { label: '原因', required: true, min: 2, max: 200 }),
});

const score = (label: string) =>
  field('int', { label, required: true, min: 1, max: 5, emptyMessage: FORM_MESSAGES.selectionEmpty(label) });

/** One side's rating of the other (domain rules 4.8). */
export const dealRatingRecord = v.object({
  quality: score('质量'),
  delivery: score('交期'),
  service: score('服务'),
  text: field('text', { label: '评价', max: 200 }),
});

export type DealRating = v.InferOutput<typeof dealRatingRecord>;

/** 合同附件 of either side. */
export const dealContractRecord = v.object({
  attachments: field('att', { label: '合同附件', required: true, max: 10, lengthMessage: DEAL_MESSAGES.mostContracts }),
});
