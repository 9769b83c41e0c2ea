import { demoPerson } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { choose, newPicture, openUploads, uploads } from '../support/uploads.ts';

test('a certification is submitted for review and taken back', async ({ page, context }) => {
  await openUploads(page, context, demoPerson(0));
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const { licence, save } = uploads(page);

  await button('提交审核').click();
  await expect(page.getByText('请上传营业执照')).toBeVisible();

  await choose(licence, newPicture('营业执照.png'));
  await expect(licence).toContainText('营业执照.png');
  await button('提交审核').click();
  await expect(page.getByText('提交成功')).toBeVisible();
  await expect(page.getByText('审核中', { exact: true })).toBeVisible();
  await expect(page.getByText('资料审核中，如需修改请先撤回审核')).toBeVisible();
  await expect(save).toBeHidden();

  await page.reload();
  await expect(page.getByText('审核中', { exact: true })).toBeVisible();
  await button('撤回审核').click();
  await expect(page.getByText('撤回成功')).toBeVisible();
  await expect(button('提交审核')).toBeVisible();
  await expect(save).toBeEnabled();
});
