import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { buyer, unusedPhone } from '../support/accounts.ts';
import { loginSite, portal } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { newcomerPassword, receiveCode } from '../support/newcomer.ts';
import { expectInteractive, expectMember } from '../support/shell.ts';

// The page of sent texts names the newest puzzle only: these journeys follow each other.
test.describe.configure({ mode: 'default' });

const invite = '/user/member-management/addInvitation';
const [company = ''] = buyer.companies;

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function chooseRole(page: Page, role: string): Promise<void> {
  await page.getByRole('combobox', { name: '角色' }).click();
  await page.getByRole('option', { name: role }).click();
  await page.keyboard.press('Escape');
}

/** Registers a phone from home, where whoever is not logged in is asked to. */
async function register(page: Page, phone: string): Promise<void> {
  const asked = page.locator('[data-sonner-toast]').filter({ hasText: '请先登录' });
  await asked.getByRole('link', { name: '登录' }).click();
  await expect(page).toHaveURL((url) => url.origin === loginSite);
  await page.getByRole('link', { name: /注册/ }).click();
  await receiveCode(page, phone);
  await field(page, '设置密码').fill(newcomerPassword);
  await field(page, '确认密码').fill(newcomerPassword);
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  await button(page, '注册').click();
}

/** The link of the text message that a phone was sent. */
async function textedLink(page: Page, phone: string): Promise<string> {
  const link = async () => {
    const sent = await (await page.request.get(`${loginSite}/sent`)).text();
    return new RegExp(`<td>${phone}</td><td>[^<]*?(http[^<\\s]*invitationInfo\\?id=\\d+)`).exec(sent)?.[1] ?? '';
  };
  await expect.poll(link).not.toBe('');
  return link();
}

test('a new phone number is invited, registers, accepts and works with the given role', async ({ page, browser }) => {
  const phone = unusedPhone();
  await enterAs(page.context(), buyer);
  await page.goto(invite);
  await expectInteractive(page);
  await expectAccessible(page);
  await field(page, '手机号').fill(`程新 ${phone}\n12844120036`);
  await button(page, '发送邀请').click();
  await expect(main(page).getByRole('alert')).toContainText('12844120036：请输入11位手机号！');
  await expect(main(page).getByRole('alert')).toContainText('请选择角色');
  await field(page, '手机号').fill(`程新 ${phone}`);
  await chooseRole(page, '采购员');
  await field(page, '部门').fill('物资部');
  await button(page, '发送邀请').click();
  await expect(main(page).getByRole('table', { name: '发送结果' }).getByText('已发送')).toBeVisible();
  await expect(field(page, '手机号')).toHaveValue('');

  const newcomer = await (await browser.newContext()).newPage();
  const link = new URL(await textedLink(page, phone));
  await newcomer.goto(`${portal}${link.pathname}${link.search}`);
  await register(newcomer, phone);
  await expect(newcomer).toHaveURL(({ pathname, search }) => pathname + search === link.pathname + link.search);
  await expectInteractive(newcomer);
  await expect(newcomer.getByRole('heading', { name: `${company}邀请您加入企业` })).toBeVisible();
  await expect(main(newcomer).getByText('采购员', { exact: true })).toBeVisible();
  await expectAccessible(newcomer);
  await button(newcomer, '接受邀请').click();
  // A switch loads the page anew.
  const load = newcomer.waitForEvent('load');
  await button(newcomer, '切换到该企业').click();
  await load;
  await expectMember(newcomer, company);
  await expect(main(newcomer).getByText('您正以该企业身份操作')).toBeVisible();

  await newcomer.goto('/user/my-quotation/default');
  await expect(
    main(newcomer)
      .getByRole('link', { name: /新建询价|发布询价/ })
      .first(),
  ).toBeVisible();
  await newcomer.goto(invite);
  await expect(main(newcomer).getByText('暂无操作权限，请联系企业管理员')).toBeVisible();
  await newcomer.context().close();
});

test('a link lets in who has it, until it is stopped', async ({ page, browser }) => {
  await enterAs(page.context(), buyer);
  await page.goto(invite);
  await expectInteractive(page);
  await chooseRole(page, '只读成员');
  await page.getByLabel('可加入人数').fill('1');
  await button(page, '生成邀请链接').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: '扫码加入企业' })).toBeVisible();
  const address = await dialog.getByLabel('邀请链接').inputValue();
  await button(page, '知道了').click();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(address);
  await register(guest, unusedPhone());
  await expectInteractive(guest);
  await button(guest, '接受邀请').click();
  await expect(button(guest, '切换到该企业')).toBeVisible();
  await guest.reload();
  await expect(main(guest).getByText('您已加入该企业')).toBeVisible();
  await guest.context().close();

  await page.reload();
  const row = page.getByRole('table', { name: '邀请链接列表' }).getByRole('row').filter({ hasText: '1 / 1' }).first();
  await expect(row).toContainText('已用完');
});
