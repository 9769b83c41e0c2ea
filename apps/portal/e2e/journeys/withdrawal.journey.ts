import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { expectInteractive } from '../support/shell.ts';

/** Finance of the company of the story, with accounts, money and the payment PIN of the demonstration. */
const applicant = { phone: '13800000003' };
const withdrawals = '/user/bankcard/bankcard?tab=withdrawals';
const PIN = '258036';

async function open(page: Page, address = withdrawals): Promise<void> {
  await page.goto(address);
  await expectInteractive(page);
}

/** Asks for an amount in yuan, to the default account. */
async function ask(page: Page, yuan: string): Promise<void> {
  await page.getByRole('button', { name: '申请提现' }).click();
  await page.getByRole('textbox', { name: '提现金额' }).fill(yuan);
  await page.getByRole('button', { name: '下一步' }).click();
}

const rows = (page: Page) => page.getByRole('table', { name: '提现记录' }).getByRole('row');

test('money is withdrawn at once up to the limit; above it, it waits and is given up (domain 13.4, 32.8)', async ({
  page,
  context,
}) => {
  await enterAs(context, applicant);
  await open(page);
  await ask(page, '99');
  await expect(page.getByRole('textbox', { name: '提现金额' })).toHaveAccessibleDescription(/不能低于100元/);
  await page.getByRole('textbox', { name: '提现金额' }).fill('1000');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('dialog').getByLabel('请输入6位支付密码').fill(PIN);
  await expect(page.getByText('提现申请已提交，正在处理')).toBeVisible();
  await expect(async () => {
    await open(page);
    await expect(rows(page).filter({ hasText: '1,000.00' }).first()).toContainText('提现成功', { timeout: 1000 });
  }).toPass();

  await ask(page, '60001');
  await page.getByRole('dialog').getByLabel('请输入6位支付密码').fill(PIN);
  await expect(page.getByText('提现申请已提交，等待其他成员审批')).toBeVisible();
  await open(page);
  await rows(page).filter({ hasText: '60,001.00' }).getByRole('link', { name: /查看/ }).click();
  await expect(page.getByText('须由申请人以外的成员审批后付款')).toBeVisible();
  await page.getByRole('button', { name: '取消提现' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消提现' }).click();
  await expect(page.getByText('提现申请已取消')).toBeVisible();
  await page.reload();
  await expect(page.getByText('已取消', { exact: true })).toBeVisible();

  await open(page, '/user/bankcard/bankcard?tab=funds');
  await expect(page.getByRole('cell', { name: '提现退回' }).first()).toBeVisible();
});
