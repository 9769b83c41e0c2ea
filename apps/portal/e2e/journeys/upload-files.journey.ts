import { demoPerson } from '../support/accounts.ts';
import { uploadPage } from '../support/addresses.ts';
import { refuse } from '../support/calls.ts';
import { expect, test } from '../support/journey.ts';
import {
  choose,
  holdStorage,
  newFile,
  newPicture,
  openUploads,
  recordUploads,
  save,
  unusedName,
  uploadCalls,
  uploads,
} from '../support/uploads.ts';

test('a file is uploaded, saved, there after a reload, and deleted (R-UP-001 to 003, R-UP-020, R-UP-040, R-ENT-020 to 023)', async ({
  page,
  context,
}) => {
  await openUploads(page, context, demoPerson(25));
  const { documents, row } = uploads(page);
  const name = unusedName('施工说明', 'txt');
  const sent = recordUploads(page);
  await choose(documents, newFile(name));
  await expect(row(name)).toContainText('本次新增');
  expect([sent.registered(), sent.of('PUT'), sent.confirmed()].map(({ length }) => length)).toEqual([1, 1, 1]);

  await save(page);
  await expect(row(name)).not.toContainText('本次新增');
  await page.reload();
  await expect(row(name)).toContainText('64 B');
  await row(name)
    .getByRole('button', { name: `删除 ${name}` })
    .click();
  await page.getByRole('button', { name: '确认删除' }).click();
  await expect(row(name)).toBeHidden();
  await save(page);
  await page.goto(uploadPage);
  await expect(documents.getByRole('group', { name: '认证附件' })).toBeVisible();
  await expect(row(name)).toBeHidden();
});

test('what the server has already is neither sent nor confirmed (R-UP-007, R-UP-009)', async ({ page, context }) => {
  await openUploads(page, context, demoPerson(26));
  const { documents, row } = uploads(page);
  const file = newFile('原件.txt');
  await choose(documents, file);
  await expect(row('原件.txt')).toContainText('本次新增');
  const sent = recordUploads(page);
  await choose(documents, { ...file, name: '副本.txt' });
  await expect(row('副本.txt')).toContainText('本次新增');
  expect([sent.registered(), sent.toStorage(), sent.confirmed()].map(({ length }) => length)).toEqual([1, 0, 0]);
});

test('a file of 11 MB goes in parts of 1 MB, and the page cannot be saved meanwhile (R-UP-012, R-UP-016, R-UP-021, R-UP-022)', async ({
  page,
  context,
}) => {
  await openUploads(page, context, demoPerson(27));
  const { documents, row, save: button } = uploads(page);
  await expect(button).toBeEnabled();
  const held = await holdStorage(page);
  const sent = recordUploads(page);
  await choose(documents, newFile('图纸.txt', 11 * 1024 ** 2));
  await expect.poll(held.waiting).toBe(1);
  await expect(button).toBeDisabled();
  await expect(page.getByText('文件上传中，请稍候')).toBeVisible();
  held.open();
  await expect(row('图纸.txt')).toContainText('本次新增');
  await expect(button).toBeEnabled();
  expect(sent.parts()).toEqual(Array.from({ length: 11 }, (_, index) => `${index + 1}`));
  expect(sent.of('POST')).toHaveLength(2);
});

test('files that may not be are named, and nothing is sent (R-VALID-023, R-VALID-026, R-VALID-030, R-VALID-035)', async ({
  page,
  context,
}) => {
  await openUploads(page, context, demoPerson(28));
  const { documents, certificates, licence } = uploads(page);
  const sent = recordUploads(page);
  await choose(documents, newFile('virus.exe'), newFile('空.pdf', 0));
  await expect(documents.getByText('virus.exe 文件不符合上传条件', { exact: true })).toBeVisible();
  await expect(documents.getByText('文件过小，请检查后重新上传', { exact: true })).toBeVisible();
  await choose(licence, newFile('执照.pdf', 10 * 1024 ** 2));
  await expect(licence.getByText('文件过大，请上传10M以下文件', { exact: true })).toBeVisible();
  expect(sent.registered()).toHaveLength(0);
  await choose(certificates, ...Array.from({ length: 7 }, (_, index) => newPicture(`证书${index}.png`)));
  await expect(certificates.getByText('最多上传6个文件', { exact: true })).toBeVisible();
  await expect.poll(() => sent.registered().length).toBe(6);
  await documents.getByRole('button', { name: '移除 virus.exe' }).click();
  await expect(documents.getByText('virus.exe 文件不符合上传条件')).toBeHidden();
});

test('a failed registration says so and is tried again (R-ERR-027, decision 39)', async ({ page, context }) => {
  await openUploads(page, context, demoPerson(29));
  const { documents, row } = uploads(page);
  await refuse(page, uploadCalls.register, 500, '系统繁忙');
  await choose(documents, newFile('报告.txt'));
  await expect(documents.getByText('报告.txt上传失败, 请重试', { exact: true })).toBeVisible();
  await expect(page.getByText('系统繁忙')).toBeHidden();
  await expect(uploads(page).save).toBeEnabled();
  await page.unrouteAll();
  await documents.getByRole('button', { name: '重试 报告.txt' }).click();
  await expect(row('报告.txt')).toContainText('本次新增');
});

test('two files at once; a cancelled one leaves without a word (R-UP-014, R-UP-015, R-UP-036)', async ({
  page,
  context,
}) => {
  await openUploads(page, context, demoPerson(30));
  const { documents, certificates, row, save: button } = uploads(page);
  const held = await holdStorage(page);
  await choose(documents, newFile('取消.txt'));
  await choose(certificates, newPicture('证书.png'));
  await expect.poll(held.waiting).toBe(2);
  await expect(button).toBeDisabled();
  await row('取消.txt').getByRole('button', { name: '取消 取消.txt' }).click();
  await expect(row('取消.txt')).toBeHidden();
  await expect(documents.getByText('请重试')).toBeHidden();
  await expect(button).toBeDisabled();
  held.open();
  await expect(button).toBeEnabled();
  await expect(certificates.getByRole('button', { name: '删除 证书.png' })).toBeAttached();
});

test('a file whose content is not what its name says is refused with the reason (R-ERR-003)', async ({
  page,
  context,
}) => {
  await openUploads(page, context, demoPerson(28));
  const { documents } = uploads(page);
  await choose(documents, newFile('合同.pdf'));
  await expect(documents.getByText('文件内容与扩展名不符，请重新选择')).toBeVisible();
  await expect(documents.getByText('上传失败, 请重试', { exact: true })).toBeVisible();
  await expect(documents.getByRole('button', { name: '重试 合同.pdf' })).toBeHidden();
  await documents.getByRole('button', { name: '移除 合同.pdf' }).click();
  await expect(documents.getByText('上传失败, 请重试', { exact: true })).toBeHidden();
});

test('a file dropped beside the widgets does not open in place of the page', async ({ page, context }) => {
  await openUploads(page, context, demoPerson(28));
  const files = await page.evaluateHandle(() => {
    const carried = new DataTransfer();
    carried.items.add(new File(['content'], '散落.txt'));
    return carried;
  });
  const isTaken = await page.getByRole('heading', { level: 1 }).evaluate((heading, dataTransfer) => {
    const drag = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
    return !heading.dispatchEvent(drag);
  }, files);
  expect(isTaken).toBe(true);
});
