import type { FundReason } from '@jianzhu/domain/funds';
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

/** Writes into the books that an order's whole amount has gone from one account to another. */
export const bookOrder = (
  transaction: Transaction,
  order: PayOrder,
  { from, to, reason, cause }: Move,
): Promise<void> =>
  post(transaction, {
    ...{ cause, reason, order },
    entries: [
      { account: from, amount: -Number(order.amount) },
      { account: to, amount: Number(order.amount) },
    ],
  });

/** What the platform holds of whoever pays an order. */
export const escrowOf = ({ business_id }: PayOrder): Account => ({ kind: 'escrow', businessId: business_id });
