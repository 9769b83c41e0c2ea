import { buyer } from '../support/accounts.ts';
import { home, memberCentre, newsList } from '../support/addresses.ts';
import { answer, calls, fail, recordRequests, refuse } from '../support/calls.ts';
import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { boxOf, expectInteractive, expectMember, shell } from '../support/shell.ts';

test('a member sees companies, centre, bell and logout (R-HEAD-006 to 009, 018, 054, R-STATE-013)', async ({
  page,
  context,
}) => {
  await enterAs(context, buyer);
  await page.goto(newsList);
  await expectMember(page, buyer.companies[0]);
  const { centre, company, companies, bell, register } = shell(page);
  await expect(register).toBeHidden();
  await expect(centre).toHaveAttribute('href', memberCentre);
  await expect(bell).toHaveAccessibleName(/^消息，\d+ 条未读$/);
  await company.click();
  await expect(companies.getByRole('option')).toHaveText([...buyer.companies]);
  await expect(companies.getByRole('option', { selected: true })).toHaveText(buyer.companies[0] ?? '');
});

test('the badge shows the unread count up to 99, and nothing at 0 (R-HEAD-012 to 014, R-CONST-019)', async ({
  page,
  context,
}) => {
  await enterAs(context, buyer);
  for (const [count, name, badge] of [
    [7, '消息，7 条未读', '7'],
    [99, '消息，99 条未读', '99'],
    [100, '消息，99 条以上未读', '99+'],
    [1234, '消息，99 条以上未读', '99+'],
    [0, '消息', ''],
  ] as const) {
    await page.unrouteAll();
    await answer(page, calls.unread, count);
    const counted = page.waitForResponse((response) => response.url().endsWith(calls.unread));
    await page.goto(newsList);
    await counted;
    await expect(shell(page).bell).toHaveAccessibleName(name);
    await expect(shell(page).bell).toHaveText(badge);
  }
});

test('the selector is 45 px and 16 for each character, 380 at most (R-HEAD-016, 017, R-CONST-024 to 026)', async ({
  page,
  context,
}) => {
  const { businessId } = await enterAs(context, buyer);
  for (const [length, width] of [
    [1, 61],
    [10, 205],
    [20, 365],
    [21, 380],
    [60, 380],
  ] as const) {
    const name = '建'.repeat(length);
    await page.unrouteAll();
    await answer(page, calls.businesses, [{ businessId, businessName: name }]);
    await page.goto(newsList);
    await expectMember(page, name);
    expect((await boxOf(shell(page).company)).width).toBe(width);
  }
});

test('where the business list cannot be asked for anew, the header keeps the company and the list (R-HEAD-055)', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/Failed to load resource|header could not be filled/);
  await enterAs(context, buyer);
  await fail(page, calls.businesses, 500);
  const failed = page.waitForResponse((response) => response.url().endsWith(calls.businesses));
  await page.goto(newsList);
  await failed;
  await expectMember(page, buyer.companies[0]);
  await shell(page).company.click();
  await expect(shell(page).companies.getByRole('option')).toHaveText([...buyer.companies]);
  await expect(shell(page).bell).toHaveAccessibleName(/条未读$/);
});

test('company information that says no success is ignored (R-ERR-037)', async ({ page, context }) => {
  await enterAs(context, buyer);
  await refuse(page, calls.company, 400, '不成功');
  const answered = page.waitForResponse((response) => response.url().endsWith(calls.company));
  await page.goto(newsList);
  await answered;
  await expectMember(page, buyer.companies[0]);
  await expect(page.getByText('不成功')).toBeHidden();
});

test('user information is asked for 500 ms after each layout (R-STATE-014, R-CONST-011, R-SYNC-014)', async ({
  page,
  context,
}) => {
  await enterAs(context, buyer);
  await stopClock(page);
  const requests = recordRequests(page);
  await page.goto(home);
  await expect.poll(() => requests.to(calls.businesses).length).toBe(1);
  await page.clock.runFor(499);
  expect(requests.to(calls.userInfo)).toHaveLength(0);
  await page.clock.runFor(1);
  await expect.poll(() => requests.to(calls.userInfo).length).toBe(1);

  await page.getByRole('region', { name: '企业风采' }).getByRole('link', { name: '全部企业' }).click();
  await expect(page).toHaveURL('/default/company/more');
  await page.clock.runFor(1000);
  await shell(page).centre.click();
  await expect(page).toHaveURL(memberCentre);
  await expect.poll(() => requests.to(calls.businesses).length).toBe(2);
  await page.clock.runFor(499);
  expect(requests.to(calls.userInfo)).toHaveLength(1);
  await page.clock.runFor(1);
  await expect.poll(() => requests.to(calls.userInfo).length).toBe(2);
  expect(requests.to(calls.unread)).toHaveLength(2);
});

test('several calls that fail alike show one message (R-ERR-043)', async ({ page, context, problems }) => {
  problems.expect(/Failed to load resource|header could not be filled|status/);
  await enterAs(context, buyer);
  for (const call of [calls.unread, calls.businesses, calls.userInfo, calls.notices, calls.tabCounts]) {
    await fail(page, call, 500);
  }
  await page.goto(newsList);
  await expectInteractive(page);
  await shell(page).bell.click();
  const message = page.getByText('请求出错，状态码：500');
  await expect(message).toHaveCount(1);
  await expect(message).toBeVisible();
});
