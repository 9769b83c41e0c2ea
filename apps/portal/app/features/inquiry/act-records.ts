import { parseDateTime } from '@jianzhu/domain';
import { CLOSE_REASONS, DECLINE_REASONS, field, OTHER_VALUE } from '@jianzhu/domain/forms';
import { checkExtension, INQUIRY_MESSAGES } from '@jianzhu/domain/inquiries';
import * as v from 'valibot';
import type { FieldTexts } from '../../record/field-texts.ts';
import { inquiryTexts as texts } from './messages.ts';

// What acts on an inquiry ask for besides the record itself (domain rules 30.22).

export const extension = v.object({ quoteDeadline: field('dt', { label: '报价截止时间', required: true }) });

export const supplement = v.object({
  content: field('text', { label: '补充公告', required: true, min: 2, max: 1000 }),
});

export const closing = v.object({
  reason: field('enum', { label: texts.closeReason, required: true, dictionary: CLOSE_REASONS }),
  remark: field('str', { label: texts.closeRemark, max: 200 }),
});

export const declining = v.object({
  reason: field('enum', { label: texts.declineReason, required: true, dictionary: DECLINE_REASONS }),
  remark: field('str', { label: texts.declineRemark, max: 200 }),
});

type Reason = { readonly reason: number; readonly remark: string };

/** Another reason than those of the list is to be said. */
const withRemark =
  (message: string) =>
  ({ reason, remark }: Reason): FieldTexts =>
    reason === OTHER_VALUE && remark === '' ? { remark: message } : {};

export const checkClosing = withRemark(INQUIRY_MESSAGES.closeRemark);
export const checkDeclining = withRemark(INQUIRY_MESSAGES.declineRemark);

/** Whether a new deadline may be set, beside its field. */
export function checkNewDeadline(
  { quoteDeadline: next }: { readonly quoteDeadline: string },
  { quoteDeadline, publishTime }: { readonly quoteDeadline: string; readonly publishTime: string },
): FieldTexts {
  const violation = checkExtension(next, { quoteDeadline, publishTimeMs: parseDateTime(publishTime) ?? 0 });
  return violation === null ? {} : { [violation.field]: violation.message };
}
