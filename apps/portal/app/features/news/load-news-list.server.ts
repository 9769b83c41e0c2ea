import { contentSchemas } from '@jianzhu/api-client/schemas';
import { type ArticleSummary, formatDate, NEWS_COLUMNS, type SalonSummary } from '@jianzhu/domain';
import type { InferOutput } from 'valibot';
import { type LoadedList, loadList } from '../../record/load-list.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { ListOf } from '../../record/use-list.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { contentOfRequest } from '../../site/edition-content.ts';
import { orDefault } from '../../site/start-up.server.ts';

export type NewsQuery = InferOutput<typeof contentSchemas.articles.query>;

/** A page of news, and what was asked for. */
export interface NewsPages {
  readonly query: NewsQuery;
  readonly loaded: LoadedList<ListOf<ArticleSummary>>;
}

/** The list of news and what stands beside it. */
export interface NewsListData extends NewsPages {
  /** The newest of the years that can be chosen. */
  readonly year: number;
  /** The newest policies; none beside the policies themselves. */
  readonly policies: readonly ArticleSummary[];
  readonly salons: readonly SalonSummary[];
}

const POLICIES_BESIDE = 5;
const SALONS_BESIDE = 3;

/** What the address of the news list asks for; a column that there is not counts as the first. */
function readNewsQuery(search: URLSearchParams): NewsQuery {
  const query: NewsQuery = readListQuery(contentSchemas.articles.query, search);
  const column = NEWS_COLUMNS.find(({ code }) => code === query.columnCode) ?? NEWS_COLUMNS[0];
  const isPolicy = column.code === 'policy';
  return { ...query, columnCode: column.code, ...(!isPolicy && { policyLevel: undefined }) };
}

/** The page of news that the address asks for. */
export async function loadNews(search: URLSearchParams, services: RequestServices): Promise<NewsPages> {
  const query = readNewsQuery(search);
  const { articles } = await contentOfRequest(services);
  return { query, loaded: await loadList((asked) => articles({ query: asked }), query, services) };
}

/** The page of news that the address asks for, with its company; what stands beside it may fail without it. */
export async function loadNewsList(
  search: URLSearchParams,
  services: RequestServices,
  nowMs: number,
): Promise<NewsListData> {
  const { articles, salons } = await contentOfRequest(services);
  const newest = { columnCode: 'policy', current: 1, size: POLICIES_BESIDE };
  const isPolicy = search.get('columnCode') === 'policy';
  const [news, policies, events] = await Promise.all([
    loadNews(search, services),
    isPolicy ? null : orDefault(articles({ query: newest }), null, services.report),
    orDefault(salons({ query: { current: 1, size: SALONS_BESIDE } }), null, services.report),
  ]);
  const year = Number(formatDate(nowMs).slice(0, 4));
  return { ...news, year, policies: policies?.records ?? [], salons: events?.records ?? [] };
}
