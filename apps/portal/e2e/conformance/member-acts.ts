import { expect } from '@playwright/test';
import type { MainAct } from './acts.ts';

/** The administrator looks for a colleague by her name. */
export const findMember: MainAct = async (page) => {
  await page.getByRole('textbox', { name: '姓名 / 手机号' }).fill('采宁');
  await page.getByRole('button', { name: '查询' }).click();
  const members = page.getByRole('table').getByRole('rowgroup').last().getByRole('row');
  return {
    expect: async () => {
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('keyword') === '采宁');
      await expect(members).toHaveCount(1);
      await expect(members.first()).toContainText('138****0002');
    },
  };
};

/** A person chooses with which company a login begins. */
export const chooseDefault: MainAct = async (page) => {
  await page.getByRole('button', { name: '设为默认' }).first().click();
  const unset = page.getByRole('button', { name: '取消默认' });
  return {
    expect: () => expect(unset).toBeVisible(),
    takeBack: async () => {
      await unset.click();
      await expect(unset).toHaveCount(0);
    },
  };
};
