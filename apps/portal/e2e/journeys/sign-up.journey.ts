import { formatDateTime } from '@jianzhu/domain';
import type { Page } from '@playwright/test';
import { demoPerson } from '../support/accounts.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { decideReview } from '../support/operator.ts';
import { done, tradeAs, type Trader } from '../support/trade.ts';
import { choose as chooseFiles, newFile, newPicture, unusedName } from '../support/uploads.ts';

// None of them looks at sign-ups or counts its notices elsewhere.
const buyerPhone = '13800000012';
const supplierPhones = ['13800000016', '13800000014', demoPerson(9).phone] as const;
/** The example of GB 11643-1999. */
const idCard = '11010519491231002X';
const DAY_MS = 86_400_000;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const question = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));
const inDays = (days: number) => formatDateTime(Date.now() + days * DAY_MS);

/** A public tender whose sign-up begins in a moment: three days, a fee, a deposit. */
async function announce(buyer: Trader, decide: (id: string) => Promise<void>): Promise<{ id: string; title: string }> {
  const title = unusedName('旅程报名招标', '').slice(0, 40);
  const fields = {
    ...{ title, tenderType: 1, tenderKind: 7, isStatutory: 0, projectName: '旅程报名项目' },
    region: {
      ...{ provinceCode: '220000', provinceName: '吉林省', cityCode: '220100', cityName: '长春市' },
      ...{ districtCode: '220104', districtName: '朝阳区' },
    },
    ...{ scopeText: '全过程造价咨询服务，含现场驻场配合', estimateAmount: 100_000_000, needAudit: 1 },
    ...{ allowConsortium: 0, docFee: 30_000, depositAmount: 1_000_000, depositMethods: [1, 2, 3], docVisible: 2 },
    ...{ evalMethod: 1, bidValidDays: 60, candidateCount: 3, publicityDays: 3, contactName: '李采宁' },
    contactPhone: buyerPhone,
  };
  const draft = done(await buyer.post('/tender/save', fields));
  await buyer.visit(`/user/invite-tenders/subPage/public?id=${draft.id}`);
  await chooseFiles(buyer.page.locator('[data-attachments]'), newFile(unusedName('招标文件', 'txt')));
  await expect(buyer.page.getByRole('row').filter({ hasText: '招标文件' })).toBeVisible();
  await button(buyer.page, '存草稿').click();
  await expect
    .poll(async () => done(await buyer.get(`/tender/detail?id=${draft.id}`)).buyer.docs.length)
    .toBeGreaterThan(0);
  const { version, buyer: own } = done(await buyer.get(`/tender/detail?id=${draft.id}`));
  const soon = formatDateTime(Date.now() + 12_000);
  const times = {
    ...{ signUpStart: soon, signUpEnd: inDays(4), docStart: soon, docEnd: inDays(4) },
    ...{ depositDeadline: inDays(8), bidDeadline: inDays(9), openTime: inDays(9) },
  };
  const saved = done(await buyer.post('/tender/save', { ...fields, ...times, docs: own.docs, id: draft.id, version }));
  done(await buyer.post('/tender/submit', { id: saved.id, version: saved.version }));
  await decide(saved.id);
  await expect.poll(async () => done(await buyer.get(`/tender/detail?id=${draft.id}`)).status, { timeout: 60_000 }).toBe(4);
  return { id: saved.id, title };
}

async function signUp({ page, visit }: Trader, id: string): Promise<void> {
  await visit(`/user/my-bid/sign-up?tenderId=${id}`);
  await page.getByLabel('联系人').fill('王建国');
  await page.getByLabel('手机号码').fill('13800003333');
  await page.getByLabel('授权委托人', { exact: true }).fill('赵敏');
  await page.getByLabel('授权委托人身份证号').fill(idCard);
  await chooseFiles(page.locator('[data-attachments]'), newPicture(unusedName('授权委托书', 'png')));
  await expect(page.getByRole('row').filter({ hasText: '授权委托书' })).toBeVisible();
  await page.getByRole('checkbox', { name: '我已阅读并承诺所填信息真实有效' }).check();
  await expect(button(page, '提交报名')).toBeEnabled();
  await button(page, '提交报名').click();
  await expect(page).toHaveURL(/mode=view/);
}

