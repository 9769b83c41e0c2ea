import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { supplier as account } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { decideReview } from '../support/operator.ts';
import { fillService, pick, putCover, write } from '../support/service-form.ts';
import { type Trader, tradeAs } from '../support/trade.ts';
import { choose, newPdf, unusedName } from '../support/uploads.ts';

const SERVICES = '/user/service-publish/list';
const KNOWLEDGE = '/user/service-publish/knowledge-list';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, text: string) => page.locator('tr[data-row]').filter({ hasText: text });

/** Id of the record that a row of the list leads to. */
async function idOf(page: Page, title: string) {
  const href = (await row(page, title).getByRole('link').first().getAttribute('href')) ?? '';
  return new URL(href, 'http://portal').searchParams.get('id') ?? '';
}

const shownTitle = async ({ page, visit }: Trader, id: string, path: string) => {
  await visit(`${path}?id=${id}`);
  return page.getByRole('heading', { level: 1 });
};

test('a company publishes a service, is refused at a field, and changes it while it stays shown', async ({
  browser,
  request,
}) => {
  test.slow();
  const supplier = await tradeAs(browser, account.phone, 'supply');
  const { page } = supplier;
  const title = `钢材复试委托${unusedName('', '').replace(/\W/g, '').slice(0, 8)}`;

  await supplier.visit(SERVICES);
  await page.getByRole('link', { name: '发布服务' }).first().click();
  await expect(page).toHaveURL('/user/service-publish/add');
  await expectAccessible(page);
  await button(page, '保存').click();
  await expect(page.getByRole('link', { name: '请上传封面图' })).toBeVisible();
  await fillService(page, title);
  await button(page, '保存并提交审核').click();
  await expect(page).toHaveURL(SERVICES);
  await expect(row(page, title)).toContainText('待审核');

  const bizId = await idOf(page, title);
  const handedIn = { bizType: 'service', bizId };
  await decideReview(request, handedIn, '服务流程过于简单');
  await expect(row(page, title)).toContainText('审核驳回');
  await row(page, title).getByRole('link', { name: '编辑' }).click();
  await expect(page.getByText('驳回原因：服务流程过于简单')).toBeVisible();
  await button(page, '保存并提交审核').click();
  await expect(row(page, title)).toContainText('待审核');
  await decideReview(request, handedIn);
  await expect(row(page, title)).toContainText('已上架');
  await expectAccessible(page);

  const seeMore = '/default/comprehensives-ervices/see-more';
  await expect(await shownTitle(supplier, bizId, seeMore)).toHaveText(title);
  await supplier.visit(`/user/service-publish/add?id=${bizId}`);
  await page.getByRole('textbox', { name: '服务名称' }).fill(`${title}升级`);
  await button(page, '保存并提交审核').click();
  await expect(row(page, title)).toContainText('原内容展示中');
  await expect(await shownTitle(supplier, bizId, seeMore)).toHaveText(title);
  await decideReview(request, handedIn);
  await expect(await shownTitle(supplier, bizId, seeMore)).toHaveText(`${title}升级`);

  await supplier.visit(SERVICES);
  await row(page, `${title}升级`).getByRole('button', { name: '下架' }).click();
  await expect(row(page, `${title}升级`)).toContainText('已下架');
  expect((await request.get(`${seeMore}?id=${bizId}`)).status()).toBe(404);
});

test('a company publishes a document that is to be paid: others read its beginning alone', async ({
  browser,
  request,
}) => {
  test.slow();
  const supplier = await tradeAs(browser, account.phone, 'supply');
  const { page } = supplier;
  const title = `钢筋验收讲义${unusedName('', '').replace(/\W/g, '').slice(0, 8)}`;
  await supplier.visit(KNOWLEDGE);
  await page.getByRole('link', { name: '发布知识' }).first().click();
  await page.getByRole('textbox', { name: '标题' }).fill(title);
  await pick(page, '分类', '质量安全');
  await putCover(page);
  await pick(page, '内容形式', '文档');
  const file = unusedName('讲义', 'pdf');
  await choose(page.locator('[data-attachments]').first(), newPdf(file));
  await expect(page.getByRole('row').filter({ hasText: file })).toContainText('本次新增');
  await write(page, '正文', '进场验收的步骤');
  await page.keyboard.press('Enter');
  await page.keyboard.type('复验不合格的处理');
  await page.getByRole('checkbox', { name: '免费阅读' }).uncheck();
  await button(page, '保存').click();
  await expect(page.getByRole('link', { name: '知识价格须在1到999元之间' })).toBeVisible();
  await page.getByRole('textbox', { name: '价格' }).fill('9.9');
  await button(page, '保存并提交审核').click();
  await expect(row(page, title)).toContainText('审核中');
  const bizId = await idOf(page, title);
  await decideReview(request, { bizType: 'knowledge', bizId });
  await expect(row(page, title)).toContainText('已发布');

  const details = '/default/knowledge-base/knowledge-details';
  expect(await (await request.get(`${details}?id=${bizId}`)).text()).not.toContain('复验不合格的处理');
  await supplier.visit(`${details}?id=${bizId}`);
  await expect(page.getByRole('main')).toContainText('复验不合格的处理');

  await supplier.visit(`/user/service-publish/knowledge-detail?id=${bizId}`);
  await button(page, '下架').click();
  await expect(page.getByRole('main')).toContainText('已下架');
  await supplier.visit(KNOWLEDGE);
  await row(page, title)
    .getByRole('button', { name: /的更多操作$/ })
    .click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(确定|删除)$/ })
    .click();
  await expect(row(page, title)).toHaveCount(0);
});
