import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { unusedPhone } from '../support/accounts.ts';
import { sentCode, solveCaptcha } from '../support/captcha.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { decideReview } from '../support/operator.ts';
import { boxOf, expectInteractive } from '../support/shell.ts';

const form = '/default/comprehensives-ervices/comprehensives-ervices-need';
const done = '需求提交成功，客服将在1个工作日内联系您';

/** Their other journeys look neither at needs nor at notices. */
const owner = { phone: '13800000016' };
const company = { phone: '13800000012' };

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function fillIn(page: Page, title: string): Promise<void> {
  await expectInteractive(page, main(page).getByLabel('需求标题'));
  await main(page).getByLabel('需求标题').fill(title);
  await main(page).getByLabel('需求类型').click();
  await page.getByRole('option', { name: '造价咨询' }).click();
  await main(page).getByLabel('地区').click();
  for (const name of ['吉林省', '长春市', '南关区']) await page.getByRole('option', { name }).click();
  await main(page).getByLabel('最低预算').fill('600000');
  await main(page).getByLabel('最高预算').fill('450000');
  await main(page).getByLabel('截止日期').fill('2099-12-20');
  await page.keyboard.press('Escape');
  await main(page).getByLabel('需求描述').fill('建筑面积6.8万平方米，需要编制预算与进度款审核。');
}

test('what is written into the form before its scripts have come stays there, and nothing moves', async ({ page }) => {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/need-form-[^/]*\.js$/, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.goto(form);
  await expectInteractive(page);
  const title = main(page).getByLabel('需求标题');
  await title.fill('厂房结算审核');
  const send = button(page, '提交需求');
  await send.scrollIntoViewIfNeeded();
  const before = await boxOf(send);
  letThrough();
  await expectInteractive(page, title);
  expect(await boxOf(send)).toEqual(before);
  await main(page).getByLabel('联系人').fill('孟知远');
  await expect(title).toHaveValue('厂房结算审核');
  await page.reload();
  await expect(title).toHaveValue('厂房结算审核');
});

test('a visitor publishes a need by a code, and looks for needs by a phone', async ({ page }) => {
  const prove = async (phone: string) => {
    await main(page).getByLabel('手机号').fill(phone);
    await solveCaptcha(page);
    await expect(page.getByText('发送成功', { exact: true })).toBeVisible();
    await main(page)
      .getByLabel('短信验证码')
      .fill(await sentCode(page, phone));
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(form);
  await expectInteractive(page);
  await expectAccessible(page);
  await fillIn(page, '访客发布的造价咨询');
  await main(page).getByLabel('联系人').fill('孟知远');
  await page.reload();
  await expect(main(page).getByLabel('需求标题')).toHaveValue('访客发布的造价咨询');
  await prove(unusedPhone());
  await button(page, '提交需求').click();
  await expect(main(page).getByRole('link', { name: '最高预算不能低于最低预算' })).toBeVisible();
  await main(page).getByLabel('最高预算').fill('700000');
  await button(page, '提交需求').click();
  await expect(page.getByRole('heading', { level: 1, name: done, exact: true })).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('link', { name: '查询我发布的需求' }).click();
  // Another phone: the first may get its next code only after a minute.
  await prove(unusedPhone());
  await button(page, '查询').click();
  await expect(main(page).getByText('该手机号没有未登录时发布的需求')).toBeVisible();
});

test('a member publishes a need, a company offers, the owner chooses it and finishes', async ({
  page,
  browser,
  request,
}) => {
  await enterAs(page.context(), owner);
  await page.goto(form);
  await fillIn(page, '会员发布的造价咨询');
  await main(page).getByLabel('最高预算').fill('700000');
  await main(page).getByLabel('手机号').fill('13800000016');
  await button(page, '提交需求').click();
  await expect(page.getByRole('heading', { level: 1, name: done, exact: true })).toBeVisible();
  await main(page).getByRole('link', { name: '查看需求' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '会员发布的造价咨询' })).toBeVisible();
  await decideReview(request, { bizType: 'need', bizId: new URL(page.url()).searchParams.get('id') ?? '' });
  await page.reload();
  await expect(button(page, '关闭需求')).toBeVisible();
  await expect(main(page).getByText('待审核', { exact: true })).toHaveCount(0);

  const other = await browser.newContext();
  await enterAs(other, company);
  const seller = await other.newPage();
  await seller.goto(page.url());
  await expectInteractive(seller);
  await button(seller, '我要对接').click();
  await button(seller, '提交方案').click();
  await expect(seller.getByRole('dialog').getByText('请输入报价')).toBeVisible();
  await seller.getByLabel('报价').fill('520000');
  await seller.getByLabel('周期').fill('60');
  await seller.getByLabel('服务方案').fill('由注册造价工程师带队，按月提交动态造价报告。');
  await button(seller, '提交方案').click();
  await expect(main(seller).getByText('520,000元')).toBeVisible();
  await expect(main(seller).getByText('联系人', { exact: true })).toHaveCount(0);

  await page.reload();
  await expectInteractive(page);
  await expectAccessible(page);
  await button(page, /^选定/).click();
  await button(page, '确认选定').click();
  await expect(main(page).getByText('已选中', { exact: true })).toBeVisible();
  await seller.reload();
  await expect(main(seller).getByText('13800000016')).toBeVisible();
  await button(page, '确认完成').click();
  await page.getByRole('dialog').getByRole('button', { name: '确认完成' }).click();
  await expect(button(page, '重新对接')).toHaveCount(0);
  await page.goto('/default/comprehensives-ervices/case-list-need?tab=mine');
  await expect(main(page).getByRole('link', { name: '会员发布的造价咨询' })).toBeVisible();
  await other.close();
});
