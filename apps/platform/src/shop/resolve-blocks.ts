import './tables.ts';
import type { shopSchemas } from '@jianzhu/api-client/schemas';
import { type Block, type BlockProps, isKnownBlock, type PageSchema } from '@jianzhu/domain/shops';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { certificatesOf } from '../showcase/certificates.ts';
import {
  type GoodsChoice,
  knownIds,
  readProducts,
  readServices,
  type ShopOffer,
  type ShopProduct,
} from './shop-goods.ts';

export type ResolvedBlocks = InferOutput<(typeof shopSchemas)['page']['data']>['resolved'];
type Resolved = ResolvedBlocks[string];

const NOTHING: Resolved = { products: [], services: [], certificates: [], offers: [], tabs: [] };

/** Whose page is looked at. */
interface Looking {
  readonly transaction: Transaction;
  readonly businessId: string;
  /** Who sees whole numbers of certificates. */
  readonly isMember: boolean;
  /** The same group is read once a page. */
  readonly read: Map<string, Promise<ShopProduct[]>>;
}

/**
 * What the blocks of a page show besides what it says: products and services that are on the shelf now, certificates in
 * force, offers of today. What is gone is left out (domain rules 14.3).
 */
export async function resolveBlocks(
  transaction: Transaction,
  businessId: string,
  schema: PageSchema,
  isMember: boolean,
): Promise<ResolvedBlocks> {
  const looking: Looking = { transaction, businessId, isMember, read: new Map() };
  const resolved: Record<string, Resolved> = {};
  for (const block of schema.blocks.filter(isKnownBlock)) {
    const shown = await resolveBlock(looking, block);
    if (shown !== null) resolved[block.id] = { ...NOTHING, ...shown };
  }
  return resolved;
}

async function resolveBlock(looking: Looking, { type, props }: Block): Promise<Partial<Resolved> | null> {
  const { transaction, businessId } = looking;
  switch (type) {
    case 'productGroup':
      return { products: await groupOf(looking, props) };
    case 'productSlide':
      return { products: await productsOf(looking, { ids: props.ids }) };
    case 'tabs': {
      const tabs: ShopProduct[][] = [];
      for (const tab of props.tabs) tabs.push(await groupOf(looking, tab));
      return { tabs };
    }
    case 'serviceGroup': {
      const { source, ids, count } = props;
      const choice: GoodsChoice = source === 'manual' ? { ids } : { order: source, count };
      return { services: await readServices(transaction, businessId, choice) };
    }
    case 'qualificationWall': {
      const all = await certificatesOf(transaction, businessId, looking.isMember);
      const chosen = new Set(props.ids);
      return { certificates: props.source === 'all' ? all : all.filter(({ id }) => chosen.has(id)) };
    }
    case 'coupon':
      return { offers: await offersNow(transaction, businessId, props.ids) };
    default:
      return null;
  }
}

function productsOf({ transaction, businessId, read }: Looking, choice: GoodsChoice): Promise<ShopProduct[]> {
  const key = JSON.stringify(choice);
  const known = read.get(key) ?? readProducts(transaction, businessId, choice);
  read.set(key, known);
  return known;
}

type Group = Pick<BlockProps<'productGroup'>, 'source' | 'ids' | 'category' | 'count'>;

async function groupOf(looking: Looking, { source, ids, category, count }: Group): Promise<ShopProduct[]> {
  if (source === 'manual') return productsOf(looking, { ids });
  if (source !== 'category') return productsOf(looking, { order: source, count });
  const categoryIds = await withChildren(looking, category);
  return productsOf(looking, { order: 'newest', count, categoryIds });
}

/** A category of the first level stands for those below it, too. */
async function withChildren({ transaction, businessId }: Looking, category: string): Promise<string[]> {
  const ids = knownIds([category]);
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from shop_category where business_id = ${businessId} and (id = ${ids[0]} or parent_id = ${ids[0]})
    order by id`.execute(transaction);
  return rows.map(({ id }) => id);
}

async function offersNow(transaction: Transaction, businessId: string, ids: readonly string[]): Promise<ShopOffer[]> {
  const asked = knownIds(ids);
  if (asked.length === 0) return [];
  const today = sql<string>`(${businessNow} at time zone 'Asia/Shanghai')::date`;
  const { rows } = await sql<{
    id: string;
    kind: number;
    title: string;
    text: string;
    begin_date: string;
    end_date: string;
  }>`
    select id, kind, title, text, begin_date::text, end_date::text from shop_offer
    where business_id = ${businessId} and id = any(${asked}::bigint[]) and ${today} between begin_date and end_date
    order by array_position(${asked}::bigint[], id)`.execute(transaction);
  return rows.map(({ begin_date, end_date, ...row }) => ({ ...row, beginDate: begin_date, endDate: end_date }));
}
