import './tables.ts';
import { PAY_CHANNEL, type PayChannel } from '@jianzhu/domain/payments';
import { isVipMonths, VIP_MESSAGES } from '@jianzhu/domain/vips';
import type { Transaction } from '../db/schema.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { quoteFor } from './quote-for.ts';

const readTerm = (transaction: Transaction, id: string) =>
  transaction
    .selectFrom('vip_order')
    .select(['business_id', 'level', 'months', 'deduction'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const { online, wechat, alipay, balance } = PAY_CHANNEL;
const AT_ONCE: readonly PayChannel[] = [online, wechat, alipay, balance];

/**
 * How a membership order is paid: what takes the rest of an old term off is settled at once or not at all. A transfer is
 * looked at days later, and the old term would have been used meanwhile and taken off all the same.
 *
 * @returns undefined for every way
 */
export async function membershipWays(transaction: Transaction, id: string): Promise<readonly PayChannel[] | undefined> {
  const { deduction } = await readTerm(transaction, id);
  return Number(deduction) > 0 ? AT_ONCE : undefined;
}

/** Why a membership order is no longer paid as it was ordered: it would cost something else now, or is not sold any more. */
export async function refuseStaleMembership(
  transaction: Transaction,
  id: string,
  payAmount: number,
): Promise<Refusal | undefined> {
  const { business_id, level, months } = await readTerm(transaction, id);
  if (!isVipMonths(months)) throw new TypeError(`membership ${id} is of ${months} months`);
  const quote = await quoteFor(transaction, business_id, { level, months });
  if (typeof quote === 'string') return refuse('stateConflict', quote);
  return quote.payAmount === payAmount ? undefined : refuse('stateConflict', VIP_MESSAGES.changed);
}
