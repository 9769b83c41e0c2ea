import '../member/tables.ts';
import { seats } from '@jianzhu/domain';
import type { Transaction } from '../db/schema.ts';
import { readStanding } from '../member/standing.ts';

/** Of a membership: it has ended, and keeps no seat. */
export const REMOVED = 3;

/** The seats of a company and how many of them its members have, those who are disabled too (domain rules 12.2, 16.1). */
export interface Seats {
  readonly limit: number;
  readonly used: number;
}

/** Reads them; for who then fills one, under `lockMembers`. */
export async function readSeats(transaction: Transaction, businessId: string): Promise<Seats> {
  const { level } = await readStanding(transaction, businessId);
  const { count } = await transaction
    .selectFrom('membership')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('business_id', '=', businessId)
    .where('status', '<>', REMOVED)
    .executeTakeFirstOrThrow();
  return { limit: seats(level), used: Number(count) };
}
