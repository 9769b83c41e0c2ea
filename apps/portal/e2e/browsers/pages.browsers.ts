import { PAGES, type Page as Row } from '@jianzhu/domain/pages';
import type { APIRequestContext } from '@playwright/test';
import { desk, headingOf, phone } from '../conformance/conforming.ts';
import { certificateSeries, policyTitle } from '../conformance/public-acts.ts';
import { accountOf, rolePeople, type Visitor } from '../conformance/visitors.ts';
import { title, VISITS } from '../conformance/visits.ts';
import { isStill } from '../support/accessibility.ts';
import { home, portal } from '../support/addresses.ts';
import { obtainTicket } from '../support/login.ts';
import type { DrivenTab } from './driven-browser.ts';
import { expect, test } from './driven-test.ts';
import { enter, expectAt, expectNoFindings, expectTakenOver, inPage } from './visiting.ts';

const open = PAGES.filter(({ opening }) => !opening);
const device = 'browser-of-journeys';

/** Pages that are looked at, not used: a newcomer's are the same to an owner. */
const personOf = (visitor: Visitor) => accountOf(visitor === 'newcomer' ? 'owner' : visitor);

/** The first record of a list, by the link whose name is that of the page. */
const firstOf =
  (list: string, path: string, name?: string) =>
  async (tab: DrivenTab): Promise<string> => {
    await tab.open(portal + list);
    const addresses = await inPage(tab, linksOfMain);
    return addresses.find(({ href, text }) => href.includes(`${path}?`) && (name ?? text) === text)?.href ?? '';
  };

const linksOfMain = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a')].map(({ href, textContent }) => ({
    href,
    text: textContent,
  }));

const news = '/default/news/news-detail';
const found = '/default/global-search/global-search-news-detail';
const policies = `/default/news/news-list?${new URLSearchParams({ columnCode: 'policy', keyword: policyTitle })}`;

/** Where pages are opened that show nothing at their bare path. */
const addresses: Readonly<Record<string, (tab: DrivenTab, request: APIRequestContext) => Promise<string>>> = {
  [news]: firstOf(policies, news, policyTitle),
  [found]: async (tab) => (await firstOf(policies, news, policyTitle)(tab)).replace(news, found),
  '/default/qualification/qualification-detail': firstOf(
    `/default/qualification/teleport?${new URLSearchParams({ series: certificateSeries })}`,
    '/default/qualification/qualification-detail',
  ),
  '/login-back': async (_, request) => (await obtainTicket(request, rolePeople.seller)).redirectTo,
  '/user/notice/detail': async (tab) => {
    await tab.open(`${portal}/user/notice`);
    return inPage(tab, () => document.querySelector<HTMLAnchorElement>('main td a')?.href ?? '');
  },
};

async function expectConforming(tab: DrivenTab, row: Row): Promise<void> {
  await expectTakenOver(tab);
  await expect.poll(() => inPage(tab, headings)).toEqual([headingOf(row)]);
  expect(await inPage(tab, () => document.title)).toBe(title);
  expect(await inPage(tab, overhang), 'px that the page is wider than its window').toBeLessThanOrEqual(0);
  await expect.poll(() => inPage(tab, isStill)).toBe(true);
  await expectNoFindings(tab);
}

const headings = () => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
const overhang = () => document.documentElement.scrollWidth - window.innerWidth;
for (const row of open) {
  for (const { as, leadsOnAtOnce, address } of VISITS[row.path] ?? []) {
    test(`${row.path} as ${as}`, async ({ tab, request }) => {
      const account = personOf(as);
      if (account !== null) await enter(tab, request, account, device);
      await tab.resize(desk);
      if (leadsOnAtOnce) {
        await tab.open(portal + row.path);
        return expectAt(tab, new RegExp(`${home}$`));
      }
      expect(address === undefined, 'an address of its own').toBe(addresses[row.path] === undefined);
      await tab.open((await addresses[row.path]?.(tab, request)) ?? portal + row.path);
      expect(await inPage(tab, () => window.innerWidth)).toBe(desk.width);
      await expectConforming(tab, row);
      await tab.resize(phone);
      await tab.reload();
      expect(await inPage(tab, () => window.innerWidth)).toBe(phone.width);
      await expectConforming(tab, row);
    });
  }
}
