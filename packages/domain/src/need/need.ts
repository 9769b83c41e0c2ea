import * as v from 'valibot';
import { field } from '../form/field.ts';
import { SERVICE_TYPES } from '../service/service.ts';
import { NEED_MESSAGES } from './messages.ts';

/** A need as it is filled in (domain rules 11.5); amounts in fen. */
export const needRecord = v.object({
  title: field('str', { label: '需求标题', required: true, min: 4, max: 60 }),
  needType: field('enum', { label: '需求类型', required: true, dictionary: SERVICE_TYPES }),
  budgetMin: field('money', { label: '最低预算' }),
  budgetMax: field('money', { label: '最高预算' }),
  region: field('region', { label: '地区', required: true }),
  deadline: field('date', { label: '截止日期', required: true }),
  description: field('text', { label: '需求描述', required: true, min: 10, max: 2000 }),
  contactName: field('str', { label: '联系人', required: true, min: 2, max: 20 }),
  contactPhone: field('phone', { label: '手机号', required: true }),
  isPublic: field('bool', { label: '公开展示' }),
});

export type NeedFields = v.InferOutput<typeof needRecord>;

/** An offer for a need; the price in fen. */
export const needReplyRecord = v.object({
  price: field('money', { label: '报价', required: true }),
  days: field('int', { label: '周期(天)', required: true, min: 1, max: 730 }),
  plan: field('text', { label: '服务方案', required: true, min: 10, max: 500 }),
});

export type NeedReplyFields = v.InferOutput<typeof needReplyRecord>;

/** Why a need is closed, or opened anew. */
export const needReasonRecord = v.object({
  reason: field('text', { label: '原因', required: true, min: 2, max: 200 }),
});

/** A rule between the fields of a need that is broken: the field that says it, and what it says; null when none is. */
export function checkNeed(
  { budgetMin, budgetMax, deadline }: Pick<NeedFields, 'budgetMin' | 'budgetMax' | 'deadline'>,
  today: string,
): { readonly field: 'budgetMax' | 'deadline'; readonly message: string } | null {
  if (budgetMin !== null && budgetMax !== null && budgetMax < budgetMin) {
    return { field: 'budgetMax', message: NEED_MESSAGES.budgetOrder };
  }
  return deadline < today ? { field: 'deadline', message: NEED_MESSAGES.deadlinePast } : null;
}
