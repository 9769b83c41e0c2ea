import { buyer } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { done, tradeAs, tradePages } from '../support/trade.ts';
import { unusedName } from '../support/uploads.ts';

/** 马国栋 of the buyer's company and of another one; in no other journey. */
const leaver = { phone: '13800000302', name: '马国栋' };
const memberList = '/user/member-management/member-list';
const members = '/api/rs-member-service/ecomm/businessMember';

test('a member who is removed while she works is refused at her next act with the reason; nothing is half done (16.1)', async ({
  browser,
}) => {
  const member = await tradeAs(browser, leaver.phone, 'require');
  const administrator = await tradeAs(browser, buyer.phone, 'require');
  const title = unusedName('移交中的采购', '').slice(0, 40);
  const { id } = done(await member.post('/inquiry/save', { title }));
  await member.visit(tradePages.editor(id));

  const { page } = administrator;
  await administrator.visit(memberList);
  const row = page.getByRole('row').filter({ hasText: leaver.name });
  await row.getByRole('button', { name: /^移除/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('询价');
  await dialog.getByRole('button', { name: '移除' }).click();
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: '已移除' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: leaver.name })).toHaveCount(0);

  await member.page.getByRole('textbox', { name: '询价标题' }).fill('移除之后的改动');
  await member.page.getByRole('button', { name: '存草稿', exact: true }).click();
  await expect(member.page.getByText('您在该企业的权限已变更')).toBeVisible();
  await expect(member.page.getByRole('button', { name: /晟岳建筑/ })).toBeVisible();

  const kept = done(await administrator.get(`/inquiry/detail?id=${id}`));
  expect(kept.title).toBe(title);
  const { records } = done(
    await administrator.get(`${members}/list?keyword=${encodeURIComponent(leaver.name)}&status=3`),
  );
  expect(records).toMatchObject([{ status: 3, allowedActions: [] }]);
});
