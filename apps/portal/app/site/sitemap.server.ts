import { type ArticleSummary, NEWS_COLUMNS } from '@jianzhu/domain';
import { PAGES } from '@jianzhu/domain/pages';
import * as paths from '../paths.ts';
import { dateOf } from '../record/dates.ts';
import type { RequestServices } from '../request-services.server.ts';
import { editionOf } from './edition.ts';
import { contentOfRequest } from './edition-content.ts';
import { everyRecord } from './every-record.ts';
import { salonDetail } from './salon-paths.ts';
import { xmlText } from './xml.ts';

/** A page that search engines may list. */
export interface SitemapEntry {
  /** Path and query. */
  readonly address: string;
  /** `YYYY-MM-DD` of its last change, where it is known. */
  readonly day?: string;
}

/** Addresses that one file may hold (sitemaps.org). */
export const MOST_OF_FILE = 50_000;

/** The pages of everybody that stand by themselves: those that are kept for visitors (table of pages). */
export const OPEN_PAGES: readonly SitemapEntry[] = PAGES.filter(
  ({ opening, keeping, ofRecord }) => !opening && keeping && !ofRecord,
).map(({ path }) => ({ address: path }));

/** How long what was found is given to all who ask, in ms: as long as their copies of the answer are good. */
const KEPT_MS = 600_000;

interface Kept {
  readonly entries: Promise<readonly SitemapEntry[]>;
  readonly untilMs: number;
}

/**
 * What search engines may list, found once in a while for each edition: all who ask meanwhile wait for it or have it.
 * Rejects where a part cannot be had, so that no page is told to be gone, and then is tried anew.
 *
 * @param nowMs a clock that does not go back
 */
export function createSitemap<Asker>(find: (asker: Asker) => Promise<readonly SitemapEntry[]>, nowMs: () => number) {
  const kept = new Map<string, Kept>();
  return (edition: string, asker: Asker): Promise<readonly SitemapEntry[]> => {
    const known = kept.get(edition);
    if (known && nowMs() < known.untilMs) return known.entries;
    const entries = find(asker);
    kept.set(edition, { entries, untilMs: nowMs() + KEPT_MS });
    entries.catch(() => kept.delete(edition));
    return entries;
  };
}

const askSitemap = createSitemap(findEntries, () => performance.now());

/** What search engines may list of the request's edition. */
export const sitemapEntries = async (services: RequestServices): Promise<readonly SitemapEntry[]> =>
  askSitemap(editionOf(await services.platformConfig()).platformCode, services);

async function findEntries(services: RequestServices): Promise<readonly SitemapEntry[]> {
  const { articles, partyArticles, salons, needs, companies } = await contentOfRequest(services);
  const { help } = services.api;
  const found = async <Row>(ask: Promise<readonly Row[]>, entry: (row: Row) => SitemapEntry) => (await ask).map(entry);
  const shownAt = (path: string) => (article: ArticleSummary) => ({
    address: `${path}?id=${article.id}`,
    day: dateOf(article.publishTime),
  });
  const lists = await Promise.all([
    ...NEWS_COLUMNS.map(({ code }) =>
      found(
        everyRecord((page) => articles({ query: { ...page, columnCode: code } })),
        shownAt(paths.newsDetail),
      ),
    ),
    found(
      everyRecord((page) => partyArticles({ query: page })),
      shownAt(paths.partyNewsMore),
    ),
    found(
      everyRecord((page) => companies({ query: page })),
      ({ id }) => ({ address: `${paths.companyDetail}?id=${id}` }),
    ),
    found(
      everyRecord((page) => services.api.qualification.list({ query: page })),
      ({ id }) => ({ address: `${paths.qualificationDetail}?id=${id}` }),
    ),
    found(
      everyRecord((page) => services.api.service.list({ query: page })),
      ({ id }) => ({ address: `${paths.servicesMore}?id=${id}` }),
    ),
    found(
      everyRecord((page) => services.api.knowledge.list({ query: page })),
      ({ id, publishTime }) => ({ address: `${paths.knowledgeDetails}?id=${id}`, day: dateOf(publishTime) }),
    ),
    found(
      everyRecord((page) => salons({ query: page })),
      ({ id }) => ({ address: salonDetail(id) }),
    ),
    ...[0, 1].map((isCase) =>
      found(
        everyRecord((page) => needs({ query: { ...page, isCase } })),
        ({ url }) => ({ address: url }),
      ),
    ),
    found(
      everyRecord((page) => services.api.law.lawyers({ query: page })),
      ({ id }) => ({ address: `${paths.lawyerList}?lawyerId=${id}` }),
    ),
    found(
      everyRecord((page) => services.api.law.packages({ query: page })),
      ({ id }) => ({ address: `${paths.legalPackageDetail}?id=${id}` }),
    ),
    found(
      everyRecord((page) => services.api.lesson.list({ query: page })),
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

/** Names the files of more addresses than one may hold; each is the same address with its number. */
function sitemapIndex(files: number, origin: string): string {
  const names = Array.from({ length: files }, (_, index) => {
    return `<sitemap><loc>${xmlText(`${origin}/sitemap.xml?file=${index + 1}`)}</loc></sitemap>`;
  });
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${names.join('\n')}\n</sitemapindex>`;
}

/** What /sitemap.xml answers. @param file which of several is asked for, from 1; null for the address itself */
export function sitemapFile(entries: readonly SitemapEntry[], origin: string, file: number | null): string {
  const files = Math.ceil(entries.length / MOST_OF_FILE);
  if (file === null) return files > 1 ? sitemapIndex(files, origin) : sitemap(entries, origin);
  return sitemap(entries.slice((file - 1) * MOST_OF_FILE, file * MOST_OF_FILE), origin);
}
