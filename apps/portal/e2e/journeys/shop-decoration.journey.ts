import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { demoPerson, supplier } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { done, tradeAs } from '../support/trade.ts';

const EDITOR = '/user/shop-decoration';
const SHOP = '/api/rs-member-service/ecomm/shop';
const PRODUCTS = '/api/rs-member-service/ecomm/product/list';
/** Administrates a company whose shop nobody else decorates. */
const { phone } = demoPerson(36);

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const said = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached();
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const blocks = (page: Page) => page.getByRole('region', { name: '画布' }).locator('[data-cover]');

/** Reaches a control by Tab and presses it. */
async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

test('the keyboard alone builds a page and publishes it, and each step is said', async ({ browser, request }) => {
  test.slow();
  const owner = await tradeAs(browser, phone, 'supply');
  const { page } = owner;
  const before = done(await owner.get(`${SHOP}/page?terminal=pc`));
  const businessId = before.facts.businessId as string;
  const title = `冬储钢材${Date.now() % 10_000}`;

  await owner.visit(EDITOR);
  const count = await blocks(page).count();
  await expectAccessible(page);

  await press(page, button(page, '添加标题'));
  await said(page, `已添加标题，第2个，共${count + 1}个组件`);
  await tabTo(page, button(page, '标题，第2个组件'));
  await page.keyboard.press('Alt+ArrowDown');
  await said(page, `“标题”已移到第3个，共${count + 1}个组件`);
  await expect(button(page, '标题，第3个组件')).toBeFocused();

  await page.keyboard.press('F2');
  await expect(page.getByRole('heading', { level: 2, name: '标题' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: '标题', exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(title);
  await expect(page.getByRole('region', { name: '画布' }).getByText(title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, '标题，第3个组件')).toBeFocused();

  await press(page, button(page, '添加轮播图'));
  await said(page, `已添加轮播图，第4个，共${count + 2}个组件`);
  await press(page, button(page, '发布'));
  await expect(dialog(page, '还有1处需要修改才能发布')).toBeVisible();
  await press(page, button(dialog(page, /修改才能发布/), '第4个组件“轮播图”：请上传图片'));
  await expect(page.getByRole('group', { name: /^图片/ }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, '轮播图，第4个组件')).toBeFocused();
  await page.keyboard.press('Delete');
  await said(page, `已删除“轮播图”，剩余${count + 1}个组件，可按Ctrl+Z撤销`);
  await page.keyboard.press('ControlOrMeta+z');
  await said(page, `已撤销，共${count + 2}个组件`);
  await page.keyboard.press('ControlOrMeta+y');
  await said(page, `已重做，共${count + 1}个组件`);

  await press(page, button(page, '发布'));
  await press(page, button(dialog(page, '发布店铺页面'), '确认发布'));
  await said(page, '发布成功');
  await expect(page.getByText('已发布', { exact: true }).first()).toBeVisible();
  await expect.poll(async () => (await request.get(`/shop/pc?businessId=${businessId}`)).text()).toContain(title);

  await page.reload();
  await expect(page.getByRole('region', { name: '画布' }).getByText(title)).toBeVisible();
  await press(page, button(page, '历史版本'));
  await expect(dialog(page, '历史版本')).toContainText('当前线上');
  await press(page, button(dialog(page, '历史版本'), /：与草稿对比$/).first());
  await expect(dialog(page, '历史版本')).toContainText('与当前草稿相同');
});

test('of two editors of one page the second is asked what counts', async ({ browser }) => {
  test.slow();
  const address = `${EDITOR}?terminal=app`;
  const first = await tradeAs(browser, phone, 'supply');
  const second = await tradeAs(browser, phone, 'supply');
  await first.visit(address);
  await second.visit(address);
  const count = await blocks(first.page).count();

  await button(first.page, '添加标题').click();
  await first.page.keyboard.press('ControlOrMeta+s');
  await said(first.page, '草稿已保存');

  await button(second.page, '添加富文本').click();
  await second.page.keyboard.press('ControlOrMeta+s');
  const asked = dialog(second.page, '该页面已在其他窗口修改');
  await expect(asked).toBeVisible();
  await button(asked, '覆盖保存').click();
  await expect(asked).toBeHidden();
  await expect(second.page.getByText(/^已自动保存/)).toBeVisible();

  await button(first.page, '添加标题').click();
  await first.page.keyboard.press('ControlOrMeta+s');
  const askedFirst = dialog(first.page, '该页面已在其他窗口修改');
  await expect(askedFirst).toBeVisible();
  await button(askedFirst, '载入最新').click();
  await said(first.page, '已载入最新内容');
  await expect(blocks(first.page)).toHaveCount(count + 1);
  await expect(button(first.page, /^富文本，第\d个组件$/)).toHaveCount(1);
});

test('a company makes a category, puts a product into it, and visitors find it there', async ({ browser }) => {
  test.slow();
  const owner = await tradeAs(browser, supplier.phone, 'supply');
  const { page } = owner;
  const name = `冬储专区${Date.now() % 100_000}`;

  await owner.visit(`${EDITOR}?settings=categories`);
  const settings = dialog(page, '店铺设置');
  await expect(settings).toBeVisible();
  await expectAccessible(page);
  await button(settings, '添加一级分类').click();
  await expect(settings.getByRole('textbox', { name: /^一级分类/ }).last()).toBeFocused();
  await button(settings, '保存').click();
  await expect(settings.getByRole('textbox', { name: /^一级分类/ }).last()).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('店铺设置已保存').first()).toBeVisible();

  const { categories } = done(await owner.get(`${SHOP}/settings`));
  const { id } = categories.find((one: { readonly name: string }) => one.name === name);
  const { facts } = done(await owner.get(`${SHOP}/page?terminal=pc`));
  const { records } = done(await owner.get(`${PRODUCTS}?status=2&current=1&size=1`));
  const [product] = records;
  await owner.visit(`/user/my-products/proPublishEdit?id=${product.id}`);
  await page.getByRole('combobox', { name: '店铺分类' }).click();
  await page.getByRole('searchbox', { name: '搜索店铺分类' }).fill(name);
  await page.getByRole('treeitem', { name }).click();
  await button(page, '确定').click();
  await button(page, '保存').click();
  await expect(page).toHaveURL('/user/my-products/proPublish');

  const query = new URLSearchParams({ businessId: facts.businessId, view: 'products', shopCategoryId: id });
  await owner.visit(`/shop/pc?${query}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([product.title]);
});
