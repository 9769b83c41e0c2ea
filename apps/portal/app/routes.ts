import { FOLDER_PATHS, PAGES, type Page, type PageLayout } from '@jianzhu/domain/pages';
import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/**
 * The module of a page lies where its address says, in the letters of our files: `/user/my-bid/bitTable` is
 * `routes/user/my-bid/bit-table.tsx`. Pages that are not built yet share one.
 */
function pageRoute({ path, opening }: Page): RouteConfigEntry {
  if (opening) return route(path, 'routes/opening-soon.tsx', { id: `opening-soon ${path}` });
  const file = path.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return route(path, `routes${file}.tsx`, { id: path });
}

const pagesOf = (name: PageLayout) => PAGES.filter((page) => page.layout === name).map(pageRoute);

/** Folders beside the layouts; `/user` and what lies below it stand behind the guard of theirs. */
const folders = (ofMembers: boolean) =>
  FOLDER_PATHS.filter((path) => /^\/user(\/|$)/.test(path) === ofMembers).map((path) =>
    route(path, 'routes/redirect.tsx', { id: `redirect ${path}` }),
  );

/** Every address of the portal under its layout (decision 29): the table of pages, and what is no page. */
export default [
  layout('routes/layouts/default.tsx', [
    ...pagesOf('default'),
    route('*', 'routes/not-found.tsx', { id: 'not-found' }),
  ]),
  layout('routes/layouts/djyl-default.tsx', pagesOf('djyl-default')),
  layout('routes/layouts/secondary.tsx', pagesOf('secondary')),
  layout('routes/layouts/simple-default.tsx', pagesOf('simple-default')),
  layout('routes/layouts/simple.tsx', [
    layout('routes/layouts/member-centre.tsx', pagesOf('simple')),
    ...folders(true),
    route('/user/*', 'routes/not-found.tsx', { id: 'user-not-found' }),
  ]),
  layout('routes/layouts/empty.tsx', pagesOf('empty')),
  route('/sitemap.xml', 'routes/sitemap.ts'),
  route('/robots.txt', 'routes/robots.ts'),
  route('/feeds/*', 'routes/feeds.ts'),
  route('/calendars/*', 'routes/calendars.ts'),
  route('/sibling-sites/*', 'routes/sibling-sites.ts'),
  route('/login-start/*', 'routes/login-start.ts'),
  ...folders(false),
] satisfies RouteConfig;
