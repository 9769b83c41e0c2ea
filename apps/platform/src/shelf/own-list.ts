import { SHELF_STATUS } from '@jianzhu/domain/shelves';
import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { readLog } from '../inquiry/procurement-log.ts';
import { whereInScope } from '../member/data-scope.ts';
import { equals, like, since, until } from '../record/list-records.ts';
import { recordOf } from './own-shelf.ts';
import type { ShelfKind, ShelfRow, ShelfTable } from './shelf-kind.ts';

/** The filters that every list of the shelf has. */
export const SHELF_FILTERS = {
  keyword: like('title', 'code'),
  status: equals('status'),
  beginDate: since('update_time'),
  endDate: until('update_time'),
};

/** The records of the caller's business that she reaches: those that others publish are seen by everybody. */
export const whereOwn = (caller: BusinessMember, table: ShelfTable) =>
  sql<SqlBool>`(${sql.ref(`${table}.business_id`)} = ${caller.acting.businessId}
    and ${whereInScope(caller, `${table}.create_user_id`)})`;

/** How many there are in each status, whatever is filtered. */
export async function countStatuses(transaction: Transaction, caller: BusinessMember, table: ShelfTable) {
  const { rows } = await sql<{ status: number; count: number }>`
    select status, count(*)::int as count from ${sql.table(table)} where ${whereOwn(caller, table)}
    group by status order by status`.execute(transaction);
  return rows;
}

/** What a detail says of a record beside its fields. */
export async function detailOf(transaction: Transaction, caller: BusinessMember, kind: ShelfKind, row: ShelfRow) {
  return {
    ...recordOf(kind, row, caller),
    fieldReasons: [...row.field_reasons],
    submitTime: timeText(row.submit_time),
    logs: await readLog(transaction, caller, kind.table, row.id, row.business_id),
  };
}

/** How many a company has on the shelf or in review, which is what its membership has room for (domain rules 12.2). */
export async function countPublished(
  transaction: Transaction,
  table: ShelfTable,
  businessId: string,
  but = '0',
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}
    where business_id = ${businessId} and id <> ${but}
      and (standing = ${SHELF_STATUS.onShelf} or status = ${SHELF_STATUS.pending})`.execute(transaction);
  return rows[0]?.count ?? 0;
}
