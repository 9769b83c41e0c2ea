import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { parseRecordId } from '../../db/context.ts';
import { createLog } from '../../http/log.ts';
import { addBusiness, addMember } from '../../testing/members.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { type ChatServer, createChatServer } from '../chat-server.ts';
import { CHAT_SETTINGS, type ChatSettings } from '../chat-settings.ts';
import { grantChatToken } from '../chat-tokens.ts';
import type { GatewayLimits } from '../gateway/gateway-limits.ts';
import { SOCKET_PATH } from '../gateway/socket-request.ts';
import { type ClientOptions, TestClient } from './test-client.ts';

export const PAGE_ORIGIN = 'http://localhost:3000';

/** A busy machine is slow to say hello; a test has no time for a slow goodbye. */
const patientLimits = { handshakeMs: 30_000, drainMs: 500 };

/** A member who chats. */
export interface TestChatter {
  readonly userId: string;
  readonly loginId: string;
  readonly token: string;
}

/** Adds a member with a chat token. */
export async function addChatter(db: TestDatabase): Promise<TestChatter> {
  const { userId, loginId } = await addMember(db, await addBusiness(db, '衡砺钢材'));
  const { token } = await grantChatToken(db.database, { userId, loginId });
  return { userId, loginId, token };
}

/** One more token of the member's login, as a second tab has it. */
export async function addToken(db: TestDatabase, chatter: TestChatter): Promise<TestChatter> {
  const [userId, loginId] = [parseRecordId(chatter.userId), parseRecordId(chatter.loginId)];
  if (userId === undefined || loginId === undefined) throw new Error('ids of a chatter');
  return { ...chatter, token: (await grantChatToken(db.database, { userId, loginId })).token };
}

/** Makes a chat of these members. */
export async function addChat(db: TestDatabase, ...chatters: readonly TestChatter[]): Promise<string> {
  const chatId = randomUUID();
  await db.admin(`insert into chat (id, type) values ($1, 'single')`, [chatId]);
  await db.admin(
    `insert into chat_member (chat_id, user_id, name) select $1, id, '对方' from unnest($2::bigint[]) as u (id)`,
    [chatId, chatters.map(({ userId }) => userId)],
  );
  return chatId;
}

/** A process of the chat, without the rest of the platform. */
export interface TestChat {
  readonly chat: ChatServer;
  readonly url: string;
  readonly logged: () => string;
  /** Opens a socket and says hello; resolves when the server has answered. */
  connect(chatter: TestChatter, options?: ClientOptions): Promise<TestClient>;
  /** Opens a socket only. */
  dial(query: string, options?: ClientOptions): TestClient;
  close(): Promise<void>;
}

/** Starts a chat over a database; ended with the test. */
export async function startChat(
  db: TestDatabase,
  { limits, ...settings }: Partial<Omit<ChatSettings, 'limits'>> & { readonly limits?: Partial<GatewayLimits> } = {},
): Promise<TestChat> {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const chat = await createChatServer({
    database: db.database,
    log,
    settings: { ...CHAT_SETTINGS, ...settings, limits: { ...CHAT_SETTINGS.limits, ...patientLimits, ...limits } },
    origins: [PAGE_ORIGIN],
  });
  const server = createServer((_request, response) => response.writeHead(404).end());
  server.on('upgrade', chat.upgrade);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('a server without a port');
  const url = `ws://127.0.0.1:${address.port}${SOCKET_PATH}`;
  const clients: TestClient[] = [];
  const dial = (query: string, options: ClientOptions = {}) => {
    const client = new TestClient(`${url}${query}`, options);
    clients.push(client);
    return client;
  };
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    for (const client of clients) client.cut();
    await chat.drain();
    await chat.close();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  onTestFinished(close);
  return {
    chat,
    url,
    logged: () => lines.join(''),
    dial,
    connect: async ({ token }, options = {}) => {
      const { uuid = `d-${token.slice(0, 20)}`, sid = 's1', version = 2 } = options;
      const query = new URLSearchParams({
        token,
        client: options.kind ?? 'pc',
        uuid,
        sid,
        ...(version === 2 && { v: '2' }),
        ...(options.wantsRecordNews && { records: '1' }),
      });
      const client = dial(`?${query}`, options);
      await client.opened();
      client.send({ kind: 'handshake' });
      await client.next('handshake');
      return client;
    },
    close,
  };
}
