/** The pages that show the banner with the search box (specification 2). */
const BANNER_PATHS: ReadonlySet<string> = new Set([
  '/default/home',
  '/default/company/detail',
  '/default/company/more',
  '/default/news/news-detail',
  '/default/news/news-list',
]);

/** Whether a page shows the banner; a query, a hash, a trailing slash and letter case make no difference. */
export function showsBanner(path: string): boolean {
  const bare = path.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return BANNER_PATHS.has(bare.toLowerCase());
}
