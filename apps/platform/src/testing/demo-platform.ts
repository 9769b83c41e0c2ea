import { inject } from 'vitest';
import { withConnection } from '../db/connection.ts';
import { demoSeed } from '../demo/seed.ts';
import type { RequestLimits } from '../http/request-limits.ts';
import { onceARun } from './once-a-run.ts';
import { createTestDatabase } from './test-database.ts';
import { createTestPlatform, type TestPlatform } from './test-platform.ts';
import { TEMPLATE_DATABASE } from './test-server.ts';

const DEMO_TEMPLATE = 'template_demo';
const DEMO_LOCK = 4_120_101;

/** The template with the demonstration of today, whose accounts have no password and whose seals nobody opens. */
async function demoTemplate(): Promise<string> {
  const server = inject('testServer');
  const postgres = { ...server, database: 'postgres' };
  const unfinished = `${DEMO_TEMPLATE}_unfinished`;
  await onceARun(
    DEMO_LOCK,
    () =>
      withConnection(postgres, async (admin) => {
        const { rowCount } = await admin.query('select from pg_database where datname = $1', [DEMO_TEMPLATE]);
        return rowCount === 1;
      }),
    async () => {
      await withConnection(postgres, async (admin) => {
        await admin.query(`drop database if exists ${unfinished}`);
        await admin.query(`create database ${unfinished} template ${TEMPLATE_DATABASE}`);
      });
      const seed = demoSeed({ now: new Date(), hashPassword: async () => '$argon2id$demo' });
      await withConnection({ ...server, database: unfinished }, seed);
      await withConnection(postgres, (admin) => admin.query(`alter database ${unfinished} rename to ${DEMO_TEMPLATE}`));
    },
  );
  return DEMO_TEMPLATE;
}

/** A database with the demonstration in it, of its own; as `createTestDatabase`. */
export async function createDemoDatabase() {
  return createTestDatabase(await demoTemplate());
}

/** The whole API over a database with the demonstration in it; as `createTestPlatform`. */
export async function createDemoPlatform(limits?: RequestLimits): Promise<TestPlatform> {
  return createTestPlatform(limits, undefined, await demoTemplate());
}
