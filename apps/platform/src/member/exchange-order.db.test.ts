import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  createTestPlatform,
  obtainTicket,
  PATHS,
  RETURN_URL,
  registerMember,
  type TestPlatform,
} from '../testing/test-platform.ts';
import { holdPasswordHash } from './accounts.ts';
import { revokeLoginsOf } from './session-grants.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

it('a ticket that is taken while its account’s password changes waits for the change, and is void then', async () => {
  const phone = '13660000001';
  const { loginTicket, businesses } = await registerMember(platform, phone);
  const token = await obtainTicket(platform, loginTicket, businesses[0]?.businessId ?? '');
  const [account] = await platform.db.admin<{ id: string; password_hash: string }>(
    'select id, password_hash from account where phone = $1',
    [phone],
  );
  if (account === undefined) throw new Error('no account');
  const exchanged = await platform.db.database.withCredentials(async (transaction) => {
    expect(await holdPasswordHash(transaction, account.id, account.password_hash)).toBe(true);
    const answer = platform.post(PATHS.oauthToken, { grantType: 'login_back', token, returnUrl: RETURN_URL });
    await vi.waitUntil(async () => {
      const waiting = await platform.db.admin(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });
    await revokeLoginsOf(transaction, account.id, 'PASSWORD_CHANGED');
    return { answer };
  });
  const { status, data } = await exchanged.answer;
  expect(status).toBeLessThan(500);
  expect(data).toBeNull();
  const logins = await platform.db.admin('select id from login where user_id = $1 and revoked_at is null', [
    account.id,
  ]);
  expect(logins).toEqual([]);
});
