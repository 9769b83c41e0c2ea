import '../showcase/tables.ts';
import type { shopSchemas } from '@jianzhu/api-client/schemas';
import { maskName, maskPhone } from '@jianzhu/domain';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { RecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { isCertified } from '../member/standing.ts';
import { readCategories } from './shop-categories.ts';
import { readShop } from './shop-row.ts';

type Facts = InferOutput<(typeof shopSchemas)['page']['data']>['facts'];
/** The facts of the company; who follows it is not read by requests. */
type CompanyFacts = Omit<Facts, 'followerCount' | 'isFollowed'>;

/**
 * The company behind a shop as everybody may see it; people and numbers are masked (domain rules 0.10).
 *
 * @param isOwn who looks works for it: it may show itself or not
 */
export async function companyFacts(
  transaction: Transaction,
  businessId: RecordId,
  isOwn = false,
): Promise<CompanyFacts | undefined> {
  const row = await transaction
    .selectFrom('business')
    .leftJoin('company_profile as profile', 'profile.business_id', 'business.id')
    .select(['business.name', 'business.kind', 'business.cert_status', 'business.vip_level'])
    .select(['short_name', 'logo', 'region_name', 'main_categories', 'tags', 'intro', 'address'])
    .select(['contact_name', 'contact_phone', 'view_count', 'is_published'])
    .where('business.id', '=', businessId)
    .executeTakeFirst();
  if (row === undefined || !(isOwn || row.is_published)) return undefined;
  const shop = await readShop(transaction, businessId);
  return {
    businessId,
    name: row.name,
    shortName: row.short_name ?? row.name,
    logo: row.logo ?? '',
    path: shop?.path ?? '',
    regionName: row.region_name ?? '',
    mainCategories: row.main_categories ?? [],
    tags: row.tags ?? [],
    isCertified: isCertified(row),
    vipLevel: row.vip_level,
    intro: row.intro ?? '',
    address: row.address ?? '',
    contactName: maskName(row.contact_name ?? ''),
    phoneMasked: maskPhone(row.contact_phone ?? ''),
    viewCount: row.view_count ?? 0,
    categories: await readCategories(transaction, businessId),
  };
}

/** How many follow a company, and whether one member does; null for a visitor. */
export function readFollowers(
  database: Database,
  businessId: string,
  userId: string | undefined,
): Promise<Pick<Facts, 'followerCount' | 'isFollowed'>> {
  return database.withCredentials(async (transaction) => {
    const { rows } = await sql<{ count: number; is_followed: boolean }>`
      select count(*)::int as count, coalesce(bool_or(user_id = ${userId ?? null}::bigint), false) as is_followed
      from company_follow where company_id = ${businessId}`.execute(transaction);
    const [row] = rows;
    return { followerCount: row?.count ?? 0, isFollowed: userId === undefined ? null : (row?.is_followed ?? false) };
  });
}
