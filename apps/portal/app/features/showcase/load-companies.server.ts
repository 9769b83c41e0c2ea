import type { CallData } from '@jianzhu/api-client';
import { contentSchemas, type showcaseSchemas, type supplierSchemas } from '@jianzhu/api-client/schemas';
import type { CompanyCard, DictionaryEntry, District } from '@jianzhu/domain';
import type { SafeHtml } from '@jianzhu/ui/rich-text';
import { sanitizeRichText } from '@jianzhu/ui/rich-text/sanitize';
import * as v from 'valibot';
import { CARDS_A_PAGE, type LoadedList, loadList } from '../../record/load-list.server.ts';
import { type LoadedRecord, loadById } from '../../record/load-record.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { ListOf } from '../../record/use-list.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { contentOfRequest } from '../../site/edition-content.ts';
import { orDefault } from '../../site/start-up.server.ts';

/** A list of cards, a map beside a list, or the companies that the member follows. */
const VIEWS = ['map', 'followed'] as const;

const companyQuery = v.object({
  ...contentSchemas.companies.query.entries,
  view: v.optional(v.picklist(VIEWS)),
});
export type CompanyQuery = v.InferOutput<typeof companyQuery>;
type CompanyFacets = CallData<typeof showcaseSchemas.facets>;
type CompanyDetail = CallData<typeof showcaseSchemas.company>;
type KnownContact = CallData<typeof supplierSchemas.companyDetail>['contact'];

/** The list of companies, and what it can be narrowed to. */
export interface CompaniesData {
  readonly query: CompanyQuery;
  readonly loaded: LoadedList<ListOf<CompanyCard>>;
  readonly facets: CompanyFacets;
  readonly districts: readonly District[];
  readonly labels: readonly DictionaryEntry[];
}

const NO_FACETS: CompanyFacets = { roles: [], grades: [], cities: [], vipLevels: [] };

/** The page of companies that the address asks for. */
export async function loadCompanies(search: URLSearchParams, services: RequestServices): Promise<CompaniesData> {
  const query = readListQuery(companyQuery, search);
  const { companies, districts, dictionary } = await contentOfRequest(services);
  const { showcase } = services.api;
  const { view, current, size, sort, ...filters } = query;
  const { platformCode } = await services.platformConfig().then((config) => ({ platformCode: config?.platformCode }));
  const followed = async () => {
    const records = await showcase.followed();
    return { records, total: records.length, size: Math.max(CARDS_A_PAGE, records.length), current: 1, pages: 1 };
  };
  const ask = (asked: CompanyQuery) =>
    view === 'followed'
      ? followed()
      : companies({ query: { ...filters, sort, current: asked.current, size: CARDS_A_PAGE } });
  const { view: session } = await services.session();
  // Only a member follows any.
  const shown: CompanyQuery =
    view === 'followed' && session.kind === 'anonymous' ? { ...query, view: undefined } : query;
  const [loaded, facets, areas, labels] = await Promise.all([
    loadList(ask, shown, services),
    orDefault(
      showcase.facets({ query: { ...filters, ...(platformCode && { platformCode }) } }),
      NO_FACETS,
      services.report,
    ),
    orDefault(districts({ query: { isShow: 1 } }), [], services.report),
    orDefault(dictionary({ query: { code: 'business_label' } }), [], services.report),
  ]);
  return { query: shown, loaded, facets, districts: areas, labels };
}

/** A company as its page shows it. */
export interface ShownCompany extends Omit<CompanyDetail, 'intro'> {
  readonly intro: SafeHtml;
  /** Whom to call, where the member's company has asked this month already or need not ask; else null. */
  readonly contact: KnownContact;
}

/** The company that the query `id` names. */
export function loadCompany(search: URLSearchParams, services: RequestServices): Promise<LoadedRecord<ShownCompany>> {
  const { showcase } = services.api;
  const find = async (id: string): Promise<ShownCompany> => {
    const [{ intro, ...company }, contact] = await Promise.all([
      showcase.company({ query: { id } }),
      knownContact(id, services),
    ]);
    return { ...company, intro: sanitizeRichText(intro), contact };
  };
  return loadById(search.get('id'), find, services);
}

/** What the member's company knows of whom to call at a company without asking. */
async function knownContact(businessId: string, services: RequestServices): Promise<KnownContact> {
  const { view } = await services.session();
  if (view.kind !== 'member' || !view.businessId) return null;
  const { companyDetail } = services.api.supplier;
  const contact = companyDetail({ query: { businessId } }).then((company) => company.contact);
  return orDefault(contact, null, services.report);
}
