import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { demoPerson, unusedPhone } from '../support/accounts.ts';
import { portal } from '../support/addresses.ts';
import { sentCode, solveCaptcha } from '../support/captcha.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { expectInteractive } from '../support/shell.ts';

const open = '/default/open-api/open';
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

/** Calls as another system does: without a browser. */
async function callWith(secret: string, path: string) {
  const answer = await fetch(portal + path, { headers: { 'X-Api-Key': secret } });
  const { code, data } = await answer.json();
  return { status: answer.status, code, data };
}

test('a visitor finds a call, tries it, and shares its address', async ({ page }) => {
  await page.goto(open);
  await expectInteractive(page);
  await expectAccessible(page);
  const search = main(page).getByRole('searchbox', { name: '接口名称或地址' });
  await search.fill('front/search');
  await search.press('Enter');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('keyword') === 'front/search');
  const contents = main(page).getByRole('navigation', { name: '接口目录' });
  await contents.getByRole('link', { name: '全站搜索' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '全站搜索' })).toBeVisible();
  await expectAccessible(page);
  await main(page).getByLabel('keyword').fill('');
  await main(page).getByRole('button', { name: '发送请求' }).click();
  await expect(main(page).getByLabel('keyword')).toHaveAccessibleDescription(/请填写该参数/);
  await main(page).getByLabel('keyword').fill('冬期');
  await expect(main(page).getByRole('region', { name: '请求示例' })).toContainText('keyword=冬期');
  await main(page).getByRole('button', { name: '发送请求' }).click();
  const answer = main(page).getByRole('region', { name: '响应' });
  await expect(answer).toContainText('"success": true');
  await expect(answer.getByRole('status')).toHaveText(/^200，\d+ ms$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: '全站搜索' })).toBeVisible();
  await expectAccessible(page);
});

test('an administrator makes a key, another system calls with it, the log shows it, and it is revoked', async ({
  page,
  context,
}) => {
  await enterAs(context, demoPerson(40));
  await page.goto(`${open}?call=address.list`);
  await expectInteractive(page);
  await main(page).getByRole('button', { name: '发送请求' }).click();
  await expect(main(page).getByRole('region', { name: '响应' })).toContainText('"records"');

  await main(page).getByRole('link', { name: '我的密钥' }).click();
  await main(page).getByRole('button', { name: '新建密钥' }).click();
  await dialog(page).getByRole('button', { name: '新建', exact: true }).click();
  await expect(dialog(page).getByLabel('密钥名称')).toBeFocused();
  await dialog(page).getByLabel('密钥名称').fill('旅程系统');
  await dialog(page).getByRole('checkbox', { name: '行政区划' }).check();
  await dialog(page).getByRole('checkbox', { name: '本企业收货地址' }).check();
  const nextYear = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  await dialog(page).getByLabel('有效期至').fill(nextYear);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: '新建', exact: true }).click();
  const shown = dialog(page).getByText(/^jz\.[\da-f]{8}\.[\w-]{43}$/);
  const secret = (await shown.textContent()) ?? '';
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: '我已保存' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);

  const regions = '/api/rs-member-service/ecomm/region/children';
  const addresses = '/api/rs-member-service/ecomm/address/list';
  expect(await callWith(secret, regions)).toMatchObject({ status: 200, code: 200 });
  expect(await callWith(secret, addresses)).toMatchObject({ status: 200, code: 200 });
  const foreign = await callWith(secret, '/api/rs-cms-service/ecomm/front/search/hot');
  expect(foreign).toMatchObject({ status: 200, code: 403, data: { reason: 'KEY_SCOPE' } });

  await main(page).getByRole('link', { name: '调用记录' }).click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('part') === 'log');
  await expect(async () => {
    await page.reload();
    await expect(main(page).getByText('收货地址列表').filter({ visible: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page);
  await main(page).getByRole('link', { name: '失败', exact: true }).click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('result') === 'refused');
  await expect(main(page).getByText('失败 403').filter({ visible: true })).toBeVisible();

  await main(page).getByRole('link', { name: '我的密钥' }).click();
  await main(page).getByRole('button', { name: /吊销/ }).first().click();
  await page.getByRole('button', { name: '确认吊销' }).click();
  await expect(main(page).getByText('已吊销', { exact: true }).filter({ visible: true })).toBeVisible();
  expect(await callWith(secret, regions)).toMatchObject({ status: 401, code: 401, data: { reason: 'KEY_REVOKED' } });
});

test('who has no company asks for access with a phone that a code proves', async ({ page }) => {
  const phone = unusedPhone();
  await page.goto(open);
  await expectInteractive(page);
  await main(page).getByRole('button', { name: '申请接入' }).first().click();
  await dialog(page).getByRole('button', { name: '提交申请' }).click();
  await expect(dialog(page).getByLabel('企业')).toBeFocused();
  await dialog(page).getByLabel('企业').fill('吉林辰远软件有限公司');
  await dialog(page).getByLabel('联系人').fill('沈砚秋');
  await dialog(page).getByLabel('接入用途').fill('将平台的政策与资讯同步到企业内部系统');
  await dialog(page).getByLabel('手机号').fill(phone);
  await solveCaptcha(page);
  await expect(page.getByText('发送成功', { exact: true })).toBeVisible();
  await dialog(page)
    .getByLabel('短信验证码')
    .fill(await sentCode(page, phone));
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText(/^申请已提交，编号KF\d{13}/)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});
