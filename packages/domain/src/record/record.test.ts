import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDateTime } from '../time/shanghai-time.ts';
import { checkIdempotencyKey, decideIdempotency, IDEMPOTENCY_LIFETIME_MS } from './idempotency-key.ts';
import { formatRecordNumber, NUMBER_PREFIXES, type NumberedRecord } from './record-number.ts';
import { checkVersion } from './record-version.ts';

const now = parseDateTime('2026-11-21 00:00:00') ?? 0;
const kinds = Object.keys(NUMBER_PREFIXES) as NumberedRecord[];

describe('record number', () => {
  test('NB1: the prefixes are those of the table, each for one kind', () => {
    expect(NUMBER_PREFIXES).toEqual({
      ...{ inquiry: 'XJ', quotation: 'BJ', tender: 'ZB', bid: 'TB', deal: 'CJ', equipment: 'SB', project: 'XM' },
      ...{ signUp: 'BM', labor: 'LW', product: 'SP', service: 'FW', serviceOrder: 'FD', vipOrder: 'VP' },
      ...{ payOrder: 'ZF', refund: 'TK', financeApplication: 'RZ', certification: 'AQ', invitation: 'YQ' },
      ...{ need: 'XQ', withdrawal: 'TX', openApplication: 'KF', certificate: 'ZS' },
    });
    expect(new Set(Object.values(NUMBER_PREFIXES)).size).toBe(22);
  });

  test('NB2: a number is prefix, day in Asia/Shanghai and at least five digits, one for each of a day', () => {
    expect(formatRecordNumber('inquiry', now, 7)).toBe('XJ2026112100007');
    expect(formatRecordNumber('inquiry', now - 1, 7)).toBe('XJ2026112000007');
    expect(formatRecordNumber('bid', now, 99_999)).toBe('TB2026112199999');
    expect(formatRecordNumber('bid', now, 100_000)).toBe('TB20261121100000');
    const sequence = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...kinds), sequence, sequence, (kind, one, other) => {
        const [first, second] = [formatRecordNumber(kind, now, one), formatRecordNumber(kind, now, other)];
        expect(first).toMatch(/^[A-Z]{2}20261121\d{5,}$/);
        expect(first === second).toBe(one === other);
      }),
    );
  });
});

describe('lock and idempotency', () => {
  test('OL1: an act on another version than the current one is a conflict', () => {
    expect(checkVersion(3, 3)).toBeNull();
    expect(checkVersion(3, 2)).toEqual({ code: 409, message: '数据已被他人修改，请刷新后重试' });
    expect(checkVersion(2, 3)?.code).toBe(409);
  });

  test('IK1: a key is a UUID of version 4', () => {
    fc.assert(fc.property(fc.uuid({ version: 4 }), (key) => checkIdempotencyKey(key) === null));
    fc.assert(fc.property(fc.uuid({ version: [1, 3, 5, 7] }), (key) => checkIdempotencyKey(key)?.code === 400));
    const key = '9b2f3c1a-0d4e-4f5a-8b6c-7d8e9f0a1b2c';
    expect(checkIdempotencyKey(key.toUpperCase())).toBeNull();
    const broken = [undefined, '', `${key} `, `x${key}`, key.replace('-8b', '-cb'), key.replaceAll('-', '')];
    expect(broken.map((text) => checkIdempotencyKey(text)?.message)).toEqual(Array(6).fill('参数错误'));
  });

  const first = { bodyHash: 'a', startedAtMs: now, isDone: true };
  const duplicate = { kind: 'refuse', refusal: { code: 431, message: '请勿重复提交' } };

  test('IK2: an unknown key runs; the same request within 24 h gets the first result', () => {
    expect(decideIdempotency(null, 'a', now)).toEqual({ kind: 'run' });
    expect(decideIdempotency(first, 'a', now + IDEMPOTENCY_LIFETIME_MS - 1)).toEqual({ kind: 'replay' });
    expect(decideIdempotency(first, 'b', now + IDEMPOTENCY_LIFETIME_MS)).toEqual({ kind: 'run' });
    expect(IDEMPOTENCY_LIFETIME_MS).toBe(24 * 60 * 60 * 1000);
  });

  test('IK3: another body under the key, or the first request still running, is a duplicate submission', () => {
    expect(decideIdempotency(first, 'b', now + 1)).toEqual(duplicate);
    expect(decideIdempotency({ ...first, isDone: false }, 'a', now + 1)).toEqual(duplicate);
  });
});
