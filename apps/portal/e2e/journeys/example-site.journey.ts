import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { demoPerson } from '../support/accounts.ts';
import { exampleSite } from '../support/addresses.ts';
import { arriveWithTicket, logInAtLoginSite, runningScripts } from '../support/example-site.ts';
import { expect, test } from '../support/journey.ts';
import { heldCookies } from '../support/login.ts';

const mebibyte = 1024 ** 2;
/** Answers for the platform in the demo data. */
const platformService = { phone: '13800000016' } as const;
const ofReact = /react\.(transitional\.)?element|react\.forward_ref|__REACT_DEVTOOLS/;

/** Writes a file of hexadecimal digits that nobody has uploaded before. */
async function textFile(name: string, size: number): Promise<{ readonly path: string; readonly content: Buffer }> {
  const path = test.info().outputPath(name);
  const content = Buffer.from(randomBytes(size / 2).toString('hex'));
  await writeFile(path, content);
  return { path, content };
}

const attachments = (page: Page) => page.getByRole('region', { name: '附件' }).getByRole('listitem');

async function choose(page: Page, ...paths: readonly string[]): Promise<void> {
  // The page of a member, which is shown when it works.
  await expect(page.getByRole('heading', { name: '附件' })).toBeVisible();
  await page.getByLabel('选择文件').setInputFiles(paths);
}

test('a site without React uploads, saves and downloads under its own login (R-PKG-005)', async ({ page, context }) => {
  await logInAtLoginSite(page, demoPerson(21), '/upload');
  await expect(page.getByRole('heading', { name: '附件' })).toBeVisible();
  expect(await heldCookies(context, exampleSite), 'the portal stays logged out').toEqual({});
  expect(page.url()).not.toContain('token');
  await expectAccessible(page);

  const plan = await textFile('方案.txt', 4000);
  const note = await textFile('说明.txt', 2000);
  const program = await textFile('程序.exe', 2000);
  await choose(page, plan.path, note.path, program.path);
  await expect(page.getByRole('alert')).toContainText('程序.exe 文件不符合上传条件');
  await expect(attachments(page)).toHaveCount(2);
  await page.getByRole('button', { name: '保存' }).click();
  await page.reload();
  await expect(attachments(page)).toHaveCount(2);
  await expect(attachments(page).filter({ hasText: '未保存' })).toHaveCount(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 方案.txt' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('方案.txt');
  expect((await readFile(await download.path())).equals(plan.content)).toBe(true);

  for (const name of ['方案.txt', '说明.txt']) await page.getByRole('checkbox', { name: `选择 ${name}` }).check();
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '批量下载' }).click(),
  ]);
  expect(archive.suggestedFilename()).toBe('附件.zip');
  expect((await readFile(await archive.path())).includes(note.content)).toBe(true);
  await expectAccessible(page);

  const loaded = await runningScripts(page);
  expect(loaded.length).toBeGreaterThan(1);
  expect(loaded.filter((script) => ofReact.test(script))).toEqual([]);
});

test('an upload goes on after a reload when the file is chosen again (R-PKG-005)', async ({ page }) => {
  const partCount = 12;
  const file = await textFile('图纸集.txt', partCount * mebibyte);
  const stored = 5;
  let sent = 0;
  let isHeld = true;
  await page.route(
    (url) => url.searchParams.has('partNumber'),
    async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      if (isHeld && sent >= stored) return;
      sent += 1;
      await route.continue();
    },
  );
  await arriveWithTicket(page, demoPerson(22), '/upload');
  await choose(page, file.path);
  await expect.poll(() => sent).toBe(stored);
  await expect(page.getByRole('progressbar', { name: '图纸集.txt 的上传进度' })).toBeVisible();
  await page.getByRole('button', { name: '暂停 图纸集.txt' }).click();
  await expect(page.getByRole('button', { name: '继续 图纸集.txt' })).toBeVisible();

  isHeld = false;
  await page.reload();
  const unfinished = page.getByRole('region', { name: '未完成的上传' });
  await expect(unfinished).toContainText('图纸集.txt');
  await choose(page, file.path);
  await expect(attachments(page)).toContainText(['图纸集.txt']);
  await expect(unfinished).toBeHidden();
  expect(sent, 'every part is sent once').toBe(partCount);
});

test('two members chat and send a file on a site without React (R-PKG-006)', async ({ page, browser }) => {
  const greeting = `您好 ${Date.now()}`;
  await arriveWithTicket(page, demoPerson(23), '/chat');
  await expect(page.getByText('已连接')).toBeVisible();
  await page.getByRole('button', { name: '联系平台客服' }).click();
  await page.getByRole('textbox', { name: '输入消息' }).fill(greeting);
  await page.getByRole('textbox', { name: '输入消息' }).press('Enter');
  const own = page.getByRole('log').getByRole('listitem').filter({ hasText: greeting });
  await expect(own).toContainText('未读');

  const other = await browser.newContext();
  const service = await other.newPage();
  await arriveWithTicket(service, platformService, '/chat');
  // Outside the hours of service the answer that the platform gives by itself is the last message.
  const conversation = service.getByRole('button').filter({ hasText: '孔国栋' });
  await expect(conversation).toContainText('1 条未读');
  await conversation.click();
  await expect(service.getByRole('log')).toContainText(greeting);
  await expect(own).toContainText('已读');
  await service.getByRole('textbox', { name: '输入消息' }).fill('请讲');
  await service.getByRole('button', { name: '发送', exact: true }).click();
  await expect(page.getByRole('log')).toContainText('请讲');

  const drawing = await textFile('图纸.txt', 2000);
  await page.getByLabel('发送文件').setInputFiles(drawing.path);
  const [download] = await Promise.all([
    service.waitForEvent('download'),
    service.getByRole('button', { name: /^下载 图纸\.txt/ }).click(),
  ]);
  expect((await readFile(await download.path())).equals(drawing.content)).toBe(true);
  await expectAccessible(page);
  expect((await runningScripts(page)).filter((script) => ofReact.test(script))).toEqual([]);
  await other.close();
});

test('a second browser ends the chat of the first, which says so (R-PKG-006)', async ({ page, browser }) => {
  await arriveWithTicket(page, demoPerson(24), '/chat');
  await expect(page.getByText('已连接')).toBeVisible();
  const other = await browser.newContext();
  const second = await other.newPage();
  await arriveWithTicket(second, demoPerson(24), '/chat');
  await expect(second.getByText('已连接')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('账号已经在别处登录');
  await other.close();
});

test('a login that arrives with nothing valid is refused, and leads nowhere else', async ({ page, problems }) => {
  problems.expect(/PlatformError/);
  await page.goto(`${exampleSite}/login-back?token=0123456789abcdef&target=${encodeURIComponent('//example.cn')}`);
  await expect(page.getByRole('status')).toContainText('登录没有成功');
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByRole('link', { name: '重新登录' })).toBeVisible();
});
