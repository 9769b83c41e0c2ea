import type { Page } from '@playwright/test';
import { buyer } from '../support/accounts.ts';
import { helpHeading, home, newsList } from '../support/addresses.ts';
import { recordRequests } from '../support/calls.ts';
import { chatPage, chatParts, cutNetwork } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { expectInteractive, shell } from '../support/shell.ts';

const help = '/default/home/help';
const badGateway =
  '<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center></body></html>';
const helpLink = (page: Page) => page.getByRole('link', { name: '帮助中心' }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const networkLost = (page: Page) => page.getByText('网络连接失败，请检查网络设置');
const complaints =
  /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket|manifest patches|网络连接失败/;

test('without a network the page stays, says so, and goes on when it is back (5)', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(complaints);
  await page.goto(home);
  await expectInteractive(page);
  await context.setOffline(true);
  await helpLink(page).click();
  await expect(networkLost(page)).toBeVisible();
  await expect(page.getByRole('region', { name: '供需对接' })).toBeVisible();
  await expect(page).toHaveURL(home);
  await context.setOffline(false);
  await expect(page).toHaveURL(help);
  await expect(heading(page)).toHaveText(helpHeading);
  await expect(networkLost(page)).toBeHidden();
});

test('a page whose code was never loaded waits for the network as well (5)', async ({ page, context, problems }) => {
  problems.expect(complaints);
  await page.goto(help);
  await expectInteractive(page);
  const requests = recordRequests(page);
  await context.setOffline(true);
  await shell(page).logo.click();
  await expect(networkLost(page)).toBeVisible();
  await expect(heading(page)).toHaveText(helpHeading);
  await context.setOffline(false);
  await expect(page).toHaveURL(home);
  await expect(page.getByRole('region', { name: '供需对接' })).toBeVisible();
  expect(requests.all.filter((request) => request.isNavigationRequest())).toHaveLength(0);
});

test('whoever has gone elsewhere meanwhile is not taken back (5)', async ({ page, context, problems }) => {
  problems.expect(complaints);
  await page.goto(home);
  await expectInteractive(page);
  await context.setOffline(true);
  await helpLink(page).click();
  await expect(networkLost(page)).toBeVisible();
  await page.getByRole('link', { name: '隐私政策' }).first().click();
  await context.setOffline(false);
  await expect(page).toHaveURL('/default/global-search/privacy-policy');
  await expect(heading(page)).toHaveText('隐私政策');
  await expect(networkLost(page)).toBeHidden();
});

test('behind a failing proxy the page stays and never shows the proxy’s page (5)', async ({ page, problems }) => {
  problems.expect(complaints);
  await page.goto(home);
  await expectInteractive(page);
  await page.route('**/help.data**', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: badGateway }),
  );
  await helpLink(page).click();
  await expect(page.getByText('请求出错，状态码：502')).toBeVisible();
  await expect(page.getByRole('region', { name: '供需对接' })).toBeVisible();
  await expect(page.getByText('Bad Gateway')).toBeHidden();
  await page.unrouteAll();
  await expect(heading(page)).toHaveText(helpHeading);
  await expect(page).toHaveURL(help);
  await expect(page.getByText('请求出错，状态码：502')).toBeHidden();
});

test('a dialog whose code was never loaded opens when the network is back (5)', async ({ page, context, problems }) => {
  problems.expect(complaints);
  await enterAs(context, buyer);
  await page.goto(newsList);
  await expectInteractive(page);
  const { bell, drawer } = shell(page);
  await expect(bell).toHaveAccessibleName(/条未读|^消息/);
  await context.setOffline(true);
  await bell.click();
  await expect(networkLost(page).first()).toBeVisible();
  await expect(heading(page)).toBeVisible();
  await context.setOffline(false);
  await expect(drawer).toBeVisible();
});

test('another conversation opens without a network: the page asks nobody (5)', async ({ page, context, problems }) => {
  problems.expect(complaints);
  await enterAs(context, buyer);
  const { cut, join } = await cutNetwork(page);
  await page.goto(chatPage);
  const { rows, log, region } = chatParts(page);
  // Colleagues stand for one company: the person tells their chats apart.
  const person = region.locator('header p');
  await rows.first().click();
  await expect(log).toBeVisible();
  const first = (await person.textContent()) ?? '';
  const requests = recordRequests(page);
  await cut();
  await rows.nth(1).click();
  await expect(person).not.toHaveText(first);
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
  expect(requests.all.filter((request) => request.url().includes('.data'))).toEqual([]);
  await expect(shell(page).header).toBeVisible();
  await join();
});
