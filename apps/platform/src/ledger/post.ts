import './tables.ts';
import type { FundAccount, FundReason } from '@jianzhu/domain/funds';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';

/** An account of the ledger: the world behind a channel, what the platform itself has sold, or one of a business. */
export type Account =
  | { readonly kind: 'online' | 'transfer' | 'payout' | 'income' }
  | { readonly kind: FundAccount; readonly businessId: string };

/** A record that money moves for, as statements name it. */
interface Record {
  readonly id: string;
  readonly subject: string;
  readonly code: string;
}

/** Exactly one: the order or the withdrawal that the money is of. */
type OfRecord =
  | { readonly order: Record; readonly withdrawal?: never }
  | { readonly withdrawal: Record; readonly order?: never };

interface Movement {
  /** `attempt/…`, `refund/…`, `withdraw/…`, `order/…` and so on: each moves money once; a second time throws. */
  readonly cause: string;
  readonly reason: FundReason;
  /** What each account gets in fen, less than nothing for what leaves it; together nothing, or the commit fails. */
  readonly entries: readonly { readonly account: Account; readonly amount: number }[];
}

type Posting = Movement & OfRecord;

/** Writes money's moving into the books, which are written on and never rewritten. In `withWorker`. */
export async function post(transaction: Transaction, posting: Posting): Promise<void> {
  const { cause, reason, order, withdrawal, entries } = posting;
  const { subject, code } = order ?? withdrawal;
  const { id } = await transaction
    .insertInto('ledger_posting')
    .values({
      ...{ cause, reason, order_id: order?.id ?? null, withdrawal_id: withdrawal?.id ?? null, subject, code },
      create_time: businessNow,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = entries
    .map(({ account, amount }) => ({
      ...{ posting_id: id, account: account.kind, amount, create_time: businessNow },
      business_id: 'businessId' in account ? account.businessId : null,
    }))
    // The books of businesses are locked in one order, so that no two postings wait for each other.
    .sort((one, other) => (BigInt(one.business_id ?? 0) < BigInt(other.business_id ?? 0) ? -1 : 1));
  await transaction.insertInto('ledger_entry').values(rows).execute();
}
