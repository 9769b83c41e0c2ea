import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { companyIds, nine, publishTender, tenderView } from '../support/tenders.ts';
import { tradeAs } from '../support/trade.ts';
import { unusedName } from '../support/uploads.ts';

// None of them counts its notices elsewhere.
const phones = { buyer: '13800000012', invited: '13800000016', reader: '13800000014' } as const;
const INVITED = 2;

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function moveDay(page: Page, label: string, moment: string): Promise<void> {
  const field = dialog(page).getByRole('group', { name: label });
  await field.getByRole('textbox').first().fill(moment.slice(0, 10));
  await page.keyboard.press('Tab');
}

test('a tender is changed before the eyes of whom it invites, ended with a reason, and made anew', async ({
  browser,
  request,
}) => {
  const buyer = await tradeAs(browser, phones.buyer, 'require');
  const { page } = buyer;
  const inviteeIds = await companyIds(buyer, '示范', '松屿', '衡砺');
  const title = unusedName('旅程变更招标', '').slice(0, 40);
  const { id } = await publishTender(buyer, request, { title, tenderType: INVITED, inviteeIds });
  const invited = await tradeAs(browser, phones.invited, 'supply');
  await invited.visit(tenderView(id, INVITED));
  const changes = invited.page.getByRole('tab', { name: /^变更公告/ });
  await expect(changes).toHaveCount(0);

  await buyer.visit(tenderView(id, INVITED));
  await button(page, '变更公告').click();
  await expectAccessible(page);
  await dialog(page).getByLabel('公告内容').fill('因图纸补充，投标截止与开标时间顺延三天。');
  await moveDay(page, '投标截止时间', nine(25));
  await button(page, '发布变更公告').click();
  await expect(dialog(page).getByText('开标时间不能早于投标截止时间')).toBeVisible();
  await moveDay(page, '开标时间', nine(25));
  await button(page, '发布变更公告').click();
  await expect(dialog(page)).toHaveCount(0);

  // The page of the supplier that is open hears of it.
  const moved = `投标截止时间：${nine(22).slice(0, 16)} 变更为 ${nine(25).slice(0, 16)}`;
  await changes.click();
  await expect(invited.page.getByText(moved)).toBeVisible();
  await expect(invited.page.getByText('因图纸补充，投标截止与开标时间顺延三天。')).toBeVisible();
  await expectAccessible(invited.page);
  await invited.visit('/user/notice?tag=1');
  await expect(invited.page.getByRole('row').filter({ hasText: `“${title}”发布变更公告` })).toBeVisible();
  await invited.visit(tenderView(id, INVITED));

  await button(page, '终止招标').click();
  await dialog(page).getByRole('button', { name: '终止招标' }).click();
  await expect(dialog(page).getByText('请输入终止原因')).toBeVisible();
  await dialog(page).getByLabel('终止原因').fill('采购计划取消');
  await dialog(page).getByRole('button', { name: '终止招标' }).click();
  await expect(invited.page.getByText('终止原因：采购计划取消')).toBeVisible();
  await expect(invited.page.getByText('招标已终止', { exact: true })).toBeVisible();
  await expect(button(page, '变更公告')).toHaveCount(0);
  await expectAccessible(page);

  await button(page, '重新招标').click();
  await expect(page).toHaveURL(/\/subPage\/default\?id=\d+$/);
  await expect(page.getByLabel('招标名称')).toHaveValue(`${title}（第二次）`);
});

test('a member asks about a tender, the buyer answers to all, and nobody else learns who asked', async ({
  browser,
  request,
}) => {
  const buyer = await tradeAs(browser, phones.buyer, 'require');
  const title = unusedName('旅程答疑招标', '').slice(0, 40);
  const { id } = await publishTender(buyer, request, { title });
  const [asker, reader] = [
    await tradeAs(browser, phones.invited, 'supply'),
    await tradeAs(browser, phones.reader, 'supply'),
  ];
  const thread = `${tenderView(id)}&tab=thread`;
  for (const supplier of [asker, reader]) await supplier.visit(thread);
  await button(asker.page, '提问').click();
  await dialog(asker.page).getByLabel('提问内容').fill('螺纹钢是否接受九米定尺？');
  await dialog(asker.page).getByRole('button', { name: '提问' }).click();
  await expect(dialog(asker.page)).toHaveCount(0);
  await expect(asker.page.getByText('螺纹钢是否接受九米定尺？')).toBeVisible();
  await expect(reader.page.getByText('还没有提问')).toBeVisible();

  await buyer.visit(thread);
  await expect(buyer.page.getByText('螺纹钢是否接受九米定尺？')).toBeVisible();
  await button(buyer.page, '回复').click();
  await dialog(buyer.page).getByLabel('回复内容').fill('接受九米定尺');
  await dialog(buyer.page).getByRole('button', { name: '回复' }).click();
  await expect(asker.page.getByText('公开回复：接受九米定尺')).toBeVisible();
  await expectAccessible(buyer.page);
  await reader.visit(thread);
  await expect(reader.page.getByText('公开回复：接受九米定尺')).toBeVisible();
  await expect(reader.page.getByRole('term').filter({ hasText: '供应商提问' })).toBeVisible();
});
