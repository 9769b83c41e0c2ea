import { describe, expect, it } from 'vitest';
import { checkPasswordHash, hashPassword } from './password-hash.ts';

describe('a password hash', () => {
  it('is argon2id in the PHC form at the cost of the design, with a salt of its own', async () => {
    const [one, two] = await Promise.all([hashPassword('Demo@2024'), hashPassword('Demo@2024')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
  });

  it('matches its password alone', async () => {
    const hash = await hashPassword('Demo@2024');
    expect(await checkPasswordHash('Demo@2024', hash)).toEqual({ matches: true, isOutdated: false });
    expect(await checkPasswordHash('Demo@2025', hash)).toEqual({ matches: false, isOutdated: false });
  });

  it('of another cost still matches, and is to be renewed', async () => {
    // Reference vector: password "password", salt "somesalt", m=65536, t=2, p=1.
    const known = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await checkPasswordHash('password', known)).toEqual({ matches: true, isOutdated: true });
  });

  it('that is missing matches nothing', async () => {
    expect((await checkPasswordHash('', null)).matches).toBe(false);
  });

  it('of another form is a fault', async () => {
    await expect(checkPasswordHash('x', '$2b$10$abc')).rejects.toThrow('PHC');
  });
});
