import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { demoPerson, unusedPhone } from '../support/accounts.ts';
import { changchunPortal } from '../support/addresses.ts';
import { sentCode, solveCaptcha } from '../support/captcha.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { expectInteractive } from '../support/shell.ts';

const list = '/default/news/salon-more';
/** In the demonstration this one has seats for everybody, and that one none. */
const open = '建筑企业数据资产入表实务';
const full = 'BIM正向设计在住宅项目中的落地';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function openSalon(page: Page, title: string): Promise<void> {
  await page.goto(list);
  await expectInteractive(page);
  await main(page).getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function prove(page: Page, phone: string): Promise<void> {
  await dialog(page).getByLabel('手机号').fill(phone);
  await solveCaptcha(page);
  await expect(page.getByText('发送成功', { exact: true })).toBeVisible();
  await dialog(page)
    .getByLabel('短信验证码')
    .fill(await sentCode(page, phone));
}

test('a visitor takes a seat by a code, and finds the way to give it back on a phone', async ({ page }) => {
  const phone = unusedPhone();
  await openSalon(page, open);
  await expectAccessible(page);
  await button(page, '立即报名').click();
  await dialog(page).getByRole('button', { name: '提交报名' }).click();
  await expect(dialog(page).getByLabel('姓名')).toBeFocused();
  await expect(dialog(page).getByLabel('姓名')).toHaveAccessibleDescription(/请输入姓名/);
  await dialog(page).getByLabel('姓名').fill('孟知远');
  await prove(page, phone);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: '提交报名' }).click();
  await expect(page.getByText('报名成功', { exact: true })).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expectInteractive(page);
  await expect(main(page).getByText('您已报名', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expect(button(page, '立即报名')).toHaveCount(0);
  await button(page, '取消报名').click();
  await dialog(page).getByRole('button', { name: '取消报名' }).click();
  await expect(dialog(page).getByLabel('手机号')).toBeFocused();
  // A second code to a phone is sent a minute after the first at the earliest; the server's tests go on from here.
  await dialog(page).getByLabel('手机号').fill(phone);
  await expect(dialog(page).getByRole('slider')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button(page, '取消报名')).toBeFocused();
});

test('a member takes a seat without a code, finds it beside the list, and gives it back', async ({ page, context }) => {
  await enterAs(context, demoPerson(21));
  await openSalon(page, open);
  await button(page, '立即报名').click();
  await expect(dialog(page).getByLabel('手机号')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: '提交报名' }).click();
  await expect(button(page, '取消报名')).toBeVisible();
  await page.reload();
  await expect(button(page, '取消报名')).toBeVisible();
  const file = await page.request.get(
    (await main(page).getByRole('link', { name: '加入日历' }).getAttribute('href')) ?? '',
  );
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await file.text()).toContain('BEGIN:VEVENT');

  await page.goto(list);
  const mine = main(page).getByRole('navigation', { name: '我报名的' });
  await mine.getByRole('link', { name: open }).click();
  await button(page, '取消报名').click();
  await dialog(page).getByRole('button', { name: '取消报名' }).click();
  await expect(button(page, '立即报名')).toBeVisible();
  await page.goto(list);
  await expect(mine).toContainText('还没有报名活动');
});

test('a salon without seats offers a place among those who wait', async ({ page, context }) => {
  await enterAs(context, demoPerson(22));
  await openSalon(page, full);
  await expect(main(page).getByText('共40人，已报40人')).toBeVisible();
  await button(page, '加入候补').click();
  await dialog(page).getByRole('button', { name: '确认候补' }).click();
  await expect(main(page).getByText(/^您在候补第\d+位/)).toBeVisible();
});

test('the calendar leads to the salons of a day, and a second click back to all', async ({ page }) => {
  await page.goto(list);
  await expectInteractive(page);
  const calendar = main(page).getByRole('region', { name: '活动日历' });
  await expect(async () => {
    await calendar.getByRole('button', { name: '下个月' }).click();
    await expect(calendar.getByRole('link').first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  const day = (await calendar.getByRole('link').first().getAttribute('aria-label')) ?? '';
  await calendar.getByRole('link').first().click();
  await expect(page).toHaveURL(({ searchParams }) => /^\d{4}-\d\d-\d\d$/.test(searchParams.get('day') ?? ''));
  await expect(main(page).getByText(/^共1场活动/)).toBeVisible();
  await calendar.getByRole('link', { name: day }).click();
  await expect(page).toHaveURL(({ pathname, search }) => pathname === list && search === '');
});

test('a replay loads on every host of the portal', async ({ page }) => {
  await page.goto(`${changchunPortal}${list}`);
  await expectInteractive(page);
  await main(page).getByRole('navigation', { name: '最新回放' }).getByRole('link').first().click();
  const video = main(page).locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
  await expect(main(page).getByText('此视频暂无法播放，请稍后再试')).toHaveCount(0);
});
