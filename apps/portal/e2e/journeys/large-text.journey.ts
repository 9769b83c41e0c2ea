import type { BrowserContext, Page } from '@playwright/test';
import { buyer } from '../support/accounts.ts';
import { home, loginSite, memberCentre, messageList, newsList, portal } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs, setCookies } from '../support/login.ts';
import { boxOf, expectInteractive } from '../support/shell.ts';

/** A page of each layout that has a header, and pages that cannot be shown. */
const pages = [
  home,
  newsList,
  '/default/home/help',
  '/default/djyl/welcome',
  '/default/login',
  '/sign-up2',
  '/default/nope',
  '/default/global-search/privacy-policy',
];
const customerService = '/default/comprehensives-ervices/online-customer-service';
const memberPages = [memberCentre, '/user/customer-message-list', '/user/standard-certification/uploadImageOrVideo'];

const chooseLarge = (context: BrowserContext) => setCookies(context, { 'Text-Size': 'large' });
const toggle = (page: Page) => page.getByRole('button', { name: '大字版' });

test('large text is in the first markup of every layout, and in nobody else’s (6.9)', async ({ page }) => {
  for (const address of pages) {
    const markupFor = async (cookie: string) => {
      const response = await page.request.get(address, { headers: { cookie } });
      return /<html[^>]*>/.exec(await response.text())?.[0] ?? '';
    };
    for (const turn of [1, 2]) {
      expect(await markupFor('Text-Size=large'), `${address}, ${turn}`).toContain('theme-large-text');
      expect(await markupFor('theme=1'), `${address}, ${turn}`).not.toContain('theme-large-text');
    }
  }
});

test('every layout offers large text, and keeps it on the next page (6.9)', async ({ page, context, problems }) => {
  problems.expect(/status of 404/);
  await enterAs(context, buyer);
  const pressed = (address: string, is: boolean) =>
    expect(toggle(page), address).toHaveAttribute('aria-pressed', String(is));
  for (const [turn, address] of [...pages, ...memberPages, home].entries()) {
    await page.goto(address);
    await expectInteractive(page);
    // Chosen on the page before.
    await pressed(address, turn > 0);
    if (turn > 0) {
      expect(await page.evaluate(() => getComputedStyle(document.body).fontSize), address).toBe('17.5px');
      await toggle(page).click();
      await pressed(address, false);
    }
    await toggle(page).click();
    await pressed(address, true);
  }
});

test('large text does not move the page when its scripts come (6.9)', async ({ page, context }) => {
  await chooseLarge(context);
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      // Layout shifts have a value that the types of the library do not know.
      for (const entry of list.getEntries()) Object.assign(window, { shifted: entry.toJSON().value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(home);
  await expectInteractive(page);
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.02);
});

/** What can be pressed, is not part of a sentence and is under 44 px; the slider's bar is 30 high by specification. */
async function smallTargets(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(async () => {
    // What is measured by scripts is drawn anew in the frame after that of the new width.
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
    const isInSentence = (target: Element) =>
      getComputedStyle(target).display === 'inline' &&
      (target.parentElement?.textContent?.trim().length ?? 0) > (target.textContent?.trim().length ?? 0);
    return [...document.querySelectorAll('a, button:not([role=slider]), summary, select')]
      .filter((target) => target.checkVisibility() && getComputedStyle(target).clipPath === 'none')
      .filter((target) => !isInSentence(target))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && box.width > 1 && Math.min(box.width, box.height) < 43.5)
      .map(({ target, box }) => `${target.textContent} ${Math.round(box.width)}×${Math.round(box.height)}`);
  });
}

const openPages = [
  '/default/djyl/news-list',
  '/default/djyl/welcome',
  '/default/digital-platform/dg-platform',
  '/default/home/help',
  '/default/global-search/privacy-policy',
];

for (const [whose, addresses] of [
  ['a visitor’s', [home, newsList, ...openPages, '/sign-up2', customerService]],
  ['a member’s', [messageList, ...memberPages]],
] as const) {
  test(`nothing to press is under 44 px in large text on ${whose} pages at any width (6.9)`, async ({
    page,
    context,
  }) => {
    await chooseLarge(context);
    if (whose === 'a member’s') await enterAs(context, buyer);
    for (const address of addresses) {
      await page.goto(address);
      for (const width of [390, 1024, 1366, 1920]) {
        expect(await smallTargets(page, width), `${address} at ${width}`).toEqual([]);
      }
    }
  });
}

test('the login site follows the choice of large text at any width (6.9)', async ({ page, context }) => {
  await chooseLarge(context);
  for (const path of ['login', 'login?by=code', 'register', 'forgot', 'sent']) {
    await page.goto(`${loginSite}/${path}`);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize), path).toBe('17.5px');
    for (const width of [390, 1024, 1366]) {
      expect(await smallTargets(page, width), `${path} at ${width}`).toEqual([]);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});

test('the name of the company is not cut in large text (6.9, R-HEAD-016)', async ({ page, context }) => {
  await chooseLarge(context);
  await enterAs(context, buyer);
  await page.goto(messageList);
  const name = page.getByRole('banner').getByText(buyer.companies[0] ?? '');
  const { width } = await boxOf(name);
  expect(await name.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(Math.ceil(width));
  expect(page.url().startsWith(portal)).toBe(true);
});
