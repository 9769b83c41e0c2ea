import './tables.ts';
import { formatDate } from '@jianzhu/domain';
import { dictionaryLabel, MEMBERSHIP_LEVELS } from '@jianzhu/domain/forms';
import { ORDER_TYPE, REFUND_RULE } from '@jianzhu/domain/orders';
import { quoteVip, VIP_MESSAGES, VIP_STATUS, type VipMonths, type VipQuote } from '@jianzhu/domain/vips';
import { readNow } from '../db/business-clock.ts';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { addOrder, openPayment, refuseBuying } from '../order/create-order.ts';
import { readMembershipNow } from './membership-now.ts';

interface Term {
  readonly level: number;
  readonly months: VipMonths;
}

/** What a term costs a business now; a text where it is not sold to it. */
export async function quoteFor(
  transaction: Transaction,
  businessId: string,
  { level, months }: Term,
): Promise<VipQuote | string> {
  const today = formatDate((await readNow(transaction)).getTime());
  return quoteVip(level, months, await readMembershipNow(transaction, businessId), today);
}

/** The membership order that waits for its payment. */
export const findUnpaid = (transaction: Transaction, businessId: string) =>
  transaction
    .selectFrom('vip_order')
    .select('id')
    .where('business_id', '=', businessId)
    .where('status', '=', VIP_STATUS.unpaid)
    .executeTakeFirst();

/** Orders a membership at what it costs now. In `withWorker`. */
export async function buyMembership(
  transaction: Transaction,
  caller: BusinessMember,
  term: Term,
): Promise<{ readonly orderId: string; readonly payOrderId: string | null } | Refusal> {
  const { businessId } = caller.acting;
  await lockText(transaction, `membership ${businessId}`);
  if ((await findUnpaid(transaction, businessId)) !== undefined) return refuse('stateConflict', VIP_MESSAGES.unpaid);
  const quote = await quoteFor(transaction, businessId, term);
  if (typeof quote === 'string') return refuse('stateConflict', quote);
  const { level, months } = term;
  const title = VIP_MESSAGES.subject(dictionaryLabel(MEMBERSHIP_LEVELS, level), months);
  const target = {
    ...{ id: String(level), sellerBusinessId: null, sellerUserId: null, price: quote.amount },
    refundRule: REFUND_RULE.none,
    snapshot: { title, cover: '', packageName: '', unit: '', days: 0, items: [] },
  };
  const refused = await refuseBuying(transaction, caller, ORDER_TYPE.vip, target, quote.payAmount);
  if (refused) return refused;
  const order = await addOrder(transaction, caller, {
    ...{ orderType: ORDER_TYPE.vip, numberedAs: 'vipOrder', target, quantity: 1 },
    cost: { amount: quote.amount, discountAmount: quote.deduction, payAmount: quote.payAmount },
  });
  await transaction
    .insertInto('vip_order')
    .values({
      ...{ id: order.id, business_id: businessId, create_user_id: caller.userId, update_user_id: caller.userId },
      ...{ level, months, amount: quote.amount, deduction: quote.deduction },
      ...{ begin_date: quote.beginDate, end_date: quote.endDate },
    })
    .execute();
  return { orderId: order.id, payOrderId: await openPayment(transaction, order, caller) };
}
