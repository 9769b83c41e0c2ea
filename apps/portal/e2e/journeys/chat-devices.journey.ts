import { demoPerson } from '../support/accounts.ts';
import { home, newsList } from '../support/addresses.ts';
import { recordRequests } from '../support/calls.ts';
import { chatCalls, chatPage, chatParts, watchSockets } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs, heldCookies } from '../support/login.ts';
import { storedKeys } from '../support/saved-state.ts';
import { expectInteractive, expectVisitor, shell } from '../support/shell.ts';

const elsewhere = '账号已经在别处登录';

test('a second tab shares the connection; another browser ends both, said at once and again on home (R-CHAT-005, R-ERR-032 to 034, decision 40)', async ({
  page,
  context,
  browser,
}) => {
  const person = demoPerson(43);
  await enterAs(context, person, { device: 'first-browser' });
  const sockets = watchSockets(page);
  await page.goto(chatPage);
  await expect.poll(() => sockets.opened).toBe(1);
  const second = await context.newPage();
  const secondSockets = watchSockets(second);
  await second.goto(chatPage);
  await expect(chatParts(second).list).toContainText('还没有会话');
  expect(secondSockets.opened).toBe(0);
  await expect(page.getByText(elsewhere)).toBeHidden();

  const otherContext = await browser.newContext({ locale: 'zh-CN' });
  await enterAs(otherContext, person, { device: 'other-browser' });
  const other = await otherContext.newPage();
  await other.goto(newsList);
  for (const tab of [page, second]) {
    await expect(tab.getByRole('alert').filter({ hasText: elsewhere })).toBeVisible();
    await expect(tab).toHaveURL(home);
    await expectVisitor(tab);
  }
  const message = page.getByRole('alert').filter({ hasText: elsewhere });
  await expect(message).toBeVisible();
  expect(await heldCookies(context)).toEqual({});
  expect(sockets.closed).toBe(1);
  await message.getByRole('button', { name: '关闭' }).click();
  await expect(message).toBeHidden();
  await page.reload();
  await expectInteractive(page);
  await expect(message).toBeHidden();

  await expect(shell(other).logout).toBeVisible();
  await otherContext.close();
});

test('a logout closes the socket, tells the chat service and keeps nothing but the device (R-LOGOUT-008, 009, R-CHAT-054)', async ({
  page,
  context,
}) => {
  await enterAs(context, demoPerson(44));
  const sockets = watchSockets(page);
  const requests = recordRequests(page);
  await page.goto(newsList);
  await expect.poll(() => sockets.opened).toBe(1);
  await expect.poll(() => storedKeys(page)).toContainEqual(expect.stringMatching(/^chat\.portal\./));
  const device = async () => (await context.cookies()).find(({ name }) => name === 'ChatDevice')?.value;
  const before = await device();
  expect(before).toBeTruthy();
  await shell(page).logout.click();
  await shell(page).logoutDialog.getByRole('button', { name: '确认退出' }).click();
  await expect.poll(() => sockets.closed).toBe(1);
  await expect.poll(() => requests.to(chatCalls.logout).length).toBe(1);
  const bearer = requests.to(chatCalls.logout)[0]?.headers() ?? {};
  expect(bearer.authorization).toMatch(/^bearer [\w-]{20,}$/);
  expect(bearer['blade-auth']).toBeUndefined();
  await expect(page).toHaveURL(home);
  await expectVisitor(page);
  expect(await storedKeys(page)).toEqual([]);
  expect(await device()).toBe(before);
  expect(sockets.opened).toBe(1);
});

test('a visitor’s page asks nothing of the chat', async ({ page }) => {
  const sockets = watchSockets(page);
  const requests = recordRequests(page);
  await page.goto(home);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests.all.filter((request) => request.url().includes('chat'))).toEqual([]);
  expect(sockets.opened).toBe(0);
});
