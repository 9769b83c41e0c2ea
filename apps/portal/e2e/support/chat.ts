import { crc32, deflateSync } from 'node:zlib';
import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { portal } from './addresses.ts';
import { type Login, sharedCookies } from './login.ts';

export const chatPage = '/user/customer-message-list';
export const chatCalls = {
  login: '/api/rs-member-service/ecomm/memberInfo/im',
  list: '/api/sys/chat/list',
  logout: '/logout',
} as const;

/** The id under which somebody chats. */
export async function chatUserId(page: Page, login: Login): Promise<string> {
  const cookie = Object.entries(sharedCookies(login))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const headers = {
    cookie,
    'blade-auth': `bearer ${login.platformToken}`,
    'business-token': `bearer ${login.token}`,
  };
  const response = await page.request.get(`${portal}${chatCalls.login}`, { headers });
  const { data }: { data: { imUser: { id: string } } } = await response.json();
  return data.imUser.id;
}

/** Id of the chat of two: the smaller id stands first. */
export function chatOfTwo(one: string, other: string): string {
  return [one, other].sort((left, right) => (BigInt(left) < BigInt(right) ? -1 : 1)).join('-');
}

/** The chat page by its roles and names. */
export function chatParts(page: Page) {
  const region = page.getByRole('region', { name: '客户消息' });
  return {
    region,
    entry: page.getByRole('banner').getByRole('link', { name: /^客户消息/ }),
    list: region.getByRole('navigation', { name: '会话' }),
    /** The row of a chat; its other button opens its menu. */
    row: (name: string) => region.locator('[data-conversation]').filter({ hasText: name }),
    rows: region.locator('[data-conversation]'),
    title: region.getByRole('heading', { level: 2 }),
    back: region.getByRole('button', { name: '返回会话列表' }),
    log: region.getByRole('log'),
    message: (text: string) => region.getByRole('log').locator('[data-message]').filter({ hasText: text }),
    field: region.getByRole('textbox', { name: '输入消息' }),
    connection: region.getByRole('status'),
  } as const;
}

/** Opens the chat page with a chat and waits until it can be written in. */
export async function openChat(page: Page, chatId: string): Promise<void> {
  await page.goto(`${chatPage}?chat=${chatId}`);
  await expect(chatParts(page).field).toBeEnabled();
}

export async function say(page: Page, text: string): Promise<void> {
  const { field } = chatParts(page);
  await field.fill(text);
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

/** Counts the sockets of a page from the moment of this call. */
export function watchSockets(page: Page) {
  const counts = { opened: 0, closed: 0 };
  page.on('websocket', (socket) => {
    counts.opened += 1;
    socket.on('close', () => {
      counts.closed += 1;
    });
  });
  return counts;
}

/**
 * Takes the network from a page: the browser says so, and the socket breaks, which the browser's own switch leaves open.
 * To be called before the page is opened; returns what cuts and what joins.
 */
export async function cutNetwork(page: Page) {
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/api\/sys\/chat\/socket/, (socket) => {
    socket.connectToServer();
    open.add(socket);
  });
  return {
    async cut() {
      await page.context().setOffline(true);
      for (const socket of open) await socket.close();
      open.clear();
    },
    join: () => page.context().setOffline(false),
  };
}

/** A picture in grey of so many px each way, as a visitor chooses it. */
export function greyPicture(name: string, side: number) {
  const head = Buffer.from([0, 0, 0, side, 0, 0, 0, side, 8, 0, 0, 0, 0]);
  const rows = Buffer.alloc(side * (side + 1), 128).map((value, index) => (index % (side + 1) === 0 ? 0 : value));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const buffer = Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(rows)),
    // Of its own, so that no upload of the same content is there already.
    pngChunk('tEXt', Buffer.from(`Title\0${name}`)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
