import '../member/tables.ts';
import {
  BUSINESS_MEMBER_ACTS,
  BUSINESS_MEMBER_MESSAGES,
  BUSINESS_MEMBER_NOTICES,
  type BusinessMemberAct,
  type BusinessMemberFields,
  canTakeOver,
  MEMBERSHIP_STATUS,
  refuseLeaving,
  refuseMemberAct,
  refuseOtherRoles,
} from '@jianzhu/domain/business-members';
import { INVITATION_MESSAGES } from '@jianzhu/domain/invitations';
import { roleIdOf } from '@jianzhu/domain/member-center';
import { checkVersion } from '@jianzhu/domain/records';
import { sql, type Updateable } from 'kysely';
import { nameFacts, nameRecord } from '../audit/pending-event.ts';
import type { RecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Schema, Transaction } from '../db/schema.ts';
import type { BusinessMember, Member } from '../http/caller.ts';
import { Refusal, refuse, refuseAs, refuseField } from '../http/refusal.ts';
import { endLinks } from '../invitation/invitation-links.ts';
import { businessName } from '../member/business-name.ts';
import type { SessionStore } from '../member/session-store.ts';
import { tellPerson } from '../notice/tell-person.ts';
import { OPENS_NOTHING } from '../notice/write-notice.ts';
import { refuseChanged } from '../record/refuse-changed.ts';
import type { Seen } from '../record/save-record.ts';
import { lockMembers, storedRoleKeys } from '../role/assigned-roles.ts';
import { endKeys, handOver } from './hand-over.ts';
import { holdActing } from './hold-acting.ts';
import { memberName } from './member-name.ts';
import { factsOf, findMember, type MemberRow, toMember } from './members.ts';
import { canComeBack } from './seats.ts';

/** What changes of members need. */
export interface MemberActs {
  readonly database: Database;
  readonly sessions: SessionStore;
}

/** The columns that an act writes. */
export type MemberColumns = Pick<
  Updateable<Schema['membership']>,
  'status' | 'role_keys' | 'data_scope' | 'is_owner' | 'department' | 'position'
>;

/** Department, position and roles of a colleague; whoever may not change the roles sends them as they are. */
export function updateMember(
  acts: MemberActs,
  caller: BusinessMember,
  { id, version, ...fields }: BusinessMemberFields & Seen,
) {
  return changeMember(acts, caller, { act: 'update', id, version }, async (transaction, row, by) => {
    const roles = await rolesFor(transaction, by, row, fields.roleIds);
    if (roles instanceof Refusal) return roles;
    return { columns: { role_keys: roles, department: fields.department, position: fields.position } };
  });
}

/** What the membership keeps of the roles: others than it has are given to neither the administrator nor oneself. */
async function rolesFor(
  transaction: Transaction,
  { userId, acting }: BusinessMember,
  row: MemberRow,
  roleIds: readonly string[],
): Promise<string[] | Refusal> {
  const asked = new Set(roleIds);
  const had = row.role_keys.map(roleIdOf);
  if (asked.size === had.length && had.every((id) => asked.has(id))) return row.role_keys;
  const refused = refuseOtherRoles(factsOf(row, userId));
  return refused ? refuseAs(refused) : storedRoleKeys(transaction, roleIds, acting, row.role_keys);
}

/** Keeps a member out until she is let in again; what is hers stays hers. */
export function disableMember(acts: MemberActs, caller: BusinessMember, seen: Seen) {
  return changeMember(
    acts,
    caller,
    { act: 'disable', ...seen, notice: BUSINESS_MEMBER_NOTICES.disabled },
    async () => ({ columns: { status: MEMBERSHIP_STATUS.disabled } }),
  );
}

/** Lets a member in again whose seat is still there: a company whose level has ended has fewer than members. */
export function enableMember(acts: MemberActs, caller: BusinessMember, seen: Seen) {
  const asked = { act: 'enable', ...seen, notice: BUSINESS_MEMBER_NOTICES.enabled } as const;
  return changeMember(acts, caller, asked, async (transaction) => {
    const hasSeat = await canComeBack(transaction, caller.acting.businessId);
    if (!hasSeat) return refuse('quotaUsedUp', INVITATION_MESSAGES.seatsFull);
    return { columns: { status: MEMBERSHIP_STATUS.active } };
  });
}

/** Removes a member; a colleague, else the administrator, takes over what is hers and not over. */
export function removeMember(
  acts: MemberActs,
  caller: BusinessMember,
  { heirId, ...seen }: Seen & { readonly heirId?: string | undefined },
) {
  const asked = { act: 'remove', ...seen, notice: BUSINESS_MEMBER_NOTICES.removed } as const;
  return changeMember(acts, caller, asked, async (transaction, row) => {
    const given = await giveToHeir(
      transaction,
      { businessId: caller.acting.businessId, row, by: caller.userId },
      heirId,
    );
    return given instanceof Refusal ? given : { columns: { status: MEMBERSHIP_STATUS.removed }, given };
  });
}

