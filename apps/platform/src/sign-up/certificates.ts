import '../showcase/tables.ts';
import { type SqlBool, sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';

/** The certificates of a company that are in force, the longest ones first. */
export const certificatesInForce = (transaction: Transaction, businessId: string) =>
  transaction
    .selectFrom('qualification')
    .select(['id', 'series', 'category_name as categoryName', 'grade', 'cert_no', 'expire_date'])
    .where('business_id', '=', businessId)
    .where(sql<SqlBool>`(expire_date is null or expire_date >= (${businessNow} at time zone 'Asia/Shanghai')::date)`)
    .orderBy(sql`expire_date desc nulls first`)
    .orderBy('id')
    .execute();

/** 施工总承包 建筑工程 */
export const certificateName = ({
  series,
  categoryName,
}: {
  readonly series: string;
  readonly categoryName: string;
}) => (series === categoryName ? series : `${series} ${categoryName}`);
