import '../showcase/tables.ts';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { isInForce } from '../showcase/certificate-force.ts';

/** The certificates of a company that are in force, the longest ones first. */
export const certificatesInForce = (transaction: Transaction, businessId: string) =>
  transaction
    .selectFrom('qualification')
    .select(['id', 'series', 'category_name as categoryName', 'grade', 'cert_no', 'expire_date'])
    .where('business_id', '=', businessId)
    .where(isInForce)
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
