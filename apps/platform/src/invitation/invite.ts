import './tables.ts';
import '../member/tables.ts';
import { DAY_MS } from '@jianzhu/domain';
import {
  INVITATION_MESSAGES,
  INVITATION_NOTICES,
  INVITATION_PAGE,
  INVITATION_STATUS,
  type InvitedRow,
  joinText,
  RESENT_FROM,
} from '@jianzhu/domain/invitations';
import { nameFacts } from '../audit/pending-event.ts';
import { readNow } from '../db/business-clock.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { businessName } from '../member/business-name.ts';
import { textChange } from '../member/tell-account.ts';
import { writePersonalNotice } from '../notice/write-notice.ts';
import { findRecord } from '../record/find-record.ts';
import { refuseOlder } from '../record/refuse-changed.ts';
import type { Seen } from '../record/save-record.ts';
import { lockMembers, storedRoleKeys } from '../role/assigned-roles.ts';
import { refuseCompany } from './add-member.ts';
import { expireInvitation } from './expire-invitations.ts';
import { readGivenRoles, standing } from './given-roles.ts';
import { type Invitation, inviterOf, toRow } from './invitation-views.ts';
import { REMOVED, readSeats } from './seats.ts';
import { workFor } from './work-for.ts';

/** Who invites, and where the portal is that a text message leads to. */
export interface Inviting {
  readonly caller: BusinessMember;
  readonly portalOrigin: string;
}

/** What one phone is offered, its roles as a membership keeps them. */
type Offered = Pick<Invitation, 'phone' | 'name' | 'role_keys' | 'department' | 'position' | 'message' | 'expire_days'>;

/** What becomes of several phones. */
interface Invited {
  readonly ok: { readonly phone: string; readonly id: string }[];
  readonly failed: { readonly phone: string; readonly msg: string }[];
}

/** Invites phones into the caller's company; what is refused to one keeps nothing from the others. In `withWorker`. */
export async function invite(
  transaction: Transaction,
  by: Inviting,
  rows: readonly InvitedRow[],
): Promise<Invited | Refusal> {
  const { businessId } = by.caller.acting;
  const room = await openRoom(transaction, businessId);
  if (room instanceof Refusal) return room;
  const ok: { phone: string; id: string }[] = [];
  const failed: { phone: string; msg: string }[] = [];
  for (const [index, row] of rows.entries()) {
    const isTwice = rows.slice(0, index).some(({ phone }) => phone === row.phone);
    const done = isTwice
      ? refuse('invalidParameter', INVITATION_MESSAGES.twice)
      : await inviteRow(transaction, by, row, room.left - ok.length);
    if (done instanceof Refusal) failed.push({ phone: row.phone, msg: done.msg });
    else ok.push({ phone: row.phone, id: done.id });
  }
  nameFacts({ count: ok.length, ...(failed.length > 0 && { failed: failed.length }) });
  return { ok, failed };
}

/** Sends an invitation that has ended again, as a new one, with those of its roles that are still there. */
export async function resendInvitation(
  transaction: Transaction,
  by: Inviting,
  seen: Seen,
): Promise<{ id: string } | Refusal> {
  const { caller } = by;
  const room = await openRoom(transaction, caller.acting.businessId);
  if (room instanceof Refusal) return room;
  const row = await findRecord(transaction, 'invitation', seen.id, 'lock');
  if (row instanceof Refusal) return row;
  const roles = await readGivenRoles(transaction, row.business_id);
  const older = await refuseOlder(transaction, caller.userId, row, seen, (kept) =>
    toRow({ ...kept, inviterName: '' }, roles, room.now, inviterOf(caller)),
  );
  if (older) return older;
  if (!RESENT_FROM.includes(row.status)) return new Refusal('stateConflict');
  const role_keys = standing(roles, row.role_keys);
  if (role_keys.length === 0) return refuse('stateConflict', INVITATION_MESSAGES.rolesGone);
  return inviteOne(transaction, by, { ...row, role_keys }, room.left);
}

