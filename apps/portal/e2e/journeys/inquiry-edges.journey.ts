import type { Page } from '@playwright/test';
import { demoPerson, reader } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import {
  done,
  draftInquiry,
  openInquiry,
  publishInquiry,
  startSecond,
  submitQuotation,
  tradeAs,
  tradePages,
} from '../support/trade.ts';

const buyerPhone = demoPerson(24).phone;
const supplierPhone = '13800000012';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));

/** A form of a quotation that cannot be sent any more, with the price that was typed into it. */
async function expectShut(page: Page): Promise<void> {
  await expect(page.getByText('已超过截止时间，无法操作。填写的内容仍保留在本页，可下载报价表留存')).toBeVisible();
  await expect(button(page, '提交报价')).toBeDisabled();
  await expect(page.locator('td[data-row="0"][data-column="6"]')).toContainText('3,530');
}

async function typeInto(page: Page, row: number, column: number, text: string): Promise<void> {
  await page.locator(`td[data-row="${row}"][data-column="${column}"]`).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('two editors of one draft see what the other has made, and keep their own (3.9)', async ({
  browser,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const [one, other] = [await tradeAs(browser, buyerPhone, 'require'), await tradeAs(browser, buyerPhone, 'require')];
  const { id, title } = await draftInquiry(one);
  await one.visit(tradePages.editor(id));
  await other.visit(tradePages.editor(id));
  await one.page.getByLabel('询价标题').fill(`${title}甲`);
  await one.page.getByRole('textbox', { name: '补充说明' }).fill('夜间可卸货');
  await typeInto(one.page, 0, 4, '12');
  await button(one.page, '存草稿').click();
  await expect(one.page.getByText('保存成功')).toBeVisible();

  await other.page.getByLabel('询价标题').fill(`${title}乙`);
  // From below: what is entered leads to the line after it.
  await typeInto(other.page, 1, 4, '22');
  await typeInto(other.page, 0, 4, '15');
  await button(other.page, '存草稿').click();
  const dialog = other.page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: new RegExp(`${title}甲`) })).toBeVisible();
  await expect(dialog.getByRole('radiogroup', { name: '清单第1行' })).toContainText('数量 12');
  await dialog.getByRole('radio', { name: new RegExp(`${title}乙`) }).check();
  await dialog.getByRole('radiogroup', { name: '清单第1行' }).getByRole('radio').first().check();
  await dialog.getByRole('button', { name: /^合并并保存/ }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => done(await one.get(`/inquiry/detail?id=${id}`)))
    .toMatchObject({ title: `${title}乙`, remark: '夜间可卸货', lines: [{ quantity: '12' }, { quantity: '22' }] });
});

