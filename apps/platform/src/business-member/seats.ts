import '../invitation/tables.ts';
import '../member/tables.ts';
import { seats } from '@jianzhu/domain';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import { INVITATION_STATUS } from '@jianzhu/domain/invitations';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { readStanding } from '../member/standing.ts';

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
    .where('status', '<>', MEMBERSHIP_STATUS.removed)
    .executeTakeFirstOrThrow();
  return { limit: seats(level), used: Number(count) };
}

/**
 * Whether a member who was disabled finds a seat: hers is counted, but a company whose level has ended may have more members
 * than seats, of whom no more come back than there are. Under `lockMembers`.
 */
export async function canComeBack(transaction: Transaction, businessId: string): Promise<boolean> {
  const { limit } = await readSeats(transaction, businessId);
  const { count } = await transaction
    .selectFrom('membership')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('business_id', '=', businessId)
    .where('status', '=', MEMBERSHIP_STATUS.active)
    .executeTakeFirstOrThrow();
  return Number(count) < limit;
}

/** Seats that a company has promised to others than a person: by its invitations that may still be accepted. */
export async function countPromised(transaction: Transaction, businessId: string, userId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('invitation')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('business_id', '=', businessId)
    .where('status', '=', INVITATION_STATUS.waiting)
    .where('expires_at', '>', businessNow)
    .where('phone', 'not in', (phones) => phones.selectFrom('account').select('phone').where('id', '=', userId))
    .executeTakeFirstOrThrow();
  return Number(count);
}
