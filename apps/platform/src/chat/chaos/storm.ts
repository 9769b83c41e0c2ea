import type { SocketLike } from '@jianzhu/chat';
import { chatCalls, type SocketFactory } from '@jianzhu/chat';
import { type ChaosProxy, startChaosProxy } from '@jianzhu/chat/testing/chaos-proxy';
import { expect, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../testing/own-server.ts';
import { type PlatformProcess, startPlatformProcess } from '../../testing/platform-process.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { SOCKET_PATH } from '../gateway/socket-request.ts';
import { addChat, addChatter } from '../testing/test-chat.ts';
import type { Pace } from './paces.ts';
import { createStormClient, type StormClient } from './storm-client.ts';
import { StormHistory } from './storm-history.ts';
import type { SeenMessage, UnreadCounts } from './verdict.ts';

const CALM = { delay: 0, cut: 0, halfOpen: 0 };
/** How long after a storm everybody may need to have everything; the server looks again every 20 s. */
const SETTLE_MS = 60_000;
const LONGEST_MS = 1_500_000;
const CALL_MS = 5000;

export interface StormPlan {
  readonly name: string;
  readonly db: TestDatabase;
  /** A number, to have the same faults again; by default another one in each run. */
  readonly seed: string | undefined;
  /** Messages of each of the two users. */
  readonly messages: number;
  readonly processes: number;
  readonly pace: Pace;
  readonly dialect?: 'v1' | 'v2';
  /** More of the environment of the processes. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** Something that happens when a part of the messages, from 0 to 1, has ended. */
interface Disaster {
  readonly at: number;
  readonly name: string;
  strike(): Promise<unknown>;
}

/** Something that a user does, among the disasters. */
export function act(at: number, name: string, run: () => void): Disaster {
  return { at, name, strike: async () => run() };
}

/** A process is killed and started again. */
export function killed(at: number, platform: PlatformProcess | undefined): Disaster {
  return {
    at,
    name: 'killed',
    strike: async () => {
      await platform?.kill();
      await platform?.restart();
    },
  };
}

export interface Storm {
  readonly clients: readonly [StormClient, StormClient];
  readonly platforms: readonly PlatformProcess[];
  readonly proxies: readonly ChaosProxy[];
  readonly chatId: string;
  /** Both users write everything while the disasters strike; then the network calms down. */
  rage(disasters: readonly Disaster[]): Promise<void>;
  /** Waits until a client has as many messages as the database and nothing under way. */
  settle(): Promise<void>;
  stored(): Promise<readonly SeenMessage[]>;
  unread(client: StormClient): Promise<UnreadCounts>;
}

/** Processes of the platform on one database, each behind a proxy, and two users in front of real clients. */
export async function prepareStorm(plan: StormPlan): Promise<Storm> {
  const { db, messages, pace, dialect = 'v2' } = plan;
  const seed = Number(plan.seed ?? Math.floor(Math.random() * 2 ** 31));
  const history = new StormHistory(plan.name, seed);
  const platforms = await startPlatforms(plan);
  const proxies: ChaosProxy[] = [];
  for (const [index, { origin }] of platforms.entries()) {
    const target = { host: '127.0.0.1', port: Number(new URL(origin).port) };
    const proxy = await startChaosProxy({ target, seed: seed + index });
    onTestFinished(() => proxy.close());
    proxies.push(proxy);
  }
  const users = [await addChatter(db), await addChatter(db)] as const;
  const chatId = await addChat(db, ...users);
  const clientOf = (index: 0 | 1): StormClient => {
    const user = users[index];
    let attempts = 0;
    // Each attempt goes to the next process: a connection is nobody's home.
    const portOf = (attempt: number) => proxies[(index + attempt) % proxies.length]?.port;
    const client = createStormClient({
      user,
      chatId,
      history,
      pace,
      url: () => `ws://127.0.0.1:${portOf(attempts++)}${SOCKET_PATH}`,
      api: chatCalls({ baseUrl: `http://127.0.0.1:${portOf(-index)}`, token: () => user.token, timeout: CALL_MS }),
      ...(dialect === 'v1' && { openSocket: openV1Socket }),
    });
    onTestFinished(() => client.chat.dispose());
    return client;
  };
  const clients = [clientOf(0), clientOf(1)] as const;
  const ended = () => clients.reduce((sum, { outcomes }) => sum + outcomes.size, 0);
  const stored = () =>
    db.admin<{ id: string; fromId: string; content: string; seq: number }>(
      `select id, from_id::text as "fromId", content, seq::integer from chat_message where chat_id = $1 order by seq`,
      [chatId],
    );

  return {
    clients,
    platforms,
    proxies,
    chatId,
    stored,
    async rage(disasters) {
      for (const { chat } of clients)
        await vi.waitUntil(() => chat.state.connection.phase === 'ready', { timeout: 15_000 });
      for (const proxy of proxies) proxy.setFaults(pace.faults);
      const writing = Promise.all(clients.map((client) => client.write(messages)));
      for (const { at, name, strike } of disasters) {
        await vi.waitUntil(() => ended() >= at * 2 * messages, { timeout: LONGEST_MS, interval: 5 });
        history.note({ what: 'disaster', detail: name });
        await strike();
      }
      await writing;
      for (const proxy of proxies) proxy.setFaults(CALM);
      history.note({ what: 'disaster', detail: `none any more after ${proxies.map(({ faults }) => faults)} faults` });
    },
    async settle() {
      const count = (await stored()).length;
      await vi
        .waitUntil(
          () =>
            clients.every(
              ({ chat, listed }) => listed().length >= count && Object.keys(chat.state.pending).length === 0,
            ),
          { timeout: SETTLE_MS, interval: 50 },
        )
        // What is missing is told by the verdict, message by message.
        .catch(() => history.note({ what: 'error', detail: 'not everything came in time' }));
      for (const client of clients) await client.scrollBack();
    },
    async unread({ userId, chat }) {
      const [row] = await db.admin<{ database: number; afterMark: number }>(
        `select m.unread_count as database, (select count(*)::integer from chat_message x where x.chat_id = m.chat_id
           and x.seq > m.read_seq and x.from_id <> m.user_id) as "afterMark"
         from chat_member m where m.chat_id = $1 and m.user_id = $2`,
        [chatId, userId],
      );
      expect(row).toBeDefined();
      return { client: chat.totalUnread(), database: row?.database ?? -1, afterMark: row?.afterMark ?? -1 };
    },
  };
}

/** The specification's client: the query says nothing of v2, so the server speaks v1. */
const openV1Socket: SocketFactory = (address) => {
  const url = new URL(address);
  for (const name of ['v', 'sid']) url.searchParams.delete(name);
  // A WebSocket is what the port describes; its event types are narrower than the port's.
  return new WebSocket(url) as unknown as SocketLike;
};

async function startPlatforms({ db, processes, pace, variables }: StormPlan): Promise<readonly PlatformProcess[]> {
  const environment = {
    DEMO: '0',
    // A service has a gateway of texts; the storm sends none.
    SMS_URL: 'http://127.0.0.1:9',
    DATABASE_URL: databaseUrl(db),
    ...pace.variables,
    ...variables,
  };
  const platforms: PlatformProcess[] = [];
  // One after the other: they would find the same ports free.
  for (let index = 0; index < processes; index += 1) {
    platforms.push(await startPlatformProcess(await temporaryFolder(), environment));
  }
  return platforms;
}

function databaseUrl({ access }: TestDatabase): string {
  const { host = '', port = 0, user = '', password, database = '' } = access.admin;
  const url = new URL(`postgresql://localhost:${port}/${database}`);
  url.username = user;
  url.password = String(password);
  url.searchParams.set('host', host);
  return url.href;
}