test('a quotation that comes after the opening is refused in its form, which keeps what was written (36.3)', async ({
  browser,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const [buyer, seller] = [
    await tradeAs(browser, buyerPhone, 'require'),
    await tradeAs(browser, supplierPhone, 'supply'),
  ];
  const rival = await tradeAs(browser, '13800000016', 'supply');
  const inquiry = await publishInquiry(buyer);
  await submitQuotation(rival, inquiry, [300_000, 300_000]);
  await seller.visit(tradePages.quote(inquiry.id));
  await typeInto(seller.page, 0, 6, '3530');
  await seller.page.getByLabel('供货周期(天)').fill('5');
  await seller.page.getByLabel('联系电话').fill(supplierPhone);
  await openInquiry(buyer, inquiry);
  await button(seller.page, '提交报价').click();
  await question(seller.page).getByRole('button', { name: '提交报价' }).click();
  await expect(seller.page.getByText(/已超过截止时间，无法操作|当前状态/).first()).toBeVisible();
  await expect(seller.page.getByText('报价提交成功')).toBeHidden();
  await expectShut(seller.page);
  await buyer.visit(tradePages.selecting(inquiry.id));
  await expect(buyer.page.getByText(/有效报价 1 份/)).toBeVisible();
});

test('a deadline that passes while the form is open shuts it at once, and leaves all that stands in it (4.4)', async ({
  browser,
}) => {
  const [buyer, seller] = [
    await tradeAs(browser, buyerPhone, 'require'),
    await tradeAs(browser, supplierPhone, 'supply'),
  ];
  const inquiry = await publishInquiry(buyer);
  await seller.page.clock.install();
  await seller.visit(tradePages.quote(inquiry.id));
  await typeInto(seller.page, 0, 6, '3530');
  await expect(button(seller.page, '提交报价')).toBeEnabled();
  await seller.page.clock.fastForward('27:00:30');
  await expectShut(seller.page);
  // What was typed shortly before was kept in time.
  await expect
    .poll(async () => done(await seller.get(`/quotation/by-inquiry?inquiryId=${inquiry.id}`))?.lines[0].unitPrice)
    .toBe(353_000);
});

test('second prices stay in their form when a colleague hands in others, and when the deadline shuts it (4.5)', async ({
  browser,
}) => {
  const [buyer, seller] = [
    await tradeAs(browser, buyerPhone, 'require'),
    await tradeAs(browser, supplierPhone, 'supply'),
  ];
  const inquiry = await publishInquiry(buyer);
  const quotationId = await submitQuotation(seller, inquiry, [300_000, 300_000]);
  await openInquiry(buyer, inquiry);
  await startSecond(buyer, inquiry, [quotationId]);
  const { page } = seller;
  const price = page.locator('td[data-row="0"][data-column="6"]');
  await page.clock.install();
  await seller.visit(tradePages.second(inquiry.id));
  await typeInto(page, 0, 6, '2900');
  await button(page, '提交二次报价').click();
  await question(page).getByRole('button', { name: '提交二次报价' }).click();
  await expect(page.getByText('二次报价提交成功')).toBeVisible();

  await typeInto(page, 0, 6, '2880');
  const { version } = done(await seller.get(`/quotation/detail?id=${quotationId}`));
  const lines = inquiry.lineIds.map((inquiryLineId) => ({ inquiryLineId, secondUnitPrice: 280_000 }));
  done(await seller.post('/quotation/second-submit', { id: quotationId, version, lines }));
  await button(page, '提交二次报价').click();
  await question(page).getByRole('button', { name: '提交二次报价' }).click();
  await expect(page.getByText('本企业其他成员已提交新的二次报价，以下为您填写的价格')).toBeVisible();
  await expect(price).toContainText('2,880');
  await button(page, '载入最新报价').click();
  await expect(price).toContainText('2,800');

  await typeInto(page, 0, 6, '2750');
  await page.clock.fastForward('27:00:30');
  await expect(page.getByText('已超过截止时间，无法操作。填写的内容仍保留在本页')).toBeVisible();
  await expect(price).toContainText('2,750');
  await expect(button(page, '提交二次报价')).toBeDisabled();
});

test('an inquiry begins as a copy of one that is out, as a draft of its own (3.9)', async ({ browser }) => {
  const buyer = await tradeAs(browser, buyerPhone, 'require');
  const { page } = buyer;
  const inquiry = await publishInquiry(buyer, { remark: '夜间可卸货' });
  await buyer.visit(`/user/building-materials/addInquirySheet?copyId=${inquiry.id}`);
  await expect(page.getByRole('textbox', { name: '补充说明' })).toHaveValue('夜间可卸货');
  await expect(page.locator('td[data-row="1"][data-column="0"]')).toContainText('线材');
  await page.getByLabel('询价标题').fill(`${inquiry.title}副本`);
  await button(page, '存草稿').click();
  await expect(page).toHaveURL(/addInquirySheet\?id=\d+$/);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  expect(id).not.toBe(inquiry.id);
  expect(done(await buyer.get(`/inquiry/detail?id=${id}`))).toMatchObject({
    status: 0,
    lines: [{ materialName: '螺纹钢' }, { materialName: '线材' }],
  });
  expect(done(await buyer.get(`/inquiry/detail?id=${inquiry.id}`)).title).toBe(inquiry.title);
});

test('a quotation whose answer is lost is sent again, and counted once (36.6)', async ({ browser, problems }) => {
  problems.expect(/Failed to load resource|ERR_/);
  const [buyer, seller] = [
    await tradeAs(browser, buyerPhone, 'require'),
    await tradeAs(browser, supplierPhone, 'supply'),
  ];
  const inquiry = await publishInquiry(buyer);
  const { page } = seller;
  await seller.visit(tradePages.quote(inquiry.id));
  await typeInto(page, 0, 6, '3530');
  await page.getByLabel('供货周期(天)').fill('5');
  await page.getByLabel('联系电话').fill(supplierPhone);
  await page.route(
    (url) => url.pathname.endsWith('/quotation/submit'),
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await button(page, '提交报价').click();
  await question(page).getByRole('button', { name: '提交报价' }).click();
  await expect(page.getByText('暂不知道是否已完成，重试不会重复提交')).toBeVisible();
  await button(page, '重试').click();
  await expect(page).toHaveURL(/\/quoted-company-detail\?quotationId=\d+$/);
  const quotationId = new URL(page.url()).searchParams.get('quotationId') ?? '';
  expect(done(await seller.get(`/quotation/detail?id=${quotationId}`)).revision).toBe(1);
});

test('a contact that was revealed stands on the page of its company after a reload too (0.10)', async ({ browser }) => {
  const buyer = await tradeAs(browser, buyerPhone, 'require');
  const { page } = buyer;
  const found = done(await buyer.get('/api/rs-member-service/ecomm/supplier/all?current=1&size=50')).records;
  const company = found.find(({ isKept }: { readonly isKept: boolean }) => !isKept);
  await buyer.visit(`/user/building-materials/companyDetail?businessId=${company.supplierId}`);
  const phone = page.getByRole('link', { name: /^1\d{10}$/ });
  await button(page, '查看联系方式').or(phone).first().waitFor();
  if (await button(page, '查看联系方式').isVisible()) await button(page, '查看联系方式').click();
  await expect(phone).toBeVisible();
  await page.reload();
  await expect(phone).toBeVisible();
  await expect(button(page, '查看联系方式')).toBeHidden();
});

test('whole orders, own inquiries, invitations of others and members without the key (36.7, 36.11 to 36.13)', async ({
  browser,
}) => {
  test.slow();
  const [buyer, seller] = [
    await tradeAs(browser, buyerPhone, 'require'),
    await tradeAs(browser, supplierPhone, 'supply'),
  ];
  const whole = await publishInquiry(buyer, { wholeOrder: 1 });
  await seller.visit(tradePages.quote(whole.id));
  await typeInto(seller.page, 0, 5, '3530');
  await seller.page.getByLabel('供货周期(天)').fill('5');
  await seller.page.getByLabel('联系电话').fill(supplierPhone);
  await button(seller.page, '提交报价').click();
  await expect(seller.page.getByText('整单询价须对全部清单报价，第2行未报价').first()).toBeVisible();

  expect(await buyer.post('/quotation/submit', { inquiryId: whole.id, lines: [] })).not.toMatchObject({ code: 200 });

  const rival = await tradeAs(browser, '13800000016', 'supply');
  const rivalBusiness = (await rival.context.cookies()).find(({ name }) => name === 'SwitchToCompanyId')?.value ?? '';
  const invited = await publishInquiry(buyer, { publishScope: 2, inviteeIds: [rivalBusiness] });
  await seller.page.goto(tradePages.inquiry(invited.id));
  await expect(seller.page.getByRole('main')).toContainText('不存在');
  expect(await seller.get(`/inquiry/detail?id=${invited.id}`)).toMatchObject({ code: 404 });

  const looking = await tradeAs(browser, reader.phone, 'require');
  const [open] = done(await looking.get('/inquiry/list?current=1&size=1&status=3')).records;
  await looking.page.goto(tradePages.selecting(open.id));
  await expect(looking.page.getByRole('main')).toContainText('查看本页需要“比价”或“确认定标”或“定标审批”权限');
  const { version } = done(await looking.get(`/inquiry/detail?id=${open.id}`));
  expect(
    await looking.post('/inquiry/award', {
      id: open.id,
      version,
      resultPublic: 0,
      awards: [{ lineId: '1', quotationId: null }],
    }),
  ).toMatchObject({ code: 403 });
});

test('the countdown follows the clock of the platform where that of the computer is wrong (36.42)', async ({
  browser,
}) => {
  const [buyer, seller] = [
    await tradeAs(browser, buyerPhone, 'require'),
    await tradeAs(browser, supplierPhone, 'supply'),
  ];
  const inquiry = await publishInquiry(buyer);
  await seller.page.clock.install({ time: Date.now() + 2 * 3_600_000 });
  await seller.visit(tradePages.quote(inquiry.id));
  // A day and three hours, less what the journey has taken: a clock two hours ahead would say a day and 0 to 1 hours.
  await expect(seller.page.getByRole('timer').first()).toHaveText(/01天02/);
});
