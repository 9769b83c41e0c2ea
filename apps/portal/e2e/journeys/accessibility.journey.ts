import { expectAccessible } from '../support/accessibility.ts';
import { buyer, demoPassword, supplier } from '../support/accounts.ts';
import { changchunPortal, home, loginSite, siblingSites } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs, obtainTicket } from '../support/login.ts';
import { expectInteractive, expectMember, shell } from '../support/shell.ts';

for (const [name, address] of [
  ['home of CHANGCHUN', `${changchunPortal}${home}`],
  ['an opening-soon page', '/shop/pc'],
  ['a list of everybody', '/default/news/news-list'],
  ['a page of party building', '/default/djyl/welcome'],
  ['a page of the secondary layout', '/default/home/help'],
  ['a page without header', '/download-h5'],
  ['login by password', `${loginSite}/login`],
  ['login by code', `${loginSite}/login?by=code`],
  ['registration', `${loginSite}/register`],
  ['forgotten password', `${loginSite}/forgot`],
  ['the page of sent texts', `${loginSite}/sent`],
  ['a refused return address', `${loginSite}/login?returnUrl=https://evil.example/`],
  ['a sibling site', `${siblingSites}/materials`],
] as const) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await page.goto(address);
    await expectAccessible(page);
  });
}

test('axe finds nothing on the error page', async ({ page, problems }) => {
  problems.expect(/404/);
  await page.goto('/nope');
  await expectAccessible(page);
});

test('axe finds nothing while the next page is on its way', async ({ page }) => {
  await page.goto(home);
  await expectInteractive(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/help.data**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: '帮助中心' }).first().click();
  await expect(page.getByRole('progressbar', { name: '页面加载中' })).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page).toHaveURL('/default/home/help');
});

test('axe finds nothing on a member’s home and the choice of companies', async ({ page, context }) => {
  await enterAs(context, buyer);
  await page.goto(home);
  await expectInteractive(page);
  await expectMember(page, buyer.companies[0]);
  await shell(page).company.click();
  await expect(shell(page).companies.getByRole('option')).toHaveCount(2);
  await expectAccessible(page);
});

test('axe finds nothing on the open drawer', async ({ page, context }) => {
  await enterAs(context, buyer);
  await page.goto(home);
  await expectInteractive(page);
  await shell(page).bell.click();
  await expect(shell(page).rows).toHaveCount(5);
  await expectAccessible(page);
});

test('axe finds nothing on the logout dialog', async ({ page, context }) => {
  await enterAs(context, buyer);
  await page.goto(home);
  await expectInteractive(page);
  await shell(page).logout.click();
  await expect(shell(page).logoutDialog).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the question of another account', async ({ page, context }) => {
  await enterAs(context, buyer);
  await page.goto((await obtainTicket(context.request, supplier)).redirectTo);
  await expect(page.getByText('切换到该账号？')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the choice of a company', async ({ page }) => {
  await page.goto(`${loginSite}/login`);
  await page.getByRole('textbox', { name: '手机号' }).fill(buyer.phone);
  await page.getByRole('textbox', { name: '密码', exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { name: '选择企业' })).toBeVisible();
  await expectAccessible(page);
});
