import { describe, expect, it } from 'vitest';
import { createFakeRegisterApi, type RegisterApiFaultRule } from './fake-register-api.ts';
import { createVirtualClock } from './virtual-clock.ts';

const signal = new AbortController().signal;
const md5 = '0'.repeat(32);
const file = { fileName: 'a.pdf', extName: 'pdf', fileSize: 3, hashcode: md5 };

function open(faults: readonly RegisterApiFaultRule[] = []) {
  const clock = createVirtualClock(0);
  const stored = new Map<string, { readonly size: number; readonly md5: string }>();
  const api = createFakeRegisterApi({
    clock,
    bucket: 'b',
    faults,
    issueKeys: (key, seconds) => ({
      accessKey: key,
      accessSecret: 's',
      accessToken: 't',
      expiresAt: clock.now() + seconds * 1000,
    }),
    findObject: async (key) => stored.get(key),
  });
  const register = (more = {}) => clock.run(api.register({ ...file, ...more }, { signal }));
  const confirm = (id: string) => clock.run(api.confirm(id, { signal }));
  return { api, clock, stored, register, confirm };
}

describe('the fake register API (UT4)', () => {
  it('answers the same address for the same unfinished content, and another one for another', async () => {
    const { register } = open();
    const first = await register();
    expect(first).toMatchObject({ existed: false, address: { bucket: 'b', key: 'uploads/1.pdf' } });
    expect((await register()).resourceId).toBe(first.resourceId);
    expect((await register({ hashcode: '1'.repeat(32) })).resourceId).not.toBe(first.resourceId);
  });

  it('confirms what the storage has as it was registered, once', async () => {
    const { api, register, confirm, stored } = open();
    const { resourceId, address } = await register();
    await expect(confirm(resourceId)).rejects.toMatchObject({ fault: 'refused', code: 422 });
    stored.set(address.key, { size: 4, md5 });
    await expect(confirm(resourceId)).rejects.toMatchObject({ fault: 'refused' });
    stored.set(address.key, { size: 3, md5 });
    await confirm(resourceId);
    await confirm(resourceId);
    expect(api.confirmed).toEqual([resourceId]);
    expect((await register()).existed).toBe(true);
    await expect(confirm('99')).rejects.toMatchObject({ code: 404 });
  });

  it.each([
    [
      { kind: 'refused', code: 500 },
      { fault: 'refused', code: 500 },
    ],
    [{ kind: 'network' }, { fault: 'network' }],
    [{ kind: 'lostAnswer' }, { fault: 'network' }],
    [{ kind: 'timeout' }, { fault: 'timeout' }],
    [{ kind: 'sessionEnded' }, { fault: 'session-ended', code: 401 }],
  ] as const)('fails with %o', async (fault, expected) => {
    const { register, api } = open([{ call: 'register', fault }]);
    await expect(register()).rejects.toMatchObject(expected);
    expect((await register()).resourceId).toBe('1');
    expect(api.calls.map((call) => call.fault)).toEqual([fault.kind, undefined]);
  });

  it('is slow, finds the content there by now, and moves to another address', async () => {
    const { register, clock } = open([
      { call: 'register', fault: { kind: 'slow', ms: 5000 } },
      { call: 'register', nth: 2, fault: { kind: 'otherUri' } },
      { call: 'register', nth: 3, fault: { kind: 'existsNow' } },
    ]);
    const first = await register();
    expect(clock.now()).toBe(5000);
    const moved = await register();
    expect(moved.resourceId).toBe(first.resourceId);
    expect(moved.address.key).not.toBe(first.address.key);
    expect((await register()).existed).toBe(true);
  });
});
