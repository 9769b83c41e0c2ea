import type { Page as Row } from '@jianzhu/domain/pages';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect } from '../support/journey.ts';
import type { Outcome } from './acts.ts';
import { HEADINGS, title } from './visits.ts';

/** The two windows that a page has to fit into. */
export const desk = { width: 1366, height: 768 } as const;
export const phone = { width: 390, height: 844 } as const;

/** What the heading of a page says; on either side of the marketplace its own. */
export const headingOf = ({ path, name }: Row): string => HEADINGS[path]?.heading ?? name;

/** The name of a page, whichever side the visitor is on. */
const nameOf = ({ name, supplyName }: Row): string | RegExp =>
  supplyName === undefined ? name : new RegExp(`^(${name}|${supplyName})$`);

/** One heading, which is the page's name; other sites are told the name, the title is the platform's on every page. */
export async function expectNamed(page: Page, row: Row): Promise<void> {
  const headings = page.getByRole('heading', { level: 1 });
  await expect(headings).toHaveText([HEADINGS[row.path]?.heading ?? nameOf(row)]);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    HEADINGS[row.path]?.shared ?? nameOf(row),
  );
}

/** Nothing of the page is reached only by scrolling it sideways. */
export async function expectToFit(page: Page): Promise<void> {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang, 'px that the page is wider than its window').toBeLessThanOrEqual(0);
}

/** The page as it stands: named, in its window, and open to everybody. */
export async function expectConforming(page: Page, row: Row): Promise<void> {
  await expectNamed(page, row);
  await expectToFit(page);
  await expectAccessible(page);
}

/** The headings of what the page says, which shows it or does not. */
const headingsOf = (page: Page) => page.getByRole('main').getByRole('heading').allTextContents();

/** The page without scripts has all the headings that scripts give it. */
export async function expectReadable(browser: Browser, address: string, row: Row, withScripts: Page): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: desk });
  const page = await context.newPage();
  await page.goto(address);
  await expectNamed(page, row);
  expect(await headingsOf(page)).toEqual(await headingsOf(withScripts));
  await context.close();
}

/** What the main act came to is there, and still when the page is loaded again. */
export async function expectLasting(page: Page, outcome: Outcome): Promise<void> {
  await outcome.expect();
  await page.reload();
  await outcome.expect();
  await outcome.takeBack?.();
}
