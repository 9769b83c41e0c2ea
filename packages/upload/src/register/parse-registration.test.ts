import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRegistration } from './parse-registration.ts';

const granted = {
  resourceId: '1',
  resourceName: 'a',
  fileMd5: 'b',
  uri: 'k',
  accessKey: 'c',
  accessSecret: 'd',
  accessToken: 'e',
  bucketName: 'f',
};

test.each([
  [1, true],
  ['1', true],
  [true, true],
  [0, false],
  ['0', false],
  [false, false],
  [undefined, false],
  [null, false],
])('existed %o is %o (UR7)', (existed, meaning) => {
  expect(parseRegistration({ ...granted, existed })?.existed).toBe(meaning);
});

test('a content that exists needs neither place nor keys; any other does (UR7)', () => {
  expect(parseRegistration({ existed: 1, resourceId: 9 })).toMatchObject({ existed: true, resourceId: '9' });
  for (const missing of ['resourceId', 'uri', 'accessKey', 'accessSecret', 'bucketName']) {
    expect(parseRegistration({ ...granted, [missing]: undefined })).toBeNull();
  }
  expect(parseRegistration({ ...granted, accessToken: undefined })?.credentials.accessToken).toBe('');
});

test('an end of the keys is read as a time, whatever its form (UR7)', () => {
  const at = Date.UTC(2026, 10, 21);
  for (const expiration of [at, '2026-11-21T00:00:00Z']) {
    expect(parseRegistration({ ...granted, expiration })?.credentials.expiresAt).toBe(at);
  }
  expect(parseRegistration({ ...granted, expiration: 'soon' })?.credentials.expiresAt).toBeUndefined();
});

test('nothing that a back end sends makes the reader throw (UR7)', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      parseRegistration(data);
    }),
  );
});
