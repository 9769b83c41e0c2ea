import type { Page } from '@playwright/test';
import { demoPerson } from '../support/accounts.ts';
import { helpHeading, home, memberCentre, newsList, portal } from '../support/addresses.ts';
import { calls, fail } from '../support/calls.ts';
import { chatPage } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { expectInteractive, expectMember, shell } from '../support/shell.ts';
import { showPage } from '../support/visibility.ts';

interface Sent {
  readonly record: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly url: string;
}

/** Lets records through to the platform and keeps what the page sends and what the platform answers. */
async function watchRecords(page: Page) {
  const sent: Sent[] = [];
  const codes: number[] = [];
  let failure: number | undefined;
  await page.route(
    (url) => url.pathname === calls.collect,
    async (route) => {
      const request = route.request();
      sent.push({ record: request.postDataJSON(), headers: request.headers(), url: request.url() });
      if (failure !== undefined) return route.fulfill({ status: failure, json: {} });
      const response = await route.fetch();
      const answer = await response.json();
      codes.push(answer.code);
      return route.fulfill({ json: answer });
    },
  );
  return {
    sent,
    codes,
    failFromNow(status: number) {
      failure = status;
    },
    of: (action: number) => sent.map(({ record }) => record).filter((record) => record.action === action),
  };
}

test('routes, marked clicks and menu items arrive, with both pages and the time between (R-ANALYTICS-001 to 008, R-CALL-065)', async ({
  page,
}) => {
  const records = await watchRecords(page);
  await page.goto(home);
  await expectInteractive(page);
  await expect.poll(() => records.of(1)).toMatchObject([{ from: '', to: home, stayDuration: 0 }]);
  await shell(page).menu.getByRole('link', { name: '新闻资讯' }).click();
  await page.getByRole('link', { name: '帮助中心' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(helpHeading);
  await page.goBack();
  await expectInteractive(page);
  await page.getByRole('link', { name: /冬期施工专题/ }).click();
  await expect(page).toHaveURL(/columnCode=policy/);
  await expect
    .poll(() => records.of(0))
    .toMatchObject([{ from: home, viewOptionContent: expect.stringContaining('columnCode=policy') }]);
  expect(records.of(0)[0]?.viewOptionName).toContain('冬期施工专题');
  await expect.poll(() => records.of(8)).toMatchObject([{ viewOptionName: '新闻资讯' }]);
  await expect.poll(() => records.of(1).length).toBeGreaterThan(2);
  const [, toHelp, back] = records.of(1);
  expect(toHelp).toMatchObject({ from: home, to: expect.stringContaining('/default/home/help') });
  expect(back).toMatchObject({ from: toHelp?.to });
  expect(Number(back?.stayDuration)).toBeGreaterThan(0);
  for (const { record } of records.sent) {
    expect(Object.keys(record)).toHaveLength(14);
    expect(record).toMatchObject({
      userId: '',
      realName: '',
      tenantId: '',
      resolution: expect.stringMatching(/^\d+x\d+$/),
    });
  }
  await expect.poll(() => records.codes.length).toBe(records.sent.length);
  expect(new Set(records.codes)).toEqual(new Set([200]));
});

test('what waits leaves when the page is hidden, without waiting for its turn (AQ8)', async ({ page }) => {
  await page.goto(newsList);
  await expectInteractive(page);
  const records = await watchRecords(page);
  await expect.poll(() => records.of(1).length).toBe(1);
  await page.clock.install();
  const before = records.sent.length;
  await shell(page).menu.getByRole('link', { name: '企业风采' }).click();
  await expect(page).toHaveURL(/params=enterprise-style/);
  expect(records.sent).toHaveLength(before);
  await showPage(page, 'hidden');
  await expect.poll(() => records.of(8)).toMatchObject([{ viewOptionName: '企业风采' }]);
  await expect.poll(() => records.codes.length).toBe(records.sent.length);
});

test('the tokens go in the headers, from which the platform knows the member, and in no record (AQ5, AQ11, decision 57)', async ({
  page,
  context,
}) => {
  const login = await enterAs(context, demoPerson(1));
  const records = await watchRecords(page);
  await page.goto(`/default/news/news-list?token=${login.token}&columnCode=policy`);
  await expectMember(page);
  await expect.poll(() => records.of(1)).toMatchObject([{ to: '/default/news/news-list?columnCode=policy' }]);
  await page.goto(chatPage);
  const menu = page.getByRole('navigation', { name: '个人中心菜单' });
  await menu.getByRole('button', { name: '企业管理' }).click();
  await menu.getByRole('link', { name: '我的认证' }).click();
  await expect.poll(() => records.of(8)).toMatchObject([{ viewOptionName: '我的认证' }]);
  for (const { record, headers, url } of records.sent) {
    expect(headers).toMatchObject({
      'blade-auth': `bearer ${login.platformToken}`,
      'business-token': `bearer ${login.token}`,
    });
    expect(JSON.stringify(record) + url).not.toContain(login.token);
    expect(JSON.stringify(record) + url).not.toContain(login.platformToken);
    expect(record).toMatchObject({ userId: '', realName: '', tenantId: '' });
  }
  await expect.poll(() => records.codes.length).toBe(records.sent.length);
  expect(new Set(records.codes)).toEqual(new Set([200]));
});

test('a call that fails is recorded with its steps; one of the collect call is not, and disturbs nobody (R-ANALYTICS-009, 012, G-08)', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/Failed to load resource|The header could not be filled/);
  await enterAs(context, demoPerson(2));
  await fail(page, calls.unread, 500);
  const records = await watchRecords(page);
  await page.goto(newsList);
  await expect
    .poll(() => records.of(5))
    .toMatchObject([
      {
        viewOptionName: 'notice.noReadCount',
        viewOptionContent: '请求出错，状态码：500',
        other: expect.stringContaining(newsList),
      },
    ]);

  records.failFromNow(503);
  const before = records.sent.length;
  await page.goto(memberCentre);
  await expectMember(page);
  await expect.poll(() => records.sent.length).toBeGreaterThan(before);
  await page.waitForLoadState('networkidle');
  // The page's own records once each, and none about the call that failed.
  const after = records.sent.slice(before).map(({ record }) => `${record.action} ${record.viewOptionName}`);
  expect(after.filter((what) => what.includes('analytics'))).toEqual([]);
  expect(new Set(after).size).toBe(after.length);
  await page.goto(`${portal}${home}`);
  await expectMember(page);
});
