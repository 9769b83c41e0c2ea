import { setTimeout as pause } from 'node:timers/promises';
import { createApiClient, isApiError } from '@jianzhu/api-client';
import { notice } from '@jianzhu/api-client/contract';
import { expect, it, vi } from 'vitest';
import { withConnection } from './db/connection.ts';
import { DEMO_LOGINS } from './demo/members.ts';
import { demoFolder } from './testing/demo-folder.ts';
import { openDemoSession } from './testing/demo-session.ts';
import { ownServer } from './testing/own-server.ts';
import { startPlatformProcess } from './testing/platform-process.ts';

/** How often the platform is killed; `pnpm test:deep` and DURABILITY_KILLS make it more. */
const LONG_RUN = process.env.DURABILITY_KILLS ?? (process.env.TEST_DEEP === undefined ? undefined : '20');
const KILLS = Number(LONG_RUN ?? '2');
const WRITES_BETWEEN_KILLS = 40;
const WRITERS = 4;
/** The long run holds the time that is demanded; the short one shares the machine with everything else. */
const READY_MS = LONG_RUN === undefined ? 30_000 : 3000;
/** How long a writer leaves an absent platform alone. */
const PAUSE_MS = 20;

it(
  `keeps every acknowledged write and is ready within ${READY_MS / 1000} s when the platform is killed ${KILLS} times`,
  async () => {
    const dataDir = await demoFolder();
    const platform = await startPlatformProcess(dataDir);
    const tokens = await openDemoSession(platform.origin, DEMO_LOGINS[0]?.phone ?? '');
    const client = createApiClient({ baseURL: platform.origin, session: { tokens: () => tokens }, timeoutMs: 5000 });

    // The server that the platform has started; a second one on the folder is the same one, adopted.
    const postgres = await ownServer(dataDir);
    const unread = await withConnection({ ...postgres.address, database: 'jianzhu' }, async (admin) => {
      const { rows } = await admin.query<{ id: string }>(
        `insert into app.notice (user_id, business_id, notice_type, title, content)
         select a.id, $2, 2, '系统公告', n::text from app.account a, generate_series(1, $3::int) n
         where a.phone = $1 returning id`,
        [DEMO_LOGINS[0]?.phone, tokens.businessId, (KILLS + 1) * WRITES_BETWEEN_KILLS * 10],
      );
      return rows.map(({ id }) => id);
    });

    const acknowledged = new Set<string>();
    const stop = new AbortController();
    const write = async () => {
      for (let id = unread.pop(); id !== undefined && !stop.signal.aborted; id = unread.pop()) {
        try {
          await client.call(notice.clickRead, { params: { id } });
          acknowledged.add(id);
        } catch (error) {
          if (!isApiError(error)) throw error;
          await pause(PAUSE_MS);
        }
      }
    };
    const writers = Array.from({ length: WRITERS }, write);
    const starts: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const enough = acknowledged.size + WRITES_BETWEEN_KILLS;
      await vi.waitUntil(() => acknowledged.size >= enough, { timeout: 60_000, interval: 5 });
      await platform.kill();
      starts.push(await platform.restart());
    }
    stop.abort();
    await Promise.all(writers);

    const lost = await withConnection({ ...postgres.address, database: 'jianzhu' }, async (admin) => {
      const { rows } = await admin.query('select id from app.notice where id = any($1::bigint[]) and not is_read', [
        [...acknowledged],
      ]);
      return rows;
    });
    expect(lost).toEqual([]);
    expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS * WRITES_BETWEEN_KILLS);
    expect(Math.max(...starts)).toBeLessThan(READY_MS);
  },
  60_000 + KILLS * 60_000,
);
