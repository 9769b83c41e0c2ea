import { type Browser, expect, type Page } from '@playwright/test';
import { demoPerson, unusedPhone } from '../support/accounts.ts';
import {
  button,
  certification,
  decide,
  field,
  fillLegal,
  fillLicence,
  handIn,
  newCompany,
  openForm,
  upload,
} from '../support/certification.ts';
import { test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { enterAsNewcomer } from '../support/newcomer.ts';
import { expectInteractive, expectMember, shell } from '../support/shell.ts';
import { done, tradeAs } from '../support/trade.ts';

/** 徐永刚 and 严丽, who work for other companies as well; in no other journey. */
const colleagues = [{ phone: '13800000304' }, { phone: '13800000309' }] as const;

async function switchTo(page: Page, company: string): Promise<void> {
  await page.goto('/user/default');
  await expectInteractive(page);
  await page.getByRole('button', { name: /^当前企业/ }).click();
  // A switch loads the page anew.
  const load = page.waitForEvent('load');
  await shell(page).companies.getByRole('option', { name: company }).click();
  await load;
  await expectMember(page, company);
}

/** Makes a role of the company's own that may start inquiries. */
async function addRole(page: Page, name: string): Promise<void> {
  await page.goto('/user/role-management/role-list');
  await expectInteractive(page);
  await page.getByRole('main').getByRole('link', { name: '新建角色' }).click();
  await field(page, '角色名称').fill(name);
  const tree = page.getByRole('tree', { name: '权限' });
  await tree.getByRole('treeitem', { name: /^询价/ }).focus();
  await page.keyboard.press('ArrowRight');
  await tree.getByRole('treeitem', { name: '新建询价' }).click();
  await button(page, '保存').click();
  await expect(page).toHaveURL(/\?id=\d{19}$/);
}

/** Invites the colleagues with a role, who accept in browsers of their own. */
async function takeIn(page: Page, browser: Browser, role: string, company: string): Promise<void> {
  await page.goto('/user/member-management/addInvitation');
  await expectInteractive(page);
  await page
    .getByRole('textbox', { name: '手机号', exact: true })
    .fill(colleagues.map(({ phone }) => phone).join('\n'));
  await page.getByRole('combobox', { name: '角色' }).click();
  await page.getByRole('option', { name: role }).click();
  await page.keyboard.press('Escape');
  const sent = page.waitForResponse((response) => response.url().endsWith('/invitation/add'));
  await button(page, '发送邀请').click();
  const { data }: { data: { ok: readonly { id: string }[] } } = await (await sent).json();
  expect(data.ok).toHaveLength(colleagues.length);
  for (const [index, colleague] of colleagues.entries()) {
    const context = await browser.newContext();
    await enterAs(context, colleague);
    const invited = await context.newPage();
    // The invitation of the other one says whose it is, and as little of the phone as can be.
    const other = data.ok[1 - index]?.id;
    await invited.goto(`/user/notice/invitationInfo?id=${other}`);
    if (index === 0) await expect(invited.getByText('请用被邀请的手机号138****0309登录')).toBeVisible();
    await invited.goto(`/user/notice/invitationInfo?id=${data.ok[index]?.id}`);
    await expectInteractive(invited);
    await button(invited, '接受邀请').click();
    await expect(button(invited, '切换到该企业')).toBeVisible();
    await expect(invited.getByRole('heading', { name: `${company}邀请您加入企业` })).toBeVisible();
    await context.close();
  }
}

test('a newcomer has a company certified at the second try, with a role of its own and two colleagues', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(240_000);
  const { phone } = await enterAsNewcomer(page);
  const { name, code } = newCompany(phone);
  await openForm(page);
  const unreached = unusedPhone();
  await fillLicence(page, name, code);
  await fillLegal(page, unreached);
  // The step is on the platform: what was filled in is there after a reload, and the form goes on where it was left.
  await expect(page).toHaveURL(/\?step=3$/);
  await page.reload();
  await expectInteractive(page);
  await expect(page.getByRole('checkbox', { name: '经办人是否为法人' })).toBeVisible();
  // Another step has an address of its own, and the browser's way back leads through them.
  await page.goto(`${certification}/corporateCertificationSub?step=1`);
  await expectInteractive(page);
  await expect(field(page, '企业名称')).toHaveValue(name);
  await page.goBack();
  await expectInteractive(page);
  await page.getByRole('checkbox', { name: '经办人是否为法人' }).check();
  await button(page, '下一步').click();
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByText('220102********0015')).toBeVisible();
  await expect(page.getByRole('main').getByText('施工总承包', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('halves.jpg')).toBeVisible();
  const first = await handIn(page, unreached);

  const fields = [{ field: 'legalPhone', reason: '该号码无法接通' }];
  await decide(request, first, { agree: 0, reason: '法定代表人手机号有误', fields });
  await openForm(page);
  await expect(page.getByText('法定代表人手机号有误')).toBeVisible();
  // The form is taken up at what was refused, with the reason beside it.
  await expect(page.getByText('该号码无法接通').last()).toBeVisible();
  const reached = unusedPhone();
  await expectInteractive(page, field(page, '法定代表人手机号'));
  // Written plain once it has the focus, which takes a selection away.
  await field(page, '法定代表人手机号').focus();
  await field(page, '法定代表人手机号').fill(reached);
  await button(page, '下一步').click();
  await expect(page.getByRole('checkbox', { name: '经办人是否为法人' })).toBeChecked();
  await button(page, '下一步').click();
  await decide(request, await handIn(page, reached), { agree: 1 });

  // The company is there to be switched to, with the newcomer as its administrator.
  await switchTo(page, name);
  await page.goto(`${certification}/my-detail?kind=corporate`);
  await expect(page.getByRole('main').getByText(code)).toBeVisible();
  await expect(page.getByText('审核通过').first()).toBeVisible();

  await expect(page.getByText('法定代表人手机号有误')).toBeVisible();

  await addRole(page, '项目采购');
  await takeIn(page, browser, '项目采购', name);
  await page.goto('/user/member-management/member-list');
  await expect(page.getByRole('row').filter({ hasText: '项目采购' })).toHaveCount(colleagues.length);
});

