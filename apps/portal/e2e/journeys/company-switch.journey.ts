import type { Page } from '@playwright/test';
import { buyer } from '../support/accounts.ts';
import { home, newsList } from '../support/addresses.ts';
import { calls, fail, pathOf, recordRequests, refuse } from '../support/calls.ts';
import { holdClock } from '../support/clock.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs, heldCookies } from '../support/login.ts';
import { savedState } from '../support/saved-state.ts';
import { expectInteractive, expectMember, shell } from '../support/shell.ts';

const [firstCompany = '', secondCompany = ''] = buyer.companies;

async function openCompanies(page: Page): Promise<void> {
  await shell(page).company.click();
  await expect(shell(page).companies.getByRole('option')).toHaveText([...buyer.companies]);
}

const choose = (page: Page, name: string) => shell(page).companies.getByRole('option', { name }).click();

const isSwitchStep = (path: string) => [calls.switchToken, calls.userInfo, newsList].some((step) => path === step);

test('token, cookies, user information, saved state, and a reload 100 ms later (R-SWITCH-001 to 007, 010, R-CONST-012)', async ({
  page,
  context,
}) => {
  const before = await enterAs(context, buyer);
  const other = before.businesses[1]?.businessId ?? '';
  await page.clock.install();
  await page.goto(newsList);
  await expectInteractive(page);
  await openCompanies(page);
  await holdClock(page);
  const requests = recordRequests(page);
  await choose(page, secondCompany);

  await expect.poll(() => savedState(page, 'user')).toMatchObject({ switchCompanyInfo: { businessId: other } });
  const cookies = await heldCookies(context);
  expect(cookies.SwitchToCompanyId).toBe(other);
  expect(cookies['Member-Token']).toBe(before.platformToken);
  expect(cookies['Admin-Token']).not.toBe(before.token);
  expect(await savedState(page, 'user')).toMatchObject({ token: cookies['Admin-Token'] });
  const [switched] = requests.to(calls.switchToken);
  expect(new URL(switched?.url() ?? '').searchParams.get('businessId')).toBe(other);
  expect(switched?.method()).toBe('GET');

  await page.clock.runFor(99);
  expect(requests.all.map(pathOf).filter(isSwitchStep)).toEqual([calls.switchToken, calls.userInfo]);
  const reloaded = page.waitForEvent('load');
  await page.clock.runFor(1);
  await reloaded;
  expect(requests.all.map(pathOf).filter(isSwitchStep)).toEqual([calls.switchToken, calls.userInfo, newsList]);
  await page.clock.resume();
  await expectMember(page, secondCompany);
  expect(requests.to('/login-back')).toHaveLength(0);
  await expect(shell(page).bell).toHaveAccessibleName(/^消息/);
  await openCompanies(page);
  await expect(shell(page).companies.getByRole('option', { selected: true })).toHaveText(secondCompany);
});

test('the company has the name of the list from the first markup on', async ({ page, context }) => {
  await enterAs(context, buyer);
  const markup = await (await page.goto(newsList))?.text();
  expect(markup).toContain(`当前企业：${firstCompany}`);
});

test('the company at hand, chosen again, changes nothing (R-SWITCH-008)', async ({ page, context }) => {
  await enterAs(context, buyer);
  await page.goto(home);
  await expectInteractive(page);
  await openCompanies(page);
  const requests = recordRequests(page);
  await choose(page, firstCompany);
  await expect(shell(page).companies).toBeHidden();
  await expect(shell(page).company).toBeEnabled();
  expect(requests.to(calls.switchToken)).toHaveLength(0);
});

test('a refused switch leaves everything as it was (R-SWITCH-009)', async ({ page, context, problems }) => {
  problems.expect(/Failed to load resource|Company switch/);
  await enterAs(context, buyer);
  const before = await heldCookies(context);
  await page.goto(home);
  await expectInteractive(page);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  for (const failCall of [
    () => fail(page, calls.switchToken, 500),
    () => refuse(page, calls.switchToken, 400, '不能切换'),
  ]) {
    await page.unrouteAll();
    await failCall();
    await openCompanies(page);
    const refused = page.waitForResponse((response) => response.url().includes(calls.switchToken));
    await choose(page, secondCompany);
    await refused;
    await expect(shell(page).company).toBeEnabled();
    await expectMember(page, firstCompany);
    expect(await heldCookies(context)).toEqual(before);
  }
  await expect(page.getByText('不能切换')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
  await page.reload();
  await expectMember(page, firstCompany);
});

test('a tab that heard nothing of the switch follows with its next call (decision 27)', async ({ page, context }) => {
  await enterAs(context, buyer);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await page.goto(home);
  await expectInteractive(page);
  await expectMember(page, firstCompany);
  const other = await context.newPage();
  await other.goto(newsList);
  await expectInteractive(other);
  await openCompanies(other);
  await choose(other, secondCompany);
  await expectMember(other, secondCompany);
  await expectMember(page, firstCompany);
  await shell(page).bell.click();
  const messages = shell(page).drawer.getByRole('tabpanel');
  await expect(messages).toContainText('暂无消息');
  await page.keyboard.press('Escape');
  await expectMember(page, secondCompany);
});

test('the other tabs follow to the company at once, and say so', async ({ page, context }) => {
  await enterAs(context, buyer);
  const other = await context.newPage();
  for (const tab of [other, page]) {
    await tab.goto(newsList);
    await expectInteractive(tab);
    await expectMember(tab, firstCompany);
    await expect(shell(tab).bell).toHaveAccessibleName(/^消息/);
  }
  await openCompanies(page);
  await choose(page, secondCompany);
  await expectMember(other, secondCompany);
  await expect(other.getByText('企业已在其他页面切换，本页已更新')).toBeVisible();
  await expect(other).toHaveURL(newsList);
  await expectMember(page, secondCompany);
  await expect(page.getByText('企业已在其他页面切换')).toBeHidden();
});
