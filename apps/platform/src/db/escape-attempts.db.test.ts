import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESCAPES } from '../testing/escape-attempts.ts';
import { addBusiness, addMember, type TestMember } from '../testing/members.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { Connection } from './connection.ts';
import { hashToken } from './context.ts';
import { LOGIN_ROLES, type LoginRole } from './roles.ts';

let db: TestDatabase;
let victim: TestMember;
const connections = new Map<LoginRole, Connection>();

beforeAll(async () => {
  db = await createTestDatabase();
  victim = await addMember(db, await addBusiness(db, '衡砺钢材'));
  await db.admin('insert into notice (user_id, business_id, notice_type, title, content) values ($1, $2, 0, $3, $3)', [
    victim.userId,
    victim.businessId,
    '金丝雀',
  ]);
  for (const role of LOGIN_ROLES) {
    connections.set(role, await db.connectAs(role));
  }
});
afterAll(() => db.close());

function as(role: LoginRole): Connection {
  const connection = connections.get(role);
  if (connection === undefined) {
    throw new Error(`no connection as ${role}`);
  }
  return connection;
}

const attempts = LOGIN_ROLES.flatMap((role) => ESCAPES.map((sql) => ({ role, sql })));

describe('an injected statement', () => {
  it.each(attempts)('is refused to $role: $sql', async ({ role, sql }) => {
    await expect(as(role).query(sql)).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot switch row security off', async () => {
    const connection = as('app_user');
    await connection.query('set row_security = off');
    await expect(connection.query('select * from app.notice')).rejects.toMatchObject({ code: '42501' });
    await connection.query('set row_security = on');
  });

  it('gains nothing by resetting its role', async () => {
    const { rows } = await as('app_user').query('reset role; select current_user, session_user').then(lastResult);
    expect(rows).toEqual([{ current_user: 'app_user', session_user: 'app_user' }]);
  });

  it.each([
    'select * from app.login',
    'select * from app.session',
    'select * from app.login_ticket',
    'select * from app.sms_code',
    'select * from app.captcha',
    'select * from app.sent_message',
    'select password_hash from app.account',
    'select * from app.account',
    'update app.account set password_hash = null',
    'update app.business set vip_level = 9',
    'update app.notice set title = content',
    'insert into app.session (login_id) values (1)',
  ])('is refused what a request has no business with: %s', async (sql) => {
    await expect(as('app_user').query(sql)).rejects.toMatchObject({ code: '42501' });
  });

  it('of the login reaches no data of a business', async () => {
    await expect(as('app_auth').query('select * from app.notice')).rejects.toMatchObject({ code: '42501' });
    await expect(
      as('app_auth').query(`insert into app.business (name, tenant_id, kind) values ('假', '1', 1)`),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a forged context', () => {
  const forgeries: readonly Readonly<Record<string, string>>[] = [
    { 'app.business_id': 'VICTIM' },
    { 'app.session_token_hash': hashToken('guessed') },
    { 'app.session_token_hash': 'VICTIM' },
    { 'app.session_token_hash': "' or true --" },
    { 'app.login_token_hash': '*' },
    { 'app.user_id': 'VICTIM' },
  ];

  it.each(forgeries)('shows a request no row: %o', async (forgery) => {
    const connection = as('app_user');
    await connection.query('begin');
    for (const [name, value] of Object.entries(forgery)) {
      await connection.query('select set_config($1, $2, true)', [name, value.replace('VICTIM', victim.businessId)]);
    }
    for (const table of ['notice', 'membership', 'account']) {
      const { rows } = await connection.query(`select count(*)::int as seen from app.${table}`);
      expect(rows, table).toEqual([{ seen: 0 }]);
    }
    await connection.query('rollback');
  });

  it('shows a job only the business it works for', async () => {
    const other = await addBusiness(db, '松屿建材');
    const count = (sql: string) => as('app_worker').query(sql).then(lastResult);
    const seenFor = (id: string) =>
      count(`begin; select set_config('app.business_id', '${id}', true); select title from app.notice`);
    expect((await seenFor(victim.businessId)).rows).toEqual([{ title: '金丝雀' }]);
    expect((await count('rollback; select title from app.notice')).rows).toEqual([]);
    expect((await seenFor(other)).rows).toEqual([]);
    await as('app_worker').query('rollback');
  });
});

/** A message of several statements answers with a list. */
function lastResult<T>(result: T | readonly T[]): T {
  const last = Array.isArray(result) ? result.at(-1) : result;
  return last;
}
