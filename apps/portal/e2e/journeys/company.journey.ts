import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { buyer, supplier } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { expectInteractive } from '../support/shell.ts';

const list = '/default/company/more';
const main = (page: Page) => page.getByRole('main');

test('a visitor finds a company on the map, and is led to log in for its number', async ({ page }) => {
  await page.goto(`${list}?view=map`);
  await expectInteractive(page);
  await expectAccessible(page);
  const map = main(page).getByRole('navigation', { name: '各市州企业数量' });
  await map.getByRole('link', { name: /^延边州 \d+$/ }).click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('cityCode') === '222400');
  await expect(main(page).getByText(/^延边 \d+家企业，占全省\d+%$/)).toBeVisible();
  await main(page)
    .getByRole('link', { name: /^查看延边\d+家企业$/ })
    .click();
  await expect(page).toHaveURL(({ searchParams }) => !searchParams.has('view'));
  const card = main(page).getByRole('heading', { level: 2 }).first();
  const name = (await card.textContent()) ?? '';
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main(page).getByText(/^1\d\d\*{4}\d{4}$/)).toBeVisible();
  await expect(main(page).getByRole('link', { name: '登录后查看' })).toHaveAttribute('href', /login/);
});

test('a certified company sees whom to call; a followed company is found again', async ({ page, context }) => {
  await enterAs(context, supplier);
  await page.goto(`${list}?keyword=${encodeURIComponent('砚北')}`);
  await expectInteractive(page);
  await main(page).getByRole('link', { name: '吉林省砚北建设集团有限公司' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('吉林省砚北建设集团有限公司');
  await expectAccessible(page);
  // What was counted stays, also for a second try of this journey.
  const phone = main(page).getByRole('link', { name: /^1\d{10}$/ });
  const reveal = main(page).getByRole('button', { name: '查看联系方式' });
  await reveal.or(phone).first().waitFor();
  if (await reveal.isVisible()) {
    await reveal.click();
    await expect(main(page).getByText(/^(本月还可查看\d+家企业|不限次数查看)$/)).toBeVisible();
  }
  await expect(phone).toBeVisible();
  const follow = main(page).getByRole('button', { name: /^(关注|已关注)$/ });
  if ((await follow.textContent()) === '关注') await follow.click();
  await expect(main(page).getByRole('button', { name: '已关注' })).toBeVisible();
  await page.goto(list);
  await main(page).getByRole('link', { name: '我关注的' }).click();
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['吉林省砚北建设集团有限公司']);
});

test('the reveal of a contact stands in the log of the company that asked', async ({ page, context }) => {
  await enterAs(context, buyer);
  await page.goto(list);
  await expectInteractive(page);
  await main(page).getByRole('heading', { level: 2 }).nth(5).getByRole('link').click();
  await main(page).getByRole('button', { name: '查看联系方式' }).click();
  await expect(main(page).getByRole('link', { name: /^1\d{10}$/ })).toBeVisible();
  await page.goto('/user/member-management/operation-log');
  await expect(main(page).getByText('查看联系方式', { exact: true }).filter({ visible: true }).first()).toBeVisible();
});

test('the tabs of a company are addresses, by the keyboard and without scripts too', async ({ page, browser }) => {
  await page.goto(`${list}?keyword=${encodeURIComponent('衡砺')}`);
  await main(page).getByRole('heading', { level: 2 }).first().getByRole('link').click();
  const path = main(page).getByRole('navigation', { name: '当前位置' });
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(path.locator('[aria-current=page]')).toHaveText(name);
  const tabs = main(page).getByRole('navigation', { name: '企业信息' });
  await expect(tabs.getByRole('link')).toHaveText([/^企业简介$/, /^资质\d+$/, /^业绩\d+$/, /^商品\d+$/, /^动态$/]);
  await tabs.getByRole('link', { name: '商品' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('tab') === 'goods');
  await expect(main(page).getByRole('heading', { level: 2, name: '商品与服务' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(main(page).getByRole('heading', { level: 2, name: '企业简介' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: '进入店铺' })).toHaveAttribute(
    'href',
    /^\/shop\/pc\?businessId=\d+$/,
  );

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  const address = new URL(page.url());
  address.searchParams.set('tab', 'certificates');
  await still.goto(address.href);
  const table = main(still).getByRole('table', { name: '资质证书' });
  await expect(table.getByRole('columnheader')).toHaveText(['名称', '等级', '证书编号', '有效期至', '状态']);
  await expect(table.getByRole('link').first()).toHaveAttribute('href', /qualification-detail\?id=\d+$/);
  await plain.close();
});

test('a certificate is looked at over the whole window, by keys, and kept as a picture', async ({ page }) => {
  await page.goto('/default/qualification/teleport');
  await main(page).getByRole('table').getByRole('link').first().click();
  await expectInteractive(page);
  const look = main(page).getByRole('button', { name: '查看大图', exact: true });
  await look.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: '图片查看' });
  await expect(viewer.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(look).toBeFocused();
  const saved = page.waitForEvent('download');
  await main(page).getByRole('button', { name: '保存图片', exact: true }).click();
  expect((await saved).suggestedFilename()).toMatch(/公司.+\.png$/);
});
