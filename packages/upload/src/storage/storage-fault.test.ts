import { describe, expect, test } from 'vitest';
import { storageFault } from './storage-fault.ts';

const NOW = Date.UTC(2026, 10, 21, 8, 0, 0);

function faultFor(status: number, code: string, headers: Readonly<Record<string, string>> = {}, more = '') {
  const text = code && `<?xml version="1.0"?><Error><Code>${code}</Code><Message>m</Message>${more}</Error>`;
  return storageFault({ status, text, header: (name) => headers[name] ?? null }, 'UploadPart', NOW);
}

describe('every refusal has its meaning (US7)', () => {
  test.each([
    [403, 'SecurityTokenExpired', 'credentials'],
    [403, 'InvalidSecurityToken', 'credentials'],
    [400, 'ExpiredToken', 'credentials'],
    [400, 'InvalidToken', 'credentials'],
    [403, 'InvalidAccessKeyId', 'credentials'],
    [403, 'RequestTimeTooSkewed', 'clock'],
    [404, 'NoSuchUpload', 'gone'],
    [400, 'InvalidDigest', 'integrity'],
    [400, 'BadDigest', 'integrity'],
    [400, 'InvalidPart', 'integrity'],
    [400, 'RequestTimeout', 'timeout'],
    [503, 'SlowDown', 'throttled'],
    [500, 'InternalError', 'server'],
    [502, '', 'server'],
    [503, '', 'server'],
    [504, 'Whatever', 'server'],
    [429, '', 'throttled'],
    [408, '', 'timeout'],
    [403, 'SignatureDoesNotMatch', 'fatal'],
    [403, 'AccessDenied', 'fatal'],
    [404, 'NoSuchBucket', 'fatal'],
    [400, 'EntityTooSmall', 'fatal'],
    [400, 'constructor', 'fatal'],
    [200, 'InternalError', 'server'],
  ] as const)('%i %s is %s', (status, code, fault) => {
    expect(faultFor(status, code)).toMatchObject({ fault, status, code });
  });
});

test('Retry-After is read as seconds and as a date (US7)', () => {
  expect(faultFor(503, 'SlowDown', { 'retry-after': '7' }).retryAfter).toBe(7000);
  expect(faultFor(429, '', { 'retry-after': 'Sat, 21 Nov 2026 08:00:05 GMT' }).retryAfter).toBe(5000);
  expect(faultFor(429, '', { 'retry-after': 'Sat, 21 Nov 2026 07:00:00 GMT' }).retryAfter).toBe(0);
  expect(faultFor(429, '', { 'retry-after': 'soon' }).retryAfter).toBeUndefined();
  expect(faultFor(429, '').retryAfter).toBeUndefined();
});

test('the time of the storage comes from the document, else from the Date header (US7)', () => {
  const document = '<ServerTime>2026-11-21T08:20:00.000Z</ServerTime>';
  const date = { date: 'Sat, 21 Nov 2026 08:21:00 GMT' };
  expect(faultFor(403, 'RequestTimeTooSkewed', date, document).serverTime).toBe(NOW + 20 * 60_000);
  expect(faultFor(403, 'RequestTimeTooSkewed', date).serverTime).toBe(NOW + 21 * 60_000);
  expect(faultFor(403, 'RequestTimeTooSkewed').serverTime).toBeUndefined();
  expect(faultFor(403, 'AccessDenied', date).serverTime).toBeUndefined();
});
