import { type InquiryStatus, inquiryMachine, SUPPLIER_INQUIRY_LABELS } from '../inquiry/inquiry-status.ts';
import { INVITEE_STATUS, inviteeMachine } from '../inquiry/invitee-status.ts';
import { statusLook } from '../record/status-machine.ts';
import { QUOTATION_STATUS, quotationMachine } from './quotation-status.ts';

/** How a supplier has answered an inquiry so far; null where it has no quotation, or was not invited. */
export interface SupplierStanding {
  readonly quotationStatus: number | null;
  readonly inviteStatus: number | null;
}

/** Word and colour of an inquiry as a supplier reads it: by its own answer where there is one (domain rules 3.5, 3.6). */
export function supplierLook(status: number, { quotationStatus, inviteStatus }: SupplierStanding) {
  const own = quotationStatus === null ? null : statusLook(quotationMachine, quotationStatus);
  if (own !== null && quotationStatus !== QUOTATION_STATUS.draft) return own;
  if (inviteStatus === INVITEE_STATUS.declined) return inviteeMachine.statuses[inviteStatus];
  const { label, tone } = statusLook(inquiryMachine, status);
  return { label: SUPPLIER_INQUIRY_LABELS[status as InquiryStatus] ?? label, tone };
}
