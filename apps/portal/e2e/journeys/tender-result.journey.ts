import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { colleague, demoPerson, buyer as manager, supplier } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { demoTender, resultPages, tenderView } from '../support/tenders.ts';
import { done, type Trader, tradeAs } from '../support/trade.ts';
import { choose, newFile, unusedName } from '../support/uploads.ts';

// Each goes on from a tender of the demonstration that no other journey has: a lawful one takes more than three weeks.
const LOTS = { opening: 49, evaluating: 55, objection: 57, confirming: 61, failed: 68 } as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));
const main = (page: Page) => page.getByRole('main');
const status = (page: Page, label: string) => main(page).getByText(label, { exact: true }).first();

/** Confirms what a page asks back. */
async function confirm(page: Page, name: string): Promise<void> {
  await question(page).getByRole('button', { name, exact: true }).click();
  await expect(question(page)).toHaveCount(0);
}

/** Of whom the buyer has just let win. */
async function winnersPhone(buyer: Trader, id: string): Promise<string> {
  const { candidates } = done(await buyer.get(`/tender/result?id=${id}`));
  const won = candidates.find(({ hasWon }: { readonly hasWon: boolean }) => hasWon);
  const { records } = done(await buyer.get(`/signup/list?tenderId=${id}&size=50`));
  const named = ({ businessName }: { readonly businessName: string }) => businessName === won.businessName;
  return records.find(named).contactPhone;
}

test('a tender is opened by both of its openers while a bidder watches the same page', async ({ browser }) => {
  test.slow();
  const first = await tradeAs(browser, manager.phone, 'require');
  const second = await tradeAs(browser, colleague.phone, 'require');
  const bidder = await tradeAs(browser, supplier.phone, 'supply');
  const { id } = await demoTender(first, LOTS.opening);
  for (const { visit } of [first, second, bidder]) await visit(resultPages.table(id));
  await expect(main(bidder.page).getByText('到开标时间后由招标人开标，开标后本页自动显示开标一览表')).toBeVisible();
  await expect(bidder.page.getByRole('table', { name: '各投标人报价' })).toHaveCount(0);
  await expect(button(bidder.page, '确认开标')).toHaveCount(0);
  await expectAccessible(first.page);

  await button(first.page, '确认开标').click();
  await confirm(first.page, '确认开标');
  await expect(button(first.page, '确认开标')).toHaveCount(0);
  await expect(status(first.page, '待开标')).toBeVisible();
  await button(second.page, '确认开标').click();
  await confirm(second.page, '确认开标');

  // All three pages show the record by themselves, and it is the same.
  for (const { page } of [first, second, bidder]) {
    await expect(status(page, '评标中')).toBeVisible();
    await expect(page.getByRole('table', { name: '各投标人报价' }).locator('tr[data-row]')).toHaveCount(4);
  }
  const totals = (page: Page) =>
    page.getByRole('table', { name: '各投标人报价' }).locator('tr[data-row] b').allTextContents();
  expect(await totals(bidder.page)).toEqual(await totals(first.page));
  await expect(bidder.page.getByText('本企业', { exact: true })).toBeVisible();
  await expectAccessible(bidder.page);
  await bidder.page.reload();
  await expect(bidder.page.getByRole('table', { name: '各投标人报价' })).toBeVisible();
});

test('two evaluators score alone, the scores are put together, and the candidates are published to the bidders', async ({
  browser,
}) => {
  test.slow();
  const first = await tradeAs(browser, manager.phone, 'require');
  const second = await tradeAs(browser, colleague.phone, 'require');
  const { id, tenderType } = await demoTender(first, LOTS.evaluating);
  for (const { visit } of [first, second]) await visit(resultPages.table(id));
  const { page } = second;
  // Who has handed in reads nothing of the other, and the other nothing of her.
  await expect(first.page.getByText('还有1名评委未提交评分，全部提交后汇总')).toBeVisible();
  await expect(page.getByRole('table', { name: '评分表' })).toHaveCount(0);
  await button(page, '声明利益冲突').click();
  await question(page).getByRole('radio', { name: '不存在利益冲突', exact: true }).check();
  await confirm(page, '声明利益冲突');
  const sheet = page.getByRole('table', { name: '评分表' });
  await expect(sheet).toBeVisible();
  await expect(button(page, '提交评分')).toBeDisabled();
  const cells = await sheet.getByRole('textbox').all();
  expect(cells).toHaveLength(12);
  await cells[0]?.fill('99');
  await expect(sheet.getByText('得分须在0到35之间')).toBeVisible();
  for (const cell of cells) await cell.fill('9.5');
  await button(page, '保存评分').click();
  await expect(page.getByText('评分已保存').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('已评12/12格')).toBeVisible();
  await expectAccessible(page);
  await button(page, '提交评分').click();
  await confirm(page, '提交评分');

  for (const { page: open } of [first, second])
    await expect(open.getByRole('heading', { name: '综合评分表' })).toBeVisible();
  await expect(first.page.getByText('还有1名评委未提交评分，全部提交后汇总')).toHaveCount(0);
  await first.page.reload();
  await button(first.page, '提交评标结果').click();
  await expect(first.page.getByText('请上传评标报告')).toBeVisible();
  const report = unusedName('评标报告', 'txt');
  await choose(first.page.locator('[data-attachments]'), newFile(report));
  await expect(first.page.getByRole('row').filter({ hasText: report })).toContainText('本次新增');
  await button(first.page, '提交评标结果').click();
  await confirm(first.page, '提交评标结果');
  await expect(status(first.page, '中标公示')).toBeVisible();

  const bidder = await tradeAs(browser, supplier.phone, 'supply');
  await bidder.visit(tenderView(id, tenderType));
  await expect(bidder.page.getByRole('table', { name: '中标候选人列表' }).locator('tr[data-row]')).toHaveCount(3);
  await expect(button(bidder.page, '提出异议')).toBeVisible();
  await expectAccessible(bidder.page);
});

