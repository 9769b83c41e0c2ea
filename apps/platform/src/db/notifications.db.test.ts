import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBusiness, addMember } from '../testing/members.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

function recorder() {
  const payloads: string[] = [];
  const gaps = { count: 0 };
  const handler = {
    received: (payload: string) => {
      payloads.push(payload);
    },
    interrupted: () => {
      gaps.count += 1;
    },
  };
  return { payloads, gaps, handler };
}

const notify = (channel: string, payload: string) =>
  db.database.withWorker((transaction) => sql`select pg_notify(${channel}, ${payload})`.execute(transaction));

describe('notifications', () => {
  it('reach every listener of their channel and no one who has left', async () => {
    const [one, two] = [recorder(), recorder()];
    const leave = await db.database.listen('greetings', one.handler);
    await db.database.listen('greetings', two.handler);
    await notify('greetings', 'a');
    await notify('others', 'x');
    await expect.poll(() => two.payloads.length).toBe(1);
    leave();
    await notify('greetings', 'b');
    await expect.poll(() => two.payloads.length).toBe(2);
    expect(one.payloads).toEqual(['a']);
    expect(two.payloads).toEqual(['a', 'b']);
  });

  it('go on after the connection was lost, and say that some may be missing', async () => {
    const listener = recorder();
    await db.database.listen('news', listener.handler);
    await db.admin(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'jianzhu notifications'`);
    await expect.poll(() => listener.gaps.count).toBe(1);
    await notify('news', 'again');
    await expect.poll(() => listener.payloads.length).toBe(1);
  });

  it('tell of ended logins and sessions and of changed memberships, by id', async () => {
    const member = await addMember(db, await addBusiness(db, '拓垚混凝土'));
    const listener = recorder();
    await db.database.listen('revoked', listener.handler);
    await db.admin('update session set revoked_at = now() where id = $1', [member.sessionId]);
    await db.admin('update login set revoked_at = now() where id = $1', [member.loginId]);
    await db.admin('update membership set status = 2 where user_id = $1', [member.userId]);
    await expect.poll(() => listener.payloads.length).toBe(3);
    expect(listener.payloads.map((payload) => JSON.parse(payload))).toEqual([
      { sessionId: member.sessionId },
      { loginId: member.loginId },
      { userId: member.userId, businessId: member.businessId },
    ]);
  });
});
