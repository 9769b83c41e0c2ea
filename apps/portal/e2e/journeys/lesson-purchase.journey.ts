import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { unusedPhone } from '../support/accounts.ts';
import { loginSite } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { newcomerPassword, receiveCode } from '../support/newcomer.ts';
import { expectInteractive } from '../support/shell.ts';

// The page of sent texts names the newest puzzle only: these journeys follow each other.
test.describe.configure({ mode: 'default' });

const lessons = '/default/comprehensives-ervices/law-services/law-lesson';
const lesson = '建设工程合同风险十讲';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const video = (page: Page) => page.locator('video');

async function openLesson(page: Page): Promise<void> {
  await page.goto(`${lessons}/lawlesson-list?${new URLSearchParams({ keyword: lesson })}`);
  await expectInteractive(page);
  await link(page, lesson).click();
  await expect(page.getByRole('heading', { level: 1, name: lesson, exact: true })).toBeVisible();
}

/** Registers on the login site, which leads back to where it was asked for. */
async function register(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.origin === loginSite);
  await receiveCode(page, unusedPhone());
  await field(page, '设置密码').fill(newcomerPassword);
  await field(page, '确认密码').fill(newcomerPassword);
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  await button(page, '注册').click();
}

/** Pays what the cashier shows by a code, which the sandbox answers for. */
async function payByCode(page: Page): Promise<void> {
  await expect(main(page).getByRole('heading', { name: '支付方式' })).toBeVisible();
  await link(page, '微信支付').click();
  await button(page, '获取付款二维码').click();
  await button(page, '支付成功').click();
  await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
}

/** What the order of the lesson offers its buyer. */
async function openOrder(page: Page): Promise<void> {
  await page.goto('/user/service-buy-list');
  await page.locator('tr[data-row]').first().getByRole('link').first().click();
  await expect(main(page).getByRole('heading', { name: lesson })).toBeVisible();
}

test('a visitor registers on the way to a lesson, buys it, watches it, and gets no money back then', async ({
  page,
}) => {
  test.slow();
  await openLesson(page);
  await link(page, '立即购买').click();
  await expect(page.getByRole('heading', { level: 1, name: '课程支付' })).toBeVisible();
  await expect(main(page).getByText(lesson).first()).toBeVisible();
  await expectAccessible(page);
  const asked = page.url();
  await link(page, '注册并支付').click();
  await register(page);
  // The same act, as a member.
  await expect(page).toHaveURL(asked);
  await expectInteractive(page);
  await button(page, '提交支付').click();
  await payByCode(page);

  await openOrder(page);
  await expect(button(page, '申请退款')).toBeVisible();
  await openLesson(page);
  await expect(main(page).getByText('已购', { exact: true })).toBeVisible();
  await link(page, '立即学习').click();
  await page.getByRole('navigation', { name: '课程目录' }).getByRole('link').last().click();
  await expect(video(page)).toHaveAttribute('src', /./);

  await openOrder(page);
  await expect(button(page, '申请退款')).toHaveCount(0);
  await page.goto(asked);
  await expect(main(page).getByText('您已购买该课程，可直接学习')).toBeVisible();
});

test('who leaves the cashier goes on with the same order', async ({ page }) => {
  await openLesson(page);
  await link(page, '立即购买').click();
  await expect(page.getByRole('heading', { level: 1, name: '课程支付' })).toBeVisible();
  const asked = page.url();
  await link(page, '注册并支付').click();
  await register(page);
  await expect(page).toHaveURL(asked);
  await expectInteractive(page);
  await button(page, '提交支付').click();
  await expect(main(page).getByRole('heading', { name: '支付方式' })).toBeVisible();
  const cashier = page.url();
  await page.goto(asked);
  await expectInteractive(page);
  await button(page, '提交支付').click();
  await expect(page).toHaveURL(cashier);
});
