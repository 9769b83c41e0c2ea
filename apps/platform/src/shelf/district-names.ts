import '../content/tables.ts';
import type { Transaction } from '../db/schema.ts';

/** What divisions are called, in the order of their codes; one that there is not is left out. */
export async function districtNames(transaction: Transaction, codes: readonly string[]): Promise<readonly string[]> {
  if (codes.length === 0) return [];
  const rows = await transaction
    .selectFrom('district')
    .select('name')
    .where('code', 'in', [...codes])
    .orderBy('code')
    .execute();
  return rows.map(({ name }) => name);
}
