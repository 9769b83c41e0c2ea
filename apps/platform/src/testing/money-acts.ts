import type { CallPermission } from '@jianzhu/api-client';
import type { PinPurpose } from '@jianzhu/domain/payments';

/** What guards an act that moves money, or decides that it will. */
export interface MoneyAct {
  /** Keys of which the member needs one; null where the act that follows asks for one. */
  readonly permission: CallPermission | null;
  /** What the payment PIN is asked for, beside the permission (domain rules 13.2). */
  readonly pin?: PinPurpose;
  /** What keeps a repetition from counting twice: the key of the form, the version that was seen, or the record's own state. */
  readonly once: 'key' | 'version' | 'state';
}

const payer = ['pay_do', 'bid_pay'] as const;
const seen = (permission: CallPermission, pin?: PinPurpose): MoneyAct => ({
  ...{ permission, once: 'version' },
  ...(pin && { pin }),
});
const form = (permission: CallPermission, pin?: PinPurpose): MoneyAct => ({ ...seen(permission, pin), once: 'key' });

/**
 * Every call that changes something in the contexts of money, by its id. The PIN is asked of who pays from what the platform
 * keeps, takes money out, changes where it goes, or gives more than 10,000 yuan back; who pays by a code gives the word on
 * the own phone.
 */
export const MONEY_ACTS: Readonly<Record<string, MoneyAct>> = {
  'payment.submit': form(payer, 'pay'),
  'payment.voucher': form(payer),
  'payment.close': seen(payer),
  // Of a demonstration alone.
  'payment.sandbox': { permission: payer, once: 'state' },
  // Each ticket is good for one act.
  'payment.pinVerify': { permission: null, once: 'state' },
  'order.create': form('service_buy'),
  'order.pay': { permission: 'pay_do', once: 'state' },
  'order.cancel': seen('order_cancel'),
  'order.acceptOrder': seen('order_deliver'),
  'order.refuseOrder': seen('order_deliver'),
  'order.deliver': seen('order_deliver'),
  'order.confirm': seen('order_accept'),
  'order.rejectDeliver': seen('order_accept'),
  'order.refundApply': form('order_refund'),
  'order.refundHandle': form('refund_approve', 'approveRefund'),
  'order.appeal': seen('order_refund'),
  'order.rate': form('order_rate'),
  'order.reply': seen('order_deliver'),
  'vip.buy': form('vip_buy'),
  'invoice.apply': form('invoice_apply'),
  'invoice.issue': seen('invoice_issue'),
  'invoice.reject': seen('invoice_issue'),
  'withdrawal.apply': form('fund_withdraw', 'withdraw'),
  'withdrawal.confirm': seen('fund_approve', 'withdraw'),
  'withdrawal.refuse': seen('fund_approve'),
  'withdrawal.cancel': seen('fund_withdraw'),
  'bankCard.bind': form('bankcard_bind'),
  'bankCard.verifyAmount': seen('bankcard_bind'),
  'bankCard.setDefault': seen('bankcard_bind', 'settlementCard'),
  'bankCard.unbind': seen('bankcard_unbind', 'unbindCard'),
  'bankCard.drop': seen('bankcard_bind'),
  'deposit.create': form('bid_pay'),
  'deposit.reserve': { permission: 'bid_pay', once: 'state' },
  // Each of these also asks for the key to award.
  'deposit.verify': seen('fund_view'),
  'deposit.forfeit': seen('fund_view'),
  'deposit.giveBack': seen('fund_view'),
  'deposit.propose': seen('fund_view'),
  'deposit.answerBond': seen('bid_pay'),
  'packageUse.add': form('order_deliver'),
  'packageUse.confirm': seen('order_accept'),
  'packageUse.refuse': seen('order_accept'),
};

/** Contexts whose calls are all in the table. */
export const MONEY_CONTEXTS: readonly string[] = [
  ...new Set(Object.keys(MONEY_ACTS).map((id) => id.split('.')[0] ?? '')),
  'fund',
];

/** Give rows of a statement away, and change nothing. */
export const MONEY_FILES: readonly string[] = ['fund.exportFlow'];

/** What operators do about money: by their token, and under their name in the audit trail. */
export const OPERATOR_MONEY_ACTS: readonly string[] = [
  ...['operator.handleReview', 'operator.explainDifference', 'operator.settleDifference'],
  ...['operator.issueInvoice', 'operator.rejectInvoice'],
];
