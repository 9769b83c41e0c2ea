import './tables.ts';
import type { FundAccount, FundReason } from '@jianzhu/domain/funds';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';

/** An account of the ledger: the world behind a channel, or one of a business. */
export type Account =
  | { readonly kind: 'online' | 'transfer' }
  | { readonly kind: FundAccount; readonly businessId: string };

interface Posting {
  /** `attempt/…`, `voucher/…`, `refund/…`, `forfeit/…` or `bond/…`: each moves money once; a second time throws. */
  readonly cause: string;
  readonly reason: FundReason;
  /** The order that the money is of. */
  readonly order: { readonly id: string; readonly subject: string; readonly code: string };
  /** What each account gets in fen, less than nothing for what leaves it; together nothing, or the commit fails. */
  readonly entries: readonly { readonly account: Account; readonly amount: number }[];
}

/** Writes money's moving into the books, which are written on and never rewritten. In `withWorker`. */
export async function post(transaction: Transaction, { cause, reason, order, entries }: Posting): Promise<void> {
  const { id } = await transaction
    .insertInto('ledger_posting')
    .values({
      ...{ cause, reason, order_id: order.id, subject: order.subject, code: order.code },
      create_time: businessNow,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = entries.map(({ account, amount }) => ({
    ...{ posting_id: id, account: account.kind, amount, create_time: businessNow },
    business_id: 'businessId' in account ? account.businessId : null,
  }));
  await transaction.insertInto('ledger_entry').values(rows).execute();
}
