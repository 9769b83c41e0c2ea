import { expectAccessible } from '../support/accessibility.ts';
import { demoPerson, reader } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { choose, holdStorage, newFile, newPicture, openUploads, unusedName, uploads } from '../support/uploads.ts';

test('the keyboard alone uploads, deletes and saves', async ({ page, context }) => {
  await openUploads(page, context, demoPerson(39));
  const { documents, row, save } = uploads(page);
  await tabTo(page, documents.getByRole('button', { name: '选择文件', exact: true }));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  const [dropped, kept] = [unusedName('甲', 'txt'), unusedName('乙', 'txt')];
  await (await chooser).setFiles([newFile(dropped), newFile(kept)]);
  await expect(row(kept)).toContainText('本次新增');
  await tabTo(page, row(dropped).getByRole('button', { name: `删除 ${dropped}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '取消' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: '确认删除' }));
  await page.keyboard.press('Enter');
  await expect(row(dropped)).toBeHidden();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  await expect(page.getByText('已保存，还缺少营业执照')).toBeVisible();
});

for (const width of [1366, 390]) {
  test(`at ${width} px nothing is cut off and axe finds nothing`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    await openUploads(page, context, demoPerson(width === 390 ? 41 : 42));
    const { documents, certificates, row } = uploads(page);
    await expectAccessible(page);
    await choose(certificates, newPicture('证书.png'));
    await expect(certificates.getByRole('button', { name: '删除 证书.png' })).toBeAttached();
    const held = await holdStorage(page);
    await choose(documents, newFile('一个名字很长很长很长很长的施工组织设计方案.txt'), newFile('virus.exe'));
    await expect.poll(held.waiting).toBe(1);
    await expect(row('施工组织')).toContainText('正在上传');
    await expectAccessible(page);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
    const styles = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href.replace('#', '')));
    expect(new Set(styles).size, 'a style sheet loaded twice wins over those between').toBe(styles.length);
    held.open();
    await expect(row('施工组织')).toContainText('本次新增');
  });
}

test('a member who may see the files and not hand any in changes none', async ({ page, context }) => {
  await openUploads(page, context, reader);
  const { documents, save } = uploads(page);
  await expect(documents).toBeVisible();
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await expect(save).toBeHidden();
});

test('a member who may not see the files is told so', async ({ page, context }) => {
  await openUploads(page, context, demoPerson(31));
  await expect(page.getByText('暂无操作权限，请联系企业管理员')).toBeVisible();
  await expect(page.locator('[data-attachments]')).toHaveCount(0);
  await expectAccessible(page);
});
