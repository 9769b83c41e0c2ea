import { existsSync, readFileSync } from 'node:fs';
import { FOLDER_PATHS, PAGES } from '@jianzhu/domain/pages';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import * as paths from './paths.ts';
import routes from './routes.ts';

/** The paths of the specification, section 2, as they were agreed; one on each line. */
const specifiedPaths = readFileSync(new URL('./specified-paths.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** Pages beyond them (decision 43), as docs/architecture.md lists them. */
const ourPaths = readFileSync(new URL('../../../docs/architecture.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => /^- `(\/[^`]+)`: a page of ours/.exec(line)?.[1] ?? []);

const withoutSlash = (path = '') => `/${path.replace(/^\//, '')}`;
const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children }) => [
    ...(path === undefined ? [] : [withoutSlash(path)]),
    ...pathsOf(children ?? []),
  ]);
const layoutOf = (path: string) => routes.find(({ children }) => pathsOf(children ?? []).includes(path))?.file;
const objects = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, file, children }) => ({
    ...(path !== undefined && { path }),
    handle: file,
    ...(children && { children: objects(children) }),
  }));

describe('routes', () => {
  it('name every specified path, spelled exactly (section 2)', () => {
    const named = pathsOf(routes);
    expect(specifiedPaths.filter((path) => !named.includes(path))).toEqual([]);
  });

  /** What programs read, and folders of addresses that lead elsewhere: no pages. */
  const isFile = (path: string) => /\*$|\.(xml|txt)$/.test(path);

  it('name no page that neither the specification nor our own list knows (decision 43)', () => {
    const others = pathsOf(routes).filter((path) => !specifiedPaths.includes(path) && !isFile(path));
    expect(others.filter((path) => !FOLDER_PATHS.includes(path))).toEqual(ourPaths);
    expect(PAGES.filter(({ origin }) => origin === 'ours').map(({ path }) => path)).toEqual(ourPaths);
  });

  it('name no path twice', () => {
    const named = pathsOf(routes);
    expect(new Set(named).size).toBe(named.length);
  });

  it('are all in the address book, and the address book has no others', () => {
    expect(Object.values(paths).toSorted()).toEqual([...specifiedPaths, ...ourPaths].toSorted());
  });

  it.each([
    ['/default/home', 'default'],
    ['/default/news/news-list', 'default'],
    ['/default/djyl/welcome', 'djyl-default'],
    ['/default/home/help', 'secondary'],
    ['/default/message-list', 'secondary'],
    ['/default/open-api/open', 'secondary'],
    ['/default/login', 'simple-default'],
    ['/sign-up2', 'simple-default'],
    ['/default/news/news-list-h5', 'simple-default'],
    ['/user/default', 'simple'],
    ['/download-h5', 'empty'],
    ['/login-back', 'empty'],
    ['/shop/pc', 'empty'],
  ])('put %s into the layout %s (decision 29)', (path, layout) => {
    expect(layoutOf(path)).toBe(`routes/layouts/${layout}.tsx`);
  });

  it('keep every path under /user behind the guarded layout (R-STATE-003)', () => {
    const unguarded = specifiedPaths
      .filter((path) => path.startsWith('/user'))
      .filter((path) => !layoutOf(path)?.endsWith('/simple.tsx'));
    expect(unguarded).toEqual([]);
  });

  it('show every page under /user beside the menu of the member centre (6.11)', () => {
    const beside = routes.flatMap(({ children = [] }) =>
      pathsOf(children.filter(({ file }) => file === 'routes/layouts/member-centre.tsx')),
    );
    const pages = specifiedPaths.filter((path) => path.startsWith('/user') && !FOLDER_PATHS.includes(path));
    expect(pages.filter((path) => !beside.includes(path))).toEqual([]);
  });

  it.each(['/user', '/USER/default', '/user/', '/user/nope'])('guard %s as well', (path) => {
    const matches = matchRoutes(objects(routes), path);
    expect(matches?.[0]?.route.handle).toBe('routes/layouts/simple.tsx');
  });

  it.each(['/users', '/userx', '/default/nope'])('answer %s with 404, not with the guard (R-STATE-004)', (path) => {
    const matches = matchRoutes(objects(routes), path);
    expect(matches?.map(({ route }) => route.handle)).toEqual(['routes/layouts/default.tsx', 'routes/not-found.tsx']);
  });
});

describe('the module of a page', () => {
  const files = (entries: readonly RouteConfigEntry[]): string[] =>
    entries.flatMap(({ file, children }) => [file, ...files(children ?? [])]);

  it('exists where the address of the page says', () => {
    const missing = files(routes).filter((file) => !existsSync(new URL(file, import.meta.url)));
    expect(missing).toEqual([]);
  });
});
