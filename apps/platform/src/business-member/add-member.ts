import '../member/tables.ts';
import '../invitation/tables.ts';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import { INVITATION_MESSAGES, INVITATION_STATUS, invitationMachine } from '@jianzhu/domain/invitations';
import { DATA_SCOPE } from '@jianzhu/domain/member-center';
import { sql } from 'kysely';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { isInCompany } from '../member/membership.ts';
import { PERSONAL_BUSINESS } from '../member/personal-business.ts';
import { SYSTEM } from '../record/actor-of.ts';
import { transit } from '../record/transit.ts';
import { lockMembers } from '../role/assigned-roles.ts';
import { countPromised, readSeats } from './seats.ts';

/** Who joins which company, as what. */
export interface NewMember {
  readonly businessId: string;
  readonly userId: string;
  /** As a membership keeps them, of `storedRoleKeys`. */
  readonly roleKeys: readonly string[];
  readonly department: string;
  readonly position: string;
  /** Who makes her one. */
  readonly by: string;
  /** The invitation that she accepts by it, which its own act ends. */
  readonly accepts?: string;
  /** She takes the company over: of a seat that is free nobody has been promised one before her. */
  readonly takesOver?: boolean;
}

/**
 * Makes a person a member of a company, and who was removed from it one again: under the lock of its members, and never
 * beyond its seats (413), of which those that are promised to the invited are theirs. What else waits for her there is
 * settled by it. In a transaction that works for the company (`withBusiness`, or `workFor`).
 */
export async function addMember(transaction: Transaction, member: NewMember): Promise<null | Refusal> {
  const { businessId, userId } = member;
  await lockMembers(transaction, businessId);
  const refused = await refuseCompany(transaction, businessId);
  if (refused) return refused;
  if (await isInCompany(transaction, businessId, userId))
    return refuse('stateConflict', INVITATION_MESSAGES.alreadyMember);
  const { limit, used } = await readSeats(transaction, businessId);
  if (used >= limit) return refuse('quotaUsedUp', INVITATION_MESSAGES.seatsFull);
  const isFirst = member.accepts !== undefined || member.takesOver === true;
  if (!isFirst && used + (await countPromised(transaction, businessId, userId)) >= limit)
    return refuse('quotaUsedUp', INVITATION_MESSAGES.seatsPromised);
  const given = { role_keys: [...member.roleKeys], department: member.department, position: member.position };
  const update_user_id = member.by;
  await transaction
    .insertInto('membership')
    .values({ ...given, business_id: businessId, user_id: userId, joined_at: businessNow, update_user_id })
    .onConflict((conflict) =>
      conflict.columns(['business_id', 'user_id']).doUpdateSet({
        ...given,
        ...{ update_user_id, status: MEMBERSHIP_STATUS.active, data_scope: DATA_SCOPE.whole, is_owner: false },
        ...{ joined_at: businessNow, last_login_at: null },
        ...{ updated_at: sql<Date>`now()`, version: sql<number>`membership.version + 1` },
      }),
    )
    .execute();
  await settleInvitations(transaction, member);
  return null;
}

/** An invitation to whoever has joined in another way holds no seat, and lets her in no more when she has gone. */
async function settleInvitations(
  transaction: Transaction,
  { businessId, userId, by, accepts = '0' }: NewMember,
): Promise<void> {
  const waiting = await transaction
    .selectFrom('invitation')
    .innerJoin('account', 'account.phone', 'invitation.phone')
    .select('invitation.id')
    .where('account.id', '=', userId)
    .where('invitation.business_id', '=', businessId)
    .where('invitation.status', '=', INVITATION_STATUS.waiting)
    .where('invitation.id', '<>', accepts)
    .execute();
  const now = await readNow(transaction);
  for (const { id } of waiting) {
    const settled = await transit(transaction, 'invitation', id, {
      ...{ machine: invitationMachine, action: 'settle', actor: SYSTEM, facts: { isInTime: true }, userId: by },
      columns: async () => ({ answer_user_id: userId, answer_time: now, update_user_id: by, update_time: now }),
      audit: 'call',
    });
    if (settled instanceof Refusal) throw new TypeError(`invitation ${id} cannot be settled`);
  }
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
