import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { colleague, demoPerson, buyer as manager } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import {
  dealsOf,
  done,
  openInquiry,
  publishInquiry,
  submitQuotation,
  type Trader,
  tradeAs,
  tradePages,
} from '../support/trade.ts';
import { choose, newFile, unusedName } from '../support/uploads.ts';

// A buyer and two suppliers; none of them reads notices elsewhere.
const phones = { buyer: demoPerson(24).phone, first: '13800000011', second: '13800000016' } as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));
const award = '/api/rs-trade-service/ecomm/inquiry/award';

/** The offer for the first line that is not the lowest. */
const dearer = (page: Page) => page.getByRole('row', { name: /螺纹钢/ }).getByRole('gridcell', { name: /\+\d/ });

async function confirm(page: Page, name: string): Promise<void> {
  await question(page).getByRole('button', { name, exact: true }).click();
}

interface Tables {
  readonly buyer: Trader;
  readonly first: Trader;
  readonly second: Trader;
}

async function threeTraders(browser: Browser, buyer: string = phones.buyer): Promise<Tables> {
  return {
    buyer: await tradeAs(browser, buyer, 'require'),
    first: await tradeAs(browser, phones.first, 'supply'),
    second: await tradeAs(browser, phones.second, 'supply'),
  };
}

/** An inquiry that is to be awarded: each of the two is the cheaper one of a line. */
async function toAward({ buyer, first, second }: Tables, unit: number) {
  const inquiry = await publishInquiry(buyer);
  await submitQuotation(first, inquiry, [unit, unit + 10_000]);
  await submitQuotation(second, inquiry, [unit + 10_000, unit]);
  await openInquiry(buyer, inquiry);
  return inquiry;
}

test('an award beyond the limit waits, is refused with a reason, put forward again with its file and agreed to (36.9)', async ({
  browser,
}) => {
  test.slow();
  // The rule of their company wants awards above 5,000,000 yuan agreed to by another.
  const tables = await threeTraders(browser, colleague.phone);
  const approver = await tradeAs(browser, manager.phone, 'require');
  const { buyer, first } = tables;
  const inquiry = await toAward(tables, 30_000_000);
  const { page } = buyer;
  await buyer.visit(tradePages.selecting(inquiry.id));
  await expectAccessible(page);
  // The dearer one of the first line, which asks for a reason.
  await button(page, '分项最低价').click();
  await dearer(page).click();
  await button(page, '确认定标').click();
  await expect(page.getByText('未选择最低价，请填写定标说明').first()).toBeVisible();
  await button(page, '分项最低价').click();
  const approval = unusedName('定标审批表', 'txt');
  await choose(page.locator('[data-attachments]'), newFile(approval));
  await expect(page.getByRole('row').filter({ hasText: approval })).toContainText('本次新增');
  await button(page, '确认定标').click();
  await confirm(page, '确认定标');
  await expect(page.getByText('定标方案已提交内部审批')).toBeVisible();
  expect(await dealsOf(buyer, inquiry)).toEqual([]);

  // Nobody agrees to her own.
  await expect(button(page, '同意')).toBeHidden();
  const second = approver.page;
  await approver.visit(tradePages.selecting(inquiry.id));
  await button(second, '驳回').click();
  await confirm(second, '驳回');
  await expect(question(second).getByText('请输入驳回原因')).toBeVisible();
  await question(second).getByRole('textbox').fill('价格偏高，重新比较');
  await confirm(second, '驳回');
  await expect(second.getByText('已驳回').first()).toBeVisible();

  await page.reload();
  await button(page, '分项最低价').click();
  await choose(page.locator('[data-attachments]'), newFile(approval));
  await expect(page.getByRole('row').filter({ hasText: approval })).toContainText('本次新增');
  await button(page, '确认定标').click();
  await confirm(page, '确认定标');
  await expect(page.getByText('定标方案已提交内部审批')).toBeVisible();
  await approver.visit(tradePages.selecting(inquiry.id));
  await expect(second.getByRole('row').filter({ hasText: approval })).toBeVisible();
  await button(second, '同意').click();
  await expect(second.getByText('已同意，定标生效')).toBeVisible();
  expect(await dealsOf(buyer, inquiry)).toHaveLength(2);
  await first.visit(tradePages.inquiry(inquiry.id));
  await expect(first.page.getByRole('main').getByText('部分中标').first()).toBeVisible();
});

