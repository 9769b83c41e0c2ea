import '../member/tables.ts';
import type { PermissionKey } from '@jianzhu/domain/member-center';
import type { Transaction } from '../db/schema.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { type PersonalNotice, writePersonalNotices } from './write-notice.ts';

const ACTIVE = 1;

/** Whom a notice is for: every active member of these companies who holds the permission (domain rules 0.11). */
export interface Holders {
  readonly businessIds: readonly string[];
  readonly permission: PermissionKey;
}

/** Writes a notice to each of them, once to who is in several; in a transaction of `withWorker`. */
export async function tellHolders(
  transaction: Transaction,
  { businessIds, permission }: Holders,
  notice: Omit<PersonalNotice, 'userId'>,
): Promise<void> {
  if (businessIds.length === 0) return;
  const members = await transaction
    .selectFrom('membership')
    .select(['user_id', 'role_keys', 'is_owner'])
    .where('business_id', 'in', [...businessIds])
    .where('status', '=', ACTIVE)
    .execute();
  const holders = members.filter(({ role_keys, is_owner }) =>
    permissionKeys({ roleKeys: role_keys, isOwner: is_owner }).includes(permission),
  );
  const userIds = [...new Set(holders.map(({ user_id }) => user_id))];
  await writePersonalNotices(transaction, userIds, notice);
}
