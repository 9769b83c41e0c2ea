import './tables.ts';
import { sql } from 'kysely';
import { parseRecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';

/**
 * Names the inquiry or tender that a transaction works on: from here on one of `withWorker` reaches no other one's rows, and
 * one of a session changes none, whatever condition a statement forgets (migration 0961). The next one is named in its
 * place; `null` lets go of it.
 *
 * @param supplierId whose answers alone are changed; left out where the act is the buyer's or the platform's
 */
export async function workOn(transaction: Transaction, recordId: string | null, supplierId = ''): Promise<void> {
  await sql`
    select set_config('app.worked_record', ${recordId ?? ''}, true),
      set_config('app.worked_supplier', ${supplierId}, true)`.execute(transaction);
}

/** Names an inquiry, by an id that came from outside, and locks it, as every act on it begins. In `withWorker`. */
export async function lockInquiry(
  transaction: Transaction,
  id: string,
  supplierId?: string,
): Promise<Row<'inquiry'> | Refusal> {
  const known = parseRecordId(id);
  if (known === undefined) return new Refusal('notFound');
  await workOn(transaction, known, supplierId);
  return findRecord(transaction, 'inquiry', known, 'lock');
}
