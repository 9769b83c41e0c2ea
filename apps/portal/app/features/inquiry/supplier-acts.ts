import { INQUIRY_STATUS, INVITEE_STATUS, type InviteeStatus, inviteeMachine } from '@jianzhu/domain/inquiries';
import { mayDo } from '@jianzhu/domain/member-center';
import { QUOTATION_STATUS } from '@jianzhu/domain/quotations';

/** An inquiry and how its supplier has answered it; null where it was not invited, or has no quotation. */
interface Answered {
  readonly status: number;
  readonly inviteStatus: number | null;
  readonly quotationStatus: number | null;
}

/** What a supplier may do with an inquiry, in its row and on its page. */
export function supplierActs({ status, inviteStatus, quotationStatus }: Answered, member: Parameters<typeof mayDo>[0]) {
  const isOpen = status === INQUIRY_STATUS.quoting;
  const supplier = {
    is: ['supplier'],
    permissionKeys: mayDo(member, 'quotation_view') ? ['quotation_view'] : [],
  } as const;
  const acts =
    // The number is one of the machine's.
    inviteStatus === null
      ? []
      : inviteeMachine.allowedActions(inviteStatus as InviteeStatus, supplier, { isInTime: isOpen });
  return {
    mayQuote: isOpen && inviteStatus !== INVITEE_STATUS.declined && mayDo(member, 'quotation_add'),
    hasQuoted: quotationStatus !== null && quotationStatus !== QUOTATION_STATUS.draft,
    mayAccept: acts.includes('accept'),
    mayDecline: acts.includes('decline'),
  };
}
