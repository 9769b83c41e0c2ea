import '../matching/tables.ts';
import {
  type Ability,
  type Banner,
  type District,
  type PlatformEntry,
  type Popup,
  type ServicePackage,
  SIBLING_SITES,
  type SiblingSite,
} from '@jianzhu/domain';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';

const fen = (amount: string | null) => (amount === null ? null : Number(amount));
/** Districts with the number of companies that show themselves there. */
export async function listDistricts(transaction: Transaction, shownOnly: boolean): Promise<District[]> {
  const companies = transaction
    .selectFrom('company_profile')
    .innerJoin('business', 'business.id', 'company_profile.business_id')
    .select(['business.city_code as city', (count) => count.fn.countAll<string>().as('total')])
    .where('company_profile.is_published', '=', true)
    .groupBy('business.city_code')
    .as('companies');
  let query = transaction
    .selectFrom('district')
    .leftJoin(companies, 'companies.city', 'district.code')
    .select(['code', 'name', 'parent_code', 'sort', 'is_show', 'site_url', 'companies.total'])
    .orderBy('parent_code')
    .orderBy('sort');
  if (shownOnly) query = query.where('is_show', '=', true);
  const rows = await query.execute();
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    parentCode: row.parent_code,
    sort: row.sort,
    isShow: row.is_show,
    siteUrl: row.site_url,
    companyCount: Number(row.total ?? 0),
  }));
}

/** Banners of one place that are to be seen now. */
export async function listBanners(transaction: Transaction, place: number): Promise<Banner[]> {
  const rows = await transaction
    .selectFrom('banner')
    .selectAll()
    .where('place', '=', place)
    .where('is_shown', '=', true)
    .where(sql<boolean>`coalesce(begin_time <= ${businessNow}, true) and coalesce(end_time > ${businessNow}, true)`)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    image: row.image,
    appImage: row.app_image,
    link: row.link,
    target: row.target,
    beginTime: timeText(row.begin_time),
    endTime: timeText(row.end_time),
    sort: row.sort,
  }));
}

export async function listServicePackages(transaction: Transaction): Promise<ServicePackage[]> {
  const rows = await transaction.selectFrom('service_package').selectAll().orderBy('sort').orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    price: fen(row.price),
    originalPrice: fen(row.original_price),
    items: row.items,
    tag: row.tag,
    cover: row.cover,
    link: row.link,
  }));
}

export async function listAbilities(transaction: Transaction): Promise<Ability[]> {
  const rows = await transaction.selectFrom('ability').selectAll().orderBy('sort').orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    title: row.title,
    subTitle: row.sub_title,
    organization: row.organization,
    stage: row.stage,
    group: row.ability_group,
    icon: row.icon,
    image: row.image,
    description: row.description,
    link: row.link,
    sort: row.sort,
  }));
}

/** The popup of the moment, the first by order when several overlap. */
export async function findPopup(transaction: Transaction): Promise<Popup | null> {
  const row = await transaction
    .selectFrom('popup')
    .selectAll()
    .where(sql<boolean>`begin_time <= ${businessNow} and end_time > ${businessNow}`)
    .orderBy('sort')
    .orderBy('id')
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    title: row.title,
    image: row.image,
    content: row.content,
    link: row.link,
    beginTime: timeText(row.begin_time),
    endTime: timeText(row.end_time),
    frequency: row.frequency,
    terminal: row.terminal,
    sort: row.sort,
  };
}

/** What of the open requests and offers an entrance counts. */
const COUNTED: Readonly<Partial<Record<SiblingSite, { readonly tab: string; readonly side?: 'supply' }>>> = {
  materials: { tab: 'material', side: 'supply' },
  equipment: { tab: 'equipment' },
  labor: { tab: 'labor', side: 'supply' },
  projects: { tab: 'project' },
};

/** Entrances of the digital platforms, each with what is counted here and what its operator counts elsewhere. */
export async function listPlatformEntries(transaction: Transaction): Promise<PlatformEntry[]> {
  const rows = await transaction.selectFrom('platform_entry').selectAll().orderBy('sort').execute();
  const records = await transaction
    .selectFrom('supply_demand')
    .select(['tab', 'side', (count) => count.fn.countAll<string>().as('total')])
    .where(sql<boolean>`coalesce(deadline > ${businessNow}, true)`)
    .groupBy(['tab', 'side'])
    .execute();
  const counted = (sibling: SiblingSite | null) => {
    const kind = sibling && COUNTED[sibling];
    if (!kind) return 0;
    const of = records.filter(({ tab, side }) => tab === kind.tab && side === (kind.side ?? side));
    return of.reduce((sum, { total }) => sum + Number(total), 0);
  };
  return rows.map((row) => {
    const sibling = SIBLING_SITES.find((site) => site === row.sibling) ?? null;
    return {
      key: row.key,
      name: row.name,
      description: row.description,
      countLabel: row.count_label,
      count: row.base_count + counted(sibling),
      url: row.url,
      sibling,
    };
  });
}
