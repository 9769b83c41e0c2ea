import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';

/**
 * Names the company that a transaction of `withWorker` works for: from here on it reaches that one's members and records.
 * `null` lets go of it, as the notices to persons need, which belong to no company.
 */
export async function workFor(transaction: Transaction, businessId: string | null): Promise<void> {
  await sql`select set_config('app.business_id', ${businessId ?? ''}, true)`.execute(transaction);
}
