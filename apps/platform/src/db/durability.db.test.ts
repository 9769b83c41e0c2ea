import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ownServer, temporaryFolder } from '../testing/own-server.ts';
import { withConnection } from './connection.ts';
import { connectDatabase, type Database, prepareDatabase } from './database.ts';
import { silentLog } from './database-log.ts';
import { embeddedAccess } from './server-access.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

/** How often the server is killed; `pnpm test:deep` and DURABILITY_KILLS make it more. */
const LONG_RUN = process.env.DURABILITY_KILLS ?? (process.env.TEST_DEEP === undefined ? undefined : '20');
const KILLS = Number(LONG_RUN ?? '2');
const WRITERS = 4;
const WRITES_BETWEEN_KILLS = 200;
/** The long run holds the time that is demanded; the short one shares the machine with everything else. */
const READY_MS = LONG_RUN === undefined ? 30_000 : 3000;
/** How long a writer leaves an absent database alone, as a retrying client does. */
const PAUSE_MS = 50;

/** Writes without pause; remembers what the database has confirmed, and goes on through its absence. */
async function write(database: Database, lane: number, confirmed: Set<string>, stop: AbortSignal): Promise<void> {
  for (let turn = 0; !stop.aborted; turn += 1) {
    const content = `${lane}-${turn}`;
    try {
      await database.withCredentials((transaction) =>
        transaction.insertInto('sent_message').values({ channel: 'sms', receiver: 'durability', content }).execute(),
      );
      confirmed.add(content);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) {
        throw error;
      }
      await sleep(PAUSE_MS);
    }
  }
}

it(
  `keeps every confirmed write and is ready within ${READY_MS / 1000} s when PostgreSQL is killed ${KILLS} times`,
  async () => {
    const server = await ownServer(await temporaryFolder());
    await withConnection({ ...server.address, database: 'postgres' }, (admin) => admin.query('create database app'));
    const access = embeddedAccess(server.address, 'app');
    await prepareDatabase(access, silentLog);
    const database = connectDatabase(access, silentLog);
    const confirmed = new Set<string>();
    const stop = new AbortController();
    onTestFinished(() => {
      stop.abort();
      return database.close();
    });
    const writers = Array.from({ length: WRITERS }, (_, lane) => write(database, lane, confirmed, stop.signal));
    const outages: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const enough = confirmed.size + WRITES_BETWEEN_KILLS;
      await vi.waitUntil(() => confirmed.size >= enough, { timeout: 60_000, interval: 5 });
      const killedAt = performance.now();
      const pid = server.pid();
      process.kill(pid, 'SIGKILL');
      await vi.waitUntil(
        () =>
          server.pid() !== pid &&
          database.ping().then(
            () => true,
            () => false,
          ),
        { timeout: READY_MS * 2, interval: 10 },
      );
      outages.push(performance.now() - killedAt);
    }
    stop.abort();
    await Promise.all(writers);
    const kept = await database.withCredentials((transaction) =>
      transaction.selectFrom('sent_message').select('content').execute(),
    );
    const keptContents = new Set(kept.map((row) => row.content));
    expect([...confirmed].filter((content) => !keptContents.has(content))).toEqual([]);
    expect(Math.max(...outages)).toBeLessThan(READY_MS);
  },
  60_000 + KILLS * 60_000,
);
