import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { demoPerson } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { boxOf, expectInteractive } from '../support/shell.ts';

const list = '/default/comprehensives-ervices/law-services/law-lesson/lawlesson-list';

const main = (page: Page) => page.getByRole('main');
const video = (page: Page) => page.locator('video');
const isAt = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);

async function openLesson(page: Page, title: string): Promise<void> {
  await page.goto(`${list}?${new URLSearchParams({ keyword: title })}`);
  await expectInteractive(page);
  await main(page).getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

/** Plays without sound to a moment. */
async function playTo(page: Page, seconds: number): Promise<void> {
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
  await video(page).evaluate(async (element: HTMLVideoElement, at) => {
    element.muted = true;
    element.currentTime = at;
    await element.play();
  }, seconds);
  await expect.poll(() => isAt(page)).toBeGreaterThan(seconds);
}

test('a visitor watches a trial to its end, and no chapter that is to be paid', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLesson(page, '建设工程合同风险十讲');
  await expectAccessible(page);
  await main(page).getByRole('link', { name: '免费试看', exact: true }).click();
  await playTo(page, 37);
  await expect(main(page).getByText('试看结束，购买后观看完整课程')).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  // Nothing leads on by itself to what is locked.
  await expect(main(page).getByRole('link', { name: '下一讲', exact: true })).toHaveCount(0);
  await page.getByRole('navigation', { name: '课程目录' }).getByRole('link').last().click();
  await expect(main(page).getByText('购买后观看完整课程', { exact: true })).toBeVisible();
  await expect(video(page)).not.toHaveAttribute('src');
});

test('a member learns a free lesson, leaves, and goes on where she was', async ({ page, context }) => {
  await enterAs(context, demoPerson(31));
  await openLesson(page, '民法典与建设工程');
  await main(page).getByRole('link', { name: '立即学习', exact: true }).click();
  await playTo(page, 12);
  const kept = page.waitForResponse((response) => response.url().endsWith('/lesson/progress'));
  await video(page).evaluate((element: HTMLVideoElement) => element.pause());
  await kept;
  const note = main(page).getByLabel('笔记');
  const keep = main(page).getByRole('button', { name: /记笔记$/ });
  const [field, button] = [await boxOf(note), await boxOf(keep)];
  expect(button.y - field.y - field.height).toBeGreaterThanOrEqual(8);
  await note.fill('实际施工人的主张范围');
  await keep.click();
  await expect(main(page).getByText('实际施工人的主张范围')).toBeVisible();
  await openLesson(page, '民法典与建设工程');
  await main(page).getByRole('link', { name: '继续学习', exact: true }).click();
  await expect(main(page).getByText(/^上次看到00:1\d，继续播放$/)).toBeVisible();
  await expect.poll(() => isAt(page)).toBeGreaterThanOrEqual(12);
  await expect(main(page).getByText('实际施工人的主张范围')).toBeVisible();
});
