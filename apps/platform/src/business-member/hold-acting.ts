import '../member/tables.ts';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import type { PermissionKey } from '@jianzhu/domain/member-center';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { refuseStaleToken } from '../http/gate.ts';
import { Refusal } from '../http/refusal.ts';
import { rolesOf, selectOwnRoles } from '../member/own-roles.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { workFor } from '../member/work-for.ts';
import { lockMembers } from '../role/assigned-roles.ts';

/**
 * Works for the caller's company from here on, under the lock of its members, if she is one of them still and her roles
 * still let her do the act: between the gate and here somebody may have removed her, or taken the right from her. What is
 * done in her own session or in `withWorker` by who has gone is taken back with its event (JZ403); this is for what
 * members, roles and seats are judged by, and for `withBusiness`, whose acts may end a membership themselves.
 *
 * @param needed the permission that the contract asks for
 * @returns the caller with the roles that she has now, by which the act goes on to judge
 */
export async function holdActing<By extends BusinessMember>(
  transaction: Transaction,
  caller: By,
  needed: PermissionKey,
): Promise<By | Refusal> {
  const { businessId } = caller.acting;
  await workFor(transaction, businessId);
  await lockMembers(transaction, businessId);
  return actingNow(transaction, caller, needed);
}

/** The same in her own session: row security may have hidden from who has gone what the act goes on to read. */
export async function holdInSession<By extends BusinessMember>(
  transaction: Transaction,
  caller: By,
  needed: PermissionKey,
): Promise<By | Refusal> {
  await lockMembers(transaction, caller.acting.businessId);
  return actingNow(transaction, caller, needed);
}

/**
 * The caller with the roles that she has by now, without a lock: for acts that have waited for the lock of their own
 * record, and are as if they came before whatever takes the right from her next.
 *
 * @param needed left out where a status table asks for it
 */
export async function actingNow<By extends BusinessMember>(
  transaction: Transaction,
  caller: By,
  needed?: PermissionKey,
): Promise<By | Refusal> {
  const { userId, acting } = caller;
  const self = await transaction
    .selectFrom('membership')
    .select(['status', 'role_keys', 'is_owner', 'data_scope', selectOwnRoles])
    .where('business_id', '=', acting.businessId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (self?.status !== MEMBERSHIP_STATUS.active) return refuseStaleToken('MEMBER_DISABLED');
  const now = { ...acting, ...rolesOf(self) };
  return needed === undefined || permissionKeys(now).includes(needed)
    ? { ...caller, acting: now }
    : new Refusal('noPermission', { data: { permission: needed } });
}
