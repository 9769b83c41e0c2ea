import { type InquiryStatus, inquiryMachine, SUPPLIER_INQUIRY_LABELS } from '@jianzhu/domain/inquiries';
import { QUOTATION_STATUS, type QuotationStatus, quotationMachine } from '@jianzhu/domain/quotations';
import type { InquiryDetail } from './inquiry-calls.ts';

/** Word and colour of an inquiry as a supplier reads it: by the own answer where there is one (domain rules 3.5). */
export function supplierLook(
  status: number,
  { quotationStatus }: Pick<NonNullable<InquiryDetail['supplier']>, 'quotationStatus'>,
) {
  // Both numbers are those of the machines.
  const own = quotationStatus === null ? null : quotationMachine.statuses[quotationStatus as QuotationStatus];
  if (own !== null && quotationStatus !== QUOTATION_STATUS.draft) return own;
  const { label, tone } = inquiryMachine.statuses[status as InquiryStatus];
  return { label: SUPPLIER_INQUIRY_LABELS[status as InquiryStatus] ?? label, tone };
}
