import './tables.ts';
import { type BillLine, compareBills, DIFFERENCE_STATUS } from '@jianzhu/domain/reconciliations';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import type { BillSource } from './bill-source.ts';
import { RECONCILIATION_TEXTS } from './messages.ts';
import { readOurLines } from './our-lines.ts';

const { open, settled } = DIFFERENCE_STATUS;

/** A statement as it was given. */
export interface Statement {
  readonly source: Pick<BillSource, 'name' | 'kinds'>;
  readonly day: string;
  readonly lines: readonly BillLine[];
}

/**
 * Compares a statement with our books of its day, and keeps both sums and every difference; once. A difference that the
 * one of another day makes good, as of money that was on its way at midnight, is settled with it. In `withWorker`.
 */
export async function reconcileDay(transaction: Transaction, { source, day, lines }: Statement): Promise<void> {
  const ours = await readOurLines(transaction, day, source.kinds);
  const sumOf = (all: readonly BillLine[]) => all.reduce((sum, { amount }) => sum + amount, 0);
  const channel = source.name;
  const kept = await transaction
    .insertInto('reconciliation')
    .values({
      ...{ day, channel, our_count: ours.length, our_sum: sumOf(ours) },
      ...{ their_count: lines.length, their_sum: sumOf(lines) },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  const differences = compareBills(ours, lines);
  if (kept === undefined || differences.length === 0) return;
  await transaction
    .insertInto('reconciliation_difference')
    .values(differences.map((difference) => ({ ...difference, day, channel })))
    .execute();
  await settlePairs(transaction, { day, channel });
}

/** Two differences of one number are none together where one side said on one day what the other said on another. */
async function settlePairs(
  transaction: Transaction,
  { day, channel }: { readonly day: string; readonly channel: string },
): Promise<void> {
  const note = RECONCILIATION_TEXTS.otherDay;
  await sql`
    with pair as (
      select one.id as one_id, other.id as other_id, other.day as other_day
      from reconciliation_difference one
      join reconciliation_difference other using (channel, kind, number)
      where one.day = ${day} and one.channel = ${channel} and other.day <> one.day
        and one.status = ${open} and other.status = ${open}
        and abs(other.day::date - one.day::date) = 1
        and coalesce(one.ours, 0) + coalesce(other.ours, 0) = coalesce(one.theirs, 0) + coalesce(other.theirs, 0)
    )
    update reconciliation_difference d
    set status = ${settled}, handle_time = now(),
      note = case when d.id = pair.one_id then replace(${note('?')}, '?', pair.other_day) else ${note(day)} end
    from pair where d.id in (pair.one_id, pair.other_id)`.execute(transaction);
}
