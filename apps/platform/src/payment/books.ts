import './tables.ts';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { PayOrder } from './own-order.ts';

/** `buyer`: what the platform owes the buyer of a deposit that is kept; `bond`: performance bonds that it holds. */
type Account = 'payer' | 'escrow' | 'buyer' | 'bond';

interface Flow {
  readonly from: 'payer' | 'escrow';
  readonly to: Account;
  /** `attempt/…`, `voucher/…`, `refund/…`, `forfeit/…` or `bond/…`: each moves money once, whatever it is told twice. */
  readonly cause: string;
}

/** Writes into the books that an order's amount has gone from one account to another. */
export async function writeFlow(
  transaction: Transaction,
  { id, business_id, amount }: PayOrder,
  { from, to, cause }: Flow,
): Promise<void> {
  await transaction
    .insertInto('pay_flow')
    .values({ order_id: id, business_id, debit: from, credit: to, amount, cause, create_time: businessNow })
    .execute();
}
