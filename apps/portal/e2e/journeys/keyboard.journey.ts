import { buyer, demoPassword } from '../support/accounts.ts';
import { home, loginSite } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { enterAs } from '../support/login.ts';
import { expectInteractive, expectMember, expectVisitor, shell } from '../support/shell.ts';

const [firstCompany = '', secondCompany = ''] = buyer.companies;

test('the keyboard alone logs in and chooses a company', async ({ page }) => {
  await page.goto(home);
  await tabTo(page, shell(page).login);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.origin === loginSite);
  await tabTo(page, page.getByRole('textbox', { name: '手机号' }));
  await page.keyboard.type(buyer.phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '选择企业' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: secondCompany }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(home);
  await expectMember(page, secondCompany);
});

test('the keyboard alone switches the company (R-HEAD-054)', async ({ page, context }) => {
  await enterAs(context, buyer);
  await page.goto(home);
  await expectInteractive(page);
  await expectMember(page, firstCompany);
  await tabTo(page, shell(page).company);
  await page.keyboard.press('Enter');
  const options = shell(page).companies.getByRole('option');
  await expect(options).toHaveText([...buyer.companies]);
  await expect(shell(page).companies).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(shell(page).company).toBeFocused();
  await expectMember(page, firstCompany);
  await page.keyboard.press('Enter');
  await expect(shell(page).companies).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectMember(page, secondCompany);
});

test('the keyboard alone reads the drawer and comes back to the bell (R-DRAWER-018)', async ({ page, context }) => {
  await enterAs(context, buyer);
  await page.goto(home);
  await expectInteractive(page);
  const { bell, drawer, tabs } = shell(page);
  await tabTo(page, bell);
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  const selected = drawer.getByRole('tab', { selected: true });
  await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await tabTo(page, selected);
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(selected).toHaveText(/^订单服务/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(selected).toHaveText(/^系统通知/);
  await tabTo(page, drawer.getByRole('link', { name: '查看更多' }));
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(bell).toBeFocused();
});

test('the keyboard alone logs out (R-LOGOUT-001 to 004)', async ({ page, context }) => {
  await enterAs(context, buyer);
  await page.goto(home);
  await expectInteractive(page);
  const { logout, logoutDialog } = shell(page);
  await tabTo(page, logout);
  await page.keyboard.press('Enter');
  await expect(logoutDialog.getByRole('button', { name: '取消' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(logout).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(logoutDialog).toBeVisible();
  await tabTo(page, logoutDialog.getByRole('button', { name: '确认退出' }));
  await page.keyboard.press('Enter');
  await expectVisitor(page);
});

test('the first Tab of a page offers to skip the header', async ({ page }) => {
  await page.goto(home);
  await expectInteractive(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
