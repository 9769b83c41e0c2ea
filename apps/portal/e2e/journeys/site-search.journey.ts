import { expectAccessible } from '../support/accessibility.ts';
import { home } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { expectInteractive, shell } from '../support/shell.ts';

const searchPage = '/default/global-search';

test('suggestions of the banner are found by initials, chosen by the keyboard alone, and searched for', async ({
  page,
}) => {
  await page.goto(home);
  await expectInteractive(page);
  const { search } = shell(page);
  await search.pressSequentially('zps');
  const options = page.getByRole('listbox', { name: '搜索建议' }).getByRole('option');
  await expect(options.first()).toContainText('装配式');
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const chosen = (await options.first().locator('span').first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname === searchPage && searchParams.get('keyword') === chosen,
  );
  await expect(page.locator('mark').first()).toHaveText(chosen);
});

test('Escape closes the suggestions, and Enter then searches for the text', async ({ page }) => {
  await page.goto(searchPage);
  await expectInteractive(page);
  const { search } = shell(page);
  await search.pressSequentially('施工');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('keyword') === '施工');
});

test('what was searched for is kept on this device until it is removed', async ({ page }) => {
  for (const keyword of ['冬期', '施工']) {
    await page.goto(`${searchPage}?keyword=${encodeURIComponent(keyword)}`);
    await expect(page.locator('mark').first()).toHaveText(keyword);
    await expectInteractive(page);
  }
  await page.goto(searchPage);
  const recent = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
  await expect(recent).toHaveText(['施工', '冬期']);
  await expectAccessible(page);
  await recent.getByRole('button', { name: '删除施工' }).click();
  await page.reload();
  await expect(recent).toHaveText(['冬期']);
  await page.getByRole('button', { name: '清空' }).click();
  await expect(recent).toHaveCount(0);
});

test('a blank search stays and says what is missing; search engines are told not to keep the page', async ({
  page,
}) => {
  await page.goto(searchPage);
  await expectInteractive(page);
  await shell(page).search.press('Enter');
  await expect(page).toHaveURL(searchPage);
  await expect(shell(page).search).toHaveAccessibleDescription('请输入您想要搜索的内容');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
});

test('nothing found offers shorter words, what others search for, and somebody to ask', async ({ page }) => {
  await page.goto(`${searchPage}?keyword=${encodeURIComponent('冬期施工气凝胶毡')}`);
  const main = page.getByRole('main');
  await expect(main.getByText('没有找到与“冬期施工气凝胶毡”相关的内容，换个关键词试试')).toBeVisible();
  await expect(main.getByRole('link', { name: '联系客服' })).toBeVisible();
  await expect(main.getByRole('link', { name: '装配式建筑' })).toBeVisible();
  await main.getByRole('link', { name: '冬期施工', exact: true }).first().click();
  await expect(page.locator('mark').first()).toHaveText('冬期施工');
});

test('a slip of the hand is answered with what was meant, and says so', async ({ page }) => {
  await page.goto(`${searchPage}?keyword=${encodeURIComponent('钢才')}`);
  const main = page.getByRole('main');
  await expect(main.getByText('没有找到“钢才”，以下是“钢材”的结果')).toBeVisible();
  await expect(main.getByText('您是不是要找')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: '钢材', exact: true }).first().click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('keyword') === '钢材');
  await expect(page.locator('mark', { hasText: '钢材' }).first()).toBeVisible();
});

test('companies are a type of their own with their count, reached by the keyboard, and open their page', async ({
  page,
}) => {
  await page.goto(`${searchPage}?keyword=${encodeURIComponent('有限公司')}`);
  await expectInteractive(page);
  const companies = page.getByRole('navigation', { name: '类型' }).getByRole('link', { name: /^企业/ });
  await expect(companies).not.toHaveText('企业0');
  await companies.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('type') === 'company');
  await expect(companies).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('mark').first()).toHaveText('有限公司');
  await page.getByRole('main').locator('a[href*="/default/company/detail?id="]').first().click();
  await expect(page).toHaveURL(/\/default\/company\/detail\?id=/);
});
