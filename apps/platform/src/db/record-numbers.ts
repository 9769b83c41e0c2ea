import { randomInt } from 'node:crypto';
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

/** Draws of so many digits before a longer number is drawn: with half of a day's numbers taken, one in a million fails. */
const DRAWS = 20;
const FIRST_DIGITS = 5;

/**
 * Gives a record a number that does not tell how many there are: one of the day's at random, where the daily sequence of
 * the others (domain rules 0.7) would count what must stay hidden.
 *
 * @param keep keeps the record under this number; undefined where another one has it already
 */
export async function withDrawnNumber<Row>(
  kind: NumberedRecord,
  epochMs: number,
  keep: (code: string) => Promise<Row | undefined>,
): Promise<Row> {
  for (let draw = 0; ; draw += 1) {
    const digits = FIRST_DIGITS + Math.floor(draw / DRAWS);
    const kept = await keep(formatRecordNumber(kind, epochMs, randomInt(1, 10 ** digits)));
    if (kept !== undefined) return kept;
  }
}