test('a stranger asks to join a company that is certified, is let in, and takes it over by a claim', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(180_000);
  // Whose company it is has nothing else to do in it; see logout.journey.ts.
  const before = await tradeAs(browser, demoPerson(9).phone, 'require');
  const members = '/api/rs-member-service/ecomm';
  const { inForce } = done(await before.get(`${members}/certification/corporate/detail`));
  await enterAsNewcomer(page);
  await openForm(page);
  await fillLicence(page, inForce.businessName, inForce.creditCode);
  await expect(page.getByText(/已被认证，可申请加入/)).toBeVisible();
  await page.getByRole('button', { name: '申请加入' }).click();
  const dialog = page.getByRole('dialog', { name: `申请加入${inForce.businessName}` });
  await dialog.getByRole('textbox').fill('接手投标资料');
  await dialog.getByRole('button', { name: '申请加入' }).click();
  await expect(page.getByText('申请已提交，请等待企业管理员审核')).toBeVisible();

  await before.visit('/user/member-management/member-list?tab=requests');
  await before.page.getByRole('row').filter({ hasText: '接手投标资料' }).getByRole('button', { name: '同意' }).click();
  const agreeing = before.page.getByRole('dialog');
  await agreeing.getByRole('combobox', { name: '角色' }).click();
  await before.page.getByRole('option', { name: '只读成员' }).click();
  await before.page.keyboard.press('Escape');
  await agreeing.getByRole('button', { name: '同意' }).click();
  await expect(before.page.getByText('已同意，对方成为企业成员')).toBeVisible();

  await page.getByRole('checkbox', { name: '认领该企业' }).check();
  await button(page, '下一步').click();
  const legalPhone = unusedPhone();
  await fillLegal(page, legalPhone);
  await page.getByRole('checkbox', { name: '经办人是否为法人' }).check();
  await upload(page, '授权委托书');
  await button(page, '下一步').click();
  await expect(page.getByText('认领该企业')).toBeVisible();
  await decide(request, await handIn(page, legalPhone), { agree: 1 });

  await switchTo(page, inForce.businessName);
  await page.goto('/user/member-management/member-list');
  await expect(page.getByRole('row').filter({ hasText: '企业管理员' })).toHaveCount(1);
  // Whoever administered it reads it alone from now on.
  expect((await before.post(`${members}/certification/corporate/save`, { businessName: '改名' })).code).toBe(403);
});
