import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { orderService } from '../support/service-order.ts';
import { expectInteractive } from '../support/shell.ts';

/** Administrates a company, with a card and the payment PIN of the demonstration. */
const owner = { phone: '13800000012' };
const PIN = '258036';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The cashier of a service that has just been ordered. */
async function openCashier(page: Page): Promise<string> {
  await orderService(page);
  await expect(page.getByRole('heading', { level: 1, name: '收银台' })).toBeVisible();
  await expectInteractive(page);
  return page.url();
}

test('a code is drawn, given up for a card, which the PIN pays by; the result stays after a reload and in another window', async ({
  page,
  context,
}) => {
  test.slow();
  await enterAs(context, owner);
  const address = await openCashier(page);
  await expectAccessible(page);

  await main(page).getByRole('link', { name: '微信支付', exact: true }).click();
  await button(page, '获取付款二维码').click();
  await expect(page.getByRole('img', { name: '微信扫码支付' })).toBeVisible();
  await expect(main(page).getByText('二维码有效时间')).toBeVisible();
  await expectAccessible(page);

  // Another way ends the code.
  await main(page).getByRole('link', { name: '银行卡支付', exact: true }).click();
  await page.getByRole('radio').first().check();
  await button(page, '确认支付').click();
  const pin = page.getByRole('dialog').getByLabel('请输入6位支付密码');
  await pin.fill('111222');
  await expect(pin).toHaveAccessibleDescription(/支付密码错误，还可尝试4次/);
  // By pointer, with the keys in an order of their own.
  await page.getByRole('checkbox', { name: '随机键位' }).check();
  for (const digit of PIN)
    await page.getByRole('group', { name: '数字键盘' }).getByRole('button', { name: digit }).click();
  await button(page, '支付成功').click();

  await expect(page).toHaveURL(/\/user\/pay\/success\?id=\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await button(page, '下载支付凭证').click();
  expect((await download).suggestedFilename()).toMatch(/^支付凭证-ZF\d+\.pdf$/);

  // A window that still has the cashier open sees the order paid.
  const other = await context.newPage();
  await other.goto(address);
  await expect(other).toHaveURL(/\/user\/pay\/success\?id=\d+$/);
  await expect(other.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
});

test('without a network nothing is paid, and what was is seen when it is back', async ({ page, context }) => {
  await enterAs(context, owner);
  await openCashier(page);
  await context.setOffline(true);
  await expect(main(page).getByText('网络已断开，恢复后将自动更新支付结果')).toBeVisible();
  await expect(button(page, '确认支付')).toBeDisabled();
  await context.setOffline(false);
  await expect(main(page).getByText('网络已断开，恢复后将自动更新支付结果')).toHaveCount(0);
});
