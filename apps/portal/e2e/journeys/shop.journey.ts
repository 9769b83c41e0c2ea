import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { buyer } from '../support/accounts.ts';
import { portal } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs, setCookies } from '../support/login.ts';
import { expectInteractive } from '../support/shell.ts';

const shopName = '长春衡砺钢材贸易有限公司';
const main = (page: Page) => page.getByRole('main');

/** From the list of companies to the shop of one. */
async function enterShop(page: Page): Promise<void> {
  await page.goto(`/default/company/more?${new URLSearchParams({ keyword: '衡砺' })}`);
  await main(page).getByRole('link', { name: shopName }).first().click();
  await main(page).getByRole('link', { name: '进入店铺' }).click();
  await expect(page).toHaveURL(/^[^?]*\/shop\/pc\?businessId=\d+$/);
  await expectInteractive(page);
}

/** Opens the first product that is on its list. */
async function openProduct(page: Page): Promise<string> {
  const ways = main(page).getByRole('navigation', { name: '店铺导航' }).first();
  await ways.getByRole('link', { name: '全部商品', exact: true }).click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('view') === 'products');
  await expect(main(page).getByRole('heading', { level: 1, name: '全部商品', exact: true })).toBeVisible();
  const product = main(page).getByRole('heading', { level: 3 }).getByRole('link').first();
  const name = (await product.textContent()) ?? '';
  await product.click();
  await expect(main(page).getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expectInteractive(page);
  return name;
}

test('a visitor goes from a company to a product, logs in and asks for a price: a draft holds the line', async ({
  page,
  context,
}) => {
  test.slow();
  await enterShop(page);
  await expect(page.getByRole('heading', { level: 1, name: shopName })).toBeVisible();
  await expectAccessible(page);
  const name = await openProduct(page);
  await expectAccessible(page);
  const quantity = main(page).getByRole('textbox', { name: '数量' });
  await quantity.fill('0');
  await expect(main(page).getByText('请输入正确的数量，最多三位小数')).toBeVisible();
  await quantity.fill('888');
  const chosen = await main(page).getByRole('button', { pressed: true }).allTextContents();
  const login = (await main(page).getByRole('link', { name: '询价', exact: true }).getAttribute('href')) ?? '';
  const wayBack = decodeURIComponent(decodeURIComponent(login));
  expect(wayBack).toContain('quantity=888');

  await enterAs(context, buyer);
  await setCookies(context, { 'Company-Type': 'require' });
  const sku = /[?&]sku=([^&]+)/.exec(wayBack)?.[1] ?? '';
  const address = new URL(page.url());
  address.searchParams.set('sku', sku);
  address.searchParams.set('quantity', '888');
  await page.goto(address.href);
  await expectInteractive(page);
  await expect(quantity).toHaveValue('888');
  expect(await main(page).getByRole('button', { pressed: true }).allTextContents()).toEqual(chosen);
  await main(page).getByRole('button', { name: '询价', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/building-materials\/addInquirySheet\?id=\d+$/);
  await expect(page.getByRole('textbox', { name: '询价标题' })).toHaveValue(`询价：${name}`.slice(0, 60));
  await expect(main(page).getByText(name, { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(main(page).getByText(name, { exact: true }).first()).toBeVisible();
  await expect(main(page).getByText(shopName).first()).toBeVisible();
});

test('a card of the product is offered to its seller in the chat', async ({ page, context }) => {
  await enterAs(context, buyer);
  await enterShop(page);
  const name = await openProduct(page);
  await main(page).getByRole('link', { name: '联系卖家' }).click();
  await expect(page).toHaveURL(/\/user\/customer-message-list/);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '发送给对方' })).toBeVisible();
});

test('the shop of a phone is used by one hand, and a preview that has ended says so', async ({ browser, problems }) => {
  problems.expect(/404/);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${portal}/default/company/more?${new URLSearchParams({ keyword: '衡砺' })}`);
  const href = (await main(page).getByRole('link', { name: shopName }).first().getAttribute('href')) ?? '';
  const businessId = new URL(href, portal).searchParams.get('id') ?? '';
  await page.goto(`${portal}/shop/app?${new URLSearchParams({ businessId })}`);
  await expectInteractive(page);
  const scrolls = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(await scrolls()).toBe(false);
  await openProduct(page);
  expect(await scrolls()).toBe(false);
  const zoom = main(page).getByRole('button', { name: /^放大查看：/ });
  await zoom.tap();
  await expect(page.getByRole('dialog', { name: '图片查看' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${portal}/shop/preview?terminal=app&token=${'x'.repeat(32)}`);
  await expect(main(page).getByText('预览链接已失效')).toBeVisible();
  await page.goto(`${portal}/shop/pc?businessId=1`);
  await expect(main(page).getByText('店铺不存在')).toBeVisible();
  await context.close();
});
