import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBusiness, addMember } from '../testing/members.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { removeExpiredCredentials } from './cleanup.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

async function ids(table: 'login' | 'session' | 'captcha'): Promise<string[]> {
  const rows = await db.admin<{ id: string }>(`select id from ${table} order by id`);
  return rows.map(({ id }) => id);
}

describe('the removal of what has served', () => {
  it('takes logins that ended a month ago with their sessions, and leaves the others', async () => {
    const business = await addBusiness(db, '砚北建设');
    const [live, justEnded, old] = [
      await addMember(db, business),
      await addMember(db, business),
      await addMember(db, business),
    ];
    await db.admin('update login set revoked_at = now() where id = $1', [justEnded.loginId]);
    await db.admin(`update login set revoked_at = now() - interval '31 days' where id = $1`, [old.loginId]);
    await removeExpiredCredentials(db.database);
    expect(await ids('login')).toEqual([live.loginId, justEnded.loginId]);
    expect(await ids('session')).toEqual([live.sessionId, justEnded.sessionId]);
  });

  it('takes captchas of yesterday, and leaves those that limits still count', async () => {
    const insert = `insert into captcha (target_x, piece_y, created_at, expires_at)
      values (1, 1, now() - $1::interval, now()) returning id`;
    const [recent] = await db.admin<{ id: string }>(insert, ['1 hour']);
    await db.admin(insert, ['25 hours']);
    await removeExpiredCredentials(db.database);
    expect(await ids('captcha')).toEqual([recent?.id]);
  });
});
