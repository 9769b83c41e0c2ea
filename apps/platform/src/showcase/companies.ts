import type { CompanyCard } from '@jianzhu/domain';
import { sql } from 'kysely';
import { containing } from '../db/containing.ts';
import { type Page, type PageRequest, readPage } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import { cardColumns, companyCard } from './company-card.ts';

export interface CompanyFilter extends PageRequest {
  readonly keyword?: string | undefined;
}

/** Companies that show themselves: the featured ones in their order, then those with a logo, then the most visited. */
export function listCompanies(transaction: Transaction, filter: CompanyFilter): Promise<Page<CompanyCard>> {
  let query = transaction
    .selectFrom('company_profile')
    .innerJoin('business', 'business.id', 'company_profile.business_id')
    .select('business.name')
    .select(cardColumns)
    .where('is_published', '=', true)
    .orderBy(sql`featured nulls last`)
    .orderBy(sql`logo = ''`)
    .orderBy('view_count', 'desc')
    .orderBy('business_id');
  if (filter.keyword) query = query.where('business.name', 'like', containing(filter.keyword));
  return readPage(transaction, query, filter, companyCard);
}
