import type { CallData } from '@jianzhu/api-client';
import { lawSchemas } from '@jianzhu/api-client/schemas';
import type { District } from '@jianzhu/domain';
import type { SafeHtml } from '@jianzhu/ui/rich-text';
import { sanitizeRichText } from '@jianzhu/ui/rich-text/sanitize';
import type { InferOutput } from 'valibot';
import { CARDS_A_PAGE, type LoadedList, loadList } from '../../record/load-list.server.ts';
import { type LoadedRecord, loadById } from '../../record/load-record.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { contentOfRequest } from '../../site/edition-content.ts';
import { orDefault } from '../../site/start-up.server.ts';

export type LawyerQuery = InferOutput<typeof lawSchemas.lawyers.query>;
type LawyerList = CallData<typeof lawSchemas.lawyers>;
export type Lawyer = LawyerList['records'][number];
type OwnBooking = CallData<typeof lawSchemas.bookings>[number];
export type PackageQuery = InferOutput<typeof lawSchemas.packages.query>;
type PackageList = CallData<typeof lawSchemas.packages>;
export type LegalPackage = PackageList['records'][number];

/** A lawyer as the page shows one. */
export interface ShownLawyer extends Omit<CallData<typeof lawSchemas.lawyer>, 'intro'> {
  readonly intro: SafeHtml;
  /** The consultation that the member has before him; null for a visitor, or for none. */
  readonly own: OwnBooking | null;
}

/** The list of lawyers, and the one that is looked at. */
export interface LawyersData {
  readonly query: LawyerQuery;
  readonly loaded: LoadedList<LawyerList>;
  readonly districts: readonly District[];
  /** Null while none is. */
  readonly lawyer: LoadedRecord<ShownLawyer> | null;
}

async function platformCodeOf(services: RequestServices): Promise<{ readonly platformCode?: string }> {
  const platformCode = (await services.platformConfig())?.platformCode;
  return platformCode ? { platformCode } : {};
}

/** The page of lawyers that the address asks for. */
export async function loadLawyers(search: URLSearchParams, services: RequestServices): Promise<LawyersData> {
  const { platformCode: _, ...query } = readListQuery(lawSchemas.lawyers.query, search);
  const { law } = services.api;
  const [edition, { districts }] = await Promise.all([platformCodeOf(services), contentOfRequest(services)]);
  const [loaded, areas, lawyer] = await Promise.all([
    loadList((asked) => law.lawyers({ query: { ...asked, ...edition, size: CARDS_A_PAGE } }), query, services),
    orDefault(districts({ query: { isShow: 1 } }), [], services.report),
    search.has('lawyerId') ? loadLawyer(search.get('lawyerId'), services) : null,
  ]);
  return { query, loaded, districts: areas, lawyer };
}

function loadLawyer(asked: string | null, services: RequestServices): Promise<LoadedRecord<ShownLawyer>> {
  const { law } = services.api;
  const find = async (id: string): Promise<ShownLawyer> => {
    const { view } = await services.session();
    const [{ intro, ...lawyer }, bookings] = await Promise.all([
      law.lawyer({ query: { id } }),
      view.kind === 'member' ? orDefault(law.bookings(), [], services.report) : [],
    ]);
    return {
      ...lawyer,
      intro: sanitizeRichText(intro),
      own: bookings.find(({ lawyerId }) => lawyerId === id) ?? null,
    };
  };
  return loadById(asked, find, services);
}

/** The list of packages. */
export interface PackagesData {
  readonly query: PackageQuery;
  readonly loaded: LoadedList<PackageList>;
}

/** The page of packages that the address asks for. */
export async function loadPackages(search: URLSearchParams, services: RequestServices): Promise<PackagesData> {
  const { platformCode: _, ...query } = readListQuery(lawSchemas.packages.query, search);
  const edition = await platformCodeOf(services);
  const ask = (asked: PackageQuery) =>
    services.api.law.packages({ query: { ...asked, ...edition, size: CARDS_A_PAGE } });
  return { query, loaded: await loadList(ask, query, services) };
}

/** A package as its page shows it. */
export interface ShownPackage extends Omit<CallData<typeof lawSchemas.package>, 'detail'> {
  readonly detail: SafeHtml;
}

/** The package that the query `id` names. */
export function loadPackage(search: URLSearchParams, services: RequestServices): Promise<LoadedRecord<ShownPackage>> {
  const find = async (id: string): Promise<ShownPackage> => {
    const { detail, ...found } = await services.api.law.package({ query: { id } });
    return { ...found, detail: sanitizeRichText(detail) };
  };
  return loadById(search.get('id'), find, services);
}

/** What the landing page shows; what cannot be had is left out. */
export interface LandingData {
  readonly overview: CallData<typeof lawSchemas.overview> | null;
  readonly lawyers: readonly Lawyer[];
  readonly packages: readonly LegalPackage[];
}

/** A row of cards. */
const SHOWN = 3;

/** Figures, the best lawyers, and the packages that are bought most. */
export async function loadLanding(services: RequestServices): Promise<LandingData> {
  const { law } = services.api;
  const edition = await platformCodeOf(services);
  const first = { ...edition, current: 1, size: SHOWN };
  const [overview, lawyers, packages] = await Promise.all([
    orDefault(law.overview({ query: edition }), null, services.report),
    orDefault(law.lawyers({ query: first }), null, services.report),
    orDefault(law.packages({ query: first }), null, services.report),
  ]);
  return { overview, lawyers: lawyers?.records ?? [], packages: packages?.records ?? [] };
}
