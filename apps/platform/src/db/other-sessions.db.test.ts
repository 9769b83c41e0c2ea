import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { addBusiness, addMember, type TestMember } from '../testing/members.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createTestPlatform, openSession } from '../testing/test-platform.ts';
import type { Connection } from './connection.ts';
import { hashToken, type SessionContext } from './context.ts';
import { LOGIN_ROLES } from './roles.ts';

const HASH = /[0-9a-f]{64}/;

let db: TestDatabase;
let member: TestMember;

beforeAll(async () => {
  db = await createTestDatabase();
  member = await addMember(db, await addBusiness(db, '砚北建设集团'));
});
afterAll(() => db.close());

/** What a session can see of the other sessions of its role: their last statements, with the state they are in. */
async function seenOfOthers(spy: Connection): Promise<{ state: string; query: string }[]> {
  const { rows } = await spy.query<{ state: string; query: string }>(`
    select state, query from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`);
  return rows;
}

describe('what a session learns of the others of its role', () => {
  it('is no token of a request, while its transaction is open and after it', async () => {
    const spy = await db.connectAs('app_user');
    const context: SessionContext = { ...member.context, chat: hashToken('chat') };
    const during = await db.database.withSession(context, () => seenOfOthers(spy));
    expect(during.filter(({ state }) => state === 'idle in transaction')).toHaveLength(1);
    expect(during.filter(({ query }) => HASH.test(query))).toEqual([]);
    await db.database.readSession(context, { statement: { name: 'spied on', text: 'select 1 as one' }, values: [] });
    const after = await seenOfOthers(spy);
    expect(after.length).toBeGreaterThan(0);
    expect(after.filter(({ query }) => HASH.test(query))).toEqual([]);
  });

  it('is no business of a job', async () => {
    const spy = await db.connectAs('app_worker');
    const during = await db.database.withBusiness(member.businessId, () => seenOfOthers(spy));
    expect(during.filter(({ state }) => state === 'idle in transaction')).toHaveLength(1);
    expect(during.filter(({ query }) => query.includes(member.businessId))).toEqual([]);
  });

  it('is no value of anybody, after a registration, a login and a look at notices', async () => {
    const platform = await createTestPlatform();
    onTestFinished(() => platform.close());
    const phone = '13912345678';
    const tokens = await openSession(platform, phone);
    await platform.get('/api/rs-cms-service/new-center-notice/list?current=1&size=7&noticeType=0', tokens);
    for (const role of LOGIN_ROLES) {
      const spy = await platform.db.connectAs(role);
      const texts = (await seenOfOthers(spy)).map(({ query }) => query);
      expect(texts.length, role).toBeGreaterThan(0);
      const values = new RegExp(`${HASH.source}|\\\\x[0-9a-f]{16}|${phone}|\\d{19}`);
      expect(
        texts.filter((text) => values.test(text)),
        role,
      ).toEqual([]);
    }
  });

  it.each(LOGIN_ROLES)('is nothing of another role for %s', async (role) => {
    const spy = await db.connectAs(role);
    const { rows } = await spy.query<{ query: string }>(`
      select query from pg_stat_activity where datname = current_database() and usename <> current_user`);
    expect(new Set(rows.map(({ query }) => query))).toEqual(new Set(['<insufficient privilege>']));
  });
});

describe('a statement of a request', () => {
  it('takes no second one, so none of another context can follow it', async () => {
    const stacked = db.database.withSession({}, (transaction) =>
      sql.raw(`select 1; select set_config('app.login_token_hash', '', true)`).execute(transaction),
    );
    await expect(stacked).rejects.toMatchObject({ code: '42601' });
  });
});
