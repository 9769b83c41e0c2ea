import { expect, it } from 'vitest';
import { createPasswordLock } from './password-lock.ts';

const PASSWORD = 'open, sesame!';
const basic = (password: string) => `Basic ${Buffer.from(`x:${password}`).toString('base64')}`;

it('takes thirty tries of one network, then not even the right one, and one more every two seconds', () => {
  let now = 0;
  const lock = createPasswordLock(PASSWORD, () => now);
  for (let n = 0; n < 30; n += 1) expect(lock(basic(`guess ${n}`), '192.0.2.7')?.status).toBe(401);
  expect(lock(basic(PASSWORD), '192.0.2.7')).toEqual({ status: 429, headers: { 'Retry-After': '2' } });
  expect(lock(basic(PASSWORD), '192.0.2.8')).toBeUndefined();
  now += 2000;
  expect(lock(basic(PASSWORD), '192.0.2.7')).toBeUndefined();
  expect(lock(basic(PASSWORD), '192.0.2.7')?.status).toBe(429);
});

it('counts no request without a password', () => {
  const lock = createPasswordLock(PASSWORD, () => 0);
  for (let n = 0; n < 40; n += 1) expect(lock(undefined, '192.0.2.7')?.status).toBe(401);
  expect(lock(basic(PASSWORD), '192.0.2.7')).toBeUndefined();
});
