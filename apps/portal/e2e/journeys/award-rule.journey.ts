import { expectAccessible } from '../support/accessibility.ts';
import { demoPerson } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { expectInteractive } from '../support/shell.ts';
import { tradeAs } from '../support/trade.ts';

// Owns a company without a rule, whose awards other journeys look at no more.
const owner = demoPerson(26).phone;

test('who may edit the company sets from which total on awards wait, and another tab does not undo it unseen', async ({
  browser,
}) => {
  const { page } = await tradeAs(browser, owner, 'require');
  const other = await page.context().newPage();
  const amount = (tab: typeof page) => tab.getByRole('dialog').getByLabel('审批金额');
  const open = async (tab: typeof page) => {
    await tab.goto('/user/my-quotation/default');
    await expectInteractive(tab);
    await tab.getByRole('button', { name: '定标审批', exact: true }).click();
  };
  await open(page);
  await expect(amount(page)).toHaveValue('');
  await expectAccessible(page);
  await open(other);
  await amount(page).fill('50000.5');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('定标总额超过¥50,000.50时须经审批')).toBeVisible();

  await expect(amount(other)).toHaveValue('');
  await amount(other).fill('80000');
  await other.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(other.getByText('审批金额已被他人修改，请重新打开后再改')).toBeVisible();

  await open(page);
  await expect(amount(page)).toHaveValue('50000.50');
  await amount(page).fill('');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('定标不再需要审批')).toBeVisible();
});
