import type { Page } from '@playwright/test';
import { portal } from '../support/addresses.ts';
import { expect } from '../support/journey.ts';
import { heldCookies } from '../support/login.ts';
import type { MainAct } from './acts.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const links = (page: Page) => page.getByRole('table', { name: '邀请链接列表' });
const openLinks = (page: Page) =>
  links(page)
    .getByRole('row')
    .filter({ has: page.getByText('有效', { exact: true }) });

/** Makes a link by which readers join; it is stopped again. */
export const makeLink: MainAct = async (page) => {
  await page.getByRole('combobox', { name: '角色' }).click();
  await page.getByRole('option', { name: '只读成员' }).click();
  await page.keyboard.press('Escape');
  await button(page, '生成邀请链接').click();
  await expect(page.getByRole('dialog').getByLabel('邀请链接')).toHaveValue(
    /\/user\/notice\/invitationInfo\?token=[\w-]{43}$/,
  );
  await button(page, '知道了').click();
  return {
    expect: () => expect(openLinks(page).first()).toContainText('只读成员'),
    takeBack: async () => {
      const count = await openLinks(page).count();
      await openLinks(page).first().getByRole('button', { name: '停用' }).click();
      await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '停用' }).click();
      await expect(openLinks(page)).toHaveCount(count - 1);
    },
  };
};

/** The invitation that waits for the phone of the account, as its notice names it. */
export async function ownInvitation(page: Page): Promise<string> {
  const cookies = await heldCookies(page.context());
  const response = await page.request.get(
    `${portal}/api/rs-cms-service/new-center-notice/list?noticeType=2&current=1&size=50`,
    {
      headers: {
        'blade-auth': `bearer ${cookies['Member-Token']}`,
        'business-token': `bearer ${cookies['Admin-Token']}`,
        'company-id': cookies.SwitchToCompanyId ?? '',
      },
    },
  );
  const { data }: { data: { records: readonly { title: string; optId: string }[] } } = await response.json();
  const notice = data.records.find(({ title }) => title === '企业成员邀请');
  return `/user/notice/invitationInfo?id=${notice?.optId}`;
}

/** Whoever is invited thinks it over. */
export const thinkItOver: MainAct = async (page) => {
  await expect(button(page, '接受邀请')).toBeVisible();
  await page.getByRole('link', { name: '返回消息', exact: true }).click();
  return { expect: () => expect(page).toHaveURL('/user/notice') };
};
