import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { registerApi } from '@jianzhu/upload';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../../../test-machine.config.ts';
import { demoPassword, demoPerson } from '../support/accounts.ts';
import { home, portal, uploadPage } from '../support/addresses.ts';
import { chatOfTwo, chatPage, chatParts, chatUserId, openChat, say } from '../support/chat.ts';
import { enterAs } from '../support/login.ts';
import { type Engine, expect, test } from './driven-test.ts';
import { ENTER, enter, expectAt, expectShown, expectTakenOver, press, type } from './visiting.ts';

/** Demo people whom the other browser does not take. The platform of this run is its own. */
const people = {
  firefox: { logsIn: demoPerson(43), writes: demoPerson(44), answers: demoPerson(45), uploads: demoPerson(46) },
  webkit: { logsIn: demoPerson(19), writes: demoPerson(20), answers: demoPerson(21), uploads: demoPerson(22) },
} as const satisfies Readonly<Record<Engine, unknown>>;

/** Of this attempt: an earlier one has left what it made. */
const attempt = () => randomBytes(4).toString('hex');

test('home shows its eight sections, and leads to the login', async ({ tab }) => {
  await tab.open(portal + home);
  await expectTakenOver(tab);
  const sections = ['supply-demand', 'platforms', 'services', 'supervision', 'news', 'enterprise-style'];
  for (const key of [...sections, 'research', 'party']) {
    await expectShown(tab, `#${key} a`);
  }
  await press(tab, 'header a', '登录');
  await expectShown(tab, 'input[type=password]');
});

test('a member logs in by password', async ({ tab, engine }) => {
  await tab.open(`${portal}/login-start/login`);
  await press(tab, 'input[name=phone]');
  await type(tab, people[engine].logsIn.phone);
  await press(tab, 'input[name=password]');
  await type(tab, demoPassword + ENTER);
  await expectAt(tab, new RegExp(`${home}$`));
  await expectShown(tab, 'header button', '退出');
});

test('a member here and one in Chromium write to each other', async ({ tab, engine, request }) => {
  const { writes, answers } = people[engine];
  const chromiumHere = await chromium.launch(chromiumLaunch);
  const context = await chromiumHere.newContext({ baseURL: portal });
  const other = await context.newPage();
  const otherId = await chatUserId(other, await enterAs(context, answers));
  const ownId = await chatUserId(other, await enter(tab, request, writes, `browser-${engine}`));
  const chatId = chatOfTwo(ownId, otherId);
  const [question, reply] = [`question ${attempt()}`, `reply ${attempt()}`];

  await openChat(other, chatId);
  await tab.open(`${portal}${chatPage}?chat=${chatId}`);
  await press(tab, 'main textarea:enabled');
  await type(tab, question + ENTER);
  await expectShown(tab, '[data-message]', question);
  await expect(chatParts(other).message(question)).toBeVisible();
  await say(other, reply);
  await expectShown(tab, '[data-message]', reply);
  await chromiumHere.close();
});

test('a file of 12 MB is uploaded under its own hash', async ({ tab, engine, request }, info) => {
  const content = Buffer.alloc(12 * 1024 ** 2, randomBytes(48).toString('base64'));
  const name = `drawing-${attempt()}`;
  const file = info.outputPath(`${name}.txt`);
  await writeFile(file, content);
  const { token, platformToken, businessId } = await enter(tab, request, people[engine].uploads, `browser-${engine}`);
  await tab.open(portal + uploadPage);
  await expectTakenOver(tab);
  await tab.chooseFile('[data-attachments] input[type=file]:not([accept*=image]):not([accept*=video])', file);
  await expectShown(tab, 'tr, [role=row]', '本次新增');
  await expectShown(tab, 'tr, [role=row]', name);

  const session = () => ({ token, jianzhuToken: platformToken, businessId });
  const asked = {
    fileName: `${name}.txt`,
    extName: 'txt',
    fileSize: content.length,
    hashcode: createHash('md5').update(content).digest('hex'),
  };
  const { signal } = new AbortController();
  expect(await registerApi({ baseUrl: portal, session }).register(asked, { signal })).toMatchObject({ existed: true });
});
