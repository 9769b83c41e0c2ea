import { expect, type Page } from '@playwright/test';
import { portal } from '../support/addresses.ts';
import { heldCookies } from '../support/login.ts';
import type { MainAct } from './acts.ts';

const main = (page: Page) => page.getByRole('main');

/** The company of the demonstration that has decorated its shop. */
export const shopName = '长春衡砺钢材贸易有限公司';

/** A company with a shop that nobody has decorated. */
export const firmName = '吉林省临珩律师事务所';

/** Address of its shop for a wide window. */
export async function knownShop(page: Page): Promise<string> {
  await page.goto(`/default/company/more?${new URLSearchParams({ keyword: '衡砺' })}`);
  const href = (await main(page).getByRole('link', { name: shopName }).first().getAttribute('href')) ?? '';
  const businessId = new URL(href, portal).searchParams.get('id') ?? '';
  return `/shop/pc?${new URLSearchParams({ businessId })}`;
}

/** Address of its shop for a phone. */
export const knownPhoneShop = async (page: Page): Promise<string> => (await knownShop(page)).replace('/pc', '/app');

/** Goes to all products of the shop. */
export const openProducts: MainAct = async (page) => {
  const ways = main(page).getByRole('navigation', { name: '店铺导航' }).first();
  await ways.getByRole('link', { name: '全部商品', exact: true }).click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('view') === 'products');
      await expect(main(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
    },
  };
};

/** Address of a draft that whoever has the link may see. */
export async function previewLink(page: Page): Promise<string> {
  const cookies = await heldCookies(page.context());
  const response = await page.request.post(`${portal}/api/rs-member-service/ecomm/shop/preview-token`, {
    data: { terminal: 'pc' },
    headers: {
      'blade-auth': `bearer ${cookies['Member-Token']}`,
      'business-token': `bearer ${cookies['Admin-Token']}`,
      'company-id': cookies.SwitchToCompanyId ?? '',
    },
  });
  const { data } = await response.json();
  return `/shop/preview?${new URLSearchParams({ terminal: 'pc', token: data.token })}`;
}

/** Says that only who has the link sees it. */
export const seeDraft: MainAct = async (page) => ({
  expect: () => expect(main(page).getByText(/^预览草稿，访客看不到/)).toBeVisible(),
});
