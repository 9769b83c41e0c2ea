import { parseRecordId, type RecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';

/** The business that handed a review in; null for a visitor. */
export function ownerOfReview(row: { readonly business_id: string | null }): RecordId | null | undefined {
  return row.business_id === null ? null : parseRecordId(row.business_id);
}

/** Reads what was handed in as its business does, or for no business what a visitor handed in. */
export function asOwnerOfReview<T>(
  database: Database,
  owner: RecordId | null,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return owner === null ? database.withWorker(work) : database.withBusiness(owner, work);
}
