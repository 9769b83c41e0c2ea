import { expectAccessible } from '../support/accessibility.ts';
import { buyer } from '../support/accounts.ts';
import { portal } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { expectInteractive } from '../support/shell.ts';

const list = '/default/comprehensives-ervices/see-more';

test('a visitor finds a service from home, reads what it holds and who offers it', async ({ page }) => {
  await page.goto('/default/home');
  await expectInteractive(page);
  await page
    .getByRole('link', { name: /资质办理/ })
    .first()
    .click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('serviceType') === '1');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '建筑工程施工总承包资质新办与升级' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('建筑工程施工总承包资质新办与升级');
  await expectAccessible(page);
  await expect(main.getByText('加急', { exact: true })).toBeVisible();
  await main.getByText('资料不齐怎么办').click();
  await expect(main.getByText(/补齐期间周期顺延/)).toBeVisible();
  await main
    .getByRole('complementary')
    .getByRole('link', { name: /公司|事务所|厂$/ })
    .first()
    .click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/default/company/detail');
});

test('a member asks the company of a service in chat; one that is not there says so', async ({ page, context }) => {
  await enterAs(context, buyer);
  await page.goto(`${list}?serviceType=8&sort=-sales`);
  await expectInteractive(page);
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await main.getByRole('link', { name: '在线咨询' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/user/customer-message-list');
  const missing = await context.request.get(`${portal}${list}?id=999`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('该服务不存在或已下架');
});
