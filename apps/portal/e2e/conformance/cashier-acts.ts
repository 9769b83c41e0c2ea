import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { orderService } from '../support/service-order.ts';
import type { MainAct } from './acts.ts';

const main = (page: Page) => page.getByRole('main');

/** The cashier of a service that has just been ordered: who does not pay it loses it in half an hour. */
export async function openOrder(page: Page): Promise<string> {
  await orderService(page);
  const { pathname, search } = new URL(page.url());
  return pathname + search;
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
