import '../member/tables.ts';
import { INVITATION_MESSAGES } from '@jianzhu/domain/invitations';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { PERSONAL_BUSINESS } from '../member/personal-business.ts';
import { lockMembers } from '../role/assigned-roles.ts';
import { REMOVED, readSeats } from './seats.ts';

/** Who joins which company, as what. */
export interface NewMember {
  readonly businessId: string;
  readonly userId: string;
  /** As a membership keeps them, of `storedRoleKeys`. */
  readonly roleKeys: readonly string[];
  readonly department: string;
  readonly position: string;
}

/**
 * Makes a person a member of a company, and who was removed from it one again: under the lock of its members, and never
 * beyond its seats (413). In a transaction that works for the company (`withBusiness`, or `workFor`).
 */
export async function addMember(transaction: Transaction, member: NewMember): Promise<null | Refusal> {
  const { businessId, userId } = member;
  await lockMembers(transaction, businessId);
  const refused = await refuseCompany(transaction, businessId);
  if (refused) return refused;
  const known = await transaction
    .selectFrom('membership')
    .select('status')
    .where('business_id', '=', businessId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (known !== undefined && known.status !== REMOVED)
    return refuse('stateConflict', INVITATION_MESSAGES.alreadyMember);
  const { limit, used } = await readSeats(transaction, businessId);
  if (used >= limit) return refuse('quotaUsedUp', INVITATION_MESSAGES.seatsFull);
  const given = { role_keys: [...member.roleKeys], department: member.department, position: member.position };
  await transaction
    .insertInto('membership')
    .values({ ...given, business_id: businessId, user_id: userId, joined_at: businessNow })
    .onConflict((conflict) =>
      conflict.columns(['business_id', 'user_id']).doUpdateSet({
        ...given,
        ...{ status: 1, data_scope: 1, is_owner: false },
        ...{ joined_at: businessNow, last_login_at: null },
        ...{ updated_at: sql<Date>`now()`, version: sql<number>`membership.version + 1` },
      }),
    )
    .execute();
  return null;
}

/** The business of a person is that person's alone. */
export async function refuseCompany(transaction: Transaction, businessId: string): Promise<Refusal | null> {
  const { kind } = await transaction
    .selectFrom('business')
    .select('kind')
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow();
  return kind === PERSONAL_BUSINESS
    ? new Refusal('certificationNeeded', { msg: INVITATION_MESSAGES.personalBusiness })
    : null;
}
