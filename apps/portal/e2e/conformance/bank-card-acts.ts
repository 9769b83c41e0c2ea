import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import type { MainAct } from './acts.ts';

const cards = (page: Page) => page.getByRole('list', { name: '银行卡', exact: true }).getByRole('listitem');
const setDefault = (page: Page, bank: string) => page.getByRole('button', { name: new RegExp(`^设为默认：${bank}`) });

/** Makes the second account of the company its default, and the first one again. */
export const chooseDefaultCard: MainAct = async (page) => {
  await setDefault(page, '中国建设银行').click();
  const chosen = cards(page).filter({ hasText: '中国建设银行' });
  return {
    expect: () => expect(chosen).toContainText('默认'),
    takeBack: async () => {
      await setDefault(page, '吉林银行').click();
      await expect(cards(page).filter({ hasText: '吉林银行' })).toContainText('默认');
    },
  };
};

/** Who sees the accounts alone is offered nothing. */
export const lookAtCards: MainAct = async (page) => ({
  expect: async () => {
    await expect(cards(page).filter({ hasText: '吉林银行' })).toContainText('**** **** **** 6027');
    await expect(page.getByRole('button', { name: '绑定银行卡' })).toHaveCount(0);
  },
});

/** The statement stands beside the cards, and filters it by its address. */
export const filterStatement: MainAct = async (page) => {
  await page.getByRole('link', { name: '资金明细' }).click();
  await page.getByRole('combobox', { name: '类型' }).click();
  await page.getByRole('option', { name: '退还' }).click();
  await page.getByRole('button', { name: '查询' }).click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(/tab=funds&reason=refund$/);
      await expect(page.getByText(/^平台托管 · /)).toBeVisible();
      await expect(page.getByRole('combobox', { name: '类型' })).toHaveText('退还');
    },
  };
};

/** Withdrawals stand beside the statement; one that waits is read with what may be done to it. */
export const readWithdrawal: MainAct = async (page) => {
  await page.getByRole('link', { name: '提现记录' }).click();
  await page.getByRole('combobox', { name: '状态' }).click();
  await page.getByRole('option', { name: '提现成功' }).click();
  await page.getByRole('button', { name: '查询' }).click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(
        ({ searchParams }) => searchParams.get('tab') === 'withdrawals' && searchParams.get('status') === '2',
      );
      await expect(page.getByText('20,000.00').first()).toBeVisible();
      await expect(page.getByRole('button', { name: '申请提现' })).toBeVisible();
    },
  };
};
