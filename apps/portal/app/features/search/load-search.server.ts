import { type CallData, isApiError } from '@jianzhu/api-client';
import { searchSchemas } from '@jianzhu/api-client/schemas';
import { type LoadedList, loadList } from '../../record/load-list.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';

export type SearchList = CallData<typeof searchSchemas.search>;
export type SearchHitRow = SearchList['records'][number];
export type SearchType = SearchHitRow['type'];

/** What the address asks for; what is usual is left out of it. */
export interface SearchQuery {
  /** '' where nothing is searched for. */
  readonly keyword: string;
  readonly type?: SearchType | undefined;
  readonly sort?: 'latest' | undefined;
  readonly current: number;
  readonly size: number;
}

export interface SearchData {
  readonly query: SearchQuery;
  /** Null where nothing is searched for. */
  readonly loaded: LoadedList<SearchList> | null;
  /** Why the platform would not search, in its words: too many searches of one address. */
  readonly refusal: string | null;
  /** What others search for; none beside hits. */
  readonly hotWords: readonly string[];
}

function readSearchQuery(search: URLSearchParams): SearchQuery {
  const { keyword, type, sort, current, size } = readListQuery(searchSchemas.search.query, search);
  return {
    // Read entry by entry, an entry that must be said may be missing all the same.
    keyword: keyword ?? '',
    type: type === 'all' ? undefined : type,
    sort: sort === 'latest' ? sort : undefined,
    current,
    size,
  };
}

/** What the search of the whole site finds for the keyword of the address. */
export async function loadSearch(search: URLSearchParams, services: RequestServices): Promise<SearchData> {
  const { api, report } = services;
  const query = readSearchQuery(search);
  const hotWords = () => orDefault(api.search.hotWords(), [], report);
  if (query.keyword === '') return { query, loaded: null, refusal: null, hotWords: await hotWords() };

  let refusal: string | null = null;
  const ask = async (asked: SearchQuery) => {
    try {
      return await api.search.search({ query: asked });
    } catch (error) {
      if (isApiError(error) && error.kind === 'business') refusal = error.message;
      throw error;
    }
  };
  const loaded = await loadList(ask, query, services);
  const isFound = loaded.kind === 'ready' && loaded.list.total > 0;
  return { query, loaded, refusal, hotWords: isFound ? [] : await hotWords() };
}
