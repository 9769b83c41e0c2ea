import type { FundReason } from '@jianzhu/domain/funds';
import { PAY_CHANNEL } from '@jianzhu/domain/payments';
import type { Transaction } from '../db/schema.ts';
import { type Account, post } from '../ledger/post.ts';
import type { PayOrder } from './own-order.ts';

interface Move {
  readonly from: Account;
  readonly to: Account;
  readonly reason: FundReason;
  readonly cause: string;
}

/** Money of an order that does not go back: to the buyer of a deposit that is kept, or into the bond. */
export type KeptMoney = Omit<Move, 'from'>;

/**
 * Writes into the books that money of an order has gone from one account to another.
 *
 * @param amount fen; the whole order when left out
 */
export const bookOrder = (
  transaction: Transaction,
  order: PayOrder,
  { from, to, reason, cause }: Move,
  amount: number = Number(order.amount),
): Promise<void> =>
  post(transaction, {
    ...{ cause, reason, order },
    entries: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  });

/** Where the money of an order comes from, and goes back to: the world, or what the payer has with the platform. */
export const sourceOf = ({ business_id }: PayOrder, channel: number): Account => {
  if (channel === PAY_CHANNEL.balance) return { kind: 'available', businessId: business_id };
  return { kind: channel === PAY_CHANNEL.transfer ? 'transfer' : 'online' };
};

/** What the platform holds of whoever pays an order. */
export const escrowOf = ({ business_id }: PayOrder): Account => ({ kind: 'escrow', businessId: business_id });