test('an award whose answer is lost is sent again, and awards once', async ({ browser, problems }) => {
  problems.expect(/Failed to load resource|ERR_/);
  const tables = await threeTraders(browser);
  const { buyer } = tables;
  const inquiry = await toAward(tables, 300_000);
  const { page } = buyer;
  await buyer.visit(tradePages.selecting(inquiry.id));
  await expect(page.getByText('已定 0 / 2 项').first()).toBeVisible();
  await button(page, '分项最低价').click();
  await expect(page.getByText('已定 2 / 2 项').first()).toBeVisible();
  // What is chosen is still there after a reload.
  await page.reload();
  await expect(page.getByText('已定 2 / 2 项').first()).toBeVisible();
  await page.route(
    (url) => url.pathname === award,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await button(page, '确认定标').click();
  await confirm(page, '确认定标');
  await expect(page.getByText('暂不知道是否已完成，重试不会重复提交')).toBeVisible();
  await button(page, '重试').click();
  await expect(page).toHaveURL(tradePages.inquiry(inquiry.id));
  expect(await dealsOf(buyer, inquiry)).toHaveLength(2);
});

test('a split award is refused by one, goes to the next, is finished and rated by both sides, and given up by both', async ({
  browser,
}) => {
  test.slow();
  const tables = await threeTraders(browser);
  const { buyer, first, second } = tables;
  const inquiry = await toAward(tables, 300_000);
  await buyer.visit(tradePages.selecting(inquiry.id));
  await button(buyer.page, '分项最低价').click();
  await button(buyer.page, '确认定标').click();
  await confirm(buyer.page, '确认定标');
  await expect(buyer.page).toHaveURL(tradePages.inquiry(inquiry.id));
  await expect(buyer.page.getByRole('main').getByText('已定标', { exact: true }).first()).toBeVisible();

  // The first refuses while the buyer looks at the page.
  await first.visit(tradePages.inquiry(inquiry.id));
  await first.page.getByRole('link', { name: '查看成交单' }).click();
  await expectAccessible(first.page);
  await button(first.page, '拒绝').click();
  await question(first.page).getByRole('textbox').fill('近期产能不足');
  await confirm(first.page, '拒绝成交');
  await expect(first.page.getByText('已拒绝').first()).toBeVisible();
  await expect(buyer.page.getByRole('main').getByText('待定标', { exact: true }).first()).toBeVisible();

  // Its line goes to the next candidate, who is the lowest now that the refusing one is out of it: a reason is not asked.
  await buyer.visit(tradePages.selecting(inquiry.id));
  await buyer.page
    .getByRole('row', { name: /螺纹钢/ })
    .getByRole('gridcell', { name: /2,743\.36/ })
    .click();
  await button(buyer.page, '确认定标').click();
  await confirm(buyer.page, '确认定标');
  await expect(buyer.page).toHaveURL(tradePages.inquiry(inquiry.id));
  const live = (await dealsOf(buyer, inquiry)).filter(({ status }) => status === 0);
  expect(live).toHaveLength(2);
  const [one, other] = live.map(({ id }) => id);
  if (one === undefined || other === undefined) throw new Error('two deals wait');

  for (const id of [one, other]) {
    await second.visit(tradePages.deal(id));
    await button(second.page, '确认成交').click();
    await confirm(second.page, '确认成交');
    await expect(second.page.getByText('已确认', { exact: true }).first()).toBeVisible();
  }
  // A reload in the middle keeps what is under way.
  await second.page.reload();
  await expect(second.page.getByText('已确认', { exact: true }).first()).toBeVisible();

  await second.visit(tradePages.notice(one));
  await expectAccessible(second.page);
  await expect(second.page.getByText(/^编号 CJ\d+/)).toBeVisible();
  await expect(second.page.getByText(/元整$/).first()).toBeVisible();

  await buyer.visit(tradePages.deal(one));
  await button(buyer.page, '确认完成').click();
  await confirm(buyer.page, '确认完成');
  await expect(buyer.page.getByText('成交单已完成')).toBeVisible();
  await second.visit(tradePages.deal(one));
  for (const { page } of [buyer, second]) {
    await button(page, '评价').click();
    // Nothing is chosen for them.
    await confirm(page, '提交评价');
    await expect(question(page).getByText('请选择质量')).toBeVisible();
    for (const score of await question(page).getByRole('radio', { name: '4 分' }).all()) await score.check();
    await confirm(page, '提交评价');
    await expect(page.getByText('评价提交成功')).toBeVisible();
  }
  await expect(buyer.page.getByRole('heading', { name: '对方评价' })).toBeVisible();

  await second.visit(tradePages.deal(other));
  await button(second.page, '申请作废').click();
  await question(second.page).getByRole('textbox').fill('双方协商改期');
  await confirm(second.page, '申请作废');
  await expect(second.page.getByText('已申请作废，等待对方确认').first()).toBeVisible();
  await buyer.visit(tradePages.deal(other));
  await expect(buyer.page.getByText(/对方申请作废：双方协商改期/)).toBeVisible();
  await button(buyer.page, '同意作废').click();
  await confirm(buyer.page, '同意作废');
  await expect(second.page.getByText('已作废', { exact: true }).first()).toBeVisible();
  expect(done(await buyer.get(`/deal/detail?id=${other}`)).status).toBe(5);
});
