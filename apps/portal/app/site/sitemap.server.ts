import { type ArticleSummary, NEWS_COLUMNS } from '@jianzhu/domain';
import { PAGES } from '@jianzhu/domain/pages';
import * as paths from '../paths.ts';
import { dateOf } from '../record/dates.ts';
import type { RequestServices } from '../request-services.server.ts';
import { contentOfRequest } from './edition-content.ts';
import { salonDetail } from './salon-paths.ts';
import { orDefault } from './start-up.server.ts';
import { xmlText } from './xml.ts';

/** A page that search engines may list. */
export interface SitemapEntry {
  /** Path and query. */
  readonly address: string;
  /** `YYYY-MM-DD` of its last change, where it is known. */
  readonly day?: string;
}

/** The most of one list; older ones are found through its pages. */
const MOST = 100;

/** The pages of everybody that stand by themselves: those that are kept for visitors (table of pages). */
export const OPEN_PAGES: readonly SitemapEntry[] = PAGES.filter(
  ({ opening, keeping, ofRecord }) => !opening && keeping && !ofRecord,
).map(({ path }) => ({ address: path }));

/** Everything that search engines may list; what cannot be had is left out. */
export async function sitemapEntries(services: RequestServices): Promise<readonly SitemapEntry[]> {
  const { articles, partyArticles, salons, needs, companies } = await contentOfRequest(services);
  const { help } = services.api;
  const found = async <Row>(ask: Promise<readonly Row[]>, entry: (row: Row) => SitemapEntry) =>
    (await orDefault(ask, [], services.report)).map(entry);
  const rows = (page: Promise<{ readonly records: readonly ArticleSummary[] }>) => page.then(({ records }) => records);
  const shownAt = (path: string) => (article: ArticleSummary) => ({
    address: `${path}?id=${article.id}`,
    day: dateOf(article.publishTime),
  });
  const lists = await Promise.all([
    ...NEWS_COLUMNS.map(({ code }) =>
      found(rows(articles({ query: { columnCode: code, size: MOST } })), shownAt(paths.newsDetail)),
    ),
    found(rows(partyArticles({ query: { size: MOST } })), shownAt(paths.partyNewsMore)),
    found(
      companies({ query: { size: MOST } }).then(({ records }) => records),
      ({ id }) => ({ address: `${paths.companyDetail}?id=${id}` }),
    ),
    found(
      services.api.qualification.list({ query: { size: MOST } }).then(({ records }) => records),
      ({ id }) => ({ address: `${paths.qualificationDetail}?id=${id}` }),
    ),
    found(
      services.api.service.list({ query: { size: MOST } }).then(({ records }) => records),
      ({ id }) => ({ address: `${paths.servicesMore}?id=${id}` }),
    ),
    found(
      services.api.knowledge.list({ query: { size: MOST } }).then(({ records }) => records),
      ({ id, publishTime }) => ({ address: `${paths.knowledgeDetails}?id=${id}`, day: dateOf(publishTime) }),
    ),
    found(
      salons({ query: { size: MOST } }).then(({ records }) => records),
      ({ id }) => ({ address: salonDetail(id) }),
    ),
    ...[0, 1].map((isCase) =>
      found(
        needs({ query: { size: MOST, isCase } }).then(({ records }) => records),
        ({ url }) => ({ address: url }),
      ),
    ),
    found(
      services.api.law.lawyers({ query: { size: MOST } }).then(({ records }) => records),
      ({ id }) => ({ address: `${paths.lawyerList}?lawyerId=${id}` }),
    ),
    found(
      services.api.law.packages({ query: { size: MOST } }).then(({ records }) => records),
      ({ id }) => ({ address: `${paths.legalPackageDetail}?id=${id}` }),
    ),
    found(
      services.api.lesson.list({ query: { size: MOST } }).then(({ records }) => records),
      ({ id }) => ({ address: `${paths.lawLessonDetail}?id=${id}` }),
    ),
    found(
      help.tree().then((tree) => tree.flatMap(({ children }) => children)),
      ({ id }) => ({ address: `${paths.help}?id=${id}` }),
    ),
  ]);
  return [...OPEN_PAGES, ...lists.flat()];
}

/** The elements of sitemap.xml (sitemaps.org). @param origin of the portal as visitors see it */
export function sitemap(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ address, day }) => {
    const changed = day === undefined ? '' : `<lastmod>${xmlText(day)}</lastmod>`;
    return `<url><loc>${xmlText(origin + address)}</loc>${changed}</url>`;
  });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>`;
}
