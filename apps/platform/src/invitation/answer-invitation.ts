import './tables.ts';
import { maskPhone } from '@jianzhu/domain';
import {
  INVITATION_MESSAGES,
  INVITATION_NOTICES,
  INVITATION_PAGE,
  invitationMachine,
} from '@jianzhu/domain/invitations';
import { carryEvent } from '../audit/pending-event.ts';
import { addMember, type NewMember } from '../business-member/add-member.ts';
import { holdInSession } from '../business-member/hold-acting.ts';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember, Member } from '../http/caller.ts';
import { Refusal, refuse, refuseAs } from '../http/refusal.ts';
import { accountName } from '../member/person-name.ts';
import { workFor } from '../member/work-for.ts';
import { tellPerson } from '../notice/tell-person.ts';
import { findRecord } from '../record/find-record.ts';
import { refuseOlder } from '../record/refuse-changed.ts';
import type { Seen } from '../record/save-record.ts';
import { transit } from '../record/transit.ts';
import { lockMembers } from '../role/assigned-roles.ts';
import { type GivenRole, readGivenRoles } from '../role/given-roles.ts';
import { INVITEE, type Invitation, inviterOf, statusByNow, toRow } from './invitation-views.ts';
import { rolesOnOffer } from './offers.ts';

/** The invitation that is answered; whether it is the caller's, the one who calls has asked row security. */
interface Answered {
  readonly invitation: Pick<Invitation, 'id' | 'business_id'>;
  readonly caller: Pick<Member, 'userId'>;
  readonly version: number;
}

/** Joins the company as it was offered; nothing is done where the company has no seat. In `withWorker`. */
export async function acceptInvitation(
  transaction: Transaction,
  answered: Answered,
): Promise<{ businessId: string } | Refusal> {
  const { id, business_id: businessId } = answered.invitation;
  const { userId } = answered.caller;
  await workFor(transaction, businessId);
  // Before the row's, as whoever invites has them.
  await lockMembers(transaction, businessId);
  const held = await holdAnswerable(transaction, answered, 'accept');
  if (held instanceof Refusal) return held;
  const { row, roles } = held;
  const roleKeys = await rolesOnOffer(transaction, row, roles);
  if (roleKeys instanceof Refusal) return roleKeys;
  const { department, position } = row;
  const refused = await join(transaction, {
    ...{ businessId, userId, roleKeys, department, position, by: userId, accepts: id },
  });
  if (refused) return refused;
  await answer(transaction, { id, userId, action: 'accept' });
  await tellInviter(transaction, row, { userId, isAccepted: true });
  return { businessId };
}

/** Declines; the company is told. In `withWorker`. */
export async function refuseInvitation(transaction: Transaction, answered: Answered): Promise<null | Refusal> {
  const { id, business_id } = answered.invitation;
  const { userId } = answered.caller;
  await workFor(transaction, business_id);
  const held = await holdAnswerable(transaction, answered, 'refuse');
  if (held instanceof Refusal) return held;
  await answer(transaction, { id, userId, action: 'refuse' });
  await tellInviter(transaction, held.row, { userId, isAccepted: false });
  return null;
}

/** Takes an invitation of the caller's company back; in her session. */
export async function revokeInvitation(
  transaction: Transaction,
  asking: BusinessMember,
  { id, version }: Seen,
): Promise<null | Refusal> {
  const caller = await holdInSession(transaction, asking, 'member_invite');
  if (caller instanceof Refusal) return caller;
  const now = await readNow(transaction);
  const roles = await readGivenRoles(transaction, caller.acting.businessId);
  const found = await findRecord(transaction, 'invitation', id);
  // To one's own phone another company's is seen as well, and is not hers to take back.
  if (found instanceof Refusal || found.business_id !== caller.acting.businessId) return new Refusal('notFound');
  const actor = inviterOf(caller);
  const changed = await transit(transaction, 'invitation', id, {
    ...{ machine: invitationMachine, action: 'revoke', actor, facts: statusByNow(found, now), userId: caller.userId },
    seen: { version, toWire: (row) => toRow({ ...row, inviterName: '' }, roles, now, actor) },
    columns: async () => ({ update_user_id: caller.userId, update_time: now }),
    audit: 'call',
  });
  return changed instanceof Refusal ? changed : null;
}

/** Adds a member, with what is refused said to the one who joins. */
export async function join(transaction: Transaction, member: NewMember): Promise<null | Refusal> {
  const refused = await addMember(transaction, member);
  if (refused === null) return null;
  if (refused.kind === 'stateConflict') return refuse('stateConflict', INVITATION_MESSAGES.joined);
  return refused.kind === 'quotaUsedUp' ? refuse('quotaUsedUp', INVITATION_MESSAGES.companyFull) : refused;
}

/** Locks what is answered, and refuses before anything is written. */
async function holdAnswerable(
  transaction: Transaction,
  { invitation, caller, version }: Answered,
  action: 'accept' | 'refuse',
): Promise<{ readonly row: Invitation; readonly roles: readonly GivenRole[] } | Refusal> {
  const row = await findRecord(transaction, 'invitation', invitation.id, 'lock');
  if (row instanceof Refusal) return row;
  const now = await readNow(transaction);
  const roles = await readGivenRoles(transaction, row.business_id);
  const toWire = (kept: Invitation) => toRow({ ...kept, inviterName: '' }, roles, now, INVITEE);
  const older = await refuseOlder(transaction, caller.userId, row, { version }, toWire);
  if (older) return older;
  const result = invitationMachine.transition(row.status, action, INVITEE, statusByNow(row, now));
  return result.ok ? { row, roles } : refuseAs(result.refusal);
}

/** Writes the answer of whoever is invited, once it can be given. */
export async function answer(
  transaction: Transaction,
  { id, userId, action }: { readonly id: string; readonly userId: string; readonly action: 'accept' | 'refuse' },
): Promise<void> {
  carryEvent();
  const now = await readNow(transaction);
  const changed = await transit(transaction, 'invitation', id, {
    ...{ machine: invitationMachine, action, actor: INVITEE, facts: { isInTime: true }, userId },
    columns: async () => ({ answer_user_id: userId, answer_time: now, update_user_id: userId, update_time: now }),
    audit: 'call',
  });
  if (changed instanceof Refusal) throw new TypeError(`invitation ${id} cannot be answered`);
}

/** Tells who has invited what became of it (N411). */
export async function tellInviter(
  transaction: Transaction,
  invitation: Pick<Invitation, 'id' | 'business_id' | 'create_user_id' | 'name' | 'phone'>,
  { userId, isAccepted }: { readonly userId: string; readonly isAccepted: boolean },
): Promise<void> {
  const known = await accountName(transaction, userId);
  const name = known || invitation.name || maskPhone(invitation.phone);
  const { title, content } = INVITATION_NOTICES.N411;
  await tellPerson(transaction, invitation.business_id, {
    ...{ userId: invitation.create_user_id, title, content: content({ name, isAccepted }) },
    ...{ jumpUrl: INVITATION_PAGE, optId: invitation.id },
  });
}
