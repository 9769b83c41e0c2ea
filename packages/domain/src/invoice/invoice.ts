import * as v from 'valibot';
import { MODIFY_STATUS } from '../attachment/attachment-entry.ts';
import { dictionary } from '../dictionary/dictionary.ts';
import { field } from '../form/field.ts';
import { refusalReason } from '../form/refusal-reason.ts';
import { checkCreditCode } from '../identifier/credit-code.ts';
import { INVOICE_MESSAGES } from './messages.ts';

export const INVOICE_KIND = { special: 1, ordinary: 2 } as const;

/** 发票类型 that are issued for orders. */
export const ORDER_INVOICES = dictionary([
  [INVOICE_KIND.special, '增值税专用发票'],
  [INVOICE_KIND.ordinary, '增值税普通发票'],
]);

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What a buyer says of an invoice. */
export const invoiceRecord = v.object({
  type: field('enum', { label: '发票类型', required: true, dictionary: ORDER_INVOICES }),
  titleName: field('str', { label: '发票抬头', required: true, min: 2, max: 100 }),
  creditCode: field('str', { label: '税号', max: 20, check: checkCreditCode }),
  email: field('str', {
    ...{ label: '接收邮箱', required: true, max: 100 },
    check: (text) => (EMAIL.test(text) ? null : { code: 'email', message: '请输入正确的邮箱地址' }),
  }),
  address: field('str', { label: '注册地址及电话', max: 200 }),
});

export type InvoiceFields = v.InferOutput<typeof invoiceRecord>;

/** Rules beyond those of the fields: an invoice for deduction names who deducts. */
export function checkInvoice({ type, creditCode }: Pick<InvoiceFields, 'type' | 'creditCode'>) {
  return type === INVOICE_KIND.special && creditCode === ''
    ? [{ field: 'creditCode', message: INVOICE_MESSAGES.creditCode }]
    : [];
}

const isInvoiceFile = (ext: string): boolean => ['pdf', 'ofd'].includes(ext.toLowerCase());

/** 开具发票: number and electronic file. */
export const issueInvoiceRecord = v.object({
  invoiceNo: field('str', {
    ...{ label: '发票号码', required: true },
    check: (text) => (/^(\d{8}|\d{20})$/.test(text) ? null : { code: 'invoice-no', message: INVOICE_MESSAGES.number }),
  }),
  attachment: field('att', {
    ...{ label: '电子发票', required: true, max: 1, emptyMessage: INVOICE_MESSAGES.file },
    check: (files) =>
      files.every(({ fileExt, modifyStatus }) => modifyStatus === MODIFY_STATUS.deleted || isInvoiceFile(fileExt))
        ? null
        : { code: 'invoice-form', message: INVOICE_MESSAGES.form },
  }),
});

/** Why no invoice is issued. */
export const rejectInvoiceRecord = refusalReason('驳回原因');
