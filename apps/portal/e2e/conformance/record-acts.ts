import type { Page } from '@playwright/test';
import { addressBook, addressForm, addressList, paste } from '../support/address-book.ts';
import { expect } from '../support/journey.ts';
import { unusedName } from '../support/uploads.ts';
import type { MainAct } from './acts.ts';

const ofKind = (page: Page, kinds: string, kind: string) =>
  page.getByRole('navigation', { name: kinds }).getByRole('link', { name: kind, exact: true });

/** Lists what is of one kind, by a link whose address says so. */
export function listOfKind(kinds: string, kind: string, query: string): MainAct {
  return async (page) => {
    await ofKind(page, kinds, kind).click();
    return {
      expect: async () => {
        await expect(page).toHaveURL(({ search }) => search === query);
        await expect(ofKind(page, kinds, kind)).toHaveAttribute('aria-current', 'true');
      },
    };
  };
}

export const addAddress: MainAct = async (page) => {
  const name = unusedName('收货', '').slice(0, 20);
  await paste(page, '张三 13800138000 吉林省长春市朝阳区人民大街1号');
  const { field, save, row, question } = addressBook(page);
  await field('收货人').fill(name);
  await save.click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(addressList);
      await expect(row(name)).toBeVisible();
    },
    takeBack: async () => {
      await row(name).getByRole('button', { name: '删除' }).click();
      await question.getByRole('button', { name: '确定' }).click();
      await expect(row(name)).toHaveCount(0);
    },
  };
};

export const chooseAddress: MainAct = async (page) => {
  await page.getByRole('radio').last().check();
  await page.getByRole('link', { name: '使用该地址' }).click();
  return { expect: () => expect(page).toHaveURL(/\/user\/building-materials\/addInquirySheet\?addressId=\d+$/) };
};

/** What it gives the form lives as long as the document: the page of the form is what stays. */
export const choosePlace: MainAct = async (page) => {
  await page.getByPlaceholder('请输入地址关键字').fill('吉林站');
  await page.getByRole('option', { name: /^吉林站/ }).click();
  await page.getByRole('button', { name: '确定', exact: true }).click();
  await expect(page.getByLabel('所在地区')).toContainText('吉林市');
  return { expect: () => expect(page).toHaveURL(addressForm) };
};

export const returnToNotices: MainAct = async (page) => {
  await page.getByRole('link', { name: '返回消息列表' }).click();
  return { expect: () => expect(page).toHaveURL('/user/notice') };
};

/** The newest notice of the visitor. */
export async function newestNotice(page: Page): Promise<string> {
  await page.goto('/user/notice');
  const link = page.getByRole('table').getByRole('link').first();
  return (await link.getAttribute('href')) ?? '';
}

export const returnToSuppliers: MainAct = async (page) => {
  await page.getByRole('link', { name: '邀请供应商', exact: true }).click();
  return { expect: () => expect(page).toHaveURL('/user/building-materials/inviteSupplier') };
};

/** The newest company of the visitor's supplier library. */
export async function keptSupplier(page: Page): Promise<string> {
  await page.goto('/user/building-materials/inviteSupplier');
  const link = page.getByRole('table').getByRole('link').first();
  return (await link.getAttribute('href')) ?? '';
}

export const openQuickEntry: MainAct = async (page) => {
  const entry = page.getByRole('region', { name: '常用操作' }).getByRole('link').first();
  const href = (await entry.getAttribute('href')) ?? '';
  await entry.click();
  return { expect: () => expect(page).toHaveURL(href) };
};

export const introduceOneself: MainAct = async (page) => {
  const intro = unusedName('从事', '');
  const field = page.getByLabel('个人简介');
  await field.fill(intro);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page).toHaveURL('/user/default');
  return {
    expect: async () => {
      await page.goto('/user/default/edit');
      await expect(field).toHaveValue(intro);
    },
  };
};

/** The certificates that were sent back; the tab says how many there are. */
export const listRejectedCertificates: MainAct = async (page) => {
  await page
    .getByRole('navigation', { name: '审核状态' })
    .getByRole('link', { name: /^审核驳回/ })
    .click();
  return { expect: () => expect(page).toHaveURL(({ search }) => search === '?status=3') };
};

/** Leaves nothing behind: a form in which nothing stands is kept nowhere. */
export const backToCertificates: MainAct = async (page) => {
  await page.getByRole('link', { name: '取消', exact: true }).click();
  return { expect: () => expect(page).toHaveURL('/user/standard-certification/qualification-list') };
};
