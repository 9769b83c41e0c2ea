import { demoPerson } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { choose, holdStorage, newFile, openUploads, PART, recordUploads, uploads } from '../support/uploads.ts';

const BYTES = 12 * PART;

test('an upload waits while the network is gone and goes on by itself (R-ERR-025, R-UP-035)', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  await openUploads(page, context, demoPerson(40));
  const { documents, row } = uploads(page);
  const held = await holdStorage(page);
  const sent = recordUploads(page);
  await choose(documents, newFile('巡检.txt', BYTES));
  held.allow(5);
  await expect.poll(sent.parts).toHaveLength(6);
  await context.setOffline(true);
  await expect(row('巡检.txt')).toContainText('网络已断开，恢复后自动继续');
  await context.setOffline(false);
  held.open();
  await expect(row('巡检.txt')).toContainText('本次新增');
  const parts = sent.parts();
  expect(new Set(parts).size).toBe(12);
  expect(parts.length - 12, 'parts sent again').toBeLessThanOrEqual(1);
});

test('a reload in the middle: the file chosen again goes on with the parts that are missing (R-UP-035)', async ({
  page,
  context,
}) => {
  await openUploads(page, context, demoPerson(32));
  const file = newFile('模型.txt', BYTES);
  const { documents, row, resumable } = uploads(page);
  const held = await holdStorage(page);
  const before = recordUploads(page);
  await choose(documents, file);
  held.allow(6);
  await expect.poll(before.parts).toHaveLength(7);
  await page.reload();
  held.leave();
  // A page that ends may take its newest note with it; before anything is sent the storage is asked what it has.
  await expect(resumable).toContainText(/已传(41|50)%/);
  await expect(resumable).toContainText('请重新选择同一文件后继续');
  const sent = recordUploads(page);
  await resumable.locator('input[type=file]').setInputFiles(file);
  await expect(row('模型.txt')).toContainText('本次新增');
  await expect(resumable).toBeHidden();
  expect(sent.parts()).toEqual(['7', '8', '9', '10', '11', '12']);
});

test('another login of the browser is not offered what was begun before it', async ({ page, context }) => {
  await openUploads(page, context, demoPerson(33));
  const held = await holdStorage(page);
  await choose(uploads(page).documents, newFile('私有.txt', BYTES));
  held.allow(2);
  await expect.poll(held.waiting).toBe(1);
  await page.reload();
  held.leave();
  await expect(uploads(page).resumable).toContainText('私有.txt');
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await openUploads(page, context, demoPerson(34));
  await expect(uploads(page).save).toBeEnabled();
  await expect(uploads(page).resumable).toBeHidden();
});
