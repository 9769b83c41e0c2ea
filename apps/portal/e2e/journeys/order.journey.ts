import type { Page } from '@playwright/test';
import { supplier } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { decideReview } from '../support/operator.ts';
import { fillService } from '../support/service-form.ts';
import { orderService } from '../support/service-order.ts';
import { expectInteractive } from '../support/shell.ts';
import { tradeAs } from '../support/trade.ts';
import { unusedName } from '../support/uploads.ts';

/** Administrates a company with a gold membership that is half a year old. */
const member = { phone: '13800000012' };
/** Administrates the company that buys. */
const company = { phone: '13800000001' };
/** Administrates the law firm that sells packages. */
const firm = { phone: '13800000015' };

const main = (page: Page) => page.getByRole('main');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectInteractive(page);
}

interface Sides {
  readonly buyer: Page;
  readonly seller: Page;
}

/** Pays what the cashier shows by a code, which the sandbox answers for; ends at the order. */
async function payByCode(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/user\/pay\?id=\d+$/);
  await main(page).getByRole('link', { name: '微信支付' }).click();
  await main(page).getByRole('button', { name: '获取付款二维码' }).click();
  await main(page).getByRole('button', { name: '支付成功' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
  await main(page).getByRole('link', { name: '查看订单' }).click();
}

/** The buyer of an order that is served wants the money back and does not get it; the work is delivered and rated. */
async function refuseRefundAndServe({ buyer, seller }: Sides, address: string, id: string): Promise<void> {
  await open(buyer, address);
  await main(buyer).getByRole('button', { name: '申请退款' }).click();
  await buyer.getByRole('dialog').getByRole('textbox', { name: '退款原因' }).fill('部分服务未提供');
  await buyer.getByRole('dialog').getByRole('button', { name: '申请退款' }).click();
  await expect(main(buyer).getByText('退款中').first()).toBeVisible();

  await open(seller, `/user/service-selled-list/detail?id=${id}`);
  await main(seller).getByRole('button', { name: '拒绝退款' }).click();
  await seller.getByRole('dialog').getByRole('textbox', { name: /原因/ }).fill('服务正在按约定进行');
  await seller.getByRole('dialog').getByRole('button', { name: '拒绝退款' }).click();
  await main(seller).getByRole('button', { name: '提交成果' }).click();
  await seller.getByRole('dialog').getByRole('textbox', { name: '交付说明' }).fill('法律意见书已出具');
  await seller.getByRole('dialog').getByRole('button', { name: '提交成果' }).click();
  await expect(main(seller).getByText('待买方验收').first()).toBeVisible();

  await open(buyer, address);
  await main(buyer).getByRole('button', { name: '确认验收' }).click();
  await buyer.getByRole('dialog').getByRole('button', { name: '确认验收' }).click();
  await main(buyer).getByRole('button', { name: '评价服务' }).click();
  await buyer.getByRole('dialog').getByRole('radio', { name: '5 分' }).check();
  await buyer.getByRole('dialog').getByRole('button', { name: '评价服务' }).click();
  await expect(main(buyer).getByText('已完成').first()).toBeVisible();
}

test('a membership is upgraded with the rest of the old term, given up unpaid, then paid and invoiced (domain 12, 32.8)', async ({
  page,
  context,
}) => {
  await enterAs(context, member);
  await open(page, '/user/vip/buy?level=3&months=12');
  await expect(main(page).getByText(/剩余价值按未使用的 \d+ 天计算/)).toBeVisible();
  await main(page).getByRole('button', { name: '去支付' }).click();
  await expect(main(page).getByText('请先阅读并同意会员服务协议')).toBeVisible();
  await page.getByRole('checkbox', { name: '我已阅读并同意《会员服务协议》' }).check();
  await main(page).getByRole('button', { name: '去支付' }).click();
  await expect(page).toHaveURL(/\/user\/pay\?id=\d+$/);

  await open(page, '/user/vip/buy?level=3&months=12');
  await main(page).getByRole('link', { name: '查看订单' }).click();
  await expect(page).toHaveURL(/service-auth-order\/vip-detail\?id=\d+$/);
  await main(page).getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
  await expect(main(page).getByText('已取消').first()).toBeVisible();

  await open(page, '/user/vip/buy?level=3&months=12');
  await page.getByRole('checkbox', { name: '我已阅读并同意《会员服务协议》' }).check();
  await main(page).getByRole('button', { name: '去支付' }).click();
  await payByCode(page);
  await expect(page).toHaveURL(/service-buy-list\/vip-detail\?id=\d+$/);
  await expect(main(page).getByText('生效中').first()).toBeVisible();
  await main(page).getByRole('button', { name: '申请发票' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '接收邮箱' }).fill('finance@example.com');
  await dialog.getByRole('button', { name: /确定|提交|申请发票/ }).click();
  await expect(main(page).getByText('待开票')).toBeVisible();
});

test('a service is ordered at the price of the platform, and given up (domain 11.3)', async ({ page, context }) => {
  await enterAs(context, company);
  await orderService(page);

  await open(page, '/user/service-buy-list?status=0');
  await main(page).locator('a[href*="detail?id="]').first().click();
  await expect(main(page).getByText('距支付截止').first()).toBeVisible();
  await main(page).getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
  await expect(main(page).getByText('买方取消').first()).toBeVisible();
});

test('a buyer asks for a refund, the seller refuses, the work is delivered, accepted and rated (domain 11.3)', async ({
  browser,
}) => {
  const traders = [
    await tradeAs(browser, company.phone, 'require'),
    await tradeAs(browser, firm.phone, 'supply'),
  ] as const;
  const [{ page: buyer }, { page: seller }] = traders;
  // A package of legal services that waits for its firm, or is served already.
  await open(buyer, '/user/service-buy-list?orderType=2&status=2');
  const address = (await main(buyer).locator('a[href*="law-detail?id="]').first().getAttribute('href')) ?? '';
  const id = new URL(address, 'http://portal').searchParams.get('id') ?? '';
  await refuseRefundAndServe({ buyer, seller }, address, id);
  await Promise.all(traders.map(({ context }) => context.close()));
});

test('a service is published, bought, disputed, delivered and rated (domain 11.1, 11.3)', async ({
  browser,
  request,
}) => {
  test.slow();
  const [selling, buying] = [
    await tradeAs(browser, supplier.phone, 'supply'),
    await tradeAs(browser, company.phone, 'require'),
  ];
  const sides = { seller: selling.page, buyer: buying.page };
  const title = `见证取样委托${unusedName('', '').replace(/\W/g, '').slice(0, 8)}`;
  await selling.visit('/user/service-publish/add');
  await fillService(sides.seller, title);
  await sides.seller.getByRole('button', { name: '保存并提交审核', exact: true }).click();
  const row = sides.seller.locator('tr[data-row]').filter({ hasText: title });
  await expect(row).toContainText('待审核');
  const href = (await row.getByRole('link').first().getAttribute('href')) ?? '';
  const bizId = new URL(href, 'http://portal').searchParams.get('id') ?? '';
  await decideReview(request, { bizType: 'service', bizId });
  await expect(row).toContainText('已上架');

  await buying.visit(`/user/service-buy-list/order?type=1&id=${bizId}&package=0`);
  await sides.buyer.getByRole('textbox', { name: '电话' }).fill('13800000004');
  await sides.buyer.getByRole('button', { name: '提交订单' }).click();
  await payByCode(sides.buyer);
  await expect(sides.buyer).toHaveURL(/service-buy-list\/detail\?id=\d+$/);
  const address = new URL(sides.buyer.url());
  const id = address.searchParams.get('id') ?? '';

  await selling.visit(`/user/service-selled-list/detail?id=${id}`);
  await main(sides.seller).getByRole('button', { name: '开始服务' }).click();
  await sides.seller.getByRole('dialog').getByRole('button', { name: '开始服务' }).click();
  await expect(main(sides.seller).getByText('服务中').first()).toBeVisible();
  await refuseRefundAndServe(sides, `${address.pathname}${address.search}`, id);
  await Promise.all([selling, buying].map(({ context }) => context.close()));
});
