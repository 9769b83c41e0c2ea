import '../member/tables.ts';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import { parseRecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { Member } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { isActiveMember } from '../member/membership.ts';
import { PERSONAL_BUSINESS } from '../member/personal-business.ts';

/** The companies that a person works for, those joined first at the top; in a transaction of `withCredentials`. */
export async function readOwnCompanies(transaction: Transaction, { userId, acting }: Member) {
  const rows = await transaction
    .selectFrom('membership as m')
    .innerJoin('business as b', 'b.id', 'm.business_id')
    .innerJoin('account', 'account.id', 'm.user_id')
    .select(['b.id', 'b.name', 'b.kind', 'm.is_owner', 'm.department', 'm.position', 'm.joined_at', 'm.last_login_at'])
    .select('account.default_business_id')
    .where('m.user_id', '=', userId)
    .where('m.status', '=', MEMBERSHIP_STATUS.active)
    .orderBy('m.joined_at')
    .orderBy('b.id')
    .execute();
  return rows.map((row) => ({
    businessId: row.id,
    businessName: row.name,
    department: row.department,
    position: row.position,
    isOwner: row.is_owner,
    isPersonal: row.kind === PERSONAL_BUSINESS,
    isDefault: row.default_business_id === row.id,
    isCurrent: acting?.businessId === row.id,
    joinTime: timeText(row.joined_at),
    lastLoginTime: timeText(row.last_login_at),
  }));
}

/** Says which company a login begins with, or none; in a transaction of `withCredentials`. */
export async function setDefaultCompany(
  transaction: Transaction,
  { userId }: Member,
  wanted: string | null,
): Promise<null | Refusal> {
  const businessId = wanted === null ? null : (parseRecordId(wanted) ?? undefined);
  if (businessId === undefined) return new Refusal('notFound');
  if (businessId !== null && !(await isActiveMember(transaction, businessId, userId))) return new Refusal('notFound');
  await transaction.updateTable('account').set({ default_business_id: businessId }).where('id', '=', userId).execute();
  return null;
}
