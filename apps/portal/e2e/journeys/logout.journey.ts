import { buyer, demoPerson } from '../support/accounts.ts';
import { home, memberCentre, newsList, portal } from '../support/addresses.ts';
import { abort, calls, fail, gather, recordRequests } from '../support/calls.ts';
import { holdClock, stopClock } from '../support/clock.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs, heldCookies, setCookies, sharedCookies } from '../support/login.ts';
import { storedKeys } from '../support/saved-state.ts';
import { expectInteractive, expectMember, expectVisitor, shell } from '../support/shell.ts';

const refused = /Failed to load resource|header could not be filled|401/;

test('asks first; 取消 and Escape change nothing (R-LOGOUT-001 to 004)', async ({ page, context }) => {
  await enterAs(context, buyer);
  await page.goto(home);
  await expectInteractive(page);
  const before = await heldCookies(context);
  const { logout, logoutDialog } = shell(page);
  for (const refuse of ['取消', 'Escape'] as const) {
    await logout.click();
    await expect(logoutDialog).toContainText('确定退出登录？');
    await expect(logoutDialog.getByRole('button', { name: '确认退出' })).toBeVisible();
    if (refuse === 'Escape') await page.keyboard.press('Escape');
    else await logoutDialog.getByRole('button', { name: '取消' }).click();
    await expect(logoutDialog).toBeHidden();
  }
  await expectMember(page, buyer.companies[0]);
  expect(await heldCookies(context)).toEqual(before);
});

test('confirmed: cleared at once, home 500 ms later, no way back (R-LOGOUT-005 to 012, 016, R-STATE-008, R-CONST-003 to 005, 013)', async ({
  page,
  context,
}) => {
  const login = await enterAs(context, demoPerson(4));
  await page.clock.install();
  await page.goto(home);
  await expect(shell(page).bell).toHaveAccessibleName(/条未读/);
  await page.goto(memberCentre);
  await expectInteractive(page);
  await expect(shell(page).bell).toHaveAccessibleName(/条未读/);
  expect(await storedKeys(page)).toContain('user');
  const requests = recordRequests(page);
  await shell(page).logout.click();
  const confirm = shell(page).logoutDialog.getByRole('button', { name: '确认退出' });
  await expect(confirm).toBeVisible();
  await holdClock(page);
  await confirm.click();
  await expect.poll(() => heldCookies(context)).toEqual({});
  await expect.poll(() => requests.to(calls.logout).length).toBe(1);
  const headers = requests.to(calls.logout)[0]?.headers() ?? {};
  expect(headers['blade-auth']).toBe(`bearer ${login.platformToken}`);
  await page.clock.runFor(499);
  await expect(page).toHaveURL(memberCentre);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(home);
  await expectVisitor(page);
  expect(requests.to(calls.logout)).toHaveLength(1);

  expect(await storedKeys(page)).toEqual([]);
  await page.reload();
  await expectVisitor(page);
  await page.goBack();
  await expect(page).toHaveURL(home);
  await expectVisitor(page);
  await page.goto(memberCentre);
  await expect(page).toHaveURL(home);

  // The login itself has ended, not only its copy in this browser.
  await setCookies(context, sharedCookies(login));
  await page.goto(home);
  await expectVisitor(page);
});

test('goes on when the platform does not answer (R-LOGOUT-011)', async ({ page, context, problems }) => {
  // The chat may still be opening or connecting when it is closed.
  problems.expect(/Failed to load resource|WebSocket is closed before|The chat could not be opened/);
  for (const status of [500, 401, 'abort'] as const) {
    await enterAs(context, demoPerson(5));
    await page.unrouteAll();
    if (status === 'abort') await abort(page, calls.logout);
    else await fail(page, calls.logout, status);
    await page.goto(newsList);
    await expectInteractive(page);
    await shell(page).logout.click();
    await shell(page).logoutDialog.getByRole('button', { name: '确认退出' }).click();
    await expect(page).toHaveURL(home);
    await expectVisitor(page);
    expect(await heldCookies(context)).toEqual({});
  }
});

