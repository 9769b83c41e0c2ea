import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import type { MainAct } from './acts.ts';

const main = (page: Page) => page.getByRole('main');

/** The first order of a list, by its status in the address. */
const firstOf =
  (list: string, pattern: RegExp) =>
  async (page: Page): Promise<string> => {
    await page.goto(list);
    const link = main(page).locator('a[href*="detail?id="]').filter({ hasText: pattern }).first();
    return (await link.getAttribute('href')) ?? '';
  };

const bought = '/user/service-buy-list';
const sold = '/user/service-selled-list';
const auth = '/user/service-auth-order/list';

export const boughtOrder = firstOf(`${bought}?status=4&orderType=1`, /.+/);
export const boughtLaw = firstOf(`${bought}?orderType=2`, /.+/);
export const boughtVip = firstOf(`${bought}?orderType=5`, /.+/);
export const soldOrder = firstOf(sold, /.+/);
export const membership = firstOf(auth, /会员/);

/** Goes back to the list by the way of the page. */
const backTo =
  (list: string): MainAct =>
  async (page) => {
    await page.getByRole('navigation', { name: '当前位置' }).getByRole('link').last().click();
    return { expect: () => expect(page).toHaveURL(new RegExp(`${list}$`)) };
  };

export const backToBought = backTo(bought);
export const backToSold = backTo(sold);
export const backToMemberships = backTo(auth);

/** A tab of a list is a status of its address. */
const listDone =
  (status: number, label: string): MainAct =>
  async (page) => {
    const tab = main(page).getByRole('link', { name: label, exact: true });
    await tab.click();
    return {
      expect: async () => {
        await expect(page).toHaveURL(new RegExp(`status=${status}`));
        await expect(tab).toHaveAttribute('aria-current', 'true');
      },
    };
  };

export const listDoneOrders = listDone(4, '已完成');

/** Searches the memberships by a number that none has. */
export const searchMemberships: MainAct = async (page) => {
  await page.getByRole('textbox', { name: '订单号/服务名称' }).fill('VP0000');
  await page.getByRole('button', { name: '查询' }).click();
  return { expect: () => expect(page).toHaveURL(/keyword=VP0000/) };
};

/** Chooses the highest level, whose price is said at once. */
export const chooseLevel: MainAct = async (page) => {
  await main(page)
    .getByRole('link', { name: /钻石会员$/ })
    .click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(/level=3/);
      await expect(page.getByRole('heading', { name: '升级为钻石会员' })).toBeVisible();
    },
  };
};

/** A service at one price, to be ordered. */
export async function orderForm(page: Page): Promise<string> {
  await page.goto('/default/comprehensives-ervices/see-more?chargeMode=1');
  await main(page).locator('a[href*="see-more?id="]').first().click();
  return (await main(page).getByRole('link', { name: '立即购买' }).getAttribute('href')) ?? '';
}

/** An order without a phone is not sent: the field says so. */
export const refuseWithoutPhone: MainAct = async (page) => {
  await page.getByRole('button', { name: '提交订单' }).click();
  return {
    expect: async () => {
      await page.getByRole('button', { name: '提交订单' }).click();
      await expect(page.getByRole('textbox', { name: '电话' })).toHaveAccessibleDescription(/手机号/);
    },
  };
};
