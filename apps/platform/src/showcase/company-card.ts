import type { CompanyCard } from '@jianzhu/domain';
import type { Selectable } from 'kysely';
import type { CompanyProfileTable } from './tables.ts';

/** Columns of a profile that a company's card shows. */
export const cardColumns = [
  'business_id',
  'short_name',
  'logo',
  'image',
  'tags',
  'region_name',
  'main_categories',
  'qualification',
  'highlight',
  'view_count',
] as const;

type CardRow = Pick<Selectable<CompanyProfileTable>, (typeof cardColumns)[number]> & { readonly name: string };

/** A company in a list, and the head of its own page. */
export function companyCard(row: CardRow): CompanyCard {
  return {
    id: row.business_id,
    name: row.name,
    shortName: row.short_name,
    logo: row.logo,
    image: row.image,
    tags: row.tags,
    regionName: row.region_name,
    mainCategories: row.main_categories,
    qualification: row.qualification,
    highlight: row.highlight,
    viewCount: row.view_count,
  };
}
