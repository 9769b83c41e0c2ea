import { buyer } from '../support/accounts.ts';
import { messageList, newsList } from '../support/addresses.ts';
import { animationSpeed } from '../support/animation-speed.ts';
import { answer, calls, recordRequests, success } from '../support/calls.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { notice, noticePage, noticeTabs, openDrawer, unreadDot } from '../support/notices.ts';
import { boxOf, shell } from '../support/shell.ts';

test('opens at the right below the header, with four tabs, the first at page 1 of 5 (R-DRAWER-001, 007 to 009, 022 to 024)', async ({
  page,
  context,
}) => {
  await enterAs(context, buyer);
  await page.goto(newsList);
  const requests = recordRequests(page);
  await openDrawer(page);
  const { drawer, tabs, rows } = shell(page);
  await expect(tabs).toHaveText(noticeTabs.map((name) => new RegExp(`^${name}`)));
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
  await page.goto(newsList);
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
  await page.goto(newsList);
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
  await answer(page, calls.notices, noticePage(records));
  await page.goto(newsList);
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
  await answer(page, calls.notices, noticePage([]));
  await page.goto(newsList);
  await openDrawer(page);
  await expect(shell(page).drawer.getByRole('tabpanel')).toContainText('暂无消息');
});

test('a late answer of an earlier tab is dropped (R-DRAWER-021)', async ({ page, context }) => {
  await enterAs(context, buyer);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.pathname === calls.notices,
    async (route) => {
      const type = new URL(route.request().url()).searchParams.get('noticeType');
      if (type === '0') await held;
      const data = noticePage([notice(Number(type), { title: `类型${type}` })]);
      // A request that the page has given up cannot be answered any more.
      await route.fulfill({ json: success(data) }).catch(() => undefined);
    },
  );
  await page.goto(newsList);
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

test('查看更多 leads to the list of the tab at hand, also of tab 0 (R-DRAWER-019, D-04)', async ({ page, context }) => {
  await enterAs(context, buyer);
  for (const [index, code] of [
    [0, '3'],
    [1, '0'],
  ] as const) {
    await page.goto(newsList);
    await openDrawer(page);
    await shell(page).tabs.nth(index).click();
    await shell(page).drawer.getByRole('link', { name: '查看更多' }).click();
    await expect(page).toHaveURL(`${messageList}?code=${code}`);
    await expect(shell(page).drawer).toBeHidden();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(new RegExp(`^${noticeTabs[index]}`));
  }
});
