import { readFileSync } from 'node:fs';
import { findPage, PAGES, type PageLayout } from '@jianzhu/domain/pages';
import { buyer, demoPerson } from '../support/accounts.ts';
import { ask, type HostAnswer } from '../support/host-request.ts';
import { expect, test } from '../support/journey.ts';
import { logIn, sharedCookies } from '../support/login.ts';

/** Every path of the specification, section 2. */
const paths = readFileSync(new URL('../../app/specified-paths.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** Paths that lead elsewhere: where they arrive. */
const leadingOn: Readonly<Record<string, string>> = {
  '/': '/default/home',
  '/login-back': '/default/home',
  '/user/building-materials': '/user/building-materials/addInquirySheet',
  '/user/invite-tenders': '/user/invite-tenders/default',
  '/user/my-bid': '/user/my-bid/default',
  '/user/my-products': '/user/my-products/proPublish',
  '/user/my-quotation': '/user/my-quotation/default',
  '/user/service-auth-order': '/user/service-auth-order/list',
  '/user/service-publish': '/user/service-publish/list',
  '/user/bankcard': '/user/bankcard/bankcard',
  '/user/financial-service': '/user/financial-service/financial-list',
  '/user/member-management': '/user/member-management/member-list',
  '/user/role-management': '/user/role-management/role-list',
  '/user/standard-certification': '/user/standard-certification/standard-index',
  '/user/vip': '/user/vip/buy',
};

/**
 * Pages that are built: what only they show, in the markup of a member's answer. Every other page opens soon, which
 * proves none of its requirements.
 */
const built: Readonly<Record<string, readonly [row: string, own: RegExp]>> = {
  '/default/home': ['R-ROUTE-008', /<section id="supply-demand"/],
  '/default/login': ['R-ROUTE-009', /href="[^"]*\/login\?returnUrl=[^"]*"[^>]*>前往登录/],
  '/default/message-list': ['R-ROUTE-010', /role="tablist"/],
  '/sign-up2': ['R-ROUTE-007', /href="[^"]*\/register\?returnUrl=[^"]*"[^>]*>前往注册/],
  '/default/comprehensives-ervices/online-customer-service': ['R-ROUTE-039', /<h1[^>]*>(<span[^>]*>)?在线客服/],
  '/user/customer-message-list': ['R-ROUTE-064', /aria-label="客户消息"/],
  '/user/password': ['ours', /<h1[^>]*>(<span[^>]*>)?账户安全/],
  '/user/password/edit': ['R-ROUTE-127', /<h1[^>]*>(<span[^>]*>)?修改登录密码/],
  '/user/password/refind': ['R-ROUTE-128', /<h1[^>]*>(<span[^>]*>)?找回登录密码/],
  '/user/password/same': ['R-ROUTE-126', /<h1[^>]*>(<span[^>]*>)?身份验证/],
  '/user/password/set': ['R-ROUTE-129', /<h1[^>]*>(<span[^>]*>)?身份验证/],
  '/user/standard-certification/uploadImageOrVideo': ['R-ROUTE-136', /<input[^>]*type="file"/],
};
const openingSoon = PAGES.filter(({ opening }) => opening).map(({ path }) => path);
/** Ends the session; `logout.journey.ts` has it. */
const actsAtOnce = '/outlogin';

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

function landmarksOf({ body }: HostAnswer) {
  return {
    header: body.includes('<header'),
    menu: body.includes('aria-label="主导航"'),
    memberMenu: body.includes('aria-label="个人中心菜单"'),
    footer: body.includes('<footer'),
    columns: body.includes('aria-label="页脚"'),
  };
}

/** Asks for all paths, a few at a time, each on a side of the marketplace that it is for. */
async function askAll(asked: readonly string[], cookie = '') {
  const answers = new Map<string, HostAnswer>();
  const queue = [...asked];
  const worker = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      // As from several networks: nobody opens every page at once, and one address is limited.
      const from = `127.0.0.${8 + (answers.size % 16)}`;
      const side = findPage(path)?.side === 'supply' ? '; Company-Type=supply' : '';
      answers.set(path, await ask({ path, headers: cookie === '' ? {} : { cookie: cookie + side }, from }));
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return asked.map((path) => [path, answers.get(path)] as const);
}

test('every specified path is built, leads on, or opens soon', () => {
  const known = [...Object.keys(built), ...Object.keys(leadingOn), ...openingSoon, actsAtOnce];
  expect(known.filter((path) => paths.includes(path)).toSorted()).toEqual(paths.toSorted());
});

test('every specified path answers a member, in its layout, with its heading (R-ROUTE-001, R-LAYOUT-001 to 006)', async ({
  request,
}) => {
  const cookies = sharedCookies(await logIn(request, demoPerson(20)));
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  for (const [path, answer] of await askAll(paths, cookie)) {
    const target = leadingOn[path];
    if (target !== undefined) {
      expect([path, answer?.headers.location]).toEqual([path, target]);
      continue;
    }
    expect([path, answer?.status]).toEqual([path, 200]);
    const page = findPage(path);
    if (answer === undefined || page === null) throw new Error(`${path} is no page`);
    expect({ path, ...landmarksOf(answer) }).toEqual({ path, ...landmarks[page.layout] });
    expect(answer.body, path).toContain('<title>吉林省建筑业数字平台</title>');
    expect(answer.body, path).toMatch(/<h1[^>]*>(<span[^>]*>)?[^<]+</);
    expect(openingSoon.includes(path), path).toBe(answer.body.includes('即将开放'));
  }
});

test('a page that is built shows a member what is its own (R-ROUTE-007 to 010, R-ROUTE-039, R-ROUTE-064, R-ROUTE-126 to 129, R-ROUTE-136)', async ({
  request,
}) => {
  const cookies = sharedCookies(await logIn(request, buyer));
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  for (const [path, answer] of await askAll(Object.keys(built), cookie)) {
    const [row = '', own = /$^/] = built[path] ?? [];
    expect(answer?.body, `${row} ${path}`).toMatch(own);
  }
});

test('every public path answers a visitor', async () => {
  const publicPaths = paths.filter((path) => !path.startsWith('/user'));
  for (const [path, answer] of await askAll(publicPaths)) {
    if (path in leadingOn) expect([path, answer?.headers.location]).toEqual([path, leadingOn[path]]);
    else expect([path, answer?.status]).toEqual([path, 200]);
  }
});
