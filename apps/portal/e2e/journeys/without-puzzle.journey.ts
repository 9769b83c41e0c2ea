import { demoPerson, unusedPhone } from '../support/accounts.ts';
import { home, loginSite } from '../support/addresses.ts';
import { sentCode } from '../support/captcha.ts';
import { expect, test } from '../support/journey.ts';
import { expectMember } from '../support/shell.ts';

const newPassword = 'Songyu#2026';

test('who cannot do the puzzle registers, logs in by code and sets a new password without it, by key (6.9)', async ({
  page,
}) => {
  for (const path of ['register', 'login?by=code', 'forgot'] as const) {
    const phone = path === 'register' ? unusedPhone() : demoPerson(path === 'forgot' ? 37 : 38).phone;
    await page.goto(`${loginSite}/${path}`);
    await page.getByRole('textbox', { name: '手机号' }).fill(phone);
    await page.getByRole('button', { name: '换用短信验证码' }).press('Enter');
    await expect(page.getByRole('slider')).toBeHidden();
    await expect(page.getByText('不用拼图：')).toBeFocused();
    await page.getByRole('button', { name: '发送验证码' }).press('Enter');
    await expect(page.getByText('发送成功', { exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: '短信验证码' }).fill(await sentCode(page, phone));
    if (path !== 'login?by=code') {
      for (const name of ['设置密码', '确认密码']) await page.getByLabel(name, { exact: true }).fill(newPassword);
    }
    if (path === 'register') await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
    await page.locator('button[type=submit]:visible').press('Enter');
    if (path === 'forgot') await expect(page).toHaveURL((url) => url.pathname === '/login');
    else {
      await expect(page).toHaveURL(home);
      await expectMember(page);
      await page.context().clearCookies();
    }
  }
});

test('the puzzle comes back when it is asked for (6.9)', async ({ page }) => {
  await page.goto(`${loginSite}/register`);
  await page.getByRole('button', { name: '换用短信验证码' }).click();
  await page.getByRole('button', { name: '改用滑块验证' }).click();
  await expect(page.getByRole('slider')).toBeFocused();
  await expect(page.getByText('不用拼图：')).toBeHidden();
});
