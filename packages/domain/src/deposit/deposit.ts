import * as v from 'valibot';
import { type AttachmentEntry, MODIFY_STATUS } from '../attachment/attachment-entry.ts';
import { field } from '../form/field.ts';
import { refusalReason } from '../form/refusal-reason.ts';
import { formatDate } from '../time/shanghai-time.ts';
import { DAY_MS } from '../time/units.ts';
import { DEPOSIT_MESSAGES } from './messages.ts';

const MOST_FILES = 5;
/** What a voucher or a guarantee may be. */
export const PROOF_FORMS = ['pdf', 'jpg', 'jpeg', 'png'] as const;

/** What a supplier pays for: the documents of a tender, or its deposit. */
export const PAY_TYPE = { fee: 1, deposit: 2 } as const;

export type PayType = (typeof PAY_TYPE)[keyof typeof PAY_TYPE];

/** Of `DEPOSIT_METHODS`. */
export const PAY_METHOD = { online: 1, transfer: 2, bankGuarantee: 3, insurance: 4 } as const;

/** Ways to pay the fee of the documents. */
export const FEE_METHODS: readonly number[] = [PAY_METHOD.online, PAY_METHOD.transfer];

export const isGuarantee = (method: number | null): boolean =>
  method === PAY_METHOD.bankGuarantee || method === PAY_METHOD.insurance;

const isProof = ({ fileExt, modifyStatus }: AttachmentEntry): boolean =>
  modifyStatus === MODIFY_STATUS.deleted || PROOF_FORMS.some((form) => form === fileExt.toLowerCase());

const proofs = (label: string) =>
  field('att', {
    ...{ label, required: true, max: MOST_FILES, lengthMessage: DEPOSIT_MESSAGES.mostFiles },
    check: (files) => (files.every(isProof) ? null : { code: 'proof-form', message: DEPOSIT_MESSAGES.fileForm }),
  });

/** 转账凭证: who has paid, what and when. */
export const voucherRecord = v.object({
  payerName: field('str', { label: '付款户名', required: true, min: 2, max: 80 }),
  paidAmount: field('money', { label: '转账金额', required: true }),
  paidDate: field('date', { label: '转账日期', required: true }),
  files: proofs('转账凭证'),
});

/** 保函 of a bank or an insurer. */
export const guaranteeRecord = v.object({
  guaranteeNo: field('str', { label: '保函编号', required: true, min: 5, max: 40 }),
  issuer: field('str', { label: '出具机构', required: true, min: 2, max: 60 }),
  guaranteeAmount: field('money', { label: '保函金额', required: true }),
  validUntil: field('date', { label: '保函有效期', required: true }),
  files: proofs('保函附件'),
});

/** Why the buyer does not take a guarantee, keeps a deposit, gives one back; why a winner does not turn its own into a bond. */
export const depositReasons = {
  reject: refusalReason('驳回原因', DEPOSIT_MESSAGES.rejectReason),
  forfeit: refusalReason('不予退还原因'),
  giveBack: refusalReason('退还原因'),
  decline: refusalReason('不同意的原因', DEPOSIT_MESSAGES.declineReason),
} as const;

export type VoucherFields = v.InferOutput<typeof voucherRecord>;
export type GuaranteeFields = v.InferOutput<typeof guaranteeRecord>;

/** The first day on which a guarantee may end, `YYYY-MM-DD`: until then bids hold. */
export const guaranteeHolds = (bidDeadlineMs: number, bidValidDays: number): string =>
  formatDate(bidDeadlineMs + bidValidDays * DAY_MS);

interface Broken {
  readonly field: string;
  readonly message: string;
}

/** What a voucher breaks of what is to be paid, in fen. */
export const checkVoucher = ({ paidAmount }: Pick<VoucherFields, 'paidAmount'>, amount: number): readonly Broken[] =>
  paidAmount === amount ? [] : [{ field: 'paidAmount', message: DEPOSIT_MESSAGES.voucherAmount }];

/** What a guarantee breaks of what the tender asks for. @param from of `guaranteeHolds` */
export function checkGuarantee(
  { guaranteeAmount, validUntil }: Pick<GuaranteeFields, 'guaranteeAmount' | 'validUntil'>,
  { amount, from }: { readonly amount: number; readonly from: string },
): readonly Broken[] {
  return [
    ...(guaranteeAmount < amount ? [{ field: 'guaranteeAmount', message: DEPOSIT_MESSAGES.guaranteeAmount }] : []),
    ...(validUntil < from ? [{ field: 'validUntil', message: DEPOSIT_MESSAGES.guaranteeUntil(from) }] : []),
  ];
}
