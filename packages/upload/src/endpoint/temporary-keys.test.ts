import { describe, expect, it } from 'vitest';
import { isAllowed } from './access-keys.ts';
import { createTemporaryKeys } from './temporary-keys.ts';

const scope = { bucket: 'b', key: 'a/b.pdf', prefix: false, actions: ['PutObject'], maxBytes: 5 } as const;
const keys = createTemporaryKeys('root');

describe('temporary keys (UE14)', () => {
  it('are recognised with what they may do, by whoever has the root secret', () => {
    const { accessKey, accessSecret, accessToken, expiresAt } = keys.issue(scope, 1000);
    expect(createTemporaryKeys('root').find(accessKey, accessToken)).toEqual({
      state: 'known',
      secret: accessSecret,
      scope,
      expiresAt,
    });
    expect(createTemporaryKeys('other').find(accessKey, accessToken)).toEqual({ state: 'invalid-token' });
  });

  it('are nothing without their own token, or with one of which anything was changed', () => {
    const { accessKey, accessToken } = keys.issue(scope, 1000);
    const other = keys.issue({ ...scope, key: 'c' }, 1000);
    expect(keys.find(accessKey, undefined)).toEqual({ state: 'unknown-key' });
    expect(keys.find('LTAI', accessToken)).toEqual({ state: 'unknown-key' });
    expect(keys.find(accessKey, other.accessToken)).toEqual({ state: 'invalid-token' });
    for (let at = 0; at < accessToken.length; at += 1) {
      const changed = `${accessToken.slice(0, at)}${accessToken[at] === 'A' ? 'B' : 'A'}${accessToken.slice(at + 1)}`;
      expect(keys.find(accessKey, changed)).toEqual({ state: 'invalid-token' });
    }
    expect(keys.find(accessKey, `${accessToken}.x`)).toEqual({ state: 'invalid-token' });
  });

  it('reach one key, or with a prefix what begins with it', () => {
    const name = (key: string) => ({ bucket: 'b', key });
    expect(isAllowed(scope, 'PutObject', name('a/b.pdf'))).toBe(true);
    expect(isAllowed(scope, 'PutObject', name('a/b.pdf2'))).toBe(false);
    expect(isAllowed(scope, 'GetObject', name('a/b.pdf'))).toBe(false);
    expect(isAllowed({ ...scope, prefix: true }, 'PutObject', name('a/b.pdf2'))).toBe(true);
    expect(isAllowed({ ...scope, prefix: true }, 'PutObject', name('a/'))).toBe(false);
    expect(isAllowed(scope, 'PutObject', { bucket: 'c', key: 'a/b.pdf' })).toBe(false);
  });
});
