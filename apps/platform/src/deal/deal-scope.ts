import './tables.ts';
import { DATA_SCOPE } from '@jianzhu/domain/member-center';
import '../inquiry/tables.ts';
import '../bid/tables.ts';
import '../quotation/tables.ts';
import '../tender/tables.ts';
import { DEAL_SOURCE } from '@jianzhu/domain/deals';
import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';

/**
 * Narrows rows of `deal` to those that a member reaches by her scope (domain rules 16.4): of an award, an inquiry
 * or a tender of hers, or of a quotation or a bid of hers.
 */
export function reachesDeal({ acting: { businessId, dataScope }, userId }: BusinessMember) {
  return sql<SqlBool>`(${dataScope !== DATA_SCOPE.own}::boolean
    or deal.business_id = ${businessId} and deal.create_user_id = ${userId}
    or deal.business_id = ${businessId} and deal.source_type = ${DEAL_SOURCE.inquiry} and exists (
      select from inquiry i where i.id = deal.source_id and i.create_user_id = ${userId})
    or deal.business_id = ${businessId} and deal.source_type = ${DEAL_SOURCE.tender} and exists (
      select from tender t where t.id = deal.source_id and t.create_user_id = ${userId})
    or deal.supplier_business_id = ${businessId} and exists (
      select from quotation q where q.id = deal.quotation_id and q.create_user_id = ${userId})
    or deal.supplier_business_id = ${businessId} and exists (
      select from bid b where b.id = deal.bid_id and b.create_user_id = ${userId}))`;
}

/** A deal that the session, or whoever the worker acts for, may read; of her scope. */
export async function findDeal(
  transaction: Transaction,
  caller: BusinessMember,
  id: string,
): Promise<Row<'deal'> | Refusal> {
  const found = await findRecord(transaction, 'deal', id);
  if (found instanceof Refusal) return found;
  const reached = await transaction
    .selectFrom('deal')
    .select('id')
    .where('id', '=', found.id)
    .where(reachesDeal(caller))
    .executeTakeFirst();
  return reached === undefined ? new Refusal('notFound') : found;
}
