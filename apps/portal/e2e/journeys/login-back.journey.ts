import { buyer, colleague, demoPassword, demoPerson, supplier } from '../support/accounts.ts';
import { home, loginSite, memberCentre, newsList, portal, portalPort } from '../support/addresses.ts';
import { ask } from '../support/host-request.ts';
import { expect, test } from '../support/journey.ts';
import {
  beginLogin,
  enterAs,
  heldCookies,
  logIn,
  obtainTicket,
  setCookies,
  shareDevice,
  sharedCookies,
} from '../support/login.ts';
import { expectInteractive, expectMember, expectVisitor, shell } from '../support/shell.ts';

/** Addresses that lead elsewhere, run a script, or come back to where a session is made or ended. */
const hostileTargets = [
  'https://evil.example',
  'http://evil.example/default/home',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2e%2e',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '/default/..//evil.example',
  '/default/../..//evil.example',
  '/%2e%2e//evil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/a%0d%0aLocation:%20https://evil.example',
  '/%0a//evil.example',
  '/%zz',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'evil.example',
  'default/home',
  '@evil.example',
  ':80',
  '?next=//evil.example',
  '#//evil.example',
  `${portal}@evil.example`,
  `http://localhost:${portalPort}.evil.example/`,
  '/login-back?token=x',
  '/LOGIN-BACK/',
  '/%6cogin-back',
  '/outlogin',
  '/logout',
] as const;

test('a hostile target leads home (R-SYNC-017, B-07)', async ({ request }) => {
  const login = await logIn(request, buyer);
  const cookie = Object.entries(sharedCookies(login))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const locations = await Promise.all(
    hostileTargets.map(async (target) => {
      const query = new URLSearchParams({ token: login.token, switchtocompanyid: login.businessId, target });
      const { status, headers } = await ask({ path: `/login-back?${query}`, headers: { cookie }, from: '127.0.0.7' });
      return { target, status, location: headers.location };
    }),
  );
  expect(locations).toEqual(hostileTargets.map((target) => ({ target, status: 303, location: home })));
});

for (const [name, query, destination] of [
  ['a path of this site', { target: `${newsList}?columnCode=policy` }, `${newsList}?columnCode=policy`],
  ['the member centre', { isCenter: '1' }, memberCentre],
  ['a path rather than the member centre', { isCenter: '1', target: newsList }, newsList],
] as const) {
  test(`leads on to ${name}, and the token stays nowhere (R-SYNC-016 to 019)`, async ({ page, request }) => {
    const state = await beginLogin(page);
    const { redirectTo } = await obtainTicket(request, supplier, { state });
    await page.goto('/default/home/help');
    await expectInteractive(page); // its own login sync must be over before the cookies change
    await page.goto(`${redirectTo}&${new URLSearchParams(query)}`);
    await expect(page).toHaveURL(destination);
    await expectMember(page, supplier.companies[0]);
    expect(await page.evaluate(() => document.referrer)).not.toContain('token');
    await page.goBack();
    await expect(page).toHaveURL('/default/home/help');
  });
}

