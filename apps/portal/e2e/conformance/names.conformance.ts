import { WRONG_SIDE } from '@jianzhu/domain';
import { permissionLabel, SYSTEM_ROLES } from '@jianzhu/domain/member-center';
import {
  FOLDER_PATHS,
  folderTarget,
  PAGES,
  type Page,
  type PageLayout,
  pageAccess,
  pageKeys,
  pageName,
} from '@jianzhu/domain/pages';
import { expect, test } from '../support/journey.ts';
import { type Answer, type Ask, asker, forEachOf } from './answers.ts';
import { headingOf } from './conforming.ts';
import { rolePeople } from './visitors.ts';
import { title, VISITS } from './visits.ts';

/** Those that answer with a page; the others lead on, and are visited in a browser. */
const pages = PAGES.filter(({ path }) => path !== '/login-back' && path !== '/outlogin');
const memberPages = pages.filter(({ layout }) => layout === 'simple');

/** What a layout shows around its page (decision 29); the member centre has the base lines of the footer alone. */
const landmarks: Readonly<
  Record<PageLayout, Readonly<Record<'header' | 'menu' | 'memberMenu' | 'footer' | 'columns', boolean>>>
> = {
  default: { header: true, menu: true, memberMenu: false, footer: true, columns: true },
  'djyl-default': { header: true, menu: true, memberMenu: false, footer: true, columns: true },
  secondary: { header: true, menu: true, memberMenu: false, footer: true, columns: false },
  'simple-default': { header: true, menu: false, memberMenu: false, footer: true, columns: false },
  simple: { header: true, menu: false, memberMenu: true, footer: true, columns: false },
  empty: { header: false, menu: false, memberMenu: false, footer: false, columns: false },
};

function landmarksOf({ body }: Answer) {
  return {
    header: body.includes('<header'),
    menu: body.includes('aria-label="主导航"'),
    memberMenu: body.includes('aria-label="个人中心菜单"'),
    footer: body.includes('<footer'),
    columns: body.includes('aria-label="页脚"'),
  };
}

const NOT_FOUND = 404;

/** How a page that opens answers at its bare path: one of a record says that none was named. */
const statusOf = ({ path }: Page) => (VISITS[path]?.every(({ address }) => address !== undefined) ? NOT_FOUND : 200);

const sideOf = ({ side }: Page) => (side === 'both' ? 'require' : side);

/** The page answers with its name in its layout; one that is not built yet says that it is to come. */
async function expectAnswered(ask: Ask, page: Page): Promise<void> {
  const { path, layout, opening } = page;
  const side = sideOf(page);
  const answer = await ask(path, side);
  const isNoRecord = statusOf(page) === NOT_FOUND;
  const heading = opening || isNoRecord ? pageName(page, side) : headingOf(page);
  const is = { path, status: answer.status, heading: answer.heading, ...landmarksOf(answer) };
  expect(is).toEqual({ path, status: statusOf(page), heading, ...landmarks[layout] });
  expect(answer.body, path).toContain(`<title>${title}</title>`);
  expect(answer.body.includes('即将开放'), path).toBe(opening);
}

test('every public page answers a visitor in its layout, with its name (R-ROUTE-001, R-LAYOUT-001 to 005)', async ({
  request,
}) => {
  const ask = asker(request, null);
  await forEachOf(
    pages.filter(({ layout }) => layout !== 'simple'),
    (page) => expectAnswered(ask, page),
  );
});

test('every page answers a member in its layout, with its name (R-ROUTE-001, R-LAYOUT-001 to 006)', async ({
  request,
}) => {
  const ask = asker(request, rolePeople.business_admin);
  await forEachOf(pages, (page) => expectAnswered(ask, page));
});

test('every folder leads a member to its page, on either side (decision 45)', async ({ request }) => {
  const ask = asker(request, rolePeople.business_admin);
  await forEachOf(FOLDER_PATHS, async (path) => {
    for (const side of ['require', 'supply'] as const) {
      const { headers } = await ask(path, side);
      expect([path, side, headers.location]).toEqual([path, side, folderTarget(path, side)]);
    }
  });
});

for (const { key, name, permissionKeys } of SYSTEM_ROLES) {
  test(`${name}: a page opens, or says in its place which permission is missing (domain rules 16.4)`, async ({
    request,
  }) => {
    const person = Object.entries(rolePeople).find(([role]) => role === key)?.[1];
    if (person === undefined) throw new Error(`nobody is ${key}`);
    const ask = asker(request, person);
    await forEachOf(memberPages, async (page) => {
      const side = sideOf(page);
      const { status, body } = await ask(page.path, side);
      const isOpen = pageAccess(page, permissionKeys, side) === 'open';
      expect([page.path, status]).toEqual([page.path, isOpen ? statusOf(page) : 403]);
      const missing = pageKeys(page, side)
        .map((each) => `“${permissionLabel(each)}”`)
        .join('或');
      expect(body.includes(`查看本页需要${missing}权限`), page.path).toBe(!isOpen);
    });
  });
}

test('a page of one side offers it on the other (domain rules 3.1)', async ({ request }) => {
  const ask = asker(request, rolePeople.business_admin);
  await forEachOf(memberPages, async ({ path, side }) => {
    if (side === 'both') return;
    const { status, body } = await ask(path, side === 'supply' ? 'require' : 'supply');
    expect([path, status]).toEqual([path, 200]);
    expect(body, path).toContain(WRONG_SIDE[side].text);
  });
});
