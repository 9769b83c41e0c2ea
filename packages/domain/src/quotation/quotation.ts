import * as v from 'valibot';
import { draftOf } from '../form/draft-of.ts';
import { field } from '../form/field.ts';
import { INVOICE_TYPES } from '../money/tax-rate.ts';
import { recordId } from '../record/record-id.ts';
import { QUOTATION_MESSAGES } from './messages.ts';

const MOST_LINES = 500;

/** A line of a quotation (domain rules 4.2); `checkQuotation` asks a line that is quoted for its price and rate. */
export const quotationLineRecord = v.object({
  inquiryLineId: recordId,
  /** 报价/不报价 */
  quoted: field('bool', { label: '报价' }),
  /** With tax, in fen. */
  unitPrice: field('price', { label: '含税单价' }),
  taxRate: field('rate', { label: '税率' }),
  brand: field('str', { label: '报价品牌', max: 60 }),
  /** '' is as asked; else an alternative. */
  specOffered: field('str', { label: '响应规格', max: 120 }),
  arrivalDate: field('date', { label: '承诺到货日期' }),
  warrantyDays: field('int', { label: '质保期(天)', min: 0, max: 3650 }),
  moq: field('qty', { label: '起订量' }),
  productId: field('id', { label: '关联商品' }),
  remark: field('str', { label: '备注', max: 200 }),
});

const head = v.object({
  supplierQuoteNo: field('str', { label: '供应商报价单号', max: 40 }),
  validUntil: field('date', { label: '报价有效期至', required: true }),
  deliveryDays: field('int', { label: '供货周期(天)', required: true, min: 0, max: 365 }),
  paymentTermAccept: field('bool', { label: '接受采购方付款方式' }),
  paymentTermText: field('str', { label: '可接受的付款方式', min: 2, max: 100 }),
  invoiceType: field('enum', { label: '发票类型', required: true, dictionary: INVOICE_TYPES }),
  freightAmount: field('money', { label: '运费合计' }),
  freightTaxRate: field('rate', { label: '运费税率' }),
  discountAmount: field('money', { label: '优惠金额' }),
  contactName: field('str', { label: '联系人', required: true, min: 2, max: 20 }),
  contactPhone: field('phone', { label: '联系电话', required: true }),
  remark: field('text', { label: '报价说明', max: 500 }),
  attachments: field('att', { label: '附件', max: 10, lengthMessage: QUOTATION_MESSAGES.mostFiles }),
});

const lines = v.pipe(v.array(quotationLineRecord), v.maxLength(MOST_LINES, QUOTATION_MESSAGES.noLines));

/** A quotation as it is submitted (domain rules 4.1); amounts in fen. */
export const quotationRecord = v.object({
  ...head.entries,
  lines: v.pipe(lines, v.minLength(1, QUOTATION_MESSAGES.noLines)),
});

/** A quotation that is kept unfinished. */
export const quotationDraft = v.object({ ...draftOf(head).entries, lines: v.optional(lines, []) });

export type QuotationLineFields = v.InferOutput<typeof quotationLineRecord>;
export type QuotationFields = v.InferOutput<typeof quotationRecord>;
export type QuotationDraft = v.InferOutput<typeof quotationDraft>;

/** The second price of one line (domain rules 4.5), in fen; everything else stays as it was in the first round. */
export const secondPriceRecord = v.object({
  inquiryLineId: recordId,
  secondUnitPrice: field('price', { label: '二次单价', required: true }),
});

export type SecondPrice = v.InferOutput<typeof secondPriceRecord>;