/** Locks the members of a company that invites, and counts how many it may invite. */
async function openRoom(
  transaction: Transaction,
  businessId: string,
): Promise<{ readonly left: number; readonly now: Date } | Refusal> {
  await workFor(transaction, businessId);
  await lockMembers(transaction, businessId);
  const refused = await refuseCompany(transaction, businessId);
  if (refused) return refused;
  const { limit, used } = await readSeats(transaction, businessId);
  const now = await readNow(transaction);
  return { left: limit - used - (await countWaiting(transaction, businessId, now)), now };
}

/** Invitations of a company that may still be accepted. */
export async function countWaiting(transaction: Transaction, businessId: string, now: Date): Promise<number> {
  const { count } = await transaction
    .selectFrom('invitation')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('business_id', '=', businessId)
    .where('status', '=', INVITATION_STATUS.waiting)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function inviteRow(transaction: Transaction, by: Inviting, row: InvitedRow, left: number) {
  const role_keys = await storedRoleKeys(transaction, row.roleIds, by.caller.acting.businessId);
  if (role_keys instanceof Refusal) return role_keys;
  const { phone, name, department, position, message, expireDays: expire_days } = row;
  return inviteOne(transaction, by, { phone, name, role_keys, department, position, message, expire_days }, left);
}

/** @param left how many more the company may invite */
async function inviteOne(
  transaction: Transaction,
  { caller, portalOrigin }: Inviting,
  { phone, name, role_keys, department, position, message, expire_days }: Offered,
  left: number,
): Promise<{ id: string } | Refusal> {
  const { userId, acting } = caller;
  const now = await readNow(transaction);
  const account = await transaction.selectFrom('account').select('id').where('phone', '=', phone).executeTakeFirst();
  const refused = await refusePhone(transaction, { phone, userId: account?.id, now, businessId: acting.businessId });
  if (refused) return refused;
  if (left <= 0) return refuse('quotaUsedUp', INVITATION_MESSAGES.seatsFull);
  const expires_at = new Date(now.getTime() + expire_days * DAY_MS);
  const invitation = await transaction
    .insertInto('invitation')
    .values({
      ...{ business_id: acting.businessId, create_user_id: userId, update_user_id: userId },
      ...{ create_time: now, update_time: now, code: await takeRecordNumber(transaction, 'invitation') },
      ...{ phone, name, role_keys: [...role_keys], department, position, message, expire_days, expires_at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const company = await businessName(transaction, acting.businessId);
  if (account === undefined) {
    const link = `${portalOrigin}${INVITATION_PAGE}${invitation.id}`;
    await textChange(transaction, { phone, content: joinText({ company, link, days: expire_days }) });
  } else {
    const { title, content } = INVITATION_NOTICES.N410;
    await tellPerson(transaction, acting.businessId, {
      ...{ userId: account.id, title, content: content({ company }) },
      ...{ jumpUrl: INVITATION_PAGE, optId: invitation.id },
    });
  }
  return invitation;
}

/** Tells a person, in the midst of work for a company. */
export async function tellPerson(
  transaction: Transaction,
  businessId: string,
  notice: Omit<Parameters<typeof writePersonalNotice>[1], 'noticeType'>,
): Promise<void> {
  await workFor(transaction, null);
  await writePersonalNotice(transaction, { noticeType: 2, ...notice });
  await workFor(transaction, businessId);
}

/** Why a phone is not invited; what nobody has answered in time makes room for the new one. */
async function refusePhone(
  transaction: Transaction,
  of: { readonly phone: string; readonly userId: string | undefined; readonly now: Date; readonly businessId: string },
): Promise<Refusal | null> {
  if (of.userId !== undefined) {
    const member = await transaction
      .selectFrom('membership')
      .select('status')
      .where('business_id', '=', of.businessId)
      .where('user_id', '=', of.userId)
      .where('status', '<>', REMOVED)
      .executeTakeFirst();
    if (member) return refuse('stateConflict', INVITATION_MESSAGES.alreadyMember);
  }
  const waiting = await transaction
    .selectFrom('invitation')
    .selectAll()
    .where('business_id', '=', of.businessId)
    .where('phone', '=', of.phone)
    .where('status', '=', INVITATION_STATUS.waiting)
    .executeTakeFirst();
  if (waiting === undefined) return null;
  if (waiting.expires_at.getTime() > of.now.getTime()) {
    return refuse('stateConflict', INVITATION_MESSAGES.alreadyInvited);
  }
  await expireInvitation(transaction, waiting);
  return null;
}
