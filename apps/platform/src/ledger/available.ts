import './tables.ts';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';

/**
 * What a company has with the platform to spend, in fen, kept from everybody else who spends it until the transaction
 * ends. Whoever pays, withdraws or freezes asks here first, so that no two spend the same money. In `withWorker`.
 */
export async function lockAvailable(transaction: Transaction, businessId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('available funds', ${businessId}::bigint))`.execute(
    transaction,
  );
  return readAvailable(transaction, businessId);
}

/** The same for show. */
export async function readAvailable(transaction: Transaction, businessId: string): Promise<number> {
  const { balance } = await transaction
    .selectFrom('ledger_entry')
    .select(sql<string>`coalesce(sum(amount), 0)`.as('balance'))
    .where('business_id', '=', businessId)
    .where('account', '=', 'available')
    .executeTakeFirstOrThrow();
  return Number(balance);
}
