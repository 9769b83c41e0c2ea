import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { buyer as manager } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { earlyTender, paidBidders } from '../support/tenders.ts';
import { tradeAs } from '../support/trade.ts';
import { choose, newPdf, unusedName } from '../support/uploads.ts';

/** A tender of goods of the demonstration that takes bids; no other journey has it. */
const TENDER = 23;
/** Places of the cells that a bidder fills in. */
const [PRICE, BRAND] = [5, 7] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));
const main = (page: Page) => page.getByRole('main');
const widget = (page: Page, label: string) => page.locator('[data-attachments]').filter({ hasText: label });

async function typeInto(page: Page, line: number, column: number, text: string): Promise<void> {
  const grid = page.getByRole('grid', { name: '分项报价' });
  await grid.locator(`td[data-row="${line}"][data-column="${column}"]`).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Hands the bid of the open form in. @returns its total as the question says it */
async function handIn(page: Page, act: string): Promise<string> {
  await button(page, act).click();
  const [, total = ''] = /投标总价 ¥([\d,.]+)/.exec((await question(page).textContent()) ?? '') ?? [];
  await question(page).getByRole('button', { name: act, exact: true }).click();
  await expect(page).toHaveURL(/bid-company-detail\?bidId=\d+$/);
  return total;
}

test('a supplier writes a bid with prices and files, gets a signed receipt, takes the bid back and replaces it; the buyer reads nothing', async ({
  browser,
}) => {
  test.slow();
  const buyer = await tradeAs(browser, manager.phone, 'require');
  const { id, title, code } = await earlyTender(buyer, TENDER);
  // The last of them has a bid already.
  const [phone = ''] = await paidBidders(buyer, id);
  const bidder = await tradeAs(browser, phone, 'supply');
  const { page } = bidder;
  const own = (stage: string) => `/user/my-bid/default?stage=${stage}&keyword=${code}`;
  const row = page.locator('tr[data-row]').filter({ hasText: title });

  await bidder.visit(own('bid'));
  await row.getByRole('link', { name: '去投标' }).click();
  await expect(page).toHaveURL(new RegExp(`/user/my-bid/bid\\?tenderId=${id}$`));
  await expectAccessible(page);
  await button(page, '递交投标').click();
  for (const told of ['请输入质量标准', '请上传技术标文件', '请上传商务标文件'])
    await expect(page.getByRole('link', { name: told })).toBeVisible();
  const lines = await page
    .getByRole('grid', { name: '分项报价' })
    .locator(`td[data-column="${PRICE}"][data-row]`)
    .count();
  expect(lines).toBeGreaterThan(3);
  for (let line = 0; line < lines; line += 1) {
    await typeInto(page, line, PRICE, '1.25');
    await typeInto(page, line, BRAND, '鞍钢');
  }
  await expect(main(page).getByText(`已报${lines}/${lines}项`)).toBeVisible();
  await page.getByRole('textbox', { name: '工期/供货期(天)' }).fill('26');
  await page.getByRole('textbox', { name: '质量标准' }).fill('符合国家现行合格标准');
  const [tech, biz] = [unusedName('技术标', 'pdf'), unusedName('商务标', 'pdf')];
  for (const [label, name] of [
    ['技术标文件', tech],
    ['商务标文件', biz],
  ] as const) {
    await choose(widget(page, label), newPdf(name));
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('本次新增');
  }
  // What is unfinished is kept, and is there again.
  await button(page, '存草稿').click();
  await expect(page.getByText(/已自动保存 \d\d:\d\d/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: '质量标准' })).toHaveValue('符合国家现行合格标准');
  await expect(page.getByRole('row').filter({ hasText: tech })).toBeVisible();
  const first = await handIn(page, '递交投标');

  await expect(page.getByRole('heading', { name: '投标回执' })).toBeVisible();
  await expect(main(page).getByText('第1次', { exact: true })).toBeVisible();
  // The fingerprint of what was handed in, and the signature of the platform.
  await expect(main(page).getByText(/^[0-9a-f]{64}$/)).toHaveCount(2);
  await expect(main(page).getByText(first).first()).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await button(page, '下载回执').click();
  const receipt = await readFile(await (await downloading).path(), 'utf8');
  for (const said of [code, tech, biz, '平台签名：', '内容指纹(SHA-256)：']) expect(receipt).toContain(said);

  // Of the bid the buyer finds nothing, whatever it asks for.
  const bidId = new URL(page.url()).searchParams.get('bidId') ?? '';
  expect((await buyer.get(`/bid/list?tenderId=${id}`)).data.records).toEqual([]);
  expect([404, 411]).toContain((await buyer.get(`/bid/detail?id=${bidId}`)).code);
  expect(JSON.stringify(await buyer.get(`/tender/detail?id=${id}`))).not.toContain(first);

  await bidder.visit(own('sent'));
  await expect(row).toContainText(first);
  await row.getByRole('button', { name: '撤回' }).click();
  await question(page).getByRole('button', { name: '撤回' }).click();
  await expect(row).toHaveCount(0);
  await bidder.visit(own('bid'));
  await expect(row).toContainText('已撤回');
  await row.getByRole('link', { name: '去投标' }).click();
  await typeInto(page, 0, PRICE, '1.5');
  const second = await handIn(page, '递交投标');
  expect(second).not.toBe(first);
  await expect(main(page).getByText('第2次', { exact: true })).toBeVisible();

  // Replaced once more without taking it back first.
  await page.getByRole('link', { name: '修改投标' }).click();
  await typeInto(page, 0, PRICE, '1.75');
  const third = await handIn(page, '重新递交');
  await expect(main(page).getByText('第3次', { exact: true })).toBeVisible();
  await bidder.visit(own('sent'));
  await expect(row).toContainText(third);
  await expectAccessible(page);
});
