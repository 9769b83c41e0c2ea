import '../quotation/tables.ts';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { dealsOf } from '../deal/deal-views.ts';
import type { BusinessMember } from '../http/caller.ts';
import { whereInScope } from '../member/data-scope.ts';
import { ownInquiries } from './inquiry-lists.ts';
import { hallInquiries, invitedInquiries } from './offered-inquiries.ts';

/** Counts of the tabs of one side. */
export async function countStatuses(transaction: Transaction, caller: BusinessMember, side: 'require' | 'supply') {
  const own = side === 'require' ? ownInquiries(transaction, caller) : ownQuotations(transaction, caller);
  const { rows: statuses } = await sql<{ status: number; count: number }>`
    select status, count(*)::int as count from (${own}) as own group by status order by status`.execute(transaction);
  const { rows } = await sql<{ hall: number; invited: number; deals: number }>`
    select
      (select count(*)::int from (${hallInquiries(transaction, caller, [])}) as found) as hall,
      (select count(*)::int from (${invitedInquiries(transaction, caller)}) as found) as invited,
      (select count(*)::int from (${dealsOf(transaction, caller, side)}) as found) as deals`.execute(transaction);
  return { statuses, ...(rows[0] ?? { hall: 0, invited: 0, deals: 0 }) };
}

const ownQuotations = (transaction: Transaction, caller: BusinessMember) =>
  transaction
    .selectFrom('quotation')
    .select('status')
    .where('business_id', '=', caller.acting.businessId)
    .where(whereInScope(caller, 'create_user_id'));
