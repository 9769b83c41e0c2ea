import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { unusedPhone } from '../support/accounts.ts';
import { home, loginSite } from '../support/addresses.ts';
import { askFromOwnAddress, sentCode } from '../support/captcha.ts';
import { expect, test } from '../support/journey.ts';
import { expectInteractive, expectMember } from '../support/shell.ts';

const password = 'Songyu#2026';
const STEP_MS = 30_000;

/** Registers somebody whom no other journey knows. */
async function register(page: Page): Promise<string> {
  const phone = unusedPhone();
  await page.goto(`${loginSite}/register`);
  await page.getByRole('textbox', { name: '手机号' }).fill(phone);
  await page.getByRole('button', { name: '换用短信验证码' }).click();
  await askFromOwnAddress(page, () => page.getByRole('button', { name: '发送验证码' }).click());
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await sentCode(page, phone));
  for (const name of ['设置密码', '确认密码']) await page.getByLabel(name, { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  await page.locator('form button[type=submit]').first().click();
  await expect(page).toHaveURL(home);
  await expectMember(page);
  return phone;
}

async function logInAgain(page: Page, phone: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${loginSite}/login`);
  await page.getByRole('textbox', { name: '手机号' }).fill(phone);
  await page.getByRole('textbox', { name: '密码' }).fill(password);
  await page.keyboard.press('Enter');
}

test('a second factor is turned on, asked for at login, and turned off again', async ({ page }) => {
  const phone = await register(page);
  await page.goto('/user/password');
  await expectInteractive(page);
  await page.getByRole('link', { name: '开启二次验证' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '身份验证' })).toBeFocused();
  await page.getByRole('textbox', { name: '登录密码' }).fill(password);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('img', { name: '动态口令二维码' })).toBeVisible();
  const secret = (await page.getByRole('textbox', { name: '密钥' }).inputValue()).replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = page.getByRole('textbox', { name: '动态口令' });
  await page.getByRole('button', { name: '开启二次验证' }).click();
  await expect(code).toHaveAccessibleDescription(/请输入6位动态口令/);
  await code.fill(totp.generate());
  await page.getByRole('button', { name: '开启二次验证' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '恢复码' })).toBeFocused();
  const codes = await page.locator('main ol code').allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: '我已保存' }).click();
  await expect(page.getByRole('link', { name: '管理二次验证' })).toBeVisible();

  await logInAgain(page, phone);
  const asked = page.getByRole('textbox', { name: '动态口令' });
  await expect(asked).toBeFocused();
  await asked.fill('12345');
  await page.keyboard.press('Enter');
  await expect(asked).toHaveAccessibleDescription(/请输入应用显示的6位动态口令/);
  // The step of the first code is used up; that of the next one is taken as well.
  await asked.fill(totp.generate({ timestamp: Date.now() + STEP_MS }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(home);
  await expectMember(page);

  await logInAgain(page, phone);
  await page.getByRole('button', { name: '使用恢复码' }).click();
  await page.getByRole('textbox', { name: '恢复码' }).fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(home);
  await expectMember(page);

  await page.goto('/user/password/second-factor');
  await expectInteractive(page);
  await page.getByRole('textbox', { name: '动态口令或恢复码' }).fill(codes[1] ?? '');
  await page.getByRole('button', { name: '关闭二次验证' }).click();
  await expect(page.getByRole('link', { name: '开启二次验证' })).toBeVisible();
});
