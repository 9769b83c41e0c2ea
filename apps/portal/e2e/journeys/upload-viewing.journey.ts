import { readFileSync } from 'node:fs';
import { demoPerson } from '../support/accounts.ts';
import { officeViewer, storage } from '../support/addresses.ts';
import { recordRequests } from '../support/calls.ts';
import { expect, test } from '../support/journey.ts';
import {
  choose,
  handIn,
  newFile,
  newPicture,
  openUploads,
  save,
  unusedName,
  uploadCalls,
  uploads,
} from '../support/uploads.ts';

const mp4 = readFileSync(new URL('../fixtures/site-visit.mp4', import.meta.url));
const scripted = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" onload="window.ran = true">
     <script>window.ran = true; parent.ran = true; fetch('/svg-script-ran')</script><rect width="40" height="30" fill="red"/>
   </svg>`,
);

test('pictures are shown in the viewer, and a script inside one never runs (R-UP-042, R-UP-045)', async ({
  page,
  context,
}) => {
  const login = await openUploads(page, context, demoPerson(35));
  const drawing = unusedName('平面图', 'svg');
  await handIn(context, login, { name: drawing, mimeType: 'image/svg+xml', buffer: scripted });
  await page.reload();
  const { documents, row } = uploads(page);
  await choose(documents, newPicture('现场.png'));
  await expect(row('现场.png')).toContainText('本次新增');
  const requests = recordRequests(page);
  for (const name of ['现场.png', drawing]) {
    await page.getByRole('button', { name: `预览 ${name}` }).click();
    const picture = page.getByRole('dialog').getByRole('img', { name });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(requests.to('/svg-script-ran')).toHaveLength(0);
});

test('a video plays, before and after it is saved (R-UP-044)', async ({ page, context }) => {
  await openUploads(page, context, demoPerson(36));
  const { video, documents } = uploads(page);
  const playable = () => page.locator('video').evaluate((element: HTMLVideoElement) => element.readyState);
  await choose(video, { name: '勘察.mp4', mimeType: 'video/mp4', buffer: mp4 });
  await expect.poll(playable).toBeGreaterThanOrEqual(1);
  await save(page);
  await page.reload();
  await expect(page.locator('video')).toHaveAttribute('src', new RegExp(`^${storage}`));
  await expect.poll(playable).toBeGreaterThanOrEqual(1);

  await choose(documents, { name: '附带.mp4', mimeType: 'video/mp4', buffer: mp4 });
  await documents.getByRole('button', { name: '预览 附带.mp4' }).click();
  await expect(page.getByRole('dialog').locator('video')).toBeVisible();
});

test('an office file opens in the online viewer, anything else is downloaded (R-UP-043, R-UP-044)', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  await context.route(`${officeViewer}**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>viewer</title>' });
  });
  await openUploads(page, context, demoPerson(37));
  const { documents, row } = uploads(page);
  const office = {
    ...newFile('方案.docx'),
    buffer: Buffer.concat([Buffer.from('504b0304', 'hex'), newFile('x').buffer]),
  };
  await choose(documents, office, newFile('清单.txt'));
  await expect(row('清单.txt')).toContainText('本次新增');
  await expect(row('清单.txt').getByRole('button', { name: '预览 清单.txt' })).toBeHidden();
  const opened = context.waitForEvent('page');
  await row('方案.docx').getByRole('button', { name: '预览 方案.docx' }).click();
  await opened;
  await expect.poll(() => asked.length).toBe(1);
  expect(new URL(asked[0] ?? '').searchParams.get('src')).toMatch(new RegExp(`^${storage}/.+\\.docx\\?`));
});

test('files are downloaded, one by itself and several in one archive (R-VALID-049, R-UP-041, R-ERR-028)', async ({
  page,
  context,
  problems,
}) => {
  await openUploads(page, context, demoPerson(38));
  const { documents, row } = uploads(page);
  const [one, two] = [newFile('甲.txt'), newFile('乙.txt')];
  await choose(documents, one, two);
  await expect(row('乙.txt')).toContainText('本次新增');
  const requests = recordRequests(page);
  await documents.getByRole('button', { name: '批量下载' }).click();
  await expect(documents.getByText('请选择附件', { exact: true })).toBeVisible();
  expect(requests.to(uploadCalls.readAddress)).toHaveLength(0);

  const single = page.waitForEvent('download');
  await row('甲.txt').getByRole('button', { name: '下载 甲.txt' }).click();
  expect((await single).suggestedFilename()).toBe('甲.txt');
  expect(readFileSync(await (await single).path())).toEqual(one.buffer);

  await documents.getByRole('checkbox', { name: '全选' }).check();
  const archive = page.waitForEvent('download');
  await documents.getByRole('button', { name: '批量下载（2）' }).click();
  expect((await archive).suggestedFilename()).toBe('认证附件.zip');
  const zip = readFileSync(await (await archive).path());
  for (const { name, buffer } of [one, two]) {
    expect(zip.includes(Buffer.from(name))).toBe(true);
    expect(zip.includes(buffer)).toBe(true);
  }

  problems.expect(/status of 403/);
  await page.route(`${storage}/**`, (route) =>
    route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' } }),
  );
  await row('乙.txt').getByRole('button', { name: '下载 乙.txt' }).click();
  await expect(page.getByText('文件下载失败，请重新尝试')).toBeVisible();
});
