import { INVITEE_STATUS } from '@jianzhu/domain/inquiries';
import { QUOTATION_STATUS } from '@jianzhu/domain/quotations';
import type { Inquiry } from './own-inquiry.ts';

/** What a supplier has to do with an inquiry so far. */
interface Supplier {
  readonly invitee: { readonly status: number } | undefined;
  readonly quotation: { readonly status: number; readonly submit_time: Date | null } | undefined;
}

/** Whether a supplier has submitted to an inquiry, so that it goes on with it; one taken back counts while all may. */
export const hasAnswered = ({ publish_scope }: Pick<Inquiry, 'publish_scope'>, { quotation }: Supplier): boolean =>
  quotation?.submit_time != null && (publish_scope === 1 || quotation.status !== QUOTATION_STATUS.withdrawn);

/** Whether an inquiry takes a quotation of a supplier, but for its deadline: invited, signed up in time, or there already. */
export function mayAnswer(
  inquiry: Pick<Inquiry, 'publish_scope' | 'sign_up_deadline'>,
  supplier: Supplier,
  now: Date,
): boolean {
  if (supplier.invitee !== undefined) return supplier.invitee.status !== INVITEE_STATUS.declined;
  const { publish_scope, sign_up_deadline } = inquiry;
  // Whoever is not invited to an inquiry open to all comes before its own limit for that.
  const maySignUp = publish_scope === 1 && (sign_up_deadline === null || now.getTime() < sign_up_deadline.getTime());
  return maySignUp || hasAnswered(inquiry, supplier);
}