test('HTTP 401 logs out after 1200 ms, without a question, and says why (R-LOGOUT-013, R-LOGOUT-014)', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(refused);
  await enterAs(context, demoPerson(6));
  await stopClock(page);
  await fail(page, calls.unread, 401);
  const requests = recordRequests(page);
  await page.goto(newsList);
  await expect.poll(() => requests.to(calls.logout).length).toBe(1);
  await expect.poll(() => heldCookies(context)).toEqual({});
  await page.clock.runFor(1199);
  await expect(page).toHaveURL(newsList);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(/状态码/)).toBeHidden();
  await expect(page.getByText('登录已失效，请重新登录')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page).toHaveURL(home);
  await expectVisitor(page);
  await page.clock.resume();
  const said = page.locator('[data-sonner-toast]').filter({ hasText: '登录已失效，请重新登录' });
  await expect(said).toBeVisible();
  for (const link of [said.getByRole('link', { name: '登录' }), shell(page).login]) {
    const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(searchParams.get('returnUrl')).toBe(`${portal}/login-back?${new URLSearchParams({ target: newsList })}`);
  }
});

test('five answers of 401 at once are one logout (R-LOGOUT-015)', async ({ page, context, problems }) => {
  problems.expect(refused);
  await enterAs(context, demoPerson(7));
  await stopClock(page);
  const requests = recordRequests(page);
  const refusedCalls: readonly string[] = [
    calls.unread,
    calls.businesses,
    calls.userInfo,
    calls.company,
    calls.notices,
    calls.tabCounts,
  ];
  await gather(
    page,
    (path) => refusedCalls.includes(path),
    5,
    (route) => route.fulfill({ status: 401, json: { code: 401, msg: '', success: false, data: null } }),
  );
  await page.goto(newsList);
  await expectInteractive(page);
  await shell(page).bell.click();
  await page.clock.runFor(500);
  await expect.poll(() => heldCookies(context)).toEqual({});
  await page.clock.runFor(1200);
  await expect(page).toHaveURL(home);
  await expectVisitor(page);
  expect(requests.to(calls.logout)).toHaveLength(1);
  expect(requests.all.filter((request) => request.isNavigationRequest() && request.url().endsWith(home))).toHaveLength(
    1,
  );
});

test('/outlogin ends a login of a sibling site without a question (R-ROUTE-006, B-15)', async ({ page, context }) => {
  await page.goto('/outlogin');
  await expect(page, 'a visitor').toHaveURL(home);
  await enterAs(context, demoPerson(8));
  await page.goto('/outlogin');
  await expect(page).toHaveURL(home);
  await expectVisitor(page);
  expect(await heldCookies(context)).toEqual({});
});

test('the page that stood behind a logout is not a member’s when it comes back (R-STATE-008)', async ({
  page,
  context,
}) => {
  await enterAs(context, demoPerson(9));
  await page.goto(newsList);
  await expectMember(page);
  await page.goto('/default/home/help');
  await expectInteractive(page);
  await shell(page).logout.click();
  await shell(page).logoutDialog.getByRole('button', { name: '确认退出' }).click();
  await expect(page).toHaveURL(home);
  await page.goBack();
  await expectVisitor(page);
});

test('the other tabs leave at once as well, and say why', async ({ page, context }) => {
  await enterAs(context, demoPerson(10));
  const other = await context.newPage();
  for (const tab of [other, page]) {
    await tab.goto(newsList);
    await expectInteractive(tab);
    await expectMember(tab);
    await expect(shell(tab).bell).toHaveAccessibleName(/^消息/);
  }
  await shell(page).logout.click();
  await shell(page).logoutDialog.getByRole('button', { name: '确认退出' }).click();
  await expect(other).toHaveURL(home);
  await expectVisitor(other);
  await expect(other.getByText('已在其他页面退出登录')).toBeVisible();
  await expect(page.getByText('已在其他页面退出登录')).toBeHidden();
});
