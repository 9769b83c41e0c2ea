import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { expectInteractive } from '../support/shell.ts';
import { unusedName } from '../support/uploads.ts';
import type { MainAct } from './acts.ts';

const list = '/user/my-quotation/default';

const rows = (page: Page) => page.locator('tr[data-row]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function hrefOf(page: Page, address: string, name: string | RegExp): Promise<string> {
  await page.goto(address);
  return (await rows(page).getByRole('link', { name }).first().getAttribute('href')) ?? '';
}

/** Takes the side of those who sell, for good in this browser. */
async function sell(page: Page): Promise<void> {
  await page.goto(list);
  await expectInteractive(page);
  await button(page, '供应方').click();
  await expect(page.getByRole('heading', { level: 1, name: '我的报价' })).toBeVisible();
}

/** The hall, to somebody who sells. */
export async function hall(page: Page): Promise<string> {
  await sell(page);
  return list;
}

/** The form of a quotation for an inquiry of the hall. */
export async function openInquiry(page: Page): Promise<string> {
  await sell(page);
  return hrefOf(page, list, /^(立即报价|修改报价)$/);
}

/** An inquiry of the own company whose quotations are open. */
export const ownInquiry = (page: Page) => hrefOf(page, `${list}?status=3`, /.+/);

/** Where the second round of an inquiry can be started. */
export const startOfSecond = (page: Page) => hrefOf(page, `${list}?status=3`, '二次报价');

/** The quotations of an inquiry beside each other. */
export const comparison = (page: Page) => hrefOf(page, `${list}?status=3`, '比价定标');

/** A deal that came of an inquiry of the own company. */
export async function deal(page: Page): Promise<string> {
  await page.goto(await hrefOf(page, `${list}?status=6`, /.+/));
  return (
    (await page
      .getByRole('link', { name: /^CJ\d+$/ })
      .first()
      .getAttribute('href')) ?? ''
  );
}

/** Its 成交通知书. */
export const dealNotice = async (page: Page): Promise<string> =>
  (await deal(page)).replace('deal-detail', 'deal-notice');

/** A quotation of the own company. */
export async function quotation(page: Page): Promise<string> {
  await sell(page);
  return hrefOf(page, `${list}?tab=quotations`, /.+/);
}

export const backToList: MainAct = async (page) => {
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link').last().click();
  return { expect: () => expect(page).toHaveURL(list) };
};

const view = (page: Page, name: RegExp) => page.getByRole('main').getByRole('navigation').getByRole('link', { name });

export const listDrafts: MainAct = async (page) => {
  await view(page, /^草稿/).click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(`${list}?status=0`);
      await expect(view(page, /^草稿/)).toHaveAttribute('aria-current', 'true');
    },
  };
};

export const listQuotations: MainAct = async (page) => {
  // The menu has a link of the same name, without a count.
  await view(page, /^我的报价 \d/).click();
  return { expect: () => expect(page).toHaveURL(`${list}?tab=quotations`) };
};

export const saveLines: MainAct = async (page) => {
  const saved = page.waitForEvent('download');
  await button(page, '导出清单').click();
  expect((await saved).suggestedFilename()).toMatch(/^询价清单_XJ\d+\.xlsx$/);
  return { expect: () => expect(page.getByRole('heading', { level: 1 })).toBeVisible() };
};

export const submitTooEarly: MainAct = async (page) => {
  await page.getByLabel('联系人').fill('');
  await button(page, '提交报价').click();
  return { expect: () => expect(page.getByRole('heading', { level: 1 })).toBeVisible() };
};

/** Removes a draft from the list of its kind, by the menu of its row. */
export async function removeDraft(page: Page, list: string, title: string): Promise<void> {
  await page.goto(`${list}?status=0`);
  await expectInteractive(page);
  const row = page.locator('tr[data-row]').filter({ hasText: title });
  await row.getByRole('button', { name: /更多操作$/ }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '确定' }).click();
  await expect(row).toHaveCount(0);
}

/** Every draft gets its address as soon as it is kept. */
export const keepInquiry: MainAct = async (page) => {
  const title = unusedName('询价', '').slice(0, 40);
  await page.getByLabel('询价标题').fill(title);
  await button(page, '存草稿').click();
  await expect(page).toHaveURL(/\?id=\d+$/);
  return {
    expect: async () => {
      await page.reload();
      await expect(page.getByLabel('询价标题')).toHaveValue(title);
    },
    takeBack: () => removeDraft(page, list, title),
  };
};
