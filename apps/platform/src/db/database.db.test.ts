import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ownServer, temporaryFolder } from '../testing/own-server.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { withConnection } from './connection.ts';
import { hashToken, parseRecordId } from './context.ts';
import { type Database, openDatabase, type Seed } from './database.ts';
import { silentLog } from './database-log.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

async function open(dataDir: string, seed?: Seed): Promise<Database> {
  const database = await openDatabase({ kind: 'embedded', dataDir }, silentLog, seed);
  onTestFinished(() => database.close());
  return database;
}

const companies = (database: Database) =>
  database.withSession({}, (transaction) => transaction.selectFrom('business').select(['id', 'name']).execute());

describe('the database of the platform', () => {
  it('migrates and seeds at the first start and keeps its data over the next', async () => {
    const dataDir = await temporaryFolder();
    const first = await open(dataDir, async (connection) => {
      await connection.query(`insert into app.business (name, tenant_id, kind) values ('砚北建设集团', '000000', 1)`);
    });
    const rows = [{ id: '1800000000000000001', name: '砚北建设集团' }];
    expect(await companies(first)).toEqual(rows);
    await first.close();
    expect(await companies(await open(dataDir))).toEqual(rows);
  });

  it('does not start on a seed that fails, and keeps nothing of it', async () => {
    const dataDir = await temporaryFolder();
    const failing = open(dataDir, async (connection) => {
      await connection.query(`insert into app.business (name, tenant_id, kind) values ('半截', '000000', 1)`);
      throw new Error('no more seed');
    });
    await expect(failing).rejects.toThrow('no more seed');
    expect(await companies(await open(dataDir))).toEqual([]);
  });

  it('reports a stopped server as unavailable', async () => {
    const dataDir = await temporaryFolder();
    const database = await open(dataDir);
    await database.ping();
    await database.close();
    await expect(database.ping()).rejects.toThrow();
    const server = await ownServer(dataDir);
    await server.stop();
    const refused = await withConnection({ ...server.address, database: 'postgres' }, async () => 'connected').catch(
      isDatabaseUnavailable,
    );
    expect(refused).toBe(true);
  });
});

describe('a transaction', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.close());

  it('rolls back what a rejected transaction wrote, and the connection is good for the next', async () => {
    const add = (name: string) =>
      db.database.withCredentials(async (transaction) => {
        await transaction.insertInto('business').values({ name, tenant_id: '000000' }).execute();
        if (name === '放弃') {
          throw new Error('given up');
        }
      });
    await expect(add('放弃')).rejects.toThrow('given up');
    await add('保留');
    const names = await db.database.withCredentials((transaction) =>
      transaction.selectFrom('business').select('name').execute(),
    );
    expect(names).toEqual([{ name: '保留' }]);
  });

  it('gives ids, sums and days as strings and moments as Date', async () => {
    const { rows } = await db.database.withSession({}, (transaction) =>
      sql`select app.next_id() as id, 1.50::numeric as sum, '2026-11-21'::date as day, now() as moment,
        array[9007199254740993] as ids`.execute(transaction),
    );
    expect(rows).toEqual([
      {
        id: expect.stringMatching(/^\d{19}$/),
        sum: '1.50',
        day: '2026-11-21',
        moment: expect.any(Date),
        ids: ['9007199254740993'],
      },
    ]);
  });
});

describe('a PostgreSQL of the operator', () => {
  async function serverUrl(): Promise<string> {
    const { host, password } = (await ownServer(await temporaryFolder())).address;
    return `postgresql://postgres:${password}@localhost:5432/postgres?host=${encodeURIComponent(host)}`;
  }

  it('is prepared and used by several platforms at once', async () => {
    const admin = await serverUrl();
    const openByUrl = () => openDatabase({ kind: 'server', admin, roles: {} }, silentLog);
    const databases = await Promise.all([openByUrl(), openByUrl()]);
    for (const database of databases) {
      expect(await companies(database)).toEqual([]);
    }
    await Promise.all(databases.map((database) => database.close()));
  });

  it('is refused when a role of ours could pass by row security', async () => {
    const admin = await serverUrl();
    await withConnection({ connectionString: admin }, (connection) =>
      connection.query('create role app_worker login bypassrls'),
    );
    await expect(openDatabase({ kind: 'server', admin, roles: {} }, silentLog)).rejects.toThrow(
      'DATABASE_URL: roles with rights that pass by row security: app_worker',
    );
  });
});

describe('values that become part of a statement', () => {
  it.each(['0', '-1', '01', '1e3', '9223372036854775808', "1' or true", '', '1 '])('refuses the id %j', (text) => {
    expect(parseRecordId(text)).toBeUndefined();
  });

  it('accepts ids up to the largest bigint and hashes tokens to 64 hex digits', () => {
    expect(parseRecordId('9223372036854775807')).toBe('9223372036854775807');
    expect(hashToken('token')).toMatch(/^[0-9a-f]{64}$/);
  });
});
