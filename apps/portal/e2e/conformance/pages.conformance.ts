import { PAGES } from '@jianzhu/domain/pages';
import { portal } from '../support/addresses.ts';
import { expect } from '../support/journey.ts';
import { setCookies } from '../support/login.ts';
import { expectInteractive } from '../support/shell.ts';
import {
  desk,
  expectConforming,
  expectLasting,
  expectNamed,
  expectReadable,
  expectToFit,
  phone,
} from './conforming.ts';
import { test } from './kept-browser.ts';
import { comeIn } from './visitors.ts';
import { HEADINGS, VISITS } from './visits.ts';

const open = PAGES.filter(({ opening }) => !opening);
/** To come from and to go back to: an address of the site that has nothing to load. */
const before = '/robots.txt';

/** The account of a visitor. */
const nobody = { phone: '' };

test('each page that is open has its visits, and no other page has any (R-ROUTE-004 to 010, R-ROUTE-039, R-ROUTE-064, R-ROUTE-126 to 129, R-ROUTE-136)', () => {
  const paths = open.map(({ path }) => path).toSorted();
  expect(Object.keys(VISITS).toSorted()).toEqual(paths);
  expect(Object.keys(HEADINGS).filter((path) => !paths.includes(path))).toEqual([]);
});

for (const row of open) {
  for (const { as, does, act, address, side, leadsOnAtOnce } of VISITS[row.path] ?? []) {
    test.describe(() => {
      // What a newcomer does to his account, and the end of a login, are not for the visits to come.
      test.use({ visitor: as, comesAnew: as === 'newcomer' || leadsOnAtOnce === true });

      if (leadsOnAtOnce) {
        test(`${row.path} conforms without scripts; ${as}: ${does}`, async ({ page, context, browser }) => {
          const account = (await comeIn(page, context, as)) ?? nobody;
          const still = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
          const read = await still.newPage();
          expect((await read.goto(row.path))?.status()).toBe(200);
          await expectNamed(read, row);
          await expectToFit(read);
          await still.close();
          await page.goto(row.path);
          await expectLasting(page, await act(page, account));
        });
        return;
      }

      test(`${row.path} conforms; ${as}: ${does}`, async ({ page, context, browser }) => {
        const account = (await comeIn(page, context, as)) ?? nobody;
        if (side !== undefined) await setCookies(context, { 'Company-Type': side });
        const opened = (await address?.(page)) ?? row.path;
        await page.setViewportSize(desk);
        await page.goto(before);

        expect((await page.goto(opened))?.status()).toBe(200);
        await expectInteractive(page);
        await expectConforming(page, row);
        if (row.layout !== 'simple' && as === 'visitor') await expectReadable(browser, opened, row, page);

        const stays = page.url();
        await page.setViewportSize(phone);
        expect((await page.reload())?.status()).toBe(200);
        await expectInteractive(page);
        await expect(page).toHaveURL(stays);
        await expectConforming(page, row);

        await page.goBack();
        await expect(page).toHaveURL(portal + before);
        await page.setViewportSize(desk);
        await page.goForward();
        await expect(page).toHaveURL(stays);
        await expectInteractive(page);
        await expectNamed(page, row);

        await expectLasting(page, await act(page, account));
      });
    });
  }
}
