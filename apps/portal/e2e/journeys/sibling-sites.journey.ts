import { buyer } from '../support/accounts.ts';
import { home, siblingSites } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { expectInteractive, expectMember } from '../support/shell.ts';

const siblings = ['materials', 'equipment', 'labor', 'projects', 'finance'] as const;
const linkTo = (site: string) => `a[href="${siblingSites}/${site}"]`;

test('links to sibling sites take the login along in a window of its own (R-XSITE-001, 004 to 009)', async ({
  page,
  context,
}) => {
  const { token, businessId } = await enterAs(context, buyer);
  await page.goto(home);
  await expectInteractive(page);
  await expectMember(page, buyer.companies[0]);
  for (const site of siblings) {
    const opened = context.waitForEvent('page');
    await page.locator(linkTo(site)).first().click();
    const popup = await opened;
    const address = new URL(popup.url());
    expect(address.origin + address.pathname).toBe(`${siblingSites}/${site}/login-back`);
    expect(address.searchParams.get('token')).toBe(token);
    expect(address.searchParams.get('switchtocompanyid')).toBe(businessId);
    await expect(popup.getByRole('definition').first()).toHaveText(buyer.name);
    expect(await popup.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    await popup.close();
  }
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
