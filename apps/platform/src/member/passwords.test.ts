import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createDeferred } from '../testing/deferred.ts';
import { checkPasswordHash, hashPassword } from './password-hash.ts';
import { createPasswords } from './passwords.ts';

// Files share a worker: what others have loaded knows nothing of the mock, and what this one loads must not outlast it.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock(import('./password-hash.ts'), { spy: true });
afterEach(() => vi.restoreAllMocks());

describe('work on passwords', () => {
  it('for new passwords is bounded, and never keeps a login waiting', async () => {
    const gate = createDeferred<string>();
    vi.mocked(hashPassword).mockReturnValue(gate.promise);
    vi.mocked(checkPasswordHash).mockResolvedValue({ matches: true, isOutdated: false });
    const passwords = createPasswords();
    const hashes = Array.from({ length: 17 }, (_, count) => passwords.hash('a', `${count}`));
    expect(await passwords.hash('a', 'another')).toBeUndefined();
    expect(await passwords.check('a', null, 'another', 'open')).toEqual({ matches: true, isOutdated: false });
    expect(hashPassword).toHaveBeenCalledTimes(1);
    gate.resolve('hash');
    expect(await Promise.all(hashes)).toEqual(Array.from({ length: 17 }, () => 'hash'));
  });

  it('of one network leaves room for others', async () => {
    const gate = createDeferred<{ matches: boolean; isOutdated: boolean }>();
    vi.mocked(checkPasswordHash).mockReturnValue(gate.promise);
    const passwords = createPasswords();
    const flood = Array.from({ length: 40 }, () => passwords.check('a', null, '203.0.113.1', 'open'));
    const other = passwords.check('a', null, '203.0.113.2', 'open');
    gate.resolve({ matches: false, isOutdated: false });
    const checked = (await Promise.all(flood)).filter((result) => result !== undefined);
    expect(checked).toHaveLength(4);
    expect(await other).toEqual({ matches: false, isOutdated: false });
  });

  it('of networks that nobody knows, however many, leaves room for places that are known', async () => {
    const gate = createDeferred<{ matches: boolean; isOutdated: boolean }>();
    vi.mocked(checkPasswordHash).mockReturnValue(gate.promise);
    const passwords = createPasswords();
    const flood = Array.from({ length: 40 }, (_, at) =>
      passwords.check('a', null, `203.0.113.${at}`, at % 2 === 0 ? 'open' : 'captcha'),
    );
    expect(await passwords.check('a', null, '198.51.100.1', 'open')).toBeUndefined();
    const known = passwords.check('a', null, '198.51.100.1', 'known');
    expect(checkPasswordHash).toHaveBeenCalledTimes(3);
    gate.resolve({ matches: true, isOutdated: false });
    expect(await known).toEqual({ matches: true, isOutdated: false });
    await Promise.all(flood);
  });

  it('of members who repeat their own, however many, leaves room for logins', async () => {
    const gates: (() => void)[] = [];
    vi.mocked(checkPasswordHash).mockImplementation(
      () => new Promise((resolve) => gates.push(() => resolve({ matches: true, isOutdated: false }))),
    );
    const passwords = createPasswords();
    const flood = Array.from({ length: 40 }, (_, at) => passwords.check('a', null, `member ${at % 10}`, 'own'));
    const known = passwords.check('a', null, '198.51.100.1', 'known');
    expect(checkPasswordHash).toHaveBeenCalledTimes(1);
    // With the one that runs, and before all others of members, the login's turn comes.
    gates[0]?.();
    await vi.waitUntil(() => gates[1]);
    gates[1]?.();
    expect(await known).toEqual({ matches: true, isOutdated: false });
    vi.mocked(checkPasswordHash).mockResolvedValue({ matches: true, isOutdated: false });
    await vi.waitUntil(() => gates[2]);
    gates[2]?.();
    const checked = (await Promise.all(flood)).filter((result) => result !== undefined);
    expect(checked).toHaveLength(33);
  });
});