test('an objection that is upheld sends a tender back to its evaluation', async ({ browser }) => {
  test.slow();
  // Of a company whose member reads no notices in another journey.
  const buyer = await tradeAs(browser, demoPerson(8).phone, 'require');
  const bidder = await tradeAs(browser, supplier.phone, 'supply');
  const { id, tenderType } = await demoTender(buyer, LOTS.objection);
  await buyer.visit(resultPages.award(id));
  await bidder.visit(tenderView(id, tenderType));
  const content = '第一中标候选人的供货期与招标文件要求不一致，请核实';
  await button(bidder.page, '提出异议').click();
  await question(bidder.page).getByLabel('异议内容').fill(content);
  await confirm(bidder.page, '提出异议');
  await expect(bidder.page.getByText('待答复', { exact: true })).toBeVisible();
  // The buyer's page that is open hears of it, and not whose it is.
  await expect(buyer.page.getByText(content)).toBeVisible();
  await expect(buyer.page.getByText('存在未答复的异议，暂不能确认中标')).toBeVisible();
  await buyer.page.getByRole('button', { name: '答复', exact: true }).click();
  await question(buyer.page).getByRole('radio', { name: '成立，重新评标', exact: true }).check();
  await question(buyer.page).getByLabel('答复内容').fill('经核实成立，重新评标');
  await confirm(buyer.page, '答复异议');
  for (const { page } of [buyer, bidder]) await expect(status(page, '评标中')).toBeVisible();
  await bidder.page.reload();
  await expect(bidder.page.getByRole('table', { name: '中标候选人列表' })).toHaveCount(0);
  expect(done(await bidder.get(`/tender/detail?id=${id}`)).status).toBe(7);
});

test('an award makes the deal, tells the losers, and gives their deposits back', async ({ browser }) => {
  test.slow();
  const buyer = await tradeAs(browser, manager.phone, 'require');
  const bidder = await tradeAs(browser, supplier.phone, 'supply');
  const { id, title } = await demoTender(buyer, LOTS.confirming);
  await buyer.visit(resultPages.award(id));
  await expect(buyer.page.getByText('请于收到本通知后48小时内确认，并在30日内签订合同。')).toBeVisible();
  await button(buyer.page, '确认中标').click();
  await confirm(buyer.page, '确认中标');
  await expect(status(buyer.page, '已定标')).toBeVisible();
  await buyer.page.reload();
  await expect(buyer.page.getByRole('link', { name: '查看成交单' })).toBeVisible();

  const winner = await tradeAs(browser, await winnersPhone(buyer, id), 'supply');
  await winner.visit('/user/notice?tag=1');
  const notice = winner.page.getByRole('row').filter({ hasText: `恭喜，您已中标“${title}”` });
  await notice.getByRole('link', { name: '中标通知书' }).click();
  await winner.page.getByRole('button', { name: '查看详情' }).click();
  await expect(status(winner.page, '已中标')).toBeVisible();
  await winner.visit(`/user/my-bid/default?stage=won&keyword=${encodeURIComponent(title)}`);
  const won = winner.page.locator('tr[data-row]').filter({ hasText: title });
  await expect(won.getByText('已中标', { exact: true })).toBeVisible();
  await won.getByRole('link', { name: '查看结果' }).click();
  await expect(winner.page.getByRole('heading', { level: 1, name: '中标公示' })).toBeVisible();
  await expect(winner.page.getByRole('table', { name: '中标候选人列表' }).getByText('已中标')).toBeVisible();
  await expect(button(winner.page, '确认中标')).toHaveCount(0);
  await expectAccessible(winner.page);

  await bidder.visit('/user/notice?tag=1');
  await expect(bidder.page.getByRole('row').filter({ hasText: title }).filter({ hasText: '您未中标' })).toBeVisible();
  const row = bidder.page.locator('tr[data-row]').filter({ hasText: title });
  await expect(async () => {
    await bidder.visit(`/user/my-bid/default?keyword=${encodeURIComponent(title)}`);
    await expect(row.getByText('已退还')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(row.getByText('未中标')).toBeVisible();
});

test('a tender with two bids has failed, and both sides read why', async ({ browser }) => {
  const buyer = await tradeAs(browser, manager.phone, 'require');
  const { id } = await demoTender(buyer, LOTS.failed);
  await buyer.visit(resultPages.table(id));
  await expect(status(buyer.page, '已流标')).toBeVisible();
  await expect(buyer.page.getByText('流标原因：有效投标不足3家')).toBeVisible();
  await expect(buyer.page.getByRole('table', { name: '各投标人报价' })).toHaveCount(0);

  const bidder = await tradeAs(browser, supplier.phone, 'supply');
  await bidder.visit(`/user/my-bid/default?keyword=${encodeURIComponent('（69标）')}`);
  const row = bidder.page.locator('tr[data-row]');
  await expect(row.getByText('已流标')).toBeVisible();
  await expect(row.getByText('已退还')).toBeVisible();
  await expectAccessible(bidder.page);
});
