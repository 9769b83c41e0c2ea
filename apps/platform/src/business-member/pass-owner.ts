import { DATA_SCOPE, OWNER_ROLE } from '@jianzhu/domain/member-center';
import type { Transaction } from '../db/schema.ts';
import { writeMember } from './change-members.ts';
import type { MemberRow } from './members.ts';

/** What whoever was the administrator is afterwards, where she has no other role. */
const FORMER_OWNER_ROLE = 'reader';

/** From whom a company passes, who is left out where nobody administers it, to which of its members in force. */
interface Passing {
  readonly from: Pick<MemberRow, 'id' | 'role_keys'> | undefined;
  readonly to: string;
  /** Who is named as the one who changed both. */
  readonly by: string;
}

/** Makes a member the one administrator of a company (domain rules 16.1); whoever was keeps her other roles. Under `lockMembers`. */
export async function passOwner(
  transaction: Transaction,
  businessId: string,
  { from, to, by }: Passing,
): Promise<void> {
  // In this order: a company has one administrator at a time.
  if (from !== undefined) {
    const roles = from.role_keys.filter((key) => key !== OWNER_ROLE);
    const columns = { is_owner: false, role_keys: roles.length > 0 ? roles : [FORMER_OWNER_ROLE] };
    await writeMember(transaction, { businessId, row: from, by }, columns);
  }
  const administers = { is_owner: true, role_keys: [OWNER_ROLE], data_scope: DATA_SCOPE.whole };
  await writeMember(transaction, { businessId, row: { id: to }, by }, administers);
}
