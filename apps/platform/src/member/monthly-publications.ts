import '../inquiry/tables.ts';
import '../tender/tables.ts';
import { membershipLimit } from '@jianzhu/domain';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { readStanding, type Standing } from './standing.ts';

/** What a business publishes so many of in a month: where that is noted, and which limit of its membership it has. */
interface Published {
  readonly table: 'inquiry_publication' | 'tender_publication';
  readonly record: 'inquiry_id' | 'tender_id';
  readonly quota: 'inquiriesPerMonth' | 'tendersPerMonth';
}

interface Owned {
  readonly id: string;
  readonly business_id: string;
}

/** This month's first day in Shanghai. */
const month = sql<string>`date_trunc('month', ${businessNow} at time zone 'Asia/Shanghai')::date`;

/** Nobody publishes whose company is not certified. */
const refusePublisher = ({ isCertified }: Standing) => (isCertified ? null : new Refusal('certificationNeeded'));

/** The count of what businesses publish in a month (domain rules 0.13, 12.2): each record once, also when it is removed. */
export function monthlyPublications({ table, record, quota }: Published) {
  async function noted(transaction: Transaction, businessId: string): Promise<readonly string[]> {
    const { rows } = await sql<{ record: string }>`
      select ${sql.ref(record)}::text as record from ${sql.table(table)}
      where business_id = ${businessId} and month = ${month}`.execute(transaction);
    return rows.map((row) => row.record);
  }
  return {
    /** What a business has published this month, of how many, and what would be refused of one more. */
    async read(transaction: Transaction, businessId: string) {
      const standing = await readStanding(transaction, businessId);
      const used = (await noted(transaction, businessId)).length;
      const limit = membershipLimit(quota, standing.level);
      const refused =
        refusePublisher(standing) ?? (limit !== null && used >= limit ? new Refusal('quotaUsedUp') : null);
      return { used, limit, refusal: refused && { code: refused.code, message: refused.msg } };
    },
    /**
     * Whether the business of a record may publish it now, under a lock that lasts until it is noted; 413 where its
     * membership has none left. In `withWorker`.
     */
    async admit(transaction: Transaction, { id, business_id }: Owned): Promise<Standing | Refusal> {
      const standing = await readStanding(transaction, business_id);
      const refused = refusePublisher(standing);
      if (refused) return refused;
      await lockText(transaction, `publications ${business_id}`);
      const known = await noted(transaction, business_id);
      const limit = membershipLimit(quota, standing.level);
      return limit !== null && !known.includes(id) && known.length >= limit ? new Refusal('quotaUsedUp') : standing;
    },
    /** Counts a publication that was admitted. */
    async note(transaction: Transaction, { id, business_id }: Owned): Promise<void> {
      await sql`
        insert into ${sql.table(table)} (business_id, month, ${sql.ref(record)}) values (${business_id}, ${month}, ${id})
        on conflict do nothing`.execute(transaction);
    },
  };
}
