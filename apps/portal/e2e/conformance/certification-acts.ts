import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import type { MainAct } from './acts.ts';

const certification = '/user/standard-certification';
const main = (page: Page) => page.getByRole('main');

/** Follows a link of the page to another one of the certification. */
const goTo =
  (name: string, address: string): MainAct =>
  async (page) => {
    await main(page).getByRole('link', { name, exact: true }).last().click();
    return { expect: () => expect(page).toHaveURL(address) };
  };

export const lookAtCards = goTo('我的认证', `${certification}/my-index`);
export const beginChange = goTo('变更认证', `${certification}/corporateCertificationSub`);

export const beginPerson: MainAct = async (page) => {
  await page.getByRole('region', { name: '个人认证' }).getByRole('link').last().click();
  return { expect: () => expect(page).toHaveURL(`${certification}/personalCertificationSub`) };
};

export const lookAtCompany: MainAct = async (page) => {
  await page.getByRole('region', { name: '企业认证' }).getByRole('link', { name: '查看详情' }).click();
  return { expect: () => expect(page).toHaveURL(`${certification}/my-detail?kind=corporate`) };
};

/** Fills a field in and keeps it as a draft, which is there when the page is opened again. */
const keep =
  (label: string, value: string): MainAct =>
  async (page) => {
    const field = page.getByRole('textbox', { name: label, exact: true });
    await field.fill(value);
    await page.getByRole('button', { name: '保存草稿', exact: true }).click();
    await expect(page.getByText('已保存', { exact: true })).toBeVisible();
    return { expect: () => expect(field).toHaveValue(value) };
  };

export const keepPerson = keep('真实姓名', '李新来');
export const keepCompany = keep('企业名称', '长春新来建设有限公司');
