import { expectAccessible } from '../support/accessibility.ts';
import { buyer, supplier } from '../support/accounts.ts';
import { chatPage, chatParts } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { enterAs } from '../support/login.ts';

test('a chat is chosen, searched and left by the keyboard alone (PG1, R-CHAT-040, R-CHAT-052)', async ({
  page,
  context,
}) => {
  await enterAs(context, buyer);
  await page.goto(chatPage);
  const { rows, row, log, field, region } = chatParts(page);
  // Colleagues stand for one company: the person tells their chats apart.
  const title = region.locator('header p');
  await expect(rows.first()).toBeVisible();
  await tabTo(page, rows.first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(log).toBeVisible();
  const name = (await title.textContent()) ?? '';
  await expect(row(name.split(' · ')[0] ?? '')).toHaveAttribute('aria-current', 'true');
  await tabTo(page, field);
  await page.keyboard.insertText('第一行');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.insertText('第二行');
  await expect(field).toHaveValue('第一行\n第二行');

  await tabTo(page, region.getByRole('button', { name: '查找聊天记录' }));
  await page.keyboard.press('Enter');
  const words = region.getByRole('searchbox', { name: '查找内容' });
  await tabTo(page, words);
  await page.keyboard.insertText('比价表');
  await expect(region.getByText(/^找到 \d+ 条消息$/)).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Alt+ArrowDown');
  await expect(title).not.toHaveText(name);
  await expect(field).toHaveValue('');
  await expect(row('[草稿] 第一行 第二行')).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(field).toHaveValue('第一行\n第二行');
});

test('company and person are shown, and found by either; all chats are drawn without scrolling (PG1)', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1366, height: 1400 });
  await enterAs(context, buyer);
  await page.goto(chatPage);
  const { rows, row, title, region } = chatParts(page);
  const [company = ''] = supplier.companies;
  await expect.poll(() => rows.count()).toBeGreaterThan(8);
  await region.getByRole('searchbox', { name: '搜索会话' }).fill('衡砺');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(company);
  await expect(rows).toContainText(supplier.name);
  await row(company).click();
  await expect(title.first()).toHaveText(company);
  await expect(region.getByText(`${supplier.name} · 总经理`)).toBeVisible();
  await region.getByRole('button', { name: '对方资料' }).click();
  await expect(region.getByText('联系人')).toBeVisible();
  await expectAccessible(page);
});

test('at 390 px list and chat stand alone, and neither scrolls sideways', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(context, buyer);
  await page.goto(chatPage);
  const { rows, back, field, list } = chatParts(page);
  await expect(rows.first()).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(390);
  await rows.first().click();
  await expect(field).toBeInViewport();
  await expect(list).toBeHidden();
  expect(await width()).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await back.click();
  await expect(list).toBeVisible();
  await expect(page).toHaveURL(chatPage);
});

test('an address that names a chat of others opens none', async ({ page, context }) => {
  await enterAs(context, buyer);
  await page.goto(`${chatPage}?chat=1-2`);
  const { rows, field, region } = chatParts(page);
  await expect(rows.first()).toBeVisible();
  await expect(region).toContainText('请选择一个会话');
  await expect(field).toBeHidden();
});
