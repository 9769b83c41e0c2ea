import { formatRecordNumber, type NumberedRecord } from '@jianzhu/domain/records';
import { sql } from 'kysely';
import type { Transaction } from './schema.ts';

/** The next number (单号) of a kind of record: unique among records that exist. */
export async function takeRecordNumber(transaction: Transaction, kind: NumberedRecord): Promise<string> {
  const { rows } = await sql<{ sequence: number; at: Date }>`
    select app.next_record_number(${kind}) as sequence, now() as at`.execute(transaction);
  const [taken] = rows;
  if (taken === undefined) throw new Error('the numbers gave nothing');
  return formatRecordNumber(kind, taken.at.getTime(), taken.sequence);
}