test('is kept by nobody: no-store and no-referrer (R-SYNC-019)', async () => {
  const { status, headers } = await ask({ path: '/login-back?token=worn-out', from: '127.0.0.7' });
  expect(status).toBe(303);
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test('a ticket opens once and only where it was made for (decision 26)', async ({ browser, request }) => {
  const { redirectTo } = await obtainTicket(request, supplier);
  for (const opens of [true, false]) {
    const context = await browser.newContext();
    await shareDevice(context);
    const page = await context.newPage();
    await page.goto(redirectTo);
    if (opens) await page.getByRole('button', { name: '切换' }).click();
    await expect(page).toHaveURL(home);
    if (opens) await expectMember(page);
    else await expectVisitor(page);
    await context.close();
  }
  const elsewhere = new URL((await obtainTicket(request, supplier)).redirectTo);
  const host = `changchun.localhost:${portalPort}`;
  const { headers } = await ask({ path: elsewhere.pathname + elsewhere.search, host, from: '127.0.0.7' });
  expect(headers.location).toBe(home);
  expect(String(headers['set-cookie'])).not.toMatch(/Admin-Token=[^;]/);
});

test('without a token, or with one that opens nothing, nobody is logged in (R-ROUTE-005)', async ({ page }) => {
  for (const query of ['', '?token=', '?token=worn-out&switchtocompanyid=1']) {
    await page.goto(`/login-back${query}`);
    await expect(page).toHaveURL(home);
    await expectVisitor(page);
  }
});

test('a token that opens nothing ends no login (decision 62)', async ({ page, context }) => {
  await enterAs(context, demoPerson(14));
  const held = await heldCookies(context);
  for (const query of ['', '?token=', '?token=worn-out&switchtocompanyid=1']) {
    await page.goto(`/login-back${query}`);
    await expect(page).toHaveURL(home);
    await expectMember(page);
    expect(await heldCookies(context)).toEqual(held);
  }
});

test('a login on this browser is taken without a question, from two tabs as well (decision 62)', async ({
  page,
  context,
}) => {
  await shareDevice(context);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/default/login`);
    await tab.getByRole('link', { name: '前往登录' }).click();
    await expect(tab).toHaveURL((url) => url.origin === loginSite && url.pathname === '/login');
    expect(tab.url()).toContain('state%3D');
  }
  for (const [tab, person] of [
    [page, buyer],
    [other, supplier],
  ] as const) {
    await tab.getByRole('textbox', { name: '手机号' }).fill(person.phone);
    await tab.getByRole('textbox', { name: '密码', exact: true }).fill(demoPassword);
    await tab.getByRole('button', { name: '登录', exact: true }).click();
    const [company = ''] = person.companies;
    if (person.companies.length > 1) await tab.getByRole('button', { name: company }).click();
    await expect(tab).toHaveURL(home);
    await expectMember(tab, company);
  }
});

test('a ticket of another browser asks where nobody is logged in (decision 62)', async ({ page, context }) => {
  await shareDevice(context);
  const { redirectTo } = await obtainTicket(context.request, supplier);
  await page.goto(redirectTo);
  await expect(page).toHaveURL('/login-back');
  const main = page.getByRole('main');
  await expect(main).toContainText('当前未登录');
  await expect(main).toContainText(`${supplier.name[0]}**`);
  expect(await heldCookies(context)).toEqual({});
  await expect(page.getByRole('heading', { level: 1, name: '切换到该账号？' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '取消' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(home);
  await expectVisitor(page);
  expect(await heldCookies(context)).toEqual({});
});

test('the question needs no scripts (decision 62)', async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto((await obtainTicket(request, supplier)).redirectTo);
  await page.getByRole('button', { name: '切换' }).click();
  await expect(page).toHaveURL(home);
  expect(Object.keys(await heldCookies(context)).toSorted()).toEqual([
    'Admin-Token',
    'Member-Token',
    'SwitchToCompanyId',
  ]);
  await context.close();
});

test('asks before another user is replaced; both answers count (decision 26)', async ({ page, context }) => {
  await enterAs(context, buyer);
  const { redirectTo } = await obtainTicket(context.request, supplier);
  await page.goto(redirectTo);
  await expect(page.getByText('切换到该账号？')).toBeVisible();
  const accounts = page.getByRole('main').getByRole('definition');
  await expect(accounts).toHaveText([
    new RegExp(`^${buyer.name[0]}\\*\\*.*${buyer.companies[0]}$`),
    new RegExp(`^${supplier.name[0]}\\*\\*.*${supplier.companies[0]}$`),
  ]);
  expect(page.url()).not.toContain('token');
  await page.getByRole('button', { name: '取消' }).click();
  await expect(page).toHaveURL(home);
  await expectMember(page, buyer.companies[0]);

  await page.goto((await obtainTicket(context.request, supplier)).redirectTo);
  await page.getByRole('button', { name: '切换' }).click();
  await expect(page).toHaveURL(home);
  await expectMember(page, supplier.companies[0]);
});

test('the other tabs follow to a colleague who takes over, and say so (decision 26)', async ({ page, context }) => {
  await enterAs(context, buyer);
  const other = await context.newPage();
  await other.goto(newsList);
  await expectInteractive(other);
  await expectMember(other, buyer.companies[0]);
  await page.goto((await obtainTicket(context.request, colleague)).redirectTo);
  await page.getByRole('button', { name: '切换' }).click();
  await expectMember(page, buyer.companies[0]);
  await expect(other.getByText('登录账号已在其他页面切换，本页已更新')).toBeVisible();
  await shell(other).centre.click();
  await expect(shell(other).centre).toContainText(colleague.name);
});

test('a page elsewhere cannot say yes for the visitor (decision 62)', async ({ page, context }) => {
  await enterAs(context, buyer);
  const held = await heldCookies(context);
  const { redirectTo } = await obtainTicket(context.request, supplier);
  await page.goto(redirectTo);
  await expect(page.getByText('切换到该账号？')).toBeVisible();
  await page.request.post('/login-back', { form: { answer: 'switch', proof: 'guessed' }, maxRedirects: 0 });
  expect(await heldCookies(context)).toEqual(held);
});

test('an access token of this very login asks nothing (decision 26)', async ({ page, context }) => {
  const login = await enterAs(context, buyer);
  await setCookies(context, { SwitchToCompanyId: login.businessId });
  await page.goto(`/login-back?token=${login.token}&switchtocompanyid=${login.businessId}`);
  await expect(page).toHaveURL(home);
  await expectMember(page, buyer.companies[0]);
});
