import { INQUIRY_STATUS, INVITEE_STATUS } from '@jianzhu/domain/inquiries';
import { QUOTATION_STATUS } from '@jianzhu/domain/quotations';
import { expect, test } from 'vitest';
import { supplierActs } from './supplier-acts.ts';

const member = { permissionKeys: ['quotation_view', 'quotation_add'] } as const;
const { quoting, awarding } = INQUIRY_STATUS;
const { unseen, accepted, declined, quoted } = INVITEE_STATUS;

test.each([
  ['a public inquiry', quoting, null, null, 'quote'],
  ['a new invitation', quoting, unseen, null, 'quote,accept,decline'],
  ['one that was accepted', quoting, accepted, QUOTATION_STATUS.draft, 'quote,decline'],
  ['one that was declined', quoting, declined, null, 'accept'],
  ['one that was answered', quoting, quoted, QUOTATION_STATUS.submitted, 'quote,revised'],
  ['one whose deadline is over', awarding, unseen, null, ''],
])('of %s a supplier may do what the machine allows', (_, status, inviteStatus, quotationStatus, expected) => {
  const acts = supplierActs({ status, inviteStatus, quotationStatus }, member);
  const names = [
    acts.mayQuote && 'quote',
    acts.hasQuoted && 'revised',
    acts.mayAccept && 'accept',
    acts.mayDecline && 'decline',
  ];
  expect(names.filter(Boolean).join()).toBe(expected);
});

test('who may only read answers nothing', () => {
  const acts = supplierActs({ status: quoting, inviteStatus: unseen, quotationStatus: null }, { permissionKeys: [] });
  expect(acts).toEqual({ mayQuote: false, hasQuoted: false, mayAccept: false, mayDecline: false });
});
