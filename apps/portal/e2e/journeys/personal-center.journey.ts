import { buyer, reader } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { expectInteractive } from '../support/shell.ts';

const center = '/user/default';

test('the personal center heads with the company and leads to what waits (domain rules 28)', async ({
  page,
  context,
}) => {
  await enterAs(context, buyer);
  await page.goto(center);
  await expectInteractive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('个人中心');
  const company = page.getByRole('region', { name: '当前企业' });
  await expect(company.getByRole('heading')).toHaveText('吉林省砚北建设集团有限公司');
  await expect(company).toContainText('统一社会信用代码');

  await page.getByRole('button', { name: /成员登录/ }).click();
  await expect(page.getByRole('table', { name: /^每日成员登录/ })).toBeAttached();

  await page
    .getByRole('region', { name: '待办事项' })
    .getByRole('link', { name: /待设置支付密码/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('账户安全');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('个人中心');
});

test('a reader is offered what a reader may open, and no more', async ({ page, context }) => {
  await enterAs(context, reader);
  await page.goto(center);
  const quick = page.getByRole('region', { name: '常用操作' });
  await expect(quick.getByRole('link', { name: '我的询价' })).toBeVisible();
  await expect(quick.getByRole('link', { name: '客户消息' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: '待办事项' })).not.toContainText('支付密码');
});

test('on a phone it stands in one column', async ({ page, context }) => {
  await enterAs(context, buyer);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(center);
  await expectInteractive(page);
  await expect(page.getByRole('region', { name: '最新消息' }).getByRole('listitem').first()).toBeVisible();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
});
