import { buyer, demoPerson } from '../support/accounts.ts';
import { home, newsList } from '../support/addresses.ts';
import { answer, calls, recordRequests } from '../support/calls.ts';
import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs, heldCookies, logIn, setCookies, sharedCookies } from '../support/login.ts';
import { savedState, storedKeys } from '../support/saved-state.ts';
import { expectInteractive, expectMember, expectVisitor, shell } from '../support/shell.ts';

const [firstCompany = '', secondCompany = ''] = buyer.companies;

test('follows the cookies that a sibling site has set, to the page asked for (R-SYNC-001, R-SYNC-015)', async ({
  page,
  context,
}) => {
  const { token, businessId } = await logIn(context.request, buyer);
  await setCookies(context, { 'Admin-Token': token, SwitchToCompanyId: businessId });
  const requests = recordRequests(page);
  const wanted = `${newsList}?columnCode=policy#top`;
  await page.goto(wanted);
  await expectMember(page, firstCompany);
  await expect(page).toHaveURL(wanted);
  const [visit, ...others] = requests.to('/login-back').map((request) => new URL(request.url()).searchParams);
  expect(others).toEqual([]);
  expect(visit?.get('token')).toBe(token);
  expect(visit?.get('switchtocompanyid')).toBe(businessId);
  expect(Object.keys(await heldCookies(context))).toHaveLength(3);
});

test('follows a company that was switched elsewhere (R-SYNC-002)', async ({ page, context }) => {
  const { businesses } = await enterAs(context, buyer);
  const other = businesses[1]?.businessId ?? '';
  await setCookies(context, { SwitchToCompanyId: other });
  const requests = recordRequests(page);
  await page.goto(home);
  await expectMember(page, secondCompany);
  expect(requests.to('/login-back')).toHaveLength(1);
  expect((await heldCookies(context)).SwitchToCompanyId).toBe(other);
  await page.reload();
  await expectMember(page, secondCompany);
  expect(requests.to('/login-back')).toHaveLength(1);
});

test('in sync: loads unread count and companies once, without a redirect (R-SYNC-004, R-SYNC-014)', async ({
  page,
  context,
}) => {
  // Nobody tells this one of anything meanwhile.
  await enterAs(context, demoPerson(7));
  const requests = recordRequests(page);
  await page.goto(home);
  await expectInteractive(page);
  await expect(shell(page).bell).toHaveAccessibleName(/条未读/);
  await page.getByRole('region', { name: '企业风采' }).getByRole('link', { name: '全部企业' }).click();
  await expect(page).toHaveURL('/default/company/more');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('企业风采');
  expect(requests.to(calls.unread)).toHaveLength(1);
  expect(requests.to(calls.businesses)).toHaveLength(1);
  expect(requests.to('/login-back')).toHaveLength(0);
});

test('a missing department alone moves nobody (R-SYNC-009)', async ({ page, context }) => {
  await enterAs(context, buyer);
  await context.clearCookies({ name: 'SwitchToCompanyId' });
  const requests = recordRequests(page);
  await page.goto(home);
  await expectMember(page, firstCompany);
  await expect(shell(page).bell).toHaveAccessibleName(/条未读/);
  expect(requests.to('/login-back')).toHaveLength(0);
});

test('half of the cookies is no login (R-SYNC-007, R-SYNC-008)', async ({ page, context }) => {
  const { token, businessId } = await logIn(context.request, buyer);
  await page.clock.install();
  const requests = recordRequests(page);
  for (const half of [{ 'Admin-Token': token }, { SwitchToCompanyId: businessId }]) {
    await context.clearCookies();
    await setCookies(context, half);
    await page.goto(newsList);
    await expectInteractive(page);
    await page.clock.runFor(5000);
    await expectVisitor(page);
    await expect(page).toHaveURL(newsList);
  }
  expect(requests.to('/login-back')).toHaveLength(0);
  expect(requests.to(calls.unread)).toHaveLength(0);
});

test('cookies that open nothing are given up after one try (R-SYNC-013)', async ({ page, context }) => {
  await setCookies(context, { 'Admin-Token': 'worn-out', SwitchToCompanyId: '1800000000000000001' });
  const requests = recordRequests(page);
  await page.goto(newsList);
  await expect(page).toHaveURL(home);
  await expectVisitor(page);
  await expectInteractive(page);
  expect(requests.to('/login-back')).toHaveLength(1);
  expect(await heldCookies(context)).toEqual({});
});

test('cookies gone before a page: logged out 1200 ms later, without a question (R-SYNC-003, R-LOGOUT-013, 014)', async ({
  page,
  context,
}) => {
  const login = await enterAs(context, demoPerson(1));
  await page.goto(home);
  await expectMember(page);
  await expect(shell(page).bell).toHaveAccessibleName(/条未读/);
  await page.goto(newsList);
  await expectMember(page);
  await stopClock(page);
  await context.clearCookies();
  const requests = recordRequests(page);
  await page.reload();
  await expect.poll(() => requests.to(calls.logout).length).toBe(1);
  await expect.poll(() => storedKeys(page)).not.toContain('user');
  await page.clock.runFor(1199);
  await expect(page).toHaveURL(newsList);
  await expect(shell(page).logoutDialog).toBeHidden();
  await page.clock.runFor(1);
  await expect(page).toHaveURL(home);
  await expectVisitor(page);
  expect(requests.to(calls.logout)).toHaveLength(1);

  // The login itself has ended, not only its copy in this browser.
  await setCookies(context, sharedCookies(login));
  await page.goto(home);
  await expectVisitor(page);
});

test('cookies gone while a page stands: the next header logs out (R-SYNC-003, R-CONST-014)', async ({
  page,
  context,
}) => {
  await enterAs(context, demoPerson(2));
  await stopClock(page);
  await page.goto(home);
  await expectInteractive(page);
  await expect(shell(page).bell).toHaveAccessibleName(/条未读/);
  await context.clearCookies();
  const requests = recordRequests(page);
  // Another layout, and so another header.
  await page.getByRole('link', { name: '帮助中心' }).first().click();
  await expect(page).toHaveURL('/default/home/help');
  await expect.poll(() => requests.to(calls.logout).length).toBe(1);
  await page.clock.runFor(1199);
  await expect(page).toHaveURL('/default/home/help');
  await page.clock.runFor(1);
  await expect(page).toHaveURL(home);
  await expectVisitor(page);
});

test('a reload keeps the session, whatever stands in the company name (R-STATE-006, 007, A-01)', async ({
  page,
  context,
}) => {
  const { businessId } = await enterAs(context, demoPerson(3));
  const name = `吉林"云'岫"<b onclick=alert(1)>检测</b>&公司`;
  await answer(page, calls.company, { id: businessId, niceName: name, tenantId: '', accountHeader: '' });
  await answer(page, calls.businesses, [{ businessId, businessName: name }]);
  const companyAsked = () => page.waitForResponse((response) => response.url().endsWith(calls.company));
  let asked = companyAsked();
  await page.goto(home);
  await asked;
  await expectMember(page, name);
  asked = companyAsked();
  await page.reload();
  await asked;
  await expectMember(page, name);
  expect(await storedKeys(page)).toEqual(expect.arrayContaining(['equipment', 'user', 'userStore']));
  await expect.poll(() => savedState(page, 'user')).toMatchObject({ companyInfo: { niceName: name } });
  await page.reload();
  await expectMember(page, name);
  expect((await heldCookies(context)).SwitchToCompanyId).toBe(businessId);
});
