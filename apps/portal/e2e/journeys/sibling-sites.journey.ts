import { buyer } from '../support/accounts.ts';
import { home, siblingSites } from '../support/addresses.ts';
import { ask } from '../support/host-request.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs, sharedCookies } from '../support/login.ts';
import { expectInteractive, expectMember } from '../support/shell.ts';

const siblings = ['materials', 'equipment', 'labor', 'projects', 'finance'] as const;
const passageTo = (site: string) => `/sibling-sites/${site}`;
const linkTo = (site: string) => `a[href="${passageTo(site)}"]`;

test('links to sibling sites take the login along in a window of its own (R-XSITE-001, 004 to 009)', async ({
  page,
  context,
}) => {
  const { token, businessId } = await enterAs(context, buyer);
  await page.goto(home);
  await expectInteractive(page);
  await expectMember(page, buyer.companies[0]);
  for (const site of siblings) {
    for (const button of ['left', 'middle'] as const) {
      const opened = context.waitForEvent('page');
      await page.locator(linkTo(site)).first().click({ button });
      const popup = await opened;
      await popup.waitForURL((url) => url.origin === siblingSites);
      const address = new URL(popup.url());
      expect(address.origin + address.pathname).toBe(`${siblingSites}/${site}/login-back`);
      expect(address.searchParams.get('token')).toBe(token);
      expect(address.searchParams.get('switchtocompanyid')).toBe(businessId);
      await expect(popup.getByRole('definition').first()).toHaveText(buyer.name);
      expect(await popup.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
      await popup.close();
    }
  }
});

test('the way to a sibling site is kept by nobody and carries no login for another site’s link (R-XSITE-009)', async ({
  context,
}) => {
  const login = await enterAs(context, buyer);
  const cookie = Object.entries(sharedCookies(login))
    .map((pair) => pair.join('='))
    .join('; ');
  const own = await ask({ path: passageTo('materials'), headers: { cookie, 'sec-fetch-site': 'same-origin' } });
  expect(own.status).toBe(303);
  expect(own.headers.location).toContain(`token=${login.token}`);
  for (const { headers } of [own, await ask({ path: passageTo('materials') })]) {
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-page-cache']).toBe('bypass');
  }
  const foreign = await ask({ path: passageTo('materials'), headers: { cookie, 'sec-fetch-site': 'cross-site' } });
  expect([foreign.status, foreign.headers.location]).toEqual([303, `${siblingSites}/materials`]);
  const unknown = await ask({ path: passageTo('evil.example'), headers: { cookie } });
  expect([unknown.status, unknown.headers.location]).toEqual([404, undefined]);
});

test('a link in a text to a sibling site is led the same way (R-XSITE-004)', async ({ page, context }) => {
  const { token } = await enterAs(context, buyer);
  await page.goto(home);
  await expectMember(page, buyer.companies[0]);
  await expectInteractive(page);
  await page.getByRole('main').evaluate((main, href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: '材料商城' });
    main.prepend(link);
  }, `${siblingSites}/materials/goods?id=7`);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: '材料商城' }).click({ button: 'middle' });
  const popup = await opened;
  await popup.waitForURL((url) => url.origin === siblingSites);
  const { searchParams } = new URL(popup.url());
  expect([searchParams.get('token'), searchParams.get('target')]).toEqual([token, '/materials/goods?id=7']);
});

test('the page itself holds no token (R-XSITE-009)', async ({ page, context }) => {
  const { token, platformToken } = await enterAs(context, buyer);
  await page.goto(home);
  await expectMember(page, buyer.companies[0]);
  const markup = await page.content();
  expect(markup).not.toContain(token);
  expect(markup).not.toContain(platformToken);
});

test('a visitor opens the plain address (R-XSITE-003)', async ({ page, context }) => {
  await page.goto(home);
  await expectInteractive(page);
  for (const site of siblings) {
    const link = page.locator(linkTo(site)).first();
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['Control'] });
    const popup = await opened;
    await popup.waitForURL(`${siblingSites}/${site}`);
    await expect(popup.getByRole('main')).toContainText('未登录');
    await popup.close();
  }
});
