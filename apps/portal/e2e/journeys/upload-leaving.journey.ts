import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { demoPerson } from '../support/accounts.ts';
import { home, uploadPage } from '../support/addresses.ts';
import { refuse } from '../support/calls.ts';
import { expect, test } from '../support/journey.ts';
import { expectVisitor, shell } from '../support/shell.ts';
import {
  choose,
  holdStorage,
  newFile,
  openUploads,
  save,
  unusedName,
  uploadCalls,
  uploads,
} from '../support/uploads.ts';

const question = (page: Page) => page.getByRole('dialog').filter({ hasText: '当前内容尚未保存，确定离开？' });

/** The questions of the browser itself, each answered with leaving. */
function browserQuestions(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  return asked;
}

test('without the licence the files are saved, and the page says beside the field what is missing', async ({
  page,
  context,
}) => {
  await openUploads(page, context, demoPerson(29));
  const { documents, licence, row } = uploads(page);
  const name = unusedName('章程', 'txt');
  await choose(documents, newFile(name));
  await expect(row(name)).toContainText('本次新增');
  await refuse(page, uploadCalls.register, 500, '系统繁忙');
  await choose(documents, newFile('报告.txt'));
  await expect(documents.getByText('报告.txt上传失败, 请重试', { exact: true })).toBeVisible();
  await uploads(page).save.click();
  await expect(page.getByText('已保存，还缺少营业执照，报告.txt未上传成功')).toBeVisible();
  await expect(page.getByText('保存成功')).toBeHidden();
  const chooser = licence.getByRole('button', { name: '选择文件' });
  await expect(chooser).toBeFocused();
  await expect(chooser).toHaveAttribute('aria-invalid', 'true');
  await expect(chooser).toHaveAccessibleDescription(/^请上传营业执照/);
  await expectAccessible(page);
  await expect(row(name)).not.toContainText('本次新增');
});

test('a link away from files that are on the way or not saved asks first, and no more once they are saved', async ({
  page,
  context,
}) => {
  await openUploads(page, context, demoPerson(27));
  const { documents, row } = uploads(page);
  const held = await holdStorage(page);
  const name = unusedName('预算', 'txt');
  await choose(documents, newFile(name));
  await expect.poll(held.waiting).toBe(1);
  const { centre } = shell(page);
  await centre.click();
  await question(page).getByRole('button', { name: '留在本页' }).click();
  await expect(question(page)).toBeHidden();
  held.open();
  await expect(row(name)).toContainText('本次新增');
  await centre.click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(uploadPage);
  await save(page);
  await expect(row(name)).not.toContainText('本次新增');
  await centre.click();
  await expect(page).not.toHaveURL(uploadPage);
});

test('who confirms to leave goes on', async ({ page, context }) => {
  await openUploads(page, context, demoPerson(26));
  const { documents, row } = uploads(page);
  await choose(documents, newFile('草稿.txt'));
  await expect(row('草稿.txt')).toContainText('本次新增');
  await shell(page).centre.click();
  await question(page).getByRole('button', { name: '确定离开' }).click();
  await expect(page).not.toHaveURL(uploadPage);
});

test('the browser asks before it drops what is not saved, and not at a logout', async ({ page, context }) => {
  await openUploads(page, context, demoPerson(30));
  const { documents, row } = uploads(page);
  const asked = browserQuestions(page);
  await page.reload();
  expect(asked).toEqual([]);
  await choose(documents, newFile('草稿.txt'));
  await expect(row('草稿.txt')).toContainText('本次新增');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(uploads(page).save).toBeEnabled();
  await choose(documents, newFile('草稿.txt'));
  await expect(row('草稿.txt')).toContainText('本次新增');
  await shell(page).logout.click();
  await shell(page).logoutDialog.getByRole('button', { name: '确认退出' }).click();
  await expect(page).toHaveURL(home);
  await expectVisitor(page);
  expect(asked).toEqual(['beforeunload']);
});
