import { beforeEach, describe, expect, it } from 'vitest';
import { type Asked, CONTENT, NOW, requestsOf } from './testing-requests.ts';

let ask: ReturnType<typeof requestsOf>['ask'];
let store: ReturnType<typeof requestsOf>['store'];
beforeEach(() => {
  ({ ask, store } = requestsOf());
});

describe('refusals (UE4)', () => {
  const cases: [name: string, asked: Asked, status: number, oss: string, s3?: string][] = [
    ['a request that is not signed', { tamper: (target) => target.split('?')[0] ?? '' }, 403, 'AccessDenied'],
    ['an address that has ended', { time: NOW - 601_000 }, 403, 'AccessDenied'],
    ['an address of the future', { time: NOW + 901_000 }, 403, 'RequestTimeTooSkewed'],
    ['an address without end', { expires: 604_801 }, 400, 'InvalidArgument', 'AuthorizationQueryParametersError'],
    ['keys that have ended', { keySeconds: -1 }, 403, 'SecurityTokenExpired', 'ExpiredToken'],
    ['keys of another object', { scope: { key: 'b.txt' } }, 403, 'AccessDenied'],
    ['keys of another bucket', { scope: { bucket: 'other' } }, 403, 'AccessDenied'],
    ['keys for something else', { scope: { actions: ['PutObject'] } }, 403, 'AccessDenied'],
    ['a bucket that is not there', { bucket: 'none', scope: { bucket: 'none' } }, 404, 'NoSuchBucket'],
    ['an object that is not there', { key: 'none' }, 404, 'NoSuchKey'],
    ['an address that cannot be read', { tamper: (target) => `/%zz${target}` }, 400, 'InvalidURI'],
    ['a key too long', { key: '长'.repeat(342) }, 400, 'InvalidObjectName', 'KeyTooLongError'],
    ['another method', { method: 'PATCH' }, 405, 'MethodNotAllowed'],
    ['another operation', { query: { acl: '' } }, 501, 'NotImplemented'],
    ['a body without length', { method: 'PUT' }, 411, 'MissingContentLength'],
    ['a length that is none', { method: 'PUT', headers: { 'content-length': '-1' } }, 400, 'InvalidArgument'],
    ['a body too large', { method: 'PUT', headers: { 'content-length': '9999999999' } }, 400, 'EntityTooLarge'],
    [
      'a body larger than its keys allow',
      { method: 'PUT', body: 'abc', scope: { maxBytes: 2 } },
      400,
      'EntityTooLarge',
    ],
    [
      'a body longer than it says',
      { method: 'PUT', body: 'abc', headers: { 'content-length': '2' } },
      400,
      'EntityTooLarge',
    ],
    [
      'a body shorter than it says',
      { method: 'PUT', body: 'abc', headers: { 'content-length': '9' } },
      400,
      'IncompleteBody',
    ],
    [
      'no MD5',
      { method: 'PUT', body: 'abc', headers: { 'content-md5': 'abc' }, dialect: 's3' },
      400,
      '',
      'InvalidDigest',
    ],
    [
      'another MD5',
      { method: 'PUT', body: 'abc', headers: { 'content-md5': 'AAAAAAAAAAAAAAAAAAAAAA==' }, dialect: 's3' },
      400,
      '',
      'BadDigest',
    ],
    ['a part of nothing', { method: 'PUT', query: { partNumber: '1', uploadId: 'x' }, body: 'a' }, 404, 'NoSuchUpload'],
    [
      'a part number too small',
      { method: 'PUT', query: { partNumber: '0', uploadId: 'x' }, body: 'a' },
      400,
      'InvalidArgument',
    ],
    [
      'a part number too large',
      { method: 'PUT', query: { partNumber: '10001', uploadId: 'x' } },
      400,
      'InvalidArgument',
    ],
    ['a list of nothing', { query: { uploadId: 'x' } }, 404, 'NoSuchUpload'],
    ['an abort of nothing', { method: 'DELETE', query: { uploadId: 'x' } }, 404, 'NoSuchUpload'],
    ['no document', { method: 'POST', query: { uploadId: 'x' }, body: '<a/>' }, 400, 'MalformedXML'],
  ];

  it.each(cases)('%s', async (_, asked, status, oss, s3 = oss) => {
    await store();
    for (const dialect of asked.dialect === undefined ? (['oss', 's3'] as const) : [asked.dialect]) {
      const answer = await ask({ ...asked, dialect });
      const expected = dialect === 'oss' ? oss : s3;
      // What carries no signature any more speaks the first dialect.
      if (asked.tamper === undefined) expect(answer.code).toBe(expected);
      // Both services name the two token errors and rank them differently.
      expect(answer.status).toBe(expected === 'ExpiredToken' ? 400 : status);
      expect(answer.headers['Content-Type']).toBe('application/xml');
      expect(answer.text).toMatch(/<RequestId>\w+<\/RequestId><HostId>storage\.test<\/HostId>/);
    }
    expect(await ask({})).toMatchObject({ status: 200, text: CONTENT });
  });

  it('a clock too far off is told the time of the storage', async () => {
    const { text } = await ask({ time: NOW + 901_000 });
    expect(text).toContain(`<ServerTime>${new Date(NOW).toISOString()}</ServerTime>`);
    expect((await ask({ time: NOW + 899_000, key: 'none' })).code).toBe('NoSuchKey');
  });

  it.each(['oss', 's3'] as const)('an address of %s in which any byte was changed', async (dialect) => {
    await store();
    expect((await ask({ dialect })).status).toBe(200);
    let length = 0;
    const measure = (target: string) => {
      length = target.length;
      return target;
    };
    await ask({ dialect, tamper: measure });
    for (let at = 1; at < length; at += 1) {
      const changed = (target: string) =>
        `${target.slice(0, at)}${target[at] === 'A' ? 'B' : 'A'}${target.slice(at + 1)}`;
      const answer = await ask({ dialect, tamper: changed });
      expect(answer.status, String(at)).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain(CONTENT);
    }
  });

  it('a failing store is an internal error that says nothing, and is reported (UE4)', async () => {
    const errors: unknown[] = [];
    const broken = requestsOf({ onError: (error) => errors.push(error) });
    broken.endpoint.store.openObject = () => Promise.reject(new Error('the disk at /secret/place is gone'));
    const answer = await broken.ask({});
    expect(answer).toMatchObject({ status: 500, code: 'InternalError' });
    expect(answer.text).not.toContain('secret');
    expect(errors).toHaveLength(1);
  });
});
