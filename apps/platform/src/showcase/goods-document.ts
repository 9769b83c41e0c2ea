import './tables.ts';
import '../matching/tables.ts';
import { sql } from 'kysely';
import * as v from 'valibot';
import { businessNow } from '../db/business-clock.ts';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import type { Searchable } from '../search/documents.ts';
import type { SearchIndex } from '../search/search-index.ts';

/** Of members' businesses (domain rules 25). */
const MEMBER_BOOST = 5;
const CERTIFIED = 2;

/** The columns of an offer of goods that the search needs. */
export interface SearchableGoods {
  readonly id: string;
  readonly business_id: string;
  readonly title: string;
  readonly specification: string;
  readonly category_name: string;
  readonly region_name: string;
  readonly unit: string;
  /** fen */
  readonly amount: string | null;
  readonly create_time: Date;
  readonly company_name: string;
  readonly vip_level: number;
}

/** Goods as the search of the whole site finds them: on the page of the company that offers them. */
export function searchableGoods(goods: SearchableGoods): Searchable {
  const { specification, category_name, region_name, company_name, unit } = goods;
  return {
    kind: 'goods',
    id: goods.id,
    title: goods.title,
    tag: category_name,
    summary: [specification, company_name, region_name].filter((text) => text !== '').join(' · '),
    content: [specification, category_name, unit].join('\n'),
    image: '',
    price: goods.amount === null ? null : Number(goods.amount),
    boost: goods.vip_level > 0 ? MEMBER_BOOST : 0,
    publishTime: goods.create_time,
    url: `/default/company/detail?id=${goods.business_id}&tab=goods`,
  };
}

const payloadSchema = v.object({ companyId: v.string() });

/** Puts the goods of a company under the search as they are now, each once, and takes out what it offers no more. */
export function goodsSearchJob(database: Database, index: SearchIndex): JobHandler {
  return {
    async run(_transaction, { payload }) {
      const id = parseRecordId(v.parse(payloadSchema, payload).companyId);
      if (id === undefined) return;
      await database.withBusiness(id, async (transaction) => {
        const goods = await readGoods(transaction, id);
        for (const each of await offeredBefore(transaction, id, goods)) await index.remove(transaction, 'goods', each);
        for (const each of goods) await index.put(transaction, searchableGoods(each));
      });
    },
  };
}

/** What `offersOf` shows, of a company that shows itself; locked, so that one that withdraws meanwhile is removed after. */
async function readGoods(transaction: Transaction, businessId: string): Promise<readonly SearchableGoods[]> {
  const company = await transaction
    .selectFrom('company_profile as profile')
    .innerJoin('business', 'business.id', 'profile.business_id')
    .where('profile.business_id', '=', businessId)
    .where('is_published', '=', true)
    .where('cert_status', '=', CERTIFIED)
    .select(['name as company_name', 'vip_level'])
    .modifyEnd(sql`for share`)
    .executeTakeFirst();
  if (company === undefined) return [];
  const goods = await transaction
    .selectFrom('supply_demand')
    .select(['id', 'business_id', 'title', 'specification', 'category_name', 'region_name', 'unit', 'amount'])
    .select('create_time')
    .distinctOn(['title', 'specification'])
    .where('business_id', '=', businessId)
    .where('side', '=', 'supply')
    .where('is_anonymous', '=', false)
    .where(sql<boolean>`coalesce(deadline > ${businessNow}, true)`)
    .orderBy('title')
    .orderBy('specification')
    .orderBy('create_time', 'desc')
    .execute();
  return goods.map((each) => ({ ...each, ...company }));
}

/** Other offers of the company. */
async function offeredBefore(
  transaction: Transaction,
  businessId: string,
  goods: readonly SearchableGoods[],
): Promise<readonly string[]> {
  const now = new Set(goods.map(({ id }) => id));
  const all = await transaction
    .selectFrom('supply_demand')
    .select('id')
    .where('business_id', '=', businessId)
    .where('side', '=', 'supply')
    .execute();
  return all.map(({ id }) => id).filter((id) => !now.has(id));
}
