import './tables.ts';
import { sql } from 'kysely';
import * as v from 'valibot';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import type { Searchable } from '../search/documents.ts';
import type { SearchIndex } from '../search/search-index.ts';

const DETAILS = '/default/company/detail?id=';
/** Of members' businesses (domain rules 25). */
const MEMBER_BOOST = 5;
const CERTIFIED = 2;

/** The columns of a company that the search needs. */
export interface SearchableCompany {
  readonly id: string;
  readonly name: string;
  readonly short_name: string;
  readonly logo: string;
  readonly tags: readonly string[];
  readonly region_name: string;
  readonly main_categories: readonly string[];
  readonly qualification: string;
  readonly highlight: string;
  readonly intro: string;
  readonly vip_level: number;
  readonly updated_at: Date;
}

/** A company as the search of the whole site finds it. */
export function searchableCompany(company: SearchableCompany): Searchable {
  const { id, short_name, region_name, main_categories, highlight, qualification, intro, tags } = company;
  return {
    kind: 'company',
    id,
    title: company.name,
    tag: main_categories[0] ?? '',
    summary: [highlight, main_categories.join('、'), region_name].filter((text) => text !== '').join(' · '),
    content: [short_name, qualification, tags.join(' '), intro].join('\n'),
    image: company.logo,
    price: null,
    boost: company.vip_level > 0 ? MEMBER_BOOST : 0,
    publishTime: company.updated_at,
    url: DETAILS + id,
  };
}

const payloadSchema = v.object({ companyId: v.string() });

/** Puts a company under the search as it is now, if it may be found; what may not was removed with the change itself. */
export function companySearchJob(database: Database, index: SearchIndex): JobHandler {
  return {
    async run(_transaction, { payload }) {
      const id = parseRecordId(v.parse(payloadSchema, payload).companyId);
      if (id === undefined) return;
      await database.withBusiness(id, async (transaction) => {
        const company = await readCompany(transaction, id);
        if (company !== undefined) await index.put(transaction, searchableCompany(company));
      });
    },
  };
}

/** Locked, so that a company that withdraws meanwhile is removed after it was put in. */
function readCompany(transaction: Transaction, id: string): Promise<SearchableCompany | undefined> {
  return transaction
    .selectFrom('company_profile as profile')
    .innerJoin('business', 'business.id', 'profile.business_id')
    .where('profile.business_id', '=', id)
    .where('is_published', '=', true)
    .where('cert_status', '=', CERTIFIED)
    .select(['business.id', 'name', 'short_name', 'logo', 'tags', 'region_name', 'main_categories', 'qualification'])
    .select(['highlight', 'profile.intro', 'vip_level', 'profile.updated_at'])
    .modifyEnd(sql`for share`)
    .executeTakeFirst();
}