test('three suppliers sign up, the buyer lets them in and rejects one, who pays reads the documents', async ({
  browser,
  request,
}) => {
  test.slow();
  const buyer = await tradeAs(browser, buyerPhone, 'require');
  const { id, title } = await announce(buyer, (bizId) => decideReview(request, { bizType: 'tender', bizId }));

  const suppliers = await Promise.all(supplierPhones.map((phone) => tradeAs(browser, phone, 'supply')));
  const [first, second] = suppliers as [Trader, Trader, Trader];
  await first.visit(`/user/invite-tenders/default?keyword=${encodeURIComponent(title)}`);
  await first.page.getByRole('row').filter({ hasText: title }).getByRole('link', { name: '报名', exact: true }).click();
  await expect(first.page.getByRole('heading', { level: 1, name: '投标报名' })).toBeVisible();
  await button(first.page, '提交报名').click();
  await expect(first.page.getByRole('link', { name: '请先勾选承诺' })).toBeVisible();
  await expectAccessible(first.page);
  for (const supplier of suppliers) await signUp(supplier, id);
  await expect(first.page.getByText('待审核', { exact: true })).toBeVisible();

  await buyer.visit(`/user/invite-tenders/subPage/public?id=${id}&mode=view`);
  const review = buyer.page.getByRole('table', { name: '报名列表' });
  await expect(review.getByRole('row').filter({ hasText: '待审核' })).toHaveCount(3);
  await expectAccessible(buyer.page);
  // Nothing is chosen yet of the files that were handed in.
  await button(buyer.page, '批量下载').last().click();
  await expect(buyer.page.getByText('请选择附件')).toBeVisible();
  const { records } = done(await buyer.get(`/signup/list?tenderId=${id}`));
  const [, rejected] = records as { businessName: string }[];
  for (const { businessName } of records as { businessName: string }[]) {
    const row = review.getByRole('row').filter({ hasText: businessName });
    const isRejected = businessName === rejected?.businessName;
    await row.getByRole('button', { name: isRejected ? '驳回' : '通过', exact: true }).click();
    const dialog = question(buyer.page);
    if (isRejected) await dialog.getByLabel('驳回原因').fill('授权委托书未盖章');
    await dialog.getByRole('button', { name: isRejected ? '驳回' : '通过', exact: true }).click();
    await expect(row.getByText(isRejected ? '报名未通过' : '报名成功')).toBeVisible();
  }

  // Who was rejected mends it and is let in.
  const again = [first, second, ...suppliers.slice(2)];
  for (const supplier of again) {
    const { supplier: own } = done(await supplier.get(`/tender/detail?id=${id}`));
    if (own.signUp.status !== 2) continue;
    await supplier.visit(`/user/invite-tenders/subPage/public?id=${id}&mode=view`);
    await expect(supplier.page.getByText('授权委托书未盖章').first()).toBeVisible();
    await signUp(supplier, id);
    const { records: waiting } = done(await buyer.get(`/signup/list?tenderId=${id}&status=0`));
    done(await buyer.post('/signup/audit', { id: waiting[0].id, version: waiting[0].version, agree: 1, reason: '' }));
  }

  await first.visit('/user/my-bid/default?stage=pay');
  await first.page.getByRole('row').filter({ hasText: title }).getByRole('link', { name: '缴纳标书费' }).click();
  await expect(first.page.getByRole('heading', { level: 1, name: '缴纳标书费' })).toBeVisible();
  await expect(first.page.getByText('叁佰元整')).toBeVisible();
  await button(first.page, '确认支付').click();
  await expect(first.page.getByRole('link', { name: '请先阅读并同意缴纳须知' })).toBeVisible();
  await first.page.getByRole('checkbox', { name: /缴纳须知/ }).check();
  await button(first.page, '确认支付').click();
  await button(first.page, '支付失败').click();
  await expect(first.page.getByText(/未成功：支付未成功/)).toBeVisible();
  await expectAccessible(first.page);
  await first.page.getByRole('checkbox', { name: /缴纳须知/ }).check();
  await button(first.page, '确认支付').click();
  await button(first.page, '支付成功').click();
  await expect(first.page.getByText('已缴纳，无需重复支付')).toBeVisible();

  // The deposit as a guarantee, which the buyer verifies.
  await first.visit(`/user/invite-tenders/btbt-pay?tenderId=${id}&payType=2&method=3`);
  await first.page.getByLabel('保函编号').fill('BH2026110001');
  await first.page.getByLabel('出具机构').fill('吉林示例银行');
  await first.page.getByLabel('保函有效期').fill(inDays(200).slice(0, 10));
  await first.page.keyboard.press('Escape');
  await chooseFiles(first.page.locator('[data-attachments]'), newPicture(unusedName('保函', 'png')));
  await first.page.getByRole('checkbox', { name: /缴纳须知/ }).check();
  await expect(button(first.page, '提交核实')).toBeEnabled();
  await button(first.page, '提交核实').click();
  await expect(first.page.getByText('缴费凭证正在核实').first()).toBeVisible();
  await buyer.visit(`/user/invite-tenders/subPage/public?id=${id}&mode=view`);
  await button(buyer.page, '核实通过').click();
  await question(buyer.page).getByRole('button', { name: '核实通过' }).click();
  await expect(
    buyer.page.getByRole('table', { name: '投标保证金列表' }).getByText('已缴纳', { exact: true }),
  ).toBeVisible();

  await first.visit(`/user/invite-tenders/subPage/public?id=${id}&mode=view`);
  await expect(first.page.getByRole('table', { name: '招标文件列表' })).toContainText('招标文件');
  await second.visit(`/user/invite-tenders/subPage/public?id=${id}&mode=view`);
  await expect(second.page.getByRole('table', { name: '招标文件列表' })).toHaveCount(0);
});
