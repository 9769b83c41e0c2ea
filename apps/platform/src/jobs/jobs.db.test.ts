import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CONTEXTS } from '../contexts.ts';
import { businessNow } from '../db/business-clock.ts';
import { connectDatabase, type Database, JOB_CONNECTIONS } from '../db/database.ts';
import { silentLog } from '../db/database-log.ts';
import type { Transaction } from '../db/schema.ts';
import { createLog } from '../http/log.ts';
import { createDeferred } from '../testing/deferred.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { removeDoneJobs } from './clean-jobs.ts';
import { EVERY, type JobHandler, MOST_ATTEMPTS, runNextJob, untilNextJob } from './run-job.ts';
import { scheduleJob, wakeJobs } from './schedule-job.ts';
import { startJobs } from './start-jobs.ts';

let db: TestDatabase;
/** Another platform on the database. */
let other: Database;
let logged: string[];
const log = createLog('warn', { write: (line) => void logged.push(line) });

beforeAll(async () => {
  db = await createTestDatabase();
  other = connectDatabase(db.access, silentLog);
  await db.admin('create table effect (id bigint generated always as identity, key text not null)');
  await db.admin('grant select, insert on effect to app_worker');
  await db.admin(`insert into demo_seed (version) values ('test')`);
});
afterAll(async () => {
  await other.close();
  await db.close();
});
beforeEach(async () => {
  logged = [];
  await db.admin('truncate job, effect, business_clock');
});

const write = (transaction: Transaction, key: string) =>
  sql`insert into effect (key) values (${key})`.execute(transaction);
/** Leaves its key behind. */
const writing: JobHandler = {
  async run(transaction, { key }) {
    await write(transaction, key);
  },
};
const effects = async () =>
  (await db.admin<{ key: string }>('select key from effect order by id')).map(({ key }) => key);

const inSeconds = (seconds: number) => sql<Date>`${businessNow} + make_interval(secs => ${seconds})`;
const schedule = (key: string, seconds = 0, kind = 'write') =>
  db.database.withSession({}, (transaction) => scheduleJob(transaction, { kind, key, runAt: inSeconds(seconds) }));
const advance = (seconds: number) =>
  db.database.withWorker(async (transaction) => {
    await sql`select app.advance_business_clock(${seconds})`.execute(transaction);
    await wakeJobs(transaction);
  });
/** Without the pause after a failure. */
const retryNow = () => db.admin(`update job set retry_at = 'epoch'`);

async function drain(database: Database, handler: JobHandler = writing): Promise<void> {
  while (await runNextJob(database, { write: handler }, log));
}

const tasks = fc.array(
  fc.record({ key: fc.nat(9).map(String), seconds: fc.integer({ min: -90, max: 90 }), failures: fc.nat(2) }),
  { maxLength: 12 },
);