/** A member goes by herself, from any company of hers; the administrator takes over what was hers. */
export async function leaveCompany(
  { database, sessions }: MemberActs,
  { userId }: Member,
  businessId: RecordId,
): Promise<null | Refusal> {
  const left = await database.withBusiness(businessId, async (transaction) => {
    await lockMembers(transaction, businessId);
    const row = await findMember(transaction, businessId, userId);
    if (row === undefined) return new Refusal('notFound');
    const refused = refuseLeaving({ isOwner: row.is_owner, status: row.status });
    if (refused) return refuseAs(refused);
    const given = await giveToHeir(transaction, { businessId, row, by: userId });
    if (given instanceof Refusal) return given;
    await writeMember(transaction, { businessId, row, by: userId }, { status: MEMBERSHIP_STATUS.removed });
    const told = BUSINESS_MEMBER_NOTICES.left(memberName(row), given.count);
    await tellPerson(transaction, businessId, { userId: given.heirId, ...told, switchType: OPENS_NOTHING });
    return null;
  });
  if (!(left instanceof Refusal)) sessions.forget({ userId, businessId });
  return left;
}

/** What an act writes, and what it has handed over. */
interface Change {
  readonly columns: MemberColumns;
  readonly given?: { readonly heirId: string; readonly count: number };
}

interface AskedAct extends Seen {
  readonly act: BusinessMemberAct;
  /** What the member is told, by the company's name; nothing where it is left out. */
  readonly notice?: (company: string) => { readonly title: string; readonly content: string };
}

/** Does an act on a colleague, if rules, version and the caller's own roles still let it be done under the lock. */
async function changeMember(
  { database, sessions }: MemberActs,
  asking: BusinessMember,
  { act, id, version, notice }: AskedAct,
  changeOf: (transaction: Transaction, row: MemberRow, by: BusinessMember) => Promise<Change | Refusal>,
) {
  const { businessId } = asking.acting;
  const changed = await database.withBusiness(businessId, async (transaction) => {
    const caller = await holdActing(transaction, asking, BUSINESS_MEMBER_ACTS[act]);
    if (caller instanceof Refusal) return caller;
    const row = await findMember(transaction, businessId, id);
    if (row === undefined) return new Refusal('notFound');
    if (checkVersion(row.version, version) !== null) return refuseLate(transaction, row, caller);
    const refused = refuseMemberAct(act, factsOf(row, caller.userId));
    if (refused) return refuseAs(refused);
    const change = await changeOf(transaction, row, caller);
    if (change instanceof Refusal) return change;
    nameRecord({ name: memberName(row) });
    await writeMember(transaction, { businessId, row, by: caller.userId }, change.columns);
    const after = await findMember(transaction, businessId, row.id);
    if (after === undefined) throw new Error('a member was lost while she was changed');
    const tell = (userId: string, text: { readonly title: string; readonly content: string }) =>
      tellPerson(transaction, businessId, { userId, ...text, switchType: OPENS_NOTHING });
    if (notice) await tell(row.id, notice(await businessName(transaction, businessId)));
    const { heirId = caller.userId, count = 0 } = change.given ?? {};
    if (count > 0 && heirId !== caller.userId)
      await tell(heirId, BUSINESS_MEMBER_NOTICES.handedOver(memberName(row), count));
    return toMember(after, caller);
  });
  if (!(changed instanceof Refusal)) sessions.forget({ userId: changed.id, businessId });
  return changed;
}

/** 409 with what others have made of a member. */
export const refuseLate = (transaction: Transaction, row: MemberRow, caller: BusinessMember) =>
  refuseChanged(
    transaction,
    toMember(row, caller),
    caller.userId,
    row.update_user_id === null ? undefined : { userId: row.update_user_id, time: row.updated_at },
  );

/** Writes a membership, whose row is held by `lockMembers`. @param of by: who changes it */
export async function writeMember(
  transaction: Transaction,
  of: { readonly businessId: string; readonly row: Pick<MemberRow, 'id'>; readonly by: string },
  columns: MemberColumns,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('membership')
    .set({
      ...columns,
      update_user_id: of.by,
      updated_at: sql<Date>`clock_timestamp()`,
      version: sql<number>`version + 1`,
    })
    .where('business_id', '=', of.businessId)
    .where('user_id', '=', of.row.id)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`a change of one member has changed ${numUpdatedRows}`);
}

/**
 * Hands over to a colleague in good standing, to the administrator where none is named, and ends what would let the member
 * in again.
 */
async function giveToHeir(
  transaction: Transaction,
  { businessId, row, by }: { readonly businessId: string; readonly row: MemberRow; readonly by: string },
  heirId?: string,
) {
  const heir = await findHeir(transaction, businessId, heirId);
  if (heir === undefined || heir.id === row.id) return refuseField('heirId', BUSINESS_MEMBER_MESSAGES.heirUnknown);
  const count = await handOver(transaction, { businessId, userId: row.id, heirId: heir.id });
  await endKeys(transaction, { businessId, userId: row.id });
  await endLinks(transaction, { businessId, userId: row.id, by });
  nameFacts({ heirId: heir.id, handedOver: count });
  return { heirId: heir.id, count };
}

/** The administrator is the heir even where the platform keeps her out: nobody is held in a company for that. */
async function findHeir(transaction: Transaction, businessId: string, heirId: string | undefined) {
  if (heirId === undefined)
    return transaction
      .selectFrom('membership')
      .select('user_id as id')
      .where('business_id', '=', businessId)
      .where('is_owner', '=', true)
      .executeTakeFirst();
  const heir = await findMember(transaction, businessId, heirId);
  return heir && canTakeOver(factsOf(heir, heir.id)) ? heir : undefined;
}
