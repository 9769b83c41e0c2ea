import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CONTEXTS } from '../contexts.ts';
import { withConnection } from '../db/connection.ts';
import { tableClasses } from '../db/table-classes.ts';
import { createDemoDatabase } from '../testing/demo-platform.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readDemoMark, refuseDemoData } from './demo-mark.ts';
import { type DroppedDemo, dropDemoData } from './drop-demo.ts';
import { demoSeed } from './seed.ts';

const seed = demoSeed({ now: new Date('2026-11-21T02:00:00Z'), hashPassword: async () => '$argon2id$demo' });
const TABLES = Object.keys(tableClasses(CONTEXTS));

/** Of one test: a copy of the schema alone, or of the demonstration. */
let db: TestDatabase;
/** Rows of every table before anything is seeded. */
let before: Record<string, number>;

const beEmpty = async () => {
  db = await createTestDatabase();
};
const holdDemo = async () => {
  db = await createDemoDatabase();
};

beforeAll(async () => {
  await beEmpty();
  before = await counts();
  await db.close();
});
afterEach(() => db.close());

async function drop(force = false): Promise<DroppedDemo> {
  let dropped: DroppedDemo | undefined;
  await withConnection(db.access.admin, async (connection) => {
    await connection.query('begin');
    try {
      await dropDemoData({ force, onDropped: (told) => (dropped = told) })(connection);
      await connection.query('commit');
    } catch (error) {
      await connection.query('rollback');
      throw error;
    }
  });
  if (dropped === undefined) throw new Error('nothing was told');
  return dropped;
}

async function counts(): Promise<Record<string, number>> {
  const selects = TABLES.map((table) => `select '${table}' as table, count(*)::integer as n from ${table}`);
  const rows = await db.admin<{ table: string; n: number }>(selects.join(' union all '));
  return Object.fromEntries(rows.map(({ table, n }) => [table, n]));
}

const one = async (sql: string) => Object.values((await db.admin<Record<string, string>>(sql))[0] ?? {})[0] ?? '';

/** A member who registered by himself, with his automatic business. */
async function register(phone: string): Promise<{ user: string; business: string }> {
  const user = await one(`insert into account (phone, real_name) values ('${phone}', '真实') returning id::text`);
  const business = await one(`insert into business (name, tenant_id) values ('个人-真实', '1') returning id::text`);
  await db.admin('insert into membership (user_id, business_id) values ($1, $2)', [user, business]);
  return { user, business };
}

const ofDemo = {
  user: () => one("select id::text from account where phone = '13800000002'"),
  business: () => one("select id::text from business where nice_name = '砚北建设'"),
};

describe('the mark of the demo data', () => {
  it('is in a database that was seeded, and in no other', async () => {
    await beEmpty();
    const read = () => withConnection(db.access.admin, readDemoMark);
    expect(await read()).toBeUndefined();
    await withConnection(db.access.admin, refuseDemoData);
    await withConnection(db.access.admin, seed);
    expect(await read()).toMatchObject({
      seededAt: expect.any(Date),
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    await expect(withConnection(db.access.admin, refuseDemoData)).rejects.toThrow(
      /^DEMO=0: the database holds demo data .*--drop-demo[^\n]*$/,
    );
  });

  it('comes into a database that was seeded before there were marks, by its migration', async () => {
    await holdDemo();
    const { user } = await register('13911112222');
    const file = path.join(import.meta.dirname, 'migrations/0400-demo-data.sql');
    await db.admin('drop table demo_row, demo_seed');
    // Nor were there an audit trail, legal texts, law services and a catalogue then.
    await db.admin('truncate audit_event, audit_pending, audit_seal, legal_text');
    await db.admin('truncate lawyer, lawyer_booking, legal_package, lesson, material cascade');
    // The prices of materials were kept in a table.
    await db.admin('create table material_price (name text)');
    await db.admin('grant select on material_price to app_owner');
    await db.admin(`set role app_owner; ${await readFile(file, 'utf8')}; reset role`);
    await db.admin('drop table material_price');
    await expect(withConnection(db.access.admin, refuseDemoData)).rejects.toThrow(/version before the mark/);
    await drop();
    expect(await counts()).toEqual({ ...before, account: 1, business: 1, membership: 1 });
    expect(await one('select id::text from account')).toBe(user);
  });

  it('is not written over the accounts of a service', async () => {
    await beEmpty();
    await register('13911112222');
    await expect(withConnection(db.access.admin, seed)).rejects.toThrow(/^DEMO=1: [^\n]*accounts of a service[^\n]*$/);
  });
});

describe('dropping the demo data', () => {
  it('leaves a database as it was before the seed, table by table', async () => {
    await holdDemo();
    expect(await counts()).not.toEqual(before);
    const dropped = await drop();
    expect(await counts()).toEqual(before);
    expect(dropped.tables).toContainEqual({ table: 'account', demo: 70, hanging: 0 });
    await withConnection(db.access.admin, refuseDemoData);
  });

  it('takes along what hangs on it: logins, files, texts that were never sent', async () => {
    await holdDemo();
    const [user, business] = [await ofDemo.user(), await ofDemo.business()];
    await db.admin(
      `insert into login (user_id, token_hash, idle_expires_at, expires_at)
       values ($1, sha256('a'), now() + interval '1 day', now() + interval '1 day')`,
      [user],
    );
    await db.admin(
      `insert into attachment (business_id, file_name, file_ext, file_size, file_md5, bucket, object_key, create_user_id)
       values ($1, 'a.pdf', 'pdf', 1, repeat('0', 32), 'b', 'key of the file', $2)`,
      [business, user],
    );
    await db.admin("insert into sent_message (channel, receiver, content) values ('sms', '13911112222', '123456')");
    const dropped = await drop();
    // That of the seed's tenders is the only other.
    expect(dropped.objectKeys.toSorted()).toEqual(['key of the file', 'tenant/demo/tender-document.pdf']);
    expect(dropped.tables).toContainEqual({ table: 'login', demo: 0, hanging: 1 });
    expect(await counts()).toMatchObject({ login: 0, attachment: 0, sent_message: 0, account: 0, business: 0 });
  });

  it('keeps what members have of their own, and later content', async () => {
    await holdDemo();
    const { user, business } = await register('13911112222');
    await db.admin("insert into dictionary (code, tree) values ('later', '[]')");
    await db.admin(`insert into article (column_code, title, publish_time) values ('policy', '正式', now())`);
    await drop();
    expect(await counts()).toMatchObject({ account: 1, business: 1, membership: 1, dictionary: 1, article: 1 });
    expect(await one('select user_id::text from membership')).toBe(user);
    expect(await one('select id::text from business')).toBe(business);
  });

  it('refuses to lose what members added to demo companies, unless it may', async () => {
    await holdDemo();
    const { user } = await register('13911112222');
    await db.admin('insert into membership (user_id, business_id) values ($1, $2)', [user, await ofDemo.business()]);
    const held = await counts();
    await expect(drop()).rejects.toThrow(
      /^--drop-demo: members have rows in the demo data \(membership: 1\)[^\n]*--force/,
    );
    expect(await counts()).toEqual(held);
    await drop(true);
    expect(await counts()).toMatchObject({ account: 1, business: 1, membership: 1 });
  });

  it('does nothing in a database of a service', async () => {
    await beEmpty();
    await register('13911112222');
    expect(await drop()).toEqual({ tables: [], objectKeys: [] });
    expect(await counts()).toMatchObject({ account: 1, business: 1 });
  });
});
