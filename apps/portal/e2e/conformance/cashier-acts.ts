import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import type { MainAct } from './acts.ts';

const main = (page: Page) => page.getByRole('main');

/** The cashier of an order that is to be paid: that of the first tender whose fee or deposit the own company owes. */
export async function openOrder(page: Page): Promise<string> {
  await page.goto('/user/my-bid/default?stage=pay');
  const owed = page.locator('tr[data-row]').getByRole('link', { name: '去缴费', exact: true }).first();
  // Who chooses the transfer has an order at once.
  await page.goto(`${await owed.getAttribute('href')}&method=2`);
  const cashier = main(page).getByRole('link', { name: '前往收银台', exact: true });
  await expect(cashier).toBeVisible();
  return (await cashier.getAttribute('href')) ?? '';
}

export const openResult = async (page: Page): Promise<string> =>
  (await openOrder(page)).replace('/user/pay?', '/user/pay/success?');

/** A way to pay has an address of its own. */
export const chooseTransfer: MainAct = async (page) => {
  await main(page).getByRole('link', { name: '对公转账', exact: true }).click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(/\/user\/pay\?id=\d+&way=2$/);
      await expect(main(page).getByText('附言码', { exact: true })).toBeVisible();
    },
  };
};

export const backToCashier: MainAct = async (page) => {
  await main(page).getByRole('link', { name: '返回收银台', exact: true }).click();
  return { expect: () => expect(page).toHaveURL(/\/user\/pay\?id=\d+$/) };
};
