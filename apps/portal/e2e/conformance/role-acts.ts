import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import type { MainAct } from './acts.ts';

const roleOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '角色', exact: true }).getByRole('link', { name });

export const copyRole: MainAct = async (page) => {
  await page.getByRole('button', { name: '复制', exact: true }).click();
  const copied = roleOf(page, '企业管理员副本');
  return {
    expect: async () => {
      await expect(page).toHaveURL(/\?id=\d{19}$/);
      await expect(copied).toHaveAttribute('aria-current', 'page');
    },
    takeBack: async () => {
      await page.getByRole('button', { name: '删除', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
      await expect(copied).toHaveCount(0);
    },
  };
};

export const openRole: MainAct = async (page) => {
  await roleOf(page, '只读成员').click();
  return {
    expect: async () => {
      await expect(page).toHaveURL('/user/role-management/role-list?id=6');
      await expect(roleOf(page, '只读成员')).toHaveAttribute('aria-current', 'page');
    },
  };
};
