import './tables.ts';
import '../member/tables.ts';
import { DAY_MS } from '@jianzhu/domain';
import {
  INVITATION_MESSAGES,
  INVITATION_NOTICES,
  INVITATION_PAGE,
  INVITATION_STATUS,
  INVITATIONS_A_DAY,
  type InvitedRow,
  joinText,
  RESENT_FROM,
} from '@jianzhu/domain/invitations';
import { sql } from 'kysely';
import { nameFacts } from '../audit/pending-event.ts';
import { refuseCompany } from '../business-member/add-member.ts';
import { holdActing } from '../business-member/hold-acting.ts';
import { readSeats } from '../business-member/seats.ts';
import { readNow } from '../db/business-clock.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { businessName } from '../member/business-name.ts';
import { isInCompany } from '../member/membership.ts';
import { textChange } from '../member/tell-account.ts';
import { tellPerson } from '../notice/tell-person.ts';
import { findRecord } from '../record/find-record.ts';
import { refuseOlder } from '../record/refuse-changed.ts';
import type { Seen } from '../record/save-record.ts';
import { storedRoleKeys } from '../role/assigned-roles.ts';
import { readGivenRoles } from '../role/given-roles.ts';
import { expireInvitation } from './expire-invitations.ts';
import { countWaiting, type Invitation, inviterOf, statusByNow, toRow } from './invitation-views.ts';
import { rolesToSendAgain } from './offers.ts';

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
  asking: Inviting,
  rows: readonly InvitedRow[],
): Promise<Invited | Refusal> {
  const room = await openRoom(transaction, asking.caller);
  if (room instanceof Refusal) return room;
  const by = { ...asking, caller: room.caller };
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

/** Sends an invitation that has ended again, as a new one of whoever sends it now. */
export async function resendInvitation(
  transaction: Transaction,
  asking: Inviting,
  seen: Seen,
): Promise<{ id: string } | Refusal> {
  const room = await openRoom(transaction, asking.caller);
  if (room instanceof Refusal) return room;
  const { caller } = room;
  const row = await findRecord(transaction, 'invitation', seen.id, 'lock');
  // To one's own phone another company's is there as well, and is not hers to send.
  if (row instanceof Refusal || row.business_id !== caller.acting.businessId) return new Refusal('notFound');
  const roles = await readGivenRoles(transaction, row.business_id);
  const older = await refuseOlder(transaction, caller.userId, row, seen, (kept) =>
    toRow({ ...kept, inviterName: '' }, roles, room.now, inviterOf(caller)),
  );
  if (older) return older;
  if (!RESENT_FROM.includes(statusByNow(row, room.now).status)) return new Refusal('stateConflict');
  const role_keys = rolesToSendAgain(caller.acting, row.role_keys, roles);
  if (role_keys instanceof Refusal) return role_keys;
  return inviteOne(transaction, { ...asking, caller }, { ...row, role_keys }, room.left);
}

/** Locks the members of a company that invites, and counts how many it may invite. */
async function openRoom(
  transaction: Transaction,
  asking: BusinessMember,
): Promise<{ readonly caller: BusinessMember; readonly left: number; readonly now: Date } | Refusal> {
  const { businessId } = asking.acting;
  const caller = await holdActing(transaction, asking, 'member_invite');
  if (caller instanceof Refusal) return caller;
  const refused = await refuseCompany(transaction, businessId);
  if (refused) return refused;
  const { limit, used } = await readSeats(transaction, businessId);
  const now = await readNow(transaction);
  return { caller, left: limit - used - (await countWaiting(transaction, businessId)), now };
}

async function inviteRow(transaction: Transaction, by: Inviting, row: InvitedRow, left: number) {
  const role_keys = await storedRoleKeys(transaction, row.roleIds, by.caller.acting);
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
  const often = await refuseOften(transaction, { phone, now, businessId: acting.businessId });
  if (often) return often;
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

/** Why a phone is not invited; what nobody has answered in time makes room for the new one. */
async function refusePhone(
  transaction: Transaction,
  of: { readonly phone: string; readonly userId: string | undefined; readonly now: Date; readonly businessId: string },
): Promise<Refusal | null> {
  if (of.userId !== undefined && (await isInCompany(transaction, of.businessId, of.userId)))
    return refuse('stateConflict', INVITATION_MESSAGES.alreadyMember);
  const waiting = await transaction
    .selectFrom('invitation')
    .selectAll()
    .where('business_id', '=', of.businessId)
    .where('phone', '=', of.phone)
    .where('status', '=', INVITATION_STATUS.waiting)
    .executeTakeFirst();
  if (waiting === undefined) return null;
  if (statusByNow(waiting, of.now).isInTime) {
    return refuse('stateConflict', INVITATION_MESSAGES.alreadyInvited);
  }
  await expireInvitation(transaction, waiting);
  return null;
}

/** Keeps companies from writing to a phone again and again: an invitation that is taken back may be sent anew. */
async function refuseOften(
  transaction: Transaction,
  of: { readonly phone: string; readonly now: Date; readonly businessId: string },
): Promise<Refusal | null> {
  const since = new Date(of.now.getTime() - DAY_MS);
  const { rows } = await sql<{ ours: number; everyones: number }>`
    select ours, everyones from app.count_invitations(${of.phone}, ${of.businessId}, ${since})`.execute(transaction);
  const { ours = 0, everyones = 0 } = rows[0] ?? {};
  const isOften = ours >= INVITATIONS_A_DAY.ofCompany || everyones >= INVITATIONS_A_DAY.ofAll;
  return isOften ? refuse('tooFrequent', INVITATION_MESSAGES.invitedOften) : null;
}