describe('jobs', () => {
  it('have connections of their own: those that are due run while requests hold all the others', async () => {
    const [begun, end] = [createDeferred<void>(), createDeferred<void>()];
    let running = 0;
    const held = Array.from({ length: 4 }, () =>
      db.database.withWorker(async () => {
        running += 1;
        if (running === 4) begun.resolve();
        await end.promise;
      }),
    );
    await begun.promise;
    await schedule('deadline');
    await drain(db.database);
    expect(await effects()).toEqual(['deadline']);
    end.resolve();
    await Promise.all(held);
  });

  it('wait for no connection: there is one for each lane', () => {
    const lanes = CONTEXTS.filter(({ jobs }) => jobs !== undefined).length + 1;
    expect(lanes).toBeLessThanOrEqual(JOB_CONNECTIONS);
  });

  it('run once each in the order of their times, those that became late with the clock too', () =>
    fc.assert(
      fc.asyncProperty(tasks, fc.integer({ min: 1, max: 90 }), async (asked, ahead) => {
        await db.admin('truncate job, effect, business_clock');
        const first = new Map<string, number>();
        for (const { key, seconds } of asked) {
          // Half a second between those of one second keeps their order known.
          const at = seconds + first.size / 100;
          if (!first.has(key)) first.set(key, at);
          await schedule(key, first.get(key) === at ? at : at - 1000);
        }
        const inOrder = [...first].sort(([, a], [, b]) => a - b);
        const upTo = (end: number) => inOrder.filter(([, at]) => at < end).map(([key]) => key);
        await drain(db.database);
        const early = upTo(-0.5);
        expect((await effects()).slice(0, early.length)).toEqual(early);
        await advance(ahead);
        await drain(db.database);
        await advance(300);
        await drain(db.database);
        expect(await effects()).toEqual(inOrder.map(([key]) => key));
      }),
      { numRuns: 15 },
    ));

  it('run once each on two platforms, whatever fails in between', () =>
    fc.assert(
      fc.asyncProperty(tasks, async (asked) => {
        await db.admin('truncate job, effect, business_clock');
        const left = new Map(asked.map(({ key, failures }) => [key, failures]));
        for (const { key } of asked) await schedule(key, -1);
        const failing: JobHandler = {
          async run(transaction, { key }) {
            await write(transaction, key);
            const failures = left.get(key) ?? 0;
            left.set(key, failures - 1);
            if (failures > 0) throw new Error('not this time');
          },
        };
        for (let round = 0; round < 3; round += 1) {
          await Promise.all([db.database, other, db.database].map((database) => drain(database, failing)));
          await retryNow();
        }
        expect((await effects()).sort()).toEqual([...left.keys()].sort());
      }),
      { numRuns: 15 },
    ));

  it('are asked for with the commit, and under one key for good', async () => {
    const asking = db.database.withCredentials(async (transaction) => {
      await scheduleJob(transaction, { kind: 'write', key: 'undone' });
      throw new Error('rolled back');
    });
    await expect(asking).rejects.toThrow('rolled back');
    await schedule('done', -1);
    await drain(db.database);
    await schedule('done', -1);
    await drain(other);
    expect(await effects()).toEqual(['done']);
  });

  it('of other kinds are left alone, and those that are done keep nothing of what they were told', async () => {
    const told = { phone: '13800138000' };
    await db.database.withSession({}, (transaction) =>
      scheduleJob(transaction, { kind: 'write', key: 'told', runAt: inSeconds(-1), payload: told }),
    );
    await schedule('other', -9, 'other');
    await drain(db.database);
    expect(await untilNextJob(db.database, ['write'])).toBeUndefined();
    expect(await db.admin('select key, attempts, payload from job order by key')).toEqual([
      { key: 'other', attempts: 0, payload: {} },
      { key: 'told', attempts: 1, payload: {} },
    ]);
  });

  it('end after the one that runs', async () => {
    for (const key of ['first', 'second']) await schedule(key, -1);
    const [began, mayEnd] = [createDeferred<void>(), createDeferred<void>()];
    const slow: JobHandler = {
      async run(transaction, { key }) {
        began.resolve();
        await mayEnd.promise;
        await write(transaction, key);
      },
    };
    const end = await startJobs(db.database, { write: slow }, log);
    await began.promise;
    const ended = end();
    mayEnd.resolve();
    await ended;
    expect(await effects()).toEqual(['first']);
  });

  it('wait longer after each failure; one that never works is set aside and holds up no other', async () => {
    await schedule('poison', -9);
    const poisonous: JobHandler = {
      async run(transaction, job) {
        if (job.key === 'poison') throw new Error('never');
        await writing.run(transaction, job);
      },
    };
    const waits: number[] = [];
    for (let tries = 0; tries < MOST_ATTEMPTS; tries += 1) {
      await drain(db.database, poisonous);
      waits.push(Math.ceil(((await untilNextJob(db.database, ['write'])) ?? 0) / 1000));
      await retryNow();
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600, 600, 0]);
    await schedule('good', -1);
    await drain(db.database, poisonous);
    expect(await effects()).toEqual(['good']);
    expect(logged.map((line) => JSON.parse(line).level)).toEqual([...Array(MOST_ATTEMPTS - 1).fill('warn'), 'error']);
  });

  it('come again after their time, once however late', async () => {
    const every: JobHandler = { ...writing, everySeconds: 600 };
    await schedule('every', -1);
    await drain(db.database, every);
    await advance(86_400);
    await Promise.all([drain(db.database, every), drain(other, every)]);
    expect(await effects()).toEqual(['every', 'every']);
    expect(await untilNextJob(db.database, ['write'])).toBeGreaterThan(590_000);
  });

  it('are forgotten a month after they were done or set aside, and not before', async () => {
    for (const key of ['done', 'poison', 'waiting', EVERY]) await schedule(key, -1);
    const month = (age: string) =>
      db.admin(
        `update job set retry_at = now() - interval '${age}', attempts = case when key = 'waiting' then 1 else 14 end,
           done_at = case when key = 'done' then now() - interval '${age}' end`,
      );
    const kept = async () =>
      (await db.admin<{ key: string }>('select key from job order by key')).map(({ key }) => key);
    await month('29 days');
    await removeDoneJobs(db.database);
    expect(await kept()).toEqual(['done', EVERY, 'poison', 'waiting']);
    await month('31 days');
    await removeDoneJobs(db.database);
    expect(await kept()).toEqual([EVERY, 'waiting']);
    await drain(db.database);
    expect(await effects()).toEqual(expect.arrayContaining([EVERY, 'waiting']));
  });

  it('of a process that is killed in the midst run again, with one effect', async () => {
    await schedule('killed', -1);
    const { child, began } = startHangingWorker();
    await began;
    expect(await runNextJob(other, { write: writing }, log)).toBe(false);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await retryNow();
    await vi.waitUntil(() => runNextJob(other, { write: writing }, log));
    await retryNow();
    await drain(db.database);
    expect(await effects()).toEqual(['killed']);
    expect(await db.admin('select attempts from job')).toEqual([{ attempts: 2 }]);
  });

  it('are done by themselves when their time comes, by one of two platforms', async () => {
    const ends = await Promise.all(
      [db.database, other].map((database) => startJobs(database, { write: writing }, log)),
    );
    onTestFinished(async () => {
      await Promise.all(ends.map((end) => end()));
    });
    await schedule('later', 3600);
    await schedule('now');
    await vi.waitUntil(async () => (await effects()).length > 0);
    expect(await effects()).toEqual(['now']);
    await advance(3600);
    await vi.waitUntil(async () => (await effects()).length > 1);
    expect(await effects()).toEqual(['now', 'later']);
  });
});

/** A process that begins a job, writes its effect, and gets no further. */
function startHangingWorker() {
  const source = (file: string) => JSON.stringify(path.resolve(import.meta.dirname, file));
  const script = `
    import { connectDatabase } from ${source('../db/database.ts')};
    import { silentLog } from ${source('../db/database-log.ts')};
    import { sql } from 'kysely';
    import { runNextJob } from ${source('run-job.ts')};
    const database = connectDatabase(JSON.parse(process.env.ACCESS), silentLog);
    setInterval(() => {}, 1000);
    await runNextJob(database, { write: { run: async (transaction, { key }) => {
      await sql\`insert into effect (key) values (\${key})\`.execute(transaction);
      process.stdout.write('began');
      await new Promise(() => {});
    } } }, console);`;
  const child = spawn(process.execPath, ['--conditions=@jianzhu/source', '--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, ACCESS: JSON.stringify(db.access) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, began: once(child.stdout, 'data') };
}
