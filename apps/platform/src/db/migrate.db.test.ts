import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/own-server.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Connection, connect } from './connection.ts';
import { silentLog } from './database-log.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

let db: TestDatabase;
let admin: Connection;

beforeAll(async () => {
  db = await createTestDatabase();
  admin = await connect(db.access.admin);
});
afterAll(async () => {
  await admin.end();
  await db.close();
});

/** A folder of contexts with one migration. */
async function contextsWith(file: string, sql: string): Promise<string> {
  const contexts = await temporaryFolder();
  await mkdir(path.join(contexts, 'extra', 'migrations'), { recursive: true });
  await writeFile(path.join(contexts, 'extra', 'migrations', file), sql);
  return contexts;
}

const tableExists = async (name: string) =>
  (await db.admin<{ found: boolean }>('select to_regclass($1) is not null as found', [`app.${name}`]))[0]?.found;

describe('migrations', () => {
  it('are applied once, in the order of their numbers over all contexts', async () => {
    const migrations = await readMigrations();
    expect(await migrate(admin, migrations, silentLog)).toEqual([]);
    const applied = await db.admin<{ name: string }>('select name from app.schema_migration order by number');
    expect(applied.map((row) => row.name)).toEqual(migrations.map((migration) => migration.name));
    expect(applied.slice(0, 3).map((row) => row.name)).toEqual([
      '0001-schema-and-context',
      '0002-members-and-sessions',
      '0003-notices',
    ]);
  });

  it('are refused when a file was changed after it was applied', async () => {
    const contexts = await temporaryFolder();
    await cp(path.join(import.meta.dirname, 'migrations'), path.join(contexts, 'db', 'migrations'), {
      recursive: true,
    });
    const file = path.join(contexts, 'db', 'migrations', '0001-schema-and-context.sql');
    await writeFile(file, `${await readFile(file, 'utf8')}\n-- changed`);
    await expect(migrate(admin, await readMigrations(contexts), silentLog)).rejects.toThrow(
      /^migration 0001-schema-and-context was changed after it was applied/,
    );
  });

  it('leave nothing of a file that fails half-way, and the next try may succeed', async () => {
    const broken = await contextsWith('9001-half.sql', 'create table half (id int); select 1 / 0;');
    await expect(migrate(admin, await readMigrations(broken), silentLog)).rejects.toThrow(
      'migration 9001-half failed: division by zero',
    );
    expect(await tableExists('half')).toBe(false);
    const mended = await contextsWith('9001-half.sql', 'create table half (id int);');
    expect(await migrate(admin, await readMigrations(mended), silentLog)).toEqual(['9001-half']);
    expect(await tableExists('half')).toBe(true);
  });

  it('are applied once by two processes at once', async () => {
    const contexts = await contextsWith('9002-race.sql', 'create table race (id int);');
    const migrations = await readMigrations(contexts);
    const second = await connect(db.access.admin);
    const applied = await Promise.all([migrate(admin, migrations, silentLog), migrate(second, migrations, silentLog)]);
    await second.end();
    expect(applied.flat()).toEqual(['9002-race']);
  });

  it('opens tables of an earlier version to their owner, and those that a file closes', async () => {
    const isOpen = async (table: string) =>
      (await db.admin(`select from pg_policy where polname = 'maintenance' and polrelid = $1::regclass`, [table]))
        .length === 1;
    await db.admin('drop policy maintenance on notice');
    const closing = await contextsWith(
      '9004-closing.sql',
      'create table closed (id int); alter table closed enable row level security, force row level security;',
    );
    const filling = await contextsWith('9005-filling.sql', 'insert into closed values (1); update closed set id = 2;');
    await migrate(admin, await readMigrations(closing), silentLog);
    await migrate(admin, await readMigrations(filling), silentLog);
    expect([await isOpen('notice'), await isOpen('closed')]).toEqual([true, true]);
    expect(await db.admin('select id from closed')).toEqual([{ id: 2 }]);
  });

  it.each(['1-short.sql', '00010-long.sql', '0001_underscore.sql', 'title.sql'])('need a number: %s', async (file) => {
    await expect(readMigrations(await contextsWith(file, 'select 1'))).rejects.toThrow('not named NNNN-title.sql');
  });

  it('need a number of their own', async () => {
    const contexts = await contextsWith('9003-one.sql', 'select 1');
    await writeFile(path.join(contexts, 'extra', 'migrations', '9003-two.sql'), 'select 1');
    await expect(readMigrations(contexts)).rejects.toThrow('migrations 9003-one and 9003-two have the same number');
  });
});
