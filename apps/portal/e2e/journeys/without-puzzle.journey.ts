import { demoPerson, unusedPhone } from '../support/accounts.ts';
import { home, loginSite } from '../support/addresses.ts';
import { askFromOwnAddress, sentCode } from '../support/captcha.ts';
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
    await askFromOwnAddress(page, () => page.getByRole('button', { name: '发送验证码' }).press('Enter'));
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

test('the time of the puzzle is told before it is up, and a new one comes by itself, with nothing lost (WCAG 2.2.1)', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${loginSite}/register`);
  const picture = page.getByRole('img', { name: '拼图验证图片' });
  await expect(picture).toHaveAttribute('src', /^data:/);
  const first = await picture.getAttribute('src');
  const phone = page.getByRole('textbox', { name: '手机号' });
  await phone.fill('13612345678');
  const slider = page.getByRole('slider');
  await slider.press('PageUp');
  const state = page.getByRole('region', { name: '滑块验证' }).getByRole('status');
  await page.clock.fastForward(100_000);
  await expect(state).toHaveText(/^图片将在20秒内过期/);
  await expect(picture).toHaveAttribute('src', first ?? '');
  await page.clock.fastForward(20_000);
  await expect(state).toHaveText('图片已过期，已自动换一张，请重新拼图');
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
  await expect(slider).toBeFocused();
  await expect(phone).toHaveValue('13612345678');
  // Who has chosen the other way is given no pictures.
  await page.getByRole('button', { name: '换用短信验证码' }).click();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.fastForward(600_000);
  expect(asked.filter((url) => url.includes('generate'))).toEqual([]);
  await page.getByRole('button', { name: '改用滑块验证' }).click();
  await expect(state).toHaveText('图片已过期，已自动换一张，请重新拼图');
});
