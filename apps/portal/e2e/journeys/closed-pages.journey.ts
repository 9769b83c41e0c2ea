import { buyer, demoPerson, reader } from '../support/accounts.ts';
import { chatPage } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { expectMember } from '../support/shell.ts';

const menuName = '个人中心菜单';

test('a page without the permission says which one is missing and who gives it, in its frame (domain rules 16.4)', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/status of 403/);
  await enterAs(context, reader);
  const tokens: string[] = [];
  page.on('request', (request) => request.url().includes('/chat/token') && tokens.push(request.url()));
  const answer = await page.goto(chatPage);
  expect(answer?.status()).toBe(403);
  await expectMember(page);
  await expect(page.getByRole('heading', { level: 1, name: '客户消息' })).toBeVisible();
  await expect(page.getByText('暂无操作权限，请联系企业管理员')).toBeVisible();
  await expect(page.getByText('查看本页需要“在线沟通”权限，企业管理员可在角色管理中授予')).toBeVisible();
  await expect(page.getByRole('navigation', { name: menuName })).toBeVisible();
  expect(tokens).toEqual([]);
});

test('who has no permission asks for it once a day, and the administrator is told (domain rules 16.4)', async ({
  page,
  context,
  browser,
  problems,
}) => {
  problems.expect(/status of 403/);
  await enterAs(context, reader);
  await page.goto('/user/building-materials/selecting');
  await expectMember(page);
  const facts = page.getByRole('main').locator('dl');
  await expect(facts).toContainText('只读成员（吉林省砚北建设集团有限公司）');
  await expect(facts).toContainText('王建国 138****0001');
  await page.getByRole('button', { name: '申请权限' }).click();
  const asked = page.getByRole('button', { name: '已申请' });
  await expect(asked).toBeDisabled();
  await page.reload();
  await expect(asked).toBeDisabled();

  const others = await browser.newContext();
  await enterAs(others, buyer);
  const inbox = await others.newPage();
  await inbox.goto('/user/notice');
  await expect(
    inbox.getByText('成员周览申请使用“比价定标”，需要“比价”或“确认定标”或“定标审批”权限').first(),
  ).toBeVisible();
  await others.close();
});

test('a page of the other side offers the switch and opens at the same address, for good (domain rules 3.1)', async ({
  page,
  context,
}) => {
  await enterAs(context, demoPerson(1));
  await page.goto('/user/shop-decoration?from=menu');
  await expectMember(page);
  await expect(page.getByText('当前为采购方身份，请切换为供应方后操作')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '切换为供应方' }).click();
  await expect(page.getByText('该页面即将开放')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/shop-decoration\?from=menu$/);
  const again = await page.reload();
  expect(again?.status()).toBe(200);
  const markup = (await again?.text()) ?? '';
  expect(markup).toContain('该页面即将开放');
  expect(markup).toContain('建材报价');
});

test('the folder of materials leads each side to its page (decision 45)', async ({ page, context }) => {
  await enterAs(context, demoPerson(2));
  await page.goto('/user/building-materials');
  await expect(page).toHaveURL(/addInquirySheet$/);
  await expectMember(page);
  await page.getByRole('navigation', { name: menuName }).getByRole('button', { name: '供应方', exact: true }).click();
  await expect(page.getByRole('main').getByRole('button', { name: '切换为采购方' })).toBeVisible();
  await page.goto('/user/building-materials');
  await expect(page).toHaveURL(/my-quotation\/default$/);
  await expect(page.getByRole('heading', { level: 1, name: '我的报价' })).toBeVisible();
});
