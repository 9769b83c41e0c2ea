import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { demoPerson, unusedPhone } from '../support/accounts.ts';
import { sentCode, solveCaptcha } from '../support/captcha.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { expectInteractive } from '../support/shell.ts';

const list = '/default/comprehensives-ervices/law-services/lawyer/lawyer-list';
const matter = '分包结算款拖欠八个月，想了解如何主张';

const main = (page: Page) => page.getByRole('main');
const drawer = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => drawer(page).getByRole('button', { name, exact: true });

const hours = (page: Page) => drawer(page).getByRole('group', { name: '时间' }).getByRole('radio');

/** Its begin, `YYYY-MM-DD HH:00:00`. */
async function chooseFirstHour(page: Page): Promise<string> {
  const hour = hours(page).and(page.locator(':enabled')).first();
  await hour.check();
  return hour.inputValue();
}

async function openLawyer(page: Page, name: string): Promise<void> {
  await page.goto(`${list}?${new URLSearchParams({ keyword: name })}`);
  await expectInteractive(page);
  await main(page).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('dialog', { name: `${name}律师` })).toBeVisible();
}

test('a visitor books a consultation by a code, on a phone, and the hour is nobody else’s', async ({ page }) => {
  const phone = unusedPhone();
  await page.setViewportSize({ width: 390, height: 844 });
  await openLawyer(page, '苏望舒');
  await expectAccessible(page);
  await button(page, '预约咨询').click();
  await button(page, '提交预约').click();
  await expect(drawer(page).getByText('请选择预约时间')).toBeVisible();
  const time = await chooseFirstHour(page);
  await drawer(page).getByLabel('姓名').fill('孟知远');
  await drawer(page).getByLabel('咨询事项').fill(matter);
  await drawer(page).getByLabel('手机号').fill(phone);
  await solveCaptcha(page);
  await expect(page.getByText('发送成功', { exact: true })).toBeVisible();
  await drawer(page)
    .getByLabel('短信验证码')
    .fill(await sentCode(page, phone));
  await expectAccessible(page);
  await button(page, '提交预约').click();
  await expect(page.getByText('预约成功，已发送短信通知', { exact: true })).toBeVisible();
  await button(page, '预约咨询').click();
  const taken = hours(page).and(page.locator(`[value="${time}"]`));
  await expect(taken).toBeDisabled();
  await expect(taken).toHaveAccessibleName(`${time.slice(11, 16)} 已约满`);
});

test('a member books without a code, finds the consultation again, and gives it back', async ({ page, context }) => {
  await enterAs(context, demoPerson(23));
  await openLawyer(page, '江以宁');
  await button(page, '预约咨询').click();
  await chooseFirstHour(page);
  await expect(drawer(page).getByLabel('手机号')).toHaveCount(0);
  await drawer(page).getByLabel('咨询事项').fill(matter);
  await button(page, '提交预约').click();
  await expect(drawer(page).getByText(/^您已预约20.*的咨询$/)).toBeVisible();
  await page.reload();
  await expect(drawer(page).getByText(/^您已预约20.*的咨询$/)).toBeVisible();
  await button(page, '取消预约').click();
  await button(page, '取消预约').click();
  await expect(button(page, '预约咨询')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a lawyer that was shared is a part of the page', async ({ page }) => {
    await page.goto(`${list}?${new URLSearchParams({ keyword: '韩珩' })}`);
    await main(page).getByRole('link', { name: '韩珩', exact: true }).click();
    const part = main(page).getByRole('region', { name: '韩珩律师' });
    await expect(part.getByText('执业证号')).toBeVisible();
    await part.getByRole('link', { name: '返回列表' }).click();
    await expect(part).toHaveCount(0);
  });
});
