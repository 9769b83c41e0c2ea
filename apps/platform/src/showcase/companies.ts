import type { CompanyCard } from '@jianzhu/domain';
import { sql } from 'kysely';
import { containing } from '../content/articles.ts';
import { type Page, type PageRequest, readPage } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';

export interface CompanyFilter extends PageRequest {
  readonly keyword?: string | undefined;
}

/** Companies that show themselves: the featured ones in their order, then those with a logo, then the most visited. */
export function listCompanies(transaction: Transaction, filter: CompanyFilter): Promise<Page<CompanyCard>> {
  let query = transaction
    .selectFrom('company_profile')
    .innerJoin('business', 'business.id', 'company_profile.business_id')
    .select([
      'business_id',
      'business.name',
      'short_name',
      'logo',
      'image',
      'tags',
      'region_name',
      'main_categories',
      'qualification',
      'highlight',
      'view_count',
    ])
    .where('is_published', '=', true)
    .orderBy(sql`featured nulls last`)
    .orderBy(sql`logo = ''`)
    .orderBy('view_count', 'desc')
    .orderBy('business_id');
  if (filter.keyword) query = query.where('business.name', 'like', containing(filter.keyword));
  return readPage(transaction, query, filter, (row) => ({
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
  }));
}
