import { expect, type Page } from '@playwright/test';
import { type Account, unusedPhone } from './accounts.ts';
import { loginSite, portal } from './addresses.ts';
import { askFromOwnAddress, sentCode, solveCaptcha } from './captcha.ts';

/** The password of every newcomer. */
export const newcomerPassword = 'Heron-4417-Qx';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Fills in a phone of the login site, solves the puzzle and enters the code that it sends. */
export async function receiveCode(page: Page, phone: string): Promise<void> {
  await field(page, '手机号').fill(phone);
  await solveCaptcha(page);
  await askFromOwnAddress(page, () => page.getByRole('button', { name: '发送验证码' }).click());
  await expect(page.getByRole('button', { name: /^\d+s后重新发送$/ })).toBeDisabled();
  await field(page, '短信验证码').fill(await sentCode(page, phone));
}

/** Fills in the login site's registration, on which the page stands, for a phone that nobody has. */
export async function fillRegistration(page: Page): Promise<Pick<Account, 'phone'>> {
  const phone = unusedPhone();
  await receiveCode(page, phone);
  await field(page, '设置密码').fill(newcomerPassword);
  await field(page, '确认密码').fill(newcomerPassword);
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  return { phone };
}

/** Lets somebody register whom no other test knows, so that his account may be changed for good. */
export async function enterAsNewcomer(page: Page): Promise<Pick<Account, 'phone'>> {
  await page.goto(`${portal}/login-start/register`);
  await expect(page).toHaveURL((url) => url.origin === loginSite);
  const newcomer = await fillRegistration(page);
  await page.getByRole('button', { name: '注册' }).click();
  await expect(page).toHaveURL((url) => url.origin === portal);
  return newcomer;
}
