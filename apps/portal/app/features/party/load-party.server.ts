import type { CallData } from '@jianzhu/api-client';
import { contentSchemas, type partySchemas } from '@jianzhu/api-client/schemas';
import { type ArticleSummary, formatDate } from '@jianzhu/domain';
import type { InferOutput } from 'valibot';
import { type LoadedList, loadList } from '../../record/load-list.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { ListOf } from '../../record/use-list.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { contentOfRequest } from '../../site/edition-content.ts';
import { orDefault } from '../../site/start-up.server.ts';

export type PartyQuery = InferOutput<typeof contentSchemas.partyArticles.query>;
export type PartyModule = CallData<typeof partySchemas.modules>[number];

/** A page of articles of party building, and the modules beside them. */
export interface PartyList {
  readonly query: PartyQuery;
  readonly loaded: LoadedList<ListOf<ArticleSummary>>;
  readonly modules: readonly PartyModule[];
  /** The newest of the years that can be chosen. */
  readonly year: number;
}

/** The modules below the root; none where they cannot be had. */
export async function loadModules({ api, report }: RequestServices): Promise<readonly PartyModule[]> {
  const modules = await orDefault(api.party.modules(), [], report);
  return modules.filter(({ parentCode }) => parentCode !== '');
}

/**
 * The articles that the address asks for. The root stands for all of the section, and so does a module that there is not.
 *
 * @param isOneModule whether the page always shows one: the first, then, for the root (mock-up)
 */
export async function loadParty(
  search: URLSearchParams,
  services: RequestServices,
  isOneModule: boolean,
): Promise<PartyList> {
  const modules = await loadModules(services);
  const asked = readListQuery(contentSchemas.partyArticles.query, search);
  const known =
    modules.find(({ modulecode }) => modulecode === asked.modulecode) ?? (isOneModule ? modules[0] : undefined);
  const query: PartyQuery = { ...asked, modulecode: known?.modulecode };
  const { partyArticles } = await contentOfRequest(services);
  const ask = (page: PartyQuery) => partyArticles({ query: page });
  const year = Number(formatDate(Date.now()).slice(0, 4));
  return { query, loaded: await loadList(ask, query, services), modules, year };
}

const NEWEST = 6;

/** What the way into the section shows; what cannot be had is left out. */
export async function loadWelcome(services: RequestServices) {
  const { partyArticles } = await contentOfRequest(services);
  const [modules, newest] = await Promise.all([
    loadModules(services),
    orDefault(partyArticles({ query: { size: NEWEST } }), null, services.report),
  ]);
  return { modules, newest: newest?.records ?? [] };
}
