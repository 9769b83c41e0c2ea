import * as v from 'valibot';
import { QUALIFICATION_DEMANDS } from '../certification/qualification-kinds.ts';
import { dictionary } from '../dictionary/dictionary.ts';
import {
  DELIVERY_METHODS,
  FREIGHT_BEARERS,
  PAYMENT_TERMS,
  PRICING_MODES,
  PUBLISH_SCOPES,
} from '../dictionary/shared-dictionaries.ts';
import { draftOf } from '../form/draft-of.ts';
import { field } from '../form/field.ts';
import { INVOICE_TYPES } from '../money/tax-rate.ts';
import type { PermissionKey } from '../permission/permission-keys.ts';
import { recordId } from '../record/record-id.ts';
import { inquiryLineDraft, inquiryLineRecord, MOST_LINES } from './inquiry-line.ts';
import { INQUIRY_MESSAGES } from './messages.ts';
import { OFFER_KEYS } from './offer-keys.ts';
import { SUPPLIER_DEMAND } from './supplier-demand.ts';

export const PUBLISH_SCOPE = { open: 1, invited: 2 } as const;
export const FREIGHT_BEARER = { included: 1, apart: 2 } as const;
export const PICK_UP = 2;

/** Whether a quotation names what its freight costs: it comes apart, and is not fetched by the buyer (domain rules 4.1). */
export const asksFreight = (inquiry: {
  readonly freightBearer: number | null;
  readonly deliveryMethod: number | null;
}): boolean => inquiry.freightBearer === FREIGHT_BEARER.apart && inquiry.deliveryMethod !== PICK_UP;

export const SUPPLIER_DEMANDS = dictionary([
  [SUPPLIER_DEMAND.none, '不限'],
  [SUPPLIER_DEMAND.certified, '已认证'],
  [SUPPLIER_DEMAND.member, '会员企业'],
]);

export const MOST_INVITEES = 50;
/** Fewer invitees than this are worth a warning. */
export const FEW_INVITEES = 3;
const MOST_CATEGORIES = 5;
/** Kinds of certificate that an inquiry asks for at most. */
export const MOST_QUALIFICATIONS = 5;
const MOST_FILES = 10;
/** Upper limit of one attachment of a sheet or a quotation, in MB; from here on it is refused. */
export const PROCUREMENT_FILE_MAX_MB = 50;

const categoryCode = v.pipe(
  v.string(INQUIRY_MESSAGES.categories),
  v.regex(/^\d{2}(\d{2})?$/, INQUIRY_MESSAGES.categories),
);

const optionalIds = (most: number, message: string) =>
  v.optional(v.pipe(v.array(recordId), v.maxLength(most, message)), []);

/** Head of an inquiry as it is filled in (domain rules 3.2); amounts in fen. */
const head = v.object({
  title: field('str', { label: '询价标题', required: true, min: 4, max: 60 }),
  projectName: field('str', { label: '所属项目', min: 2, max: 80 }),
  projectId: field('id', { label: '所属项目' }),
  publishScope: field('enum', { label: '询价方式', required: true, dictionary: PUBLISH_SCOPES }),
  wholeOrder: field('bool', { label: '整单询价' }),
  sealed: field('bool', { label: '密封报价' }),
  allowSecond: field('bool', { label: '允许二次报价' }),
  quoteDeadline: field('dt', { label: '报价截止时间', required: true }),
  signUpDeadline: field('dt', { label: '报名截止时间' }),
  deliveryDate: field('date', { label: '最晚到货日期', required: true }),
  addressId: field('id', { label: '收货地址', required: true }),
  deliveryMethod: field('enum', { label: '交货方式', required: true, dictionary: DELIVERY_METHODS }),
  freightBearer: field('enum', { label: '运费承担', required: true, dictionary: FREIGHT_BEARERS }),
  paymentTerm: field('enum', { label: '付款方式', required: true, dictionary: PAYMENT_TERMS }),
  paymentTermText: field('str', { label: '其他付款方式', min: 2, max: 100 }),
  invoiceType: field('enum', { label: '发票类型', required: true, dictionary: INVOICE_TYPES }),
  pricingMode: field('enum', { label: '计价方式', required: true, dictionary: PRICING_MODES }),
  minSupplierLevel: field('enum', { label: '供应商要求', dictionary: SUPPLIER_DEMANDS }),
  budgetAmount: field('money', { label: '预算金额' }),
  contactName: field('str', { label: '联系人', required: true, min: 2, max: 20 }),
  contactPhone: field('phone', { label: '联系电话', required: true }),
  hideContact: field('bool', { label: '联系方式仅对已报价企业可见' }),
  remark: field('text', { label: '补充说明', max: 1000 }),
  attachments: field('att', { label: '附件', max: MOST_FILES, lengthMessage: INQUIRY_MESSAGES.mostFiles }),
});

const lists = {
  /** 可接受税率; none: any. */
  expectTaxRates: v.optional(v.pipe(v.array(v.picklist([13, 9, 6, 3, 1, 0], '请选择可接受税率')), v.maxLength(6)), []),
  /** 资质要求: ids of `QUALIFICATION_DEMANDS`. */
  requiredQualifications: v.optional(
    v.pipe(
      v.array(
        v.picklist(
          QUALIFICATION_DEMANDS.map(({ id }) => id),
          INQUIRY_MESSAGES.qualifications,
        ),
      ),
      v.maxLength(MOST_QUALIFICATIONS, INQUIRY_MESSAGES.mostQualifications),
    ),
    [],
  ),
  /** Businesses that are invited, each once. */
  inviteeIds: optionalIds(MOST_INVITEES, INQUIRY_MESSAGES.mostInvitees),
};

/** Inquiry as it must be to be published: 1 to 5 categories and 1 to 500 lines. `checkInquiry` has the rules between. */
export const inquiryRecord = v.object({
  ...head.entries,
  ...lists,
  categoryCodes: v.pipe(
    v.array(categoryCode),
    v.minLength(1, INQUIRY_MESSAGES.categories),
    v.maxLength(MOST_CATEGORIES, INQUIRY_MESSAGES.mostCategories),
  ),
  lines: v.pipe(
    v.array(inquiryLineRecord),
    v.minLength(1, INQUIRY_MESSAGES.noLines),
    v.maxLength(MOST_LINES, INQUIRY_MESSAGES.mostLines),
  ),
});

/** Inquiry as it may be kept unfinished; what is filled in keeps its rules. */
export const inquiryDraft = v.object({
  ...draftOf(head).entries,
  ...lists,
  categoryCodes: v.optional(
    v.pipe(v.array(categoryCode), v.maxLength(MOST_CATEGORIES, INQUIRY_MESSAGES.mostCategories)),
    [],
  ),
  lines: v.optional(v.pipe(v.array(inquiryLineDraft), v.maxLength(MOST_LINES, INQUIRY_MESSAGES.mostLines)), []),
});

export type InquiryFields = v.InferOutput<typeof inquiryRecord>;
export type InquiryDraft = v.InferOutput<typeof inquiryDraft>;

/** What may be done to an inquiry whatever its status, and by whom; acts that its status decides are `inquiryMachine`'s. */
export const INQUIRY_ACTS = {
  copy: 'inquiry_add',
  compare: OFFER_KEYS,
  export: 'inquiry_export',
} as const satisfies Readonly<Record<string, PermissionKey | readonly PermissionKey[]>>;

export type InquiryAct = keyof typeof INQUIRY_ACTS;
