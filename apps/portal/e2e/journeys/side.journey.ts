import type { Page } from '@playwright/test';
import { demoPerson, supplier } from '../support/accounts.ts';
import { home, uploadPage } from '../support/addresses.ts';
import { chatPage } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { savedState } from '../support/saved-state.ts';
import { expectMember } from '../support/shell.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: '个人中心菜单' });
const side = (page: Page, name: '采购方' | '供应方') => menu(page).getByRole('button', { name, exact: true });

async function expectSide(page: Page, name: '采购方' | '供应方'): Promise<void> {
  await expectMember(page);
  await expect(side(page, name)).toHaveAttribute('aria-pressed', 'true');
}

test('the side survives pages, a reload and tabs; it begins as 采购方 (R-STATE-017 to 020, decision 51)', async ({
  page,
  context,
}) => {
  await enterAs(context, demoPerson(0));
  await page.goto(chatPage);
  await expectSide(page, '采购方');
  const other = await context.newPage();
  await other.goto(uploadPage);
  await expectSide(other, '采购方');

  await side(page, '供应方').click();
  await expectSide(page, '供应方');
  await expect(menu(page).getByRole('button', { name: '建材报价' })).toBeVisible();
  await expect(menu(page).getByRole('button', { name: '建材采购' })).toBeHidden();
  // The other tab follows, and does not undo it when it is left.
  await expectSide(other, '供应方');
  await other.close();

  await page.goto(uploadPage);
  await expectSide(page, '供应方');
  await page.reload();
  await expectSide(page, '供应方');
  expect(await savedState(page, 'user')).toMatchObject({ companyType: 'supply' });
  await page.goto(home);
  await page.goto(chatPage);
  await expectSide(page, '供应方');

  await side(page, '采购方').click();
  await page.reload();
  await expectSide(page, '采购方');
});

test('a company that only supplies is offered the other side once, and never switched unasked (decision 51)', async ({
  page,
  context,
}) => {
  await enterAs(context, supplier);
  await page.goto(chatPage);
  await expectSide(page, '采购方');
  const take = menu(page).getByRole('button', { name: '切换为供应方' });
  await expect(take).toBeVisible();
  await menu(page).getByRole('button', { name: '暂不切换' }).click();
  await expect(take).toBeHidden();
  await page.reload();
  await expectSide(page, '采购方');
  await expect(take).toBeHidden();

  await page.evaluate(() => localStorage.removeItem('sideOffers'));
  await page.reload();
  await take.click();
  await expectSide(page, '供应方');
  await expect(take).toBeHidden();
});

test('a company that buys is offered nothing', async ({ page, context }) => {
  await enterAs(context, demoPerson(0));
  await page.goto(uploadPage);
  await expectSide(page, '采购方');
  await expect(menu(page).getByRole('button', { name: '切换为供应方' })).toBeHidden();
});
