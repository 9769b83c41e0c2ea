import './tables.ts';
import '../member/tables.ts';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import { INVITATION_MESSAGES } from '@jianzhu/domain/invitations';
import { sql } from 'kysely';
import { readNow } from '../db/business-clock.ts';
import { hashToken, tokenHashBytes } from '../db/context.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { membershipStatus } from '../member/membership.ts';
import { personName } from '../member/person-name.ts';
import { workFor } from '../member/work-for.ts';
import { findRecord } from '../record/find-record.ts';
import { lockMembers } from '../role/assigned-roles.ts';
import { readGivenRoles, roleNames } from '../role/given-roles.ts';
import { answer, join, tellInviter } from './answer-invitation.ts';
import { type InvitationLink, stateOf } from './invitation-links.ts';
import { readOffered } from './invitation-views.ts';
import { rolesOnOffer } from './offers.ts';

/** Days that an invitation is noted with that was answered when it was made. */
const AT_ONCE = 3;

/** The link that carries a token, and from here on its company's is what the transaction works for. In `withWorker`. */
async function findLink(transaction: Transaction, token: string): Promise<InvitationLink | Refusal> {
  const link = await transaction
    .selectFrom('invitation_link')
    .selectAll()
    .where('token_hash', '=', tokenHashBytes(hashToken(token)))
    .executeTakeFirst();
  if (link === undefined) return refuse('notFound', INVITATION_MESSAGES.linkEnded);
  await workFor(transaction, link.business_id);
  return link;
}

/** What a link offers to whoever has it. */
export async function readLink(transaction: Transaction, token: string, userId: string) {
  const link = await findLink(transaction, token);
  if (link instanceof Refusal) return link;
  const now = await readNow(transaction);
  const roles = await readGivenRoles(transaction, link.business_id);
  const isOffered = !((await rolesOnOffer(transaction, link, roles)) instanceof Refusal);
  return {
    ...(await readOffered(transaction, link, userId, now)),
    ...{ roleNames: roleNames(link.role_keys, roles), department: link.department, position: link.position },
    ...{
      message: link.message,
      expireTime: timeText(link.expires_at),
      state: isOffered ? stateOf(link, now) : ('revoked' as const),
    },
  };
}

/**
 * Joins the company of a link, which has one use less; nothing is done where the company has no seat. Whoever has gone may
 * have the link still: the company asks her anew, by name.
 */
export async function acceptLink(
  transaction: Transaction,
  token: string,
  userId: string,
): Promise<{ businessId: string } | Refusal> {
  const found = await findLink(transaction, token);
  if (found instanceof Refusal) return found;
  const { business_id: businessId } = found;
  await lockMembers(transaction, businessId);
  const status = await membershipStatus(transaction, businessId, userId);
  if (status === MEMBERSHIP_STATUS.removed) return refuse('stateConflict', INVITATION_MESSAGES.gone);
  const link = await findRecord(transaction, 'invitation_link', found.id, 'lock');
  if (link instanceof Refusal) return link;
  const now = await readNow(transaction);
  const state = stateOf(link, now);
  if (state === 'usedUp') return refuse('stateConflict', INVITATION_MESSAGES.linkUsedUp);
  if (state !== 'open') return refuse('deadlinePassed', INVITATION_MESSAGES.linkEnded);
  const roleKeys = await rolesOnOffer(transaction, link, await readGivenRoles(transaction, businessId));
  if (roleKeys instanceof Refusal) return roleKeys;
  const { department, position } = link;
  const refused = await join(transaction, { businessId, userId, roleKeys, department, position, by: userId });
  if (refused) return refused;
  await transaction
    .updateTable('invitation_link')
    .set({ uses: sql<number>`uses + 1`, version: sql<number>`version + 1`, update_user_id: userId, update_time: now })
    .where('id', '=', link.id)
    .execute();
  const noted = await noteJoined(transaction, link, userId, now);
  await answer(transaction, { id: noted.id, userId, action: 'accept' });
  await tellInviter(transaction, noted, { userId, isAccepted: true });
  return { businessId };
}

/** Whoever joins by a link stands among the invitations as well. */
async function noteJoined(transaction: Transaction, link: InvitationLink, userId: string, now: Date) {
  const account = await transaction
    .selectFrom('account')
    .select(['phone', 'real_name', 'nick_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { business_id, create_user_id, role_keys, department, position, message, expires_at } = link;
  return transaction
    .insertInto('invitation')
    .values({
      ...{ business_id, create_user_id, update_user_id: userId, create_time: now, update_time: now },
      ...{ code: await takeRecordNumber(transaction, 'invitation'), phone: account.phone },
      ...{ name: personName(account).slice(0, 20), role_keys, department, position, message },
      ...{ expire_days: AT_ONCE, expires_at, link_id: link.id },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
