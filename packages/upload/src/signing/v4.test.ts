import { expect, test, vi } from 'vitest';
import { OSS_V4, signOssV4 } from './oss-v4.ts';
import { ownDigests } from './own-digests.ts';
import { createSigningKeys } from './v4.ts';

const request = { method: 'PUT', bucket: 'b', key: 'k', query: {}, headers: {} };
const signing = { accessKey: 'a', accessSecret: 's', accessToken: '', region: 'r', time: Date.UTC(2026, 10, 21) };

test('a key is derived once a day, region and secret (US14)', async () => {
  const hmac = vi.fn(ownDigests.hmac);
  const keys = createSigningKeys({ ...ownDigests, hmac });
  await signOssV4(request, signing, keys);
  const derivation = hmac.mock.calls.length;
  await signOssV4(request, { ...signing, time: signing.time + 1000 }, keys);
  expect(hmac.mock.calls.length).toBe(derivation);
  for (const change of [{ time: signing.time + 86_400_000 }, { region: 'q' }, { accessSecret: 't' }]) {
    const before = hmac.mock.calls.length;
    await signOssV4(request, { ...signing, ...change }, keys);
    expect(hmac.mock.calls.length - before).toBe(derivation);
  }
});

test('keys of ended credentials are forgotten (US14)', async () => {
  const hmac = vi.fn(ownDigests.hmac);
  const keys = createSigningKeys({ ...ownDigests, hmac });
  for (let index = 0; index < 17; index++) await keys.derive(OSS_V4, `secret ${index}`, '20261121', 'r');
  const before = hmac.mock.calls.length;
  await keys.derive(OSS_V4, 'secret 16', '20261121', 'r');
  expect(hmac.mock.calls.length).toBe(before);
  await keys.derive(OSS_V4, 'secret 0', '20261121', 'r');
  expect(hmac.mock.calls.length).toBeGreaterThan(before);
});
