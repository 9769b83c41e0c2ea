import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { expectInteractive } from '../support/shell.ts';
import type { MainAct } from './acts.ts';
import { hall } from './tender-acts.ts';

const list = '/user/my-bid/default';

const firstRow = (page: Page) => page.locator('tr[data-row]').first().getByRole('link').first();

const idOf = async (page: Page) =>
  (await firstRow(page).getAttribute('href'))?.replace(/^.*[?]id=(\d+).*$/, '$1') ?? '';

/** The form of a bid for a tender of the hall. */
export async function bidForm(page: Page): Promise<string> {
  await page.goto(await hall(page));
  return `/user/my-bid/bid?tenderId=${await idOf(page)}`;
}

/** The opening of a tender that takes bids, to its buyer. */
export async function opening(page: Page): Promise<string> {
  await page.goto('/user/invite-tenders/default?status=5');
  return `/user/my-bid/bitTable?tenderId=${await idOf(page)}`;
}

/** A bid that is kept unfinished for a tender that the own company takes part in. */
export async function keptBid(page: Page): Promise<string> {
  await hall(page);
  await page.goto(`${list}?stage=bid`);
  await page.locator('tr[data-row]').getByRole('link', { name: '去投标' }).first().click();
  await expectInteractive(page);
  const saved = page.waitForResponse((response) => response.url().includes('/bid/save'));
  await page.getByLabel('质量标准').fill('符合国家现行合格标准');
  await page.getByRole('button', { name: '存草稿', exact: true }).click();
  const { data } = await (await saved).json();
  return `/user/my-bid/bid-company-detail?bidId=${data.id}`;
}

export const backToBids: MainAct = async (page) => {
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link').last().click();
  return { expect: () => expect(page).toHaveURL(list) };
};
