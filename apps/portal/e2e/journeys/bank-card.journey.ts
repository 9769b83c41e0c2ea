import type { Page } from '@playwright/test';
import { sentCode, solveCaptcha } from '../support/captcha.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { expectInteractive } from '../support/shell.ts';

/** Administrates a supplier, with cards and the payment PIN of the demonstration. */
const owner = { phone: '13800000011' };
const cards = '/user/bankcard/bankcard';
const PIN = '258036';

async function open(page: Page): Promise<void> {
  await page.goto(cards);
  await expectInteractive(page);
}

/** What the notice of a demonstration says was sent, in yuan. */
async function toldAmount(page: Page): Promise<string> {
  const tab = await page.context().newPage();
  await tab.goto('/user/notice');
  const told = await tab
    .getByText(/打款金额[\d.]+元/)
    .first()
    .textContent();
  await tab.close();
  return /打款金额([\d.]+)元/.exec(told ?? '')?.[1] ?? '';
}

test('an account is bound by the amount that it receives, and unbound by the PIN (domain 13.1, 13.2)', async ({
  page,
  context,
}) => {
  await enterAs(context, owner);
  await open(page);
  await page.getByRole('button', { name: '绑定银行卡' }).click();
  await page.getByRole('button', { name: '提交绑定' }).click();
  await expect(page.getByRole('textbox', { name: '银行卡号' })).toHaveAccessibleDescription(/请输入银行卡号/);
  await page.getByRole('textbox', { name: '银行卡号' }).fill('4001 0020 0300 400500');
  await page.getByRole('combobox', { name: '开户银行' }).click();
  await page.getByRole('option', { name: '招商银行' }).click();
  await page.getByRole('textbox', { name: '开户支行' }).fill('招商银行长春人民广场支行');
  const phone = page.getByRole('textbox', { name: '银行预留手机号' });
  await phone.focus();
  await phone.fill(owner.phone);
  await solveCaptcha(page);
  await expect(page.getByRole('button', { name: /秒后重新获取$/ })).toBeVisible();
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await sentCode(page, owner.phone));
  await page.getByRole('button', { name: '提交绑定' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '绑定对公账户' })).toBeVisible();

  const amount = page.getByRole('textbox', { name: '收到的金额' });
  await expect(async () => {
    await open(page);
    await page.getByRole('button', { name: /^填写打款金额：招商银行/ }).click();
    await expect(amount).toBeVisible({ timeout: 1000 });
  }).toPass();
  const told = await toldAmount(page);
  await amount.fill(told === '0.01' ? '0.02' : '0.01');
  await page.getByRole('button', { name: '提交验证' }).click();
  await expect(amount).toHaveAccessibleDescription(/还可尝试2次/);
  await open(page);
  await expect(page.getByRole('listitem').filter({ hasText: '招商银行' })).toContainText('还可尝试2次');
  await page.getByRole('button', { name: /^填写打款金额：招商银行/ }).click();
  await amount.fill(told);
  await page.getByRole('button', { name: '提交验证' }).click();
  await expect(page.getByText('账户已验证')).toBeVisible();

  await page.getByRole('button', { name: /^解绑：招商银行/ }).click();
  const pin = page.getByRole('dialog').getByLabel('请输入6位支付密码');
  await pin.fill('111222');
  await expect(pin).toHaveAccessibleDescription(/支付密码错误，还可尝试4次/);
  await pin.fill(PIN);
  await expect(page.getByText('银行卡已解绑')).toBeVisible();
  await open(page);
  await expect(page.getByRole('listitem').filter({ hasText: '招商银行' })).toHaveCount(0);
});
