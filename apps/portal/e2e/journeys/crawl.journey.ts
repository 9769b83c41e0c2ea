import { PAGES } from '@jianzhu/domain/pages';
import type { APIRequestContext, Page } from '@playwright/test';
import { home, portal } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';

/** How many addresses of one page are followed that differ in their query alone; all of them in `test:deep`. */
const variants = process.env.TEST_DEEP ? Number.POSITIVE_INFINITY : 8;

/** What a crawler does not follow: pages of members (robots.txt), and the ways to other sites. */
const notFollowed = /^\/(user|login-start|sibling-sites|api)(\/|$)/;

/** The addresses of the portal that a page links to, as they stand in its markup. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), portal))
    .filter(({ origin, pathname }) => origin === portal && !notFollowed.test(pathname))
    .map(({ pathname, search }) => pathname + search);
}

/** Follows every link from the home page; gives the status of each address. */
async function crawl(request: APIRequestContext): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const followed = new Map<string, number>();
  const waiting = [home];
  const known = new Set(waiting);
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const [path = ''] = address.split('?');
    const count = followed.get(path) ?? 0;
    if (count >= variants) continue;
    followed.set(path, count + 1);
    const answer = await request.get(portal + address);
    found.set(address, answer.status());
    for (const link of linksOf(await answer.text())) {
      if (known.has(link)) continue;
      known.add(link);
      waiting.push(link);
    }
  }
  return found;
}

let crawled: Promise<ReadonlyMap<string, number>> | undefined;

/** What a crawl comes to; it takes a while, and both who ask are in one worker. */
const crawlOnce = (request: APIRequestContext) => (crawled ??= crawl(request));
test.describe.configure({ mode: 'default' });

/** Pages that no page links to, and why. */
const unlinked: Readonly<Record<string, string>> = {
  '/login-back': 'the login site leads there',
  '/outlogin': 'a member leaves through it',
  '/sign-up2': 'the login site stands in its place',
  '/default/login': 'the login site stands in its place',
  '/default/message-list': 'the bell of a member leads there',
  '/default/news/news-list-h5': 'messengers lead there',
  '/default/djyl/welcome': 'addresses outside lead there',
  '/default/comprehensives-ervices/law-services/law-lesson/pay/success': 'whoever has paid comes there',
  '/download-jl-h5': 'a code on paper leads there',
};

test('a crawler without scripts reaches every open page of everybody from home, and every link leads somewhere', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const found = await crawlOnce(request);
  expect([...found].filter(([, status]) => status !== 200)).toEqual([]);
  const reached = new Set([...found.keys()].map((address) => address.split('?')[0]));
  const open = PAGES.filter(({ opening, layout }) => !opening && layout !== 'simple').map(({ path }) => path);
  expect(open.filter((path) => !reached.has(path)).toSorted()).toEqual(Object.keys(unlinked).toSorted());
});

test('every open page of everybody runs its scripts without a complaint, and each of its links leads somewhere', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(600_000);
  const found = await crawlOnce(request);
  // One address of each page: the others differ in their query, and the crawl above has asked for them.
  const ofPage = new Map([...found.keys()].map((address) => [address.split('?')[0], address]));
  const shown = new Set<string>();
  const waiting = [...ofPage.values()];
  // A page is looked at when it has asked for nothing for a while; meanwhile the next one is loaded.
  const look = async (tab: Page) => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await tab.goto(portal + address);
      await tab.waitForLoadState('networkidle');
      for (const link of linksOf(await tab.content())) shown.add(link);
    }
  };
  await Promise.all([look(page), look(await context.newPage()), look(await context.newPage())]);
  const added = [...shown].filter((link) => !found.has(link) && !ofPage.has(link.split('?')[0]));
  const statuses = await Promise.all(added.map(async (link) => [link, (await request.get(portal + link)).status()]));
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});

test('the addresses that search engines and feed readers are told of are there', async ({ request }) => {
  const robots = await (await request.get(`${portal}/robots.txt`)).text();
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  const answer = await request.get(sitemap);
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed.length).toBeGreaterThan(100);
  const records = listed.filter((address) => address.includes('?'));
  const pages = listed.filter((address) => !address.includes('?'));
  const shown = PAGES.filter(({ ofRecord, opening, keeping }) => ofRecord && !opening && keeping);
  const unlisted = shown.filter(({ path }) => !records.some((address) => address.startsWith(`${portal + path}?`)));
  expect(unlisted.map(({ path }) => path)).toEqual([]);
  for (const address of [...pages, ...records.filter((_, index) => index % 20 === 0)]) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
  const page = await (await request.get(`${portal}/default/news/news-list?columnCode=policy`)).text();
  expect(page).toContain('href="/feeds/policy.xml"');
  const feed = await (await request.get(`${portal}/feeds/policy.xml`)).text();
  const entry = /<entry><id>([^<]+)<\/id>/.exec(feed)?.[1] ?? '';
  expect((await request.get(entry)).status()).toBe(200);
  expect((await request.get(`${portal}/feeds/constructor.xml`)).status()).toBe(404);
});
