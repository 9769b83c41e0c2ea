import { expect, type Page } from '@playwright/test';
import { expectInteractive } from './shell.ts';

/** Orders the first service at a fixed price, as whoever is in; ends at its cashier. */
export async function orderService(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/default/comprehensives-ervices/see-more?chargeMode=1');
  await expectInteractive(page);
  await main.locator('a[href*="see-more?id="]').first().click();
  await main.getByRole('link', { name: '立即购买' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '提交订单' })).toBeVisible();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('textbox', { name: '电话' })).toHaveAccessibleDescription(/手机号/);
  await page.getByRole('textbox', { name: '电话' }).fill('13800000004');
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/user\/pay\?id=\d+$/);
}
