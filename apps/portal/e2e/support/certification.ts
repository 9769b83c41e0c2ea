import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { sentCode, solveCaptcha } from './captcha.ts';
import { decideAsSeen } from './operator.ts';
import { drawHalves } from './pictures.ts';
import { expectInteractive } from './shell.ts';
import { choose, newPicture } from './uploads.ts';

export const certification = '/user/standard-certification';
const widget = (page: Page, label: string) => page.locator('[data-attachments]').filter({ hasText: label });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Uploads a picture that is too small to be cut. */
export async function upload(page: Page, label: string): Promise<void> {
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

/** Uploads a licence that lies on its side on a table: turned and cut by the keyboard alone. */
async function cutLicence(page: Page): Promise<void> {
  const licence = await drawHalves(page, '#fff', '#630');
  await choose(widget(page, '营业执照'), licence);
  const dialog = page.getByRole('dialog', { name: '裁剪与旋转' });
  await dialog.getByRole('button', { name: '向右旋转' }).press('Enter');
  const corner = dialog.getByRole('button', { name: /^右下角/ });
  const frame = dialog.getByRole('button', { name: /^移动裁剪框/ });
  const whole = await frame.boundingBox();
  for (let times = 0; times < 5; times += 1) await corner.press('Shift+ArrowUp');
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeLessThan((whole?.height ?? 0) * 0.6);
  const sent = page.waitForRequest(/resource\/sts\/register/);
  await dialog.getByRole('button', { name: '使用图片' }).press('Enter');
  // What is uploaded is what was cut, under its own name.
  expect((await sent).postData() ?? (await sent).url()).not.toContain(String(licence.buffer.length));
  await expect(dialog).toBeHidden();
  await expect(widget(page, '营业执照')).toContainText(licence.name);
}

/** Fills the first step in, and leaves it. */
export async function fillLicence(page: Page, name: string, code: string): Promise<void> {
  await cutLicence(page);
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
}

/** Fills the second step in, and leaves it. */
export async function fillLegal(page: Page, legalPhone: string): Promise<void> {
  await upload(page, '法人身份证人像面');
  await upload(page, '法人身份证国徽面');
  await field(page, '法定代表人').first().fill('王建国');
  await field(page, '法定代表人身份证号').fill('220102198503150015');
  await field(page, '法定代表人手机号').fill(legalPhone);
  await button(page, '下一步').click();
}

interface Company {
  readonly name: string;
  readonly code: string;
}

/** A company that nobody has certified. */
export const newCompany = (phone: string): Company => ({
  name: `长春行程${phone.slice(-6)}建设有限公司`,
  code: newCreditCode(),
});

/** Opens the form, where it is taken up. */
export async function openForm(page: Page): Promise<void> {
  await page.goto(`${certification}/corporateCertificationSub`);
  await expectInteractive(page);
}

/** Hands in what is filled in. @returns the id of the application */
export async function handIn(page: Page, legalPhone: string): Promise<string> {
  await prove(page, legalPhone);
  const sent = page.waitForResponse((response) => response.url().endsWith('/certification/corporate/submit'));
  await button(page, '提交认证').click();
  await expect(page.getByText('提交成功，请等待审核')).toBeVisible();
  await expect(page).toHaveURL(`${certification}/my-index`);
  const { data } = await (await sent).json();
  return data.id;
}

/** Decides an application as an operator. */
export const decide = (request: APIRequestContext, bizId: string, verdict: object) =>
  decideAsSeen(request, { bizType: 'corporate_certification', bizId }, verdict);
