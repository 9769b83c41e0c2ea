import type { Page } from '@playwright/test';
import { buyer, demoPerson } from '../support/accounts.ts';
import { home, messageList, siblingSites } from '../support/addresses.ts';
import { animationSpeed } from '../support/animation-speed.ts';
import { answer, calls, recordRequests } from '../support/calls.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { boxOf, expectInteractive, shell } from '../support/shell.ts';

const tabNames = ['优惠福利', '订单服务', '服务通知', '系统通知'];
const unreadDot = '未读';

function notice(id: number, fields: Readonly<Record<string, unknown>> = {}) {
  return {
    id: String(id),
    title: `通知${id}`,
    content: `内容${id}`,
    createTime: '2026-11-20 10:24:00',
    noticeType: 3,
    isRead: 0,
    switchType: 0,
    jumpType: 0,
    jumpUrl: '',
    optId: '-1',
    pageSource: 0,
    ...fields,
  };
}

const listOf = (records: readonly unknown[]) => ({ records, total: records.length, size: 5, current: 1, pages: 1 });

async function openDrawer(page: Page): Promise<void> {
  await expectInteractive(page);
  await shell(page).bell.click();
  await expect(shell(page).drawer).toBeVisible();
}

test('opens at the right below the header, with four tabs, the first at page 1 of 5 (R-DRAWER-001, 007 to 009, 022 to 024)', async ({
  page,
  context,
}) => {
  await enterAs(context, buyer);
  await page.goto(home);
  const requests = recordRequests(page);
  await openDrawer(page);
  const { drawer, tabs, rows } = shell(page);
  await expect(tabs).toHaveText(tabNames.map((name) => new RegExp(`^${name}`)));
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(rows).toHaveCount(5);
  const query = new URL(requests.to(calls.notices)[0]?.url() ?? '').searchParams;
  expect(Object.fromEntries(query)).toEqual({ current: '1', size: '5', noticeType: '3' });
  await expect.poll(() => boxOf(drawer).then(({ x }) => x)).toBe(1440 - 550);
  const { y, width, height } = await boxOf(drawer);
  expect([y, width, height]).toEqual([100, 550, 800]);
  expect(await drawer.evaluate((element) => getComputedStyle(element).minHeight)).toBe('500px');
});

