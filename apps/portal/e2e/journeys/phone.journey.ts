import type { Page } from '@playwright/test';
import { buyer } from '../support/accounts.ts';
import { home, loginSite, memberCentre, messageList, newsList } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { boxOf, expectInteractive, shell } from '../support/shell.ts';

test.use({ viewport: { width: 390, height: 844 } });

const [firstCompany = '', secondCompany = ''] = buyer.companies;

/** The actions that phones fold below the header. */
const fold = (page: Page) => shell(page).header.locator('summary');

for (const address of [home, messageList, memberCentre]) {
  test(`a member of two companies switches between them on a phone at ${address} (6.3, R-HEAD-015)`, async ({
    page,
    context,
  }) => {
    const { company, companies, centre, logout } = shell(page);
    await enterAs(context, buyer);
    await page.goto(address);
    await expectInteractive(page);
    await expect(company).toBeHidden();
    await fold(page).click();
    for (const action of [company, centre, logout]) {
      const { x, width, height } = await boxOf(action);
      expect(x + width).toBeLessThanOrEqual(390);
      expect(height).toBeGreaterThanOrEqual(40);
    }
    await expect(company).toHaveAccessibleName(`当前企业：${firstCompany}`);
    await company.click();
    await companies.getByRole('option', { name: secondCompany }).click();
    await expect(async () => {
      if (await company.isHidden()) await fold(page).click();
      await expect(company).toHaveAccessibleName(`当前企业：${secondCompany}`, { timeout: 2_000 });
    }).toPass();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a phone folds out what its header hides, and the menu says that it goes on (6.3)', async ({ page }) => {
    const { register, menu } = shell(page);
    await page.goto(home);
    await expect(register).toBeHidden();
    await fold(page).click();
    await expect(register).toBeVisible();
    const last = menu.getByRole('link', { name: '党建引领' });
    await expect(last).not.toBeInViewport({ ratio: 0.5 });
    const hint = menu.locator('> div');
    expect(await hint.evaluate((row) => getComputedStyle(row, '::after').position)).toBe('sticky');
    // By key the rest comes into sight, beside the hint.
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await hint.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
  });
});

test('what is folded out on one page is folded on the next (6.3)', async ({ page, context }) => {
  await enterAs(context, buyer);
  await page.goto(messageList);
  await expectInteractive(page);
  await fold(page).click();
  await shell(page).centre.click();
  await expect(page).toHaveURL(memberCentre);
  await expect(shell(page).centre).toBeHidden();
});

test('an open chat fits the window, with its keyboard open too, and no footer is below it (6.3)', async ({
  page,
  context,
}) => {
  await enterAs(context, buyer);
  await page.goto('/user/customer-message-list');
  await page
    .getByRole('region', { name: '客户消息' })
    .getByRole('button', { name: /^陈钢|衡砺/ })
    .first()
    .click();
  const send = page.getByRole('button', { name: '发送', exact: true });
  const field = page.getByRole('textbox', { name: '输入消息' });
  for (const height of [844, 420]) {
    await page.setViewportSize({ width: 390, height });
    for (const part of [field, send]) {
      const box = await boxOf(part);
      expect(box.y + box.height, `at ${height}`).toBeLessThanOrEqual(height);
    }
    const needed = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(needed, `page at ${height}`).toBeLessThanOrEqual(height);
    await expect(shell(page).footer).toBeHidden();
  }
  await page.getByRole('button', { name: '返回会话列表' }).click();
  await expect(shell(page).footer).toBeVisible();
});

/** Links and buttons lower or narrower than `least` px; the slider's bar is 30 high by specification. */
function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((smallest) => {
    const shown = [...document.querySelectorAll<HTMLElement>('a, button:not([role=slider]), summary')].filter(
      (target) => target.checkVisibility() && getComputedStyle(target).clipPath === 'none',
    );
    return shown
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && Math.min(box.width, box.height) < smallest - 0.5)
      .map(({ target, box }) => `${target.textContent} ${Math.round(box.width)}×${Math.round(box.height)}`);
  }, least);
}

for (const [name, hasTouch, least] of [
  ['24 px', false, 24],
  ['44 px under a finger', true, 44],
] as const) {
  test.describe(() => {
    test.use({ hasTouch, isMobile: hasTouch });

    test(`nothing to press on the login site is under ${name} (6.3)`, async ({ page }) => {
      for (const path of ['login', 'login?by=code', 'register', 'forgot', 'sent']) {
        await page.goto(`${loginSite}/${path}`);
        expect(await smallTargets(page, least), path).toEqual([]);
      }
    });
  });
}

test('nothing to press on a page is under 24 px (6.3)', async ({ page }) => {
  for (const address of [
    home,
    newsList,
    '/default/djyl/news-list',
    '/default/digital-platform/dg-platform',
    '/default/home/help',
    '/sign-up2',
  ]) {
    await page.goto(address);
    expect(await smallTargets(page, 24), address).toEqual([]);
  }
});

test('a certificate of the list is as wide as the list on a phone', async ({ page }) => {
  await page.goto('/default/qualification/teleport');
  const list = await boxOf(page.locator('main table'));
  const certificate = await boxOf(page.locator('main tbody tr').first());
  expect(certificate.width).toBe(list.width);
});

test('a text of the help stands before the way to the others on a phone', async ({ page }) => {
  await page.goto('/default/home/help');
  const text = await boxOf(page.getByRole('article'));
  const others = await boxOf(page.getByPlaceholder('搜索帮助'));
  expect(text.y + text.height).toBeLessThan(others.y);
});
