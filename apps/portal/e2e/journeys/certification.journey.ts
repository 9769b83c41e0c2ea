import { expect, type Page } from '@playwright/test';
import { unusedPhone } from '../support/accounts.ts';
import { sentCode, solveCaptcha } from '../support/captcha.ts';
import { test } from '../support/journey.ts';
import { enterAsNewcomer } from '../support/newcomer.ts';
import { operate } from '../support/operator.ts';
import { expectInteractive, expectMember, shell } from '../support/shell.ts';
import { choose, newPicture } from '../support/uploads.ts';

const certification = '/user/standard-certification';
const widget = (page: Page, label: string) => page.locator('[data-attachments]').filter({ hasText: label });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function upload(page: Page, label: string): Promise<void> {
  await choose(widget(page, label), newPicture(`${label}.png`));
  await expect(widget(page, label)).toContainText(`${label}.png`);
}

/** The form's phone with the puzzle, the code that it received, and the word on the agreement. */
async function prove(page: Page, phone: string): Promise<void> {
  await solveCaptcha(page);
  await expect(page.getByRole('button', { name: /秒后重新获取$/ })).toBeVisible();
  await field(page, '短信验证码').fill(await sentCode(page, phone));
  await page.getByRole('checkbox', { name: /实名认证服务协议/ }).check();
}

async function chooseRegion(page: Page): Promise<void> {
  await page.getByLabel('注册地址').press('Enter');
  await expect(page.getByRole('option').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('listbox', { name: '城市' }).getByRole('option').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('listbox', { name: '区县' }).getByRole('option').first()).toBeFocused();
  await page.keyboard.press('Enter');
}

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** A credit code that no other attempt has. */
function newCreditCode(): string {
  const code = `91220101MA${String(Date.now() % 10_000_000).padStart(7, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * ALPHABET.indexOf(code.charAt(at)), 0);
  return code + ALPHABET.charAt((31 - (sum % 31)) % 31);
}

/** Fills the steps of the licence, the representative and the agent in, each kept as it is left. */
async function fillCompany(page: Page, name: string, code: string, legalPhone: string): Promise<void> {
  await upload(page, '营业执照');
  await page.getByRole('combobox', { name: '主体类型' }).click();
  await page.getByRole('option', { name: '企业', exact: true }).click();
  await field(page, '企业名称').fill(name);
  await field(page, '统一社会信用代码').fill(code.toLowerCase());
  await field(page, '营业期限起').fill('2010-01-05');
  await page.getByRole('checkbox', { name: '长期' }).check();
  await field(page, '成立日期').fill('2010-01-05');
  await field(page, '注册资本(万元)').fill('3000');
  await page.getByRole('combobox', { name: '企业性质' }).click();
  await page.getByRole('option', { name: '民营企业' }).click();
  await page.getByRole('checkbox', { name: '施工总承包' }).check();
  await chooseRegion(page);
  await field(page, '详细地址').fill('人民大街100号');
  await field(page, '经营范围').fill('房屋建筑工程施工总承包');
  await button(page, '下一步').click();
  await upload(page, '法人身份证人像面');
  await upload(page, '法人身份证国徽面');
  await field(page, '法定代表人').first().fill('王建国');
  await field(page, '法定代表人身份证号').fill('220102198503150015');
  await field(page, '法定代表人手机号').fill(legalPhone);
  await button(page, '下一步').click();
}

test('a newcomer has a company certified, step by step, and is its administrator', async ({ page, request }) => {
  const { phone } = await enterAsNewcomer(page);
  const name = `长春行程${phone.slice(-6)}建设有限公司`;
  const code = newCreditCode();
  await page.goto(`${certification}/corporateCertificationSub`);
  await expectInteractive(page);
  const legalPhone = unusedPhone();
  await fillCompany(page, name, code, legalPhone);
  // The step is on the platform: what was filled in is there after a reload, and the form goes on where it was left.
  await page.reload();
  await expectInteractive(page);
  await expect(page.getByRole('checkbox', { name: '经办人是否为法人' })).toBeVisible();
  await page.getByRole('checkbox', { name: '经办人是否为法人' }).check();
  await button(page, '下一步').click();
  await expect(page.getByText(name)).toBeVisible();
  await prove(page, legalPhone);
  const sent = page.waitForResponse((response) => response.url().endsWith('/certification/corporate/submit'));
  await button(page, '提交认证').click();
  await expect(page.getByText('提交成功，请等待审核')).toBeVisible();
  await expect(page).toHaveURL(`${certification}/my-index`);
  const { data } = await (await sent).json();
  const waiting: string = data.id;
  await operate(request, 'review/handle', { bizType: 'corporate_certification', bizId: waiting, agree: 1 });

  // The company is there to be switched to, with the newcomer as its administrator.
  await page.goto('/user/default');
  await expectInteractive(page);
  await page.getByRole('button', { name: /^当前企业/ }).click();
  await shell(page).companies.getByRole('option', { name }).click();
  await expectMember(page, name);
  await page.goto(`${certification}/my-detail?kind=corporate`);
  await expect(page.getByRole('main').getByText(code)).toBeVisible();
  await expect(page.getByText('审核通过').first()).toBeVisible();
});