test('slides in from 550 px and out again; its button and Escape close it (R-DRAWER-002, R-DRAWER-018)', async ({
  page,
  context,
}) => {
  await enterAs(context, buyer);
  await page.goto(home);
  const { drawer, bell } = shell(page);
  const setSpeed = await animationSpeed(page);
  const left = () => boxOf(drawer).then(({ x }) => x);
  await setSpeed(0.001);
  await openDrawer(page);
  expect(await left()).toBeGreaterThan(1440 - 10);
  await setSpeed(1);
  await expect.poll(left).toBe(1440 - 550);
  await setSpeed(0.05);
  await drawer.getByRole('button', { name: '关闭' }).click();
  await expect.poll(left).toBeGreaterThan(1440 - 550);
  await setSpeed(1);
  await expect(drawer).toBeHidden();
  await expect(bell).toBeFocused();
  await bell.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('each tab asks for its own notices and shows its own count (R-DRAWER-003 to 006, 015, 016)', async ({
  page,
  context,
}) => {
  await enterAs(context, buyer);
  await answer(page, calls.tabCounts, { noticeType0: 1, noticeType1: 0, noticeType2: 100, noticeType3: 4 });
  await page.goto(home);
  const requests = recordRequests(page);
  await openDrawer(page);
  const { tabs } = shell(page);
  await expect(tabs).toHaveText(['优惠福利4', '订单服务1', '服务通知', '系统通知99+']);
  for (const [index, type] of ['3', '0', '1', '2'].entries()) {
    await tabs.nth(index).click();
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect
      .poll(() => requests.to(calls.notices).map((request) => new URL(request.url()).searchParams.get('noticeType')))
      .toContain(type);
  }
});

test('shows five at most, each with title, content, time and, unread, its dot (R-DRAWER-010 to 014)', async ({
  page,
  context,
}) => {
  await enterAs(context, buyer);
  const records = Array.from({ length: 8 }, (_, index) => notice(index, { isRead: index % 2 }));
  await answer(page, calls.notices, listOf(records));
  await page.goto(home);
  await openDrawer(page);
  const { rows } = shell(page);
  await expect(rows).toHaveCount(5);
  for (const [index, row] of (await rows.all()).entries()) {
    await expect(row).toContainText(`通知${index}`);
    await expect(row).toContainText(`内容${index}`);
    await expect(row.getByText(unreadDot)).toHaveCount(index % 2 === 0 ? 1 : 0);
  }
  // Shown in the time of Shanghai, although this browser stands in New York.
  await expect(rows.first().locator('time')).toContainText('10:24');
});

test('an empty tab says so (R-DRAWER-020)', async ({ page, context }) => {
  await enterAs(context, buyer);
  await answer(page, calls.notices, listOf([]));
  await page.goto(home);
  await openDrawer(page);
  await expect(shell(page).drawer.getByRole('tabpanel')).toContainText('暂无消息');
});

test('a late answer of an earlier tab is dropped (R-DRAWER-021)', async ({ page, context }) => {
  await enterAs(context, buyer);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${calls.notices}?**`, async (route) => {
    const type = new URL(route.request().url()).searchParams.get('noticeType');
    if (type === '0') await held;
    const data = listOf([notice(Number(type), { title: `类型${type}` })]);
    await route.fulfill({ json: { code: 200, msg: '', success: true, data } }).catch(() => undefined);
  });
  await page.goto(home);
  await openDrawer(page);
  const { tabs, rows } = shell(page);
  await tabs.nth(1).click();
  await tabs.nth(2).click();
  await expect(rows).toContainText('类型1');
  release();
  await tabs.nth(3).click();
  await expect(rows).toContainText('类型2');
  await expect(rows).not.toContainText('类型0');
});

test('a notice that is opened is read: dot, tab and badge fall (R-NOTICE-001, 002, R-HEAD-015)', async ({
  page,
  context,
}) => {
  await enterAs(context, demoPerson(10));
  await page.goto(home);
  const { bell, tabs, rows, drawer } = shell(page);
  await expect(bell).toHaveAccessibleName('消息，2 条未读');
  await openDrawer(page);
  await expect(tabs.nth(1)).toHaveText('订单服务1');
  await tabs.nth(1).click();
  const requests = recordRequests(page);
  await rows.first().getByRole('button').click();
  await expect(page).toHaveURL(/\/user\/service-buy-list\/detail\?id=\d+$/);
  await expect(drawer).toBeHidden();
  await expect(bell).toHaveAccessibleName('消息，1 条未读');
  expect(requests.to(calls.readOne)).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(home);
  await expect(bell).toHaveAccessibleName('消息，1 条未读');
  await openDrawer(page);
  await expect(tabs.nth(1)).toHaveText('订单服务');
  await tabs.nth(1).click();
  await expect(rows.first().getByText(unreadDot)).toHaveCount(0);
});

test('a read notice is not marked again; one of type 66 or 11 leads nowhere (R-NOTICE-003 to 006)', async ({
  page,
  context,
}) => {
  await enterAs(context, demoPerson(11));
  await answer(page, calls.readOne, null);
  await answer(
    page,
    calls.notices,
    listOf([
      notice(1, { isRead: 1, switchType: 66, jumpUrl: '/user/pay' }),
      notice(2, { switchType: 66, jumpUrl: '/user/pay' }),
      notice(3, { switchType: 11, jumpUrl: '/user/pay', pageSource: 1 }),
    ]),
  );
  await page.goto(home);
  await openDrawer(page);
  const requests = recordRequests(page);
  const { rows } = shell(page);
  for (const row of await rows.all()) await row.getByRole('button').click();
  await expect
    .poll(() => requests.to(calls.readOne).map((request) => request.url().split('/').at(-1)))
    .toEqual(['2', '3']);
  await expect(rows.getByText(unreadDot)).toHaveCount(0);
  await expect(page).toHaveURL(home);
  expect(context.pages()).toHaveLength(1);
});

test('a notice of a sibling site opens it with the login; a foreign address gets none (R-NOTICE, D-07)', async ({
  page,
  context,
}) => {
  const { token } = await enterAs(context, demoPerson(12));
  await context.route(/evil\.example/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await answer(page, calls.readOne, null);
  const jumpUrl = `${siblingSites}/materials/order?id=`;
  await page.goto(home);
  await answer(
    page,
    calls.notices,
    listOf([
      notice(1, { jumpType: 1, optId: '55', pageSource: 1, jumpUrl }),
      notice(2, { pageSource: 1, jumpUrl: 'https://evil.example/take' }),
      notice(3, { pageSource: 1, jumpUrl: 'javascript:alert(1)' }),
    ]),
  );
  await openDrawer(page);
  const { rows } = shell(page);
  let opened = context.waitForEvent('page');
  await rows.nth(0).getByRole('button').click();
  const shared = new URL((await opened).url());
  expect(shared.pathname).toBe('/materials/login-back');
  expect(shared.searchParams.get('token')).toBe(token);
  expect(new URL(shared.searchParams.get('target') ?? '', shared).search).toBe('?id=55');

  opened = context.waitForEvent('page');
  await rows.nth(1).getByRole('button').click();
  expect((await opened).url()).toBe('https://evil.example/take');

  const pages = context.pages().length;
  await rows.nth(2).getByRole('button').click();
  await expect(rows.nth(2).getByText(unreadDot)).toHaveCount(0);
  expect(context.pages()).toHaveLength(pages);
});

test('all are read at once; the counts go (R-DRAWER-017, R-HEAD-015)', async ({ page, context }) => {
  await enterAs(context, demoPerson(13));
  await page.goto(home);
  const { bell, tabs, drawer } = shell(page);
  await expect(bell).toHaveAccessibleName('消息，2 条未读');
  await openDrawer(page);
  await tabs.nth(2).click();
  await expect(drawer.getByText(unreadDot)).toHaveCount(1);
  const requests = recordRequests(page);
  await drawer.getByRole('button', { name: '全部已读' }).click();
  await expect(drawer.getByText(unreadDot)).toHaveCount(0);
  await expect(tabs).toHaveText(tabNames);
  expect(requests.to(calls.readAll)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAccessibleName('消息');
  await page.reload();
  await expect(bell).toHaveAccessibleName('消息');
});

test('查看更多 leads to the list of the tab at hand, also of tab 0 (R-DRAWER-019, D-04)', async ({ page, context }) => {
  await enterAs(context, buyer);
  for (const [index, code] of [
    [0, '3'],
    [1, '0'],
  ] as const) {
    await page.goto(home);
    await openDrawer(page);
    await shell(page).tabs.nth(index).click();
    await shell(page).drawer.getByRole('link', { name: '查看更多' }).click();
    await expect(page).toHaveURL(`${messageList}?code=${code}`);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(new RegExp(`^${tabNames[index]}`));
  }
});

test('the message list selects the tab of its code, 3 when there is none (R-ROUTE-033, R-ROUTE-034)', async ({
  page,
  context,
}) => {
  await enterAs(context, buyer);
  for (const [query, name] of [
    ['?code=3', '优惠福利'],
    ['?code=0', '订单服务'],
    ['?code=1', '服务通知'],
    ['?code=2', '系统通知'],
    ['', '优惠福利'],
    ['?code=9', '优惠福利'],
  ] as const) {
    await page.goto(messageList + query);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(new RegExp(`^${name}`));
    await expect(page.getByRole('tabpanel').getByRole('listitem')).not.toHaveCount(0);
  }
});

test('a visitor of the message list is offered the login (R-ROUTE-010)', async ({ page }) => {
  await page.goto(`${messageList}?code=0`);
  await expect(page.getByText('请先登录后查看消息')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});
