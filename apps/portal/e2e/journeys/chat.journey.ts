import { demoPerson } from '../support/accounts.ts';
import { home } from '../support/addresses.ts';
import { chatOfTwo, chatPage, chatParts, chatUserId, cutNetwork, greyPicture, openChat, say } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { showPage } from '../support/visibility.ts';

/** Of this attempt: an earlier one has left its messages. */
const attempt = Date.now().toString(36);
const question = `螺纹钢今天到站价是多少？${attempt}`;
const markup = `<img src=x onerror="document.title='x'"><b>${attempt}</b>`;
const offline = `离线时写的${attempt}`;
const photo = `现场照片${attempt}.png`;

test('two members write to each other: words, a picture, unread, receipts, while offline (PG2, R-CHAT-035 to 038, 046 to 048, 053)', async ({
  page,
  context,
  browser,
}) => {
  const otherContext = await browser.newContext({ locale: 'zh-CN' });
  const other = await otherContext.newPage();
  const ids = [
    await chatUserId(page, await enterAs(context, demoPerson(41))),
    await chatUserId(other, await enterAs(otherContext, demoPerson(42))),
  ] as const;
  const chatId = chatOfTwo(...ids);
  const mine = chatParts(page);
  const theirs = chatParts(other);

  await openChat(other, chatId);
  await other.goto(home);
  const network = await cutNetwork(page);
  await openChat(page, chatId);
  await say(page, question);
  await expect(mine.message(question)).toContainText('已送达，未读');
  await say(page, markup);

  // The other is on another page: the header counts.
  await expect(theirs.entry).toHaveAccessibleName('客户消息，2 条未读');
  // The title is the platform's own, and a hidden tab alone says how much waits (decision 53).
  await expect(other).toHaveTitle('吉林省建筑业数字平台');
  await showPage(other, 'hidden');
  await expect(other).toHaveTitle('(2) 吉林省建筑业数字平台');
  await showPage(other, 'visible');
  await expect(other).toHaveTitle('吉林省建筑业数字平台');
  await theirs.entry.click();
  await expect(theirs.rows).toHaveCount(1);
  await expect(theirs.rows).toContainText('2 条未读');
  await theirs.rows.click();
  await expect(other).toHaveURL(`${chatPage}?chat=${chatId}`);
  await expect(theirs.log).toContainText('以下为未读消息');
  await expect(theirs.message(markup)).toBeVisible();
  await expect(theirs.log.locator('b', { hasText: attempt })).toHaveCount(0);
  await expect(theirs.entry).toHaveAccessibleName('客户消息');
  await expect(mine.message(question)).toContainText('已送达，已读');

  await mine.region.locator('input[type=file][accept="image/*"]').setInputFiles(greyPicture(photo, 48));
  for (const { log } of [mine, theirs]) {
    const shown = log.getByRole('button', { name: `查看图片 ${photo}` });
    await expect(shown).toBeVisible();
    await expect
      .poll(() => shown.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(48);
  }
  await expect(mine.rows).toContainText('[图片]');

  await network.cut();
  await expect(mine.region).toContainText('网络不可用，消息将在恢复后发送');
  await say(page, offline);
  await expect(mine.message(offline)).toContainText('待发送');
  await expect(mine.rows).toContainText(`我：${offline}`);
  await network.join();
  await expect(mine.message(offline)).toContainText('已读');
  await expect(theirs.message(offline)).toHaveCount(1);

  // What was read stays read, what was said stays there.
  await page.reload();
  await expect(mine.message(offline)).toHaveCount(1);
  await otherContext.close();
});
