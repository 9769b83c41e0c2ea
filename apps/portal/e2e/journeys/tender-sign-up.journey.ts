import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { buyer as manager, supplier as seller } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { earlyTender, tenderView } from '../support/tenders.ts';
import { tradeAs } from '../support/trade.ts';
import { choose, newPdf, unusedName } from '../support/uploads.ts';

/** A public tender of the demonstration that takes sign-ups, with a fee and a deposit; no other journey has it. */
const TENDER = 8;
/** Of nobody: the example of GB 11643-1999. */
const ID_CARD = '11010519491231002X';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));
const main = (page: Page) => page.getByRole('main');
const row = (page: Page, text: string) => page.locator('tr[data-row]').filter({ hasText: text });

/** Pays what the open page asks for, as the channel of the demonstration lets a person answer. */
async function payOnline(page: Page): Promise<void> {
  await button(page, '确认支付').click();
  await expect(page.getByRole('link', { name: '请先阅读并同意缴纳须知' })).toBeVisible();
  await page.getByRole('checkbox', { name: '我已阅读并同意《投标保证金缴纳须知》' }).check();
  await button(page, '确认支付').click();
  await expect(main(page).getByText('支付处理中，请稍后查看结果')).toBeVisible();
  await button(page, '支付成功').click();
  await expect(main(page).getByText('已缴纳，无需重复支付')).toBeVisible();
}

test('a supplier finds a tender, signs up with its letter, is let in, pays fee and deposit, and asks', async ({
  browser,
}) => {
  test.slow();
  const buyer = await tradeAs(browser, manager.phone, 'require');
  const supplier = await tradeAs(browser, seller.phone, 'supply');
  const { id, title, code } = await earlyTender(buyer, TENDER);
  const { page } = supplier;

  await supplier.visit(`/user/invite-tenders/default?keyword=${code}`);
  await row(page, title).getByRole('link', { name: '报名', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/user/my-bid/sign-up\\?tenderId=${id}$`));
  await expectAccessible(page);
  await button(page, '提交报名').click();
  for (const told of ['请上传授权委托书', '请先勾选承诺'])
    await expect(page.getByRole('link', { name: told })).toBeVisible();
  await page.getByRole('textbox', { name: '联系人' }).fill(seller.name);
  await page.getByRole('textbox', { name: '手机号码' }).fill(seller.phone);
  await page.getByRole('textbox', { name: '授权委托人', exact: true }).fill('赵敏');
  await page.getByRole('textbox', { name: '授权委托人身份证号' }).fill('110105194912310021');
  await page.getByRole('checkbox', { name: '我已阅读并承诺所填信息真实有效' }).check();
  const letter = unusedName('授权委托书', 'pdf');
  await choose(page.locator('[data-attachments]'), newPdf(letter));
  await expect(page.getByRole('row').filter({ hasText: letter })).toContainText('本次新增');
  await button(page, '提交报名').click();
  await expect(page.getByRole('link', { name: '请输入正确的身份证号码' })).toBeVisible();
  await page.getByRole('textbox', { name: '授权委托人身份证号' }).fill(ID_CARD);
  await button(page, '提交报名').click();
  await expect(page).toHaveURL(/mode=view/);
  await expect(main(page).getByText('待审核', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '缴纳标书费' })).toHaveCount(0);

  // The buyer goes from its list to those who wait, reads the letter and lets it in.
  await buyer.visit(`/user/invite-tenders/default?keyword=${code}`);
  await row(buyer.page, title).getByRole('link', { name: '报名审核' }).click();
  const [company = ''] = seller.companies;
  const found = buyer.page
    .getByRole('table', { name: '报名列表' })
    .locator('tr[data-row]')
    .filter({ hasText: company });
  await expect(found).toHaveCount(1);
  await buyer.page.getByRole('textbox', { name: '企业名称' }).fill('查无此企业');
  await button(buyer.page, '查询').click();
  await expect(found).toHaveCount(0);
  await button(buyer.page, '重置').click();
  await found.getByRole('button', { name: '查看' }).click();
  await expect(question(buyer.page)).toContainText(letter);
  await expect(question(buyer.page)).not.toContainText(ID_CARD);
  await expectAccessible(buyer.page);
  await question(buyer.page).getByRole('button', { name: '关闭' }).last().click();
  await found.getByRole('button', { name: '通过' }).click();
  await question(buyer.page).getByRole('button', { name: '通过' }).click();
  await expect(found).toHaveCount(0);

  // The page of the supplier that is open hears of it.
  await expect(main(page).getByText('报名成功', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '招标文件', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: '缴纳标书费' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '缴纳标书费' })).toBeVisible();
  await expect(main(page).getByText('叁佰元整')).toBeVisible();
  await expectAccessible(page);
  await payOnline(page);
  await supplier.visit(`/user/my-bid/default?stage=pay&keyword=${code}`);
  await expect(row(page, title)).toContainText('已缴纳');
  await row(page, title).getByRole('link', { name: '去缴费' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '缴纳保证金' })).toBeVisible();
  await payOnline(page);
  await page.reload();
  await expect(main(page).getByText('已缴纳，无需重复支付')).toBeVisible();
  await supplier.visit(`/user/my-bid/default?stage=pay&keyword=${code}`);
  await expect(row(page, title)).toHaveCount(0);
  await supplier.visit(`/user/my-bid/default?keyword=${code}`);
  await expect(row(page, title)).toContainText('报名成功');
  await expectAccessible(page);
  // The documents are there once the fee is paid.
  await supplier.visit(tenderView(id));
  await expect(page.getByRole('heading', { name: '招标文件', exact: true })).toBeVisible();
  // What became of the deposit stands beside the tender, and can be taken along.
  const deposit = page.getByRole('region', { name: '投标保证金', exact: true });
  await expect(deposit).toContainText('已缴纳');
  await expect(deposit).toContainText('线上支付');
  await expect(deposit).toContainText(/支付单号ZF\d+/);
  const download = page.waitForEvent('download');
  await button(page, '下载缴纳凭证').click();
  expect((await download).suggestedFilename()).toBe(`投标保证金缴纳凭证_${code}.txt`);
  // One section at a time; a reload keeps it.
  await page.getByRole('tab', { name: /^采购清单/ }).click();
  await page.reload();
  await expect(page.getByRole('table', { name: '采购清单明细' })).toBeVisible();
  await expect(page.getByText('招标编号', { exact: true })).toBeHidden();

  await supplier.visit(`/user/my-bid/question?tenderId=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: '答疑与异议' })).toBeVisible();
  await expect(main(page).getByText('中标候选人公示期间可以提出异议')).toBeVisible();
  const asked = `分批到货的最小批次是多少（${unusedName('问', '')}）？`;
  await button(page, '提问').click();
  await question(page).getByLabel('提问内容').fill(asked);
  await question(page).getByRole('button', { name: '提问' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(main(page).getByText(asked)).toBeVisible();
  await expectAccessible(page);
  await buyer.visit(tenderView(id));
  await buyer.page.getByRole('tab', { name: /^答疑/ }).click();
  await expect(buyer.page).toHaveURL(/[?&]tab=thread$/);
  await buyer.page
    .getByRole('term')
    .filter({ hasText: company })
    .locator('xpath=following-sibling::dd[1]')
    .getByRole('button', { name: '回复' })
    .click();
  await question(buyer.page).getByLabel('回复内容').fill('不少于60吨');
  await question(buyer.page).getByRole('button', { name: '回复' }).click();
  await expect(main(page).getByText('公开回复：不少于60吨')).toBeVisible();
});
