import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { expectInteractive } from '../support/shell.ts';
import { unusedName } from '../support/uploads.ts';
import type { MainAct } from './acts.ts';
import { ownInquiry, removeDraft } from './procurement-acts.ts';

const list = '/user/invite-tenders/default';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const view = (page: Page, name: RegExp) => page.getByRole('main').getByRole('navigation').getByRole('link', { name });

/** The hall, to somebody who sells. */
export async function hall(page: Page): Promise<string> {
  await page.goto('/user/my-quotation/default');
  await expectInteractive(page);
  await button(page, '供应方').click();
  await expect(page.getByRole('heading', { level: 1, name: '我的报价' })).toBeVisible();
  return list;
}

export const listDrafts: MainAct = async (page) => {
  await view(page, /^草稿/).click();
  return { expect: () => expect(page).toHaveURL(`${list}?status=0`) };
};

export const listInvitations: MainAct = async (page) => {
  await view(page, /^邀请我的/).click();
  return { expect: () => expect(page).toHaveURL(`${list}?tab=invited`) };
};

export const listDeadlines: MainAct = async (page) => {
  await page.getByRole('navigation', { name: '业务类别' }).getByRole('link', { name: '招标' }).click();
  return { expect: () => expect(page).toHaveURL(/\/user\/deadlines\?month=\d{4}-\d{2}&of=tender$/) };
};

/** Every draft gets its address as soon as it is kept. */
export const keepTender: MainAct = async (page) => {
  const title = unusedName('招标', '').slice(0, 40);
  await page.getByLabel('招标名称').fill(title);
  await button(page, '存草稿').click();
  await expect(page).toHaveURL(/\?id=\d+$/);
  return {
    expect: async () => {
      await page.reload();
      await expect(page.getByLabel('招标名称')).toHaveValue(title);
    },
    takeBack: () => removeDraft(page, list, title),
  };
};

/** The short form of a tender that is made of an inquiry. */
export const ofInquiry = async (page: Page): Promise<string> =>
  (await ownInquiry(page)).replace(/^.*\?id=/, '/user/building-materials/invite-tenders?inquiryId=');

/** The award of a tender of the own company, whatever it has come to. */
export async function award(page: Page): Promise<string> {
  await page.goto(list);
  await expectInteractive(page);
  const link = page.getByRole('main').getByRole('link', { name: '查看' }).first();
  const href = (await link.getAttribute('href')) ?? '';
  return `/user/invite-tenders/subPage/selectingBiddingConfirm?id=${new URLSearchParams(href.split('?')[1]).get('id')}`;
}

export const backToTenders: MainAct = async (page) => {
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link').last().click();
  return { expect: () => expect(page).toHaveURL(list) };
};

const myBids = '/user/my-bid/default';

const firstLink = async (page: Page, name: string | RegExp) =>
  (await page.locator('tr[data-row]').getByRole('link', { name, exact: true }).first().getAttribute('href')) ?? '';

/** What the own company has signed up to. */
export async function ownBids(page: Page): Promise<string> {
  await hall(page);
  return myBids;
}

export const listOpened: MainAct = async (page) => {
  await view(page, /^已开标/).click();
  return { expect: () => expect(page).toHaveURL(`${myBids}?status=3`) };
};

export const listToPay: MainAct = async (page) => {
  await view(page, /^待缴费/).click();
  return { expect: () => expect(page).toHaveURL(`${myBids}?stage=pay`) };
};

/** The form that signs up to a tender of the hall. */
export async function signUpForm(page: Page): Promise<string> {
  await page.goto(`${await hall(page)}?status=4`);
  return firstLink(page, '报名');
}

/** The page that pays for a tender that the own company has signed up to. */
export async function payPage(page: Page): Promise<string> {
  await page.goto(await ownBids(page));
  const tender = await firstLink(page, /.+/);
  return tender.replace(/^.*[?]id=(\d+).*$/, '/user/invite-tenders/btbt-pay?tenderId=$1&payType=1');
}

/** The questions about a tender that the own company has signed up to. */
export async function questionPage(page: Page): Promise<string> {
  await page.goto(await ownBids(page));
  const tender = await firstLink(page, /.+/);
  return tender.replace(/^.*[?]id=(\d+).*$/, '/user/my-bid/question?tenderId=$1');
}

export const backToBids: MainAct = async (page) => {
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link').last().click();
  return { expect: () => expect(page).toHaveURL(myBids) };
};
