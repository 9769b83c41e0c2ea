import { expect, it, vi } from 'vitest';
import { connect } from '../db/connection.ts';
import type { EmbeddedPostgres } from '../db/embedded-postgres.ts';
import { demoFolder } from '../testing/demo-folder.ts';
import { ownServer } from '../testing/own-server.ts';
import { type PlatformProcess, startPlatformProcess } from '../testing/platform-process.ts';

/** How often all rounds of a demonstration end under fire, and how often it is killed; `pnpm test:deep` makes it more. */
const IS_DEEP = process.env.TEST_DEEP === '1';
const TIMES = IS_DEEP ? [1, 2, 3, 4, 5, 6] : [1];
const KILLS = IS_DEEP ? 6 : 2;
const LEAD_MS = 1500;

/** Both at their deadline: rounds of an inquiry that takes quotations, and second rounds. */
const DUE = `select id, case status when 1 then 1 else 2 end as round from app.inquiry where status in (1, 4)`;

/** What is killed, by turns. */
const KILLED: readonly ((platform: PlatformProcess, postgres: EmbeddedPostgres) => Promise<void>)[] = [
  async (platform) => {
    await platform.kill();
    await platform.restart();
  },
  // The platform that watches it starts it again.
  async (_platform, postgres) => void process.kill(postgres.pid(), 'SIGKILL'),
];

it.each(TIMES)(
  'each round is opened exactly once while the platform and PostgreSQL are killed: time %i',
  async () => {
    const dataDir = await demoFolder();
    const platform = await startPlatformProcess(dataDir);
    const postgres = await ownServer(dataDir);
    /** A connection of its own each time: the server is killed too. */
    const ask = async <Row extends Record<string, unknown>>(text: string, values: readonly unknown[] = []) => {
      const admin = await connect({ ...postgres.address, database: 'jianzhu' });
      admin.on('error', () => undefined);
      try {
        return (await admin.query<Row>(text, [...values])).rows;
      } finally {
        await admin.end().catch(() => undefined);
      }
    };
    const due = await ask<{ id: string; round: number }>(DUE);
    const ids = due.map(({ id }) => id);
    expect(due.length).toBeGreaterThan(20);

    // All at one moment, as those of a day at 17:00 are.
    const at = new Date(Date.now() + LEAD_MS).toISOString();
    await ask(
      `with due as (${DUE}), first as (
       update app.inquiry i set quote_deadline = $1 from due where i.id = due.id and due.round = 1
     ), second as (
       update app.inquiry i set round2_deadline = $1 from due where i.id = due.id and due.round = 2
     ), rounds as (
       update app.inquiry_round r set deadline = $1 from due where r.inquiry_id = due.id and r.round = due.round
     )
     update app.job j set run_at = $1 from due
     where j.kind = 'inquiry.deadline' and starts_with(j.key, due.id || '/' || due.round || '/')`,
      [at],
    );
    await ask(`select pg_notify('job', '')`);

    const left = async () =>
      (
        await ask<{ left: number }>(
          'select count(*)::int as left from app.inquiry where id = any($1) and status in (1, 4)',
          [ids],
        )
      )[0]?.left ?? ids.length;
    const leftAt = async (most: number) =>
      vi.waitUntil(async () => (await left().catch(() => ids.length)) <= most, { timeout: 90_000, interval: 5 });
    for (let kills = 0; kills < KILLS; kills += 1) {
      await leftAt(Math.floor((ids.length * (KILLS - kills)) / (KILLS + 1)));
      await KILLED[kills % KILLED.length]?.(platform, postgres);
    }
    await leftAt(0);

    const found = await ask(
      `select i.id::text,
       (select count(*)::int from app.status_log l
        where l.record_table = 'inquiry' and l.record_id = i.id and l.action in ('open', 'endSecond')
          and l.create_time >= $2::timestamptz) as openings,
       (select count(*)::int from app.audit_event e
        where e.record_id = i.id::text and e.act in ('inquiry.open', 'inquiry.endSecond')) as events,
       (select count(*) - count(distinct n.user_id) from app.notice n
        where n.opt_id = i.id::text and n.create_time >= $2::timestamptz)::int as repeated,
       (select count(*) - count(o.quotation_id) from app.quotation q
        left join app.quotation_open o on o.quotation_id = q.id
        where q.inquiry_id = i.id and q.status in (1, 4))::int as lost,
       (select count(*)::int from app.inquiry_round r where r.inquiry_id = i.id and r.private_key is not null) as keys
     from app.inquiry i where i.id = any($1)`,
      [ids, at],
    );
    expect(found).toEqual(found.map(({ id }) => ({ id, openings: 1, events: 1, repeated: 0, lost: 0, keys: 0 })));
    expect(found.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  },
  240_000,
);
