import './tables.ts';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { PayOrder } from './own-order.ts';

type Account = 'payer' | 'escrow';

interface Flow {
  readonly from: Account;
  readonly to: Account;
  /** `attempt/…`, `voucher/…` or `refund/…`: each moves money once, whatever it is told twice. */
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
