import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  createTestPlatform,
  PASSWORD,
  PATHS,
  receiveCode,
  registerMember,
  type TestPlatform,
} from '../testing/test-platform.ts';
import { hashPassword } from './password-hash.ts';

// Files share a worker: what others have loaded knows nothing of the mock, and what this one loads must not outlast it.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock(import('./password-hash.ts'), { spy: true });

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

it('costs no hash without the code, so that a hundred bogus ones leave a login as it is', async () => {
  const phone = '13622220000';
  await registerMember(platform, phone);
  const hashes = vi.mocked(hashPassword);
  hashes.mockClear();
  const bogus = Array.from({ length: 100 }, (_, at) =>
    platform.post(
      PATHS.register,
      { phone: String(13_622_220_001 + at), smsCode: '123456', password: PASSWORD },
      { from: `203.0.113.${at % 4}` },
    ),
  );
  const login = await platform.post(PATHS.login, { phone, password: PASSWORD });
  expect(login).toMatchObject({ code: 200 });
  expect(new Set((await Promise.all(bogus)).map(({ code }) => code))).toEqual(new Set([425]));
  expect(hashes).not.toHaveBeenCalled();
});

it('costs no hash for a phone that is registered', async () => {
  const phone = '13622230000';
  await registerMember(platform, phone);
  await platform.db.admin(`update sms_code set created_at = created_at - interval '61 seconds'`);
  const smsCode = await receiveCode(platform, phone, 'register');
  vi.mocked(hashPassword).mockClear();
  expect(await platform.post(PATHS.register, { phone, smsCode, password: PASSWORD })).toMatchObject({ code: 422 });
  expect(hashPassword).not.toHaveBeenCalled();
});
