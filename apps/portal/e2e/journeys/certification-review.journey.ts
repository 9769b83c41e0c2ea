import { demoPerson } from '../support/accounts.ts';
import { uploadPage } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { decideReview } from '../support/operator.ts';
import { expectInteractive } from '../support/shell.ts';
import { choose, newFile, newPicture, openUploads, uploads } from '../support/uploads.ts';

test('a certification is submitted, taken back, rejected and approved, and every open page says so', async ({
  page,
  context,
  request,
}) => {
  const { businessId } = await openUploads(page, context, demoPerson(0));
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const { licence, documents, save } = uploads(page);

  await button('提交审核').click();
  await expect(licence.getByText('请上传营业执照')).toBeInViewport();
  await expect(licence.getByRole('button', { name: '选择文件' })).toBeFocused();

  await choose(licence, newPicture('营业执照.png'));
  await expect(licence).toContainText('营业执照.png');
  await button('提交审核').click();
  await expect(page.getByText('提交成功')).toBeVisible();
  await expect(page.getByText('审核中', { exact: true })).toBeVisible();
  await expect(page.getByText('资料审核中，如需修改请先撤回审核')).toBeVisible();
  await expect(save).toBeHidden();
  await expect(button('撤回审核')).toBeFocused();

  await page.reload();
  await expectInteractive(page);
  await expect(page.getByText('审核中', { exact: true })).toBeVisible();
  await button('撤回审核').click();
  await expect(page.getByText('撤回成功')).toBeVisible();
  await expect(button('提交审核')).toBeFocused();
  await expect(save).toBeEnabled();

  const other = await context.newPage();
  await other.goto(uploadPage);
  await expectInteractive(other);
  await other.getByRole('button', { name: '提交审核', exact: true }).click();
  await expect(page.getByText('审核中', { exact: true })).toBeVisible();
  await expect(button('撤回审核')).toBeFocused();

  await decideReview(request, { bizType: 'certification', bizId: businessId }, '执照照片不清晰');
  for (const tab of [page, other]) {
    await expect(tab.getByText('执照照片不清晰')).toBeVisible();
    await expect(tab.getByText('审核驳回', { exact: true })).toBeVisible();
  }
  await expect(button('提交审核')).toBeFocused();

  // What is not saved yet outlasts the news.
  await choose(documents, newFile('资质.txt'));
  await expect(documents).toContainText('资质.txt');
  await other.getByRole('button', { name: '提交审核', exact: true }).click();
  await expect(page.getByText('审核中', { exact: true })).toBeVisible();
  await expect(documents).toContainText('资质.txt');

  await decideReview(request, { bizType: 'certification', bizId: businessId });
  for (const tab of [page, other]) await expect(tab.getByText('审核通过', { exact: true })).toBeVisible();
  await expect(documents).toContainText('资质.txt');
});
