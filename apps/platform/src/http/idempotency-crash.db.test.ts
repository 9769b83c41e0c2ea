import { randomUUID } from 'node:crypto';
import { createApiClient } from '@jianzhu/api-client';
import { salon } from '@jianzhu/api-client/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Connection, connect } from '../db/connection.ts';
import { DEMO_LOGINS } from '../demo/members.ts';
import { demoFolder } from '../testing/demo-folder.ts';
import { openDemoSession } from '../testing/demo-session.ts';
import { ownServer } from '../testing/own-server.ts';
import { type PlatformProcess, startPlatformProcess } from '../testing/platform-process.ts';

/** Whoever holds this lock holds up every commit of a sign-up; any number that nothing else uses. */
const COMMIT_GATE = 59;
const { phone, name } = DEMO_LOGINS[0] ?? { phone: '', name: '' };

let platform: PlatformProcess;
let admin: Connection;
let salonId: string;

beforeEach(async () => {
  const dataDir = await demoFolder();
  platform = await startPlatformProcess(dataDir);
  const { address } = await ownServer(dataDir);
  admin = await connect({ ...address, database: 'jianzhu', options: '-c search_path=app' });
  const { rows } = await admin.query<{ id: string }>('select id from salon where sign_up_end > now() limit 1');
  salonId = rows[0]?.id ?? '';
  await admin.query(`
    create function wait_at_commit() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(${COMMIT_GATE}); return null; end $$;
    create constraint trigger wait_at_commit after insert on salon_sign_up
      deferrable initially deferred for each row execute function wait_at_commit()`);
}, 120_000);
afterEach(() => admin.end());

async function signUpWith(key: string): Promise<{ readonly id: string }> {
  const tokens = await openDemoSession(platform.origin, phone);
  const client = createApiClient({ baseURL: platform.origin, session: { tokens: () => tokens } });
  return client.call(salon.signUp, { body: { salonId, name, phone } }, { idempotencyKey: key });
}

async function signUps(): Promise<string[]> {
  const { rows } = await admin.query<{ id: string }>('select id from salon_sign_up where phone = $1', [phone]);
  return rows.map(({ id }) => id);
}

/** Sends a sign-up and kills the platform when all of it is done but the commit. Resolves with the waiting backend. */
async function dieBeforeCommit(key: string): Promise<number> {
  await admin.query('select pg_advisory_lock($1)', [COMMIT_GATE]);
  const lost = signUpWith(key).catch((error: unknown) => error);
  const backend = await vi.waitUntil(
    async () => {
      const { rows } = await admin.query<{ pid: number }>(
        `select pid from pg_locks where locktype = 'advisory' and not granted and (classid, objid) = (0, $1)`,
        [COMMIT_GATE],
      );
      return rows[0]?.pid;
    },
    { timeout: 30_000 },
  );
  await platform.kill();
  expect(await lost).toBeInstanceOf(Error);
  return backend;
}

async function letGo(backend: number): Promise<void> {
  await admin.query('select pg_advisory_unlock($1)', [COMMIT_GATE]);
  await vi.waitUntil(async () => {
    const { rowCount } = await admin.query('select from pg_stat_activity where pid = $1', [backend]);
    return rowCount === 0;
  });
}

describe('a submission whose platform is killed (decision 59)', { timeout: 120_000 }, () => {
  it('before its commit has had no effect, and has one when it comes again', async () => {
    const key = randomUUID();
    const backend = await dieBeforeCommit(key);
    await admin.query('select pg_terminate_backend($1)', [backend]);
    await letGo(backend);
    expect(await signUps()).toEqual([]);
    await platform.restart();
    const { id } = await signUpWith(key);
    expect(await signUps()).toEqual([id]);
    expect(await signUpWith(key)).toMatchObject({ id });
  });

  it('after its commit, before its answer, gets that answer when it comes again', async () => {
    const key = randomUUID();
    await letGo(await dieBeforeCommit(key));
    const [id, ...others] = await signUps();
    expect(others).toEqual([]);
    await platform.restart();
    expect(await signUpWith(key)).toMatchObject({ id });
    expect(await signUps()).toEqual([id]);
  });
});
