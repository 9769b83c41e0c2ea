import { buyer, demoPerson } from '../support/accounts.ts';
import { messageList, newsList, siblingSites } from '../support/addresses.ts';
import { answer, calls, recordRequests } from '../support/calls.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { notice, noticePage, noticeTabs, openDrawer, unreadDot } from '../support/notices.ts';
import { expectInteractive, shell } from '../support/shell.ts';

test('a notice that is opened is read: dot, tab and badge fall (R-NOTICE-001, 002, R-HEAD-015)', async ({
  page,
  context,
}) => {
  await enterAs(context, demoPerson(10));
  await page.goto(newsList);
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
  await expect(page).toHaveURL(newsList);
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
    noticePage([
      notice(1, { isRead: 1, switchType: 66, jumpUrl: '/user/pay' }),
      notice(2, { switchType: 66, jumpUrl: '/user/pay' }),
      notice(3, { switchType: 11, jumpUrl: '/user/pay', pageSource: 1 }),
    ]),
  );
  await page.goto(newsList);
  await openDrawer(page);
  const requests = recordRequests(page);
  const { rows } = shell(page);
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all()) await row.getByRole('button').click();
  await expect
    .poll(() => requests.to(calls.readOne).map((request) => request.url().split('/').at(-1)))
    .toEqual(['2', '3']);
  await expect(rows.getByText(unreadDot)).toHaveCount(0);
  await expect(page).toHaveURL(newsList);
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
  await page.goto(newsList);
  await answer(
    page,
    calls.notices,
    noticePage([
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
  await page.goto(newsList);
  const { bell, tabs, drawer } = shell(page);
  await expect(bell).toHaveAccessibleName('消息，2 条未读');
  await openDrawer(page);
  await tabs.nth(2).click();
  await expect(drawer.getByText(unreadDot)).toHaveCount(1);
  const requests = recordRequests(page);
  await drawer.getByRole('button', { name: '全部已读' }).click();
  await expect(drawer.getByText(unreadDot)).toHaveCount(0);
  await expect(tabs).toHaveText(noticeTabs);
  expect(requests.to(calls.readAll)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAccessibleName('消息');
  await page.reload();
  await expect(bell).toHaveAccessibleName('消息');
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

test('on the message list a row is marked once, a read one not again, then all at once (R-NOTICE, NR10, NR12, 6)', async ({
  page,
  context,
  problems,
}) => {
  // He may not see the order that his notice is about: the page says so.
  problems.expect(/status of 403/);
  // The other journey of this person changes nothing that is kept.
  await enterAs(context, demoPerson(15));
  await page.goto(`${messageList}?code=0`);
  await expectInteractive(page);
  const { bell } = shell(page);
  const tab = page.getByRole('tab', { selected: true });
  const row = page.getByRole('tabpanel').getByRole('listitem').first();
  const opened = /\/user\/service-buy-list\/detail\?id=\d+$/;
  await expect(bell).toHaveAccessibleName('消息，2 条未读');
  await expect(tab).toHaveText('订单服务1');
  const requests = recordRequests(page);
  await row.getByRole('button').dblclick();
  await expect(page).toHaveURL(opened);
  await expect(bell).toHaveAccessibleName('消息，1 条未读');
  expect(requests.to(calls.readOne)).toHaveLength(1);

  await page.goBack();
  await expect(tab).toHaveText('订单服务');
  await expect(row.getByText(unreadDot)).toHaveCount(0);
  await row.getByRole('button').click();
  await expect(page).toHaveURL(opened);
  expect(requests.to(calls.readOne)).toHaveLength(1);

  await page.goBack();
  await expect(page.getByRole('tab').nth(2)).toHaveText('服务通知1');
  await page.getByRole('button', { name: '全部已读' }).dblclick();
  await expect(page.getByRole('tab')).toHaveText(noticeTabs);
  await expect(bell).toHaveAccessibleName('消息');
  expect(requests.to(calls.readAll)).toHaveLength(1);
});

test('a double click on an unread notice of the drawer marks it once and counts once (6)', async ({
  page,
  context,
}) => {
  await enterAs(context, demoPerson(16));
  await answer(page, calls.readOne, null);
  await answer(page, calls.notices, noticePage([notice(1)]));
  await page.goto(newsList);
  await openDrawer(page);
  const { rows } = shell(page);
  await expect(rows.getByText(unreadDot)).toHaveCount(1);
  const requests = recordRequests(page);
  await rows.first().getByRole('button').dblclick();
  await expect(rows.getByText(unreadDot)).toHaveCount(0);
  await expect.poll(() => requests.to(calls.tabCounts).length).toBe(1);
  expect(requests.to(calls.readOne)).toHaveLength(1);
});
