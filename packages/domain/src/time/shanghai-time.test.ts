import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { formatDate, formatDateTime, formatNoticeTime, formatRelativeTime, parseDateTime } from './shanghai-time.ts';

const at = (text: string): number => parseDateTime(text) ?? Number.NaN;
const now = at('2026-11-21 11:00:00');

describe('time in Asia/Shanghai', () => {
  test('TM1: an instant is shown eight hours ahead of UTC', () => {
    expect(formatDateTime(Date.UTC(2026, 10, 20, 16, 0, 5))).toBe('2026-11-21 00:00:05');
    expect(formatDate(Date.UTC(2026, 11, 31, 15, 59, 59))).toBe('2026-12-31');
  });

  test.each(['America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
    'TM1: a machine in %s shows and reads the same',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(new Date(0).getTimezoneOffset()).not.toBe(0);
      expect(formatDateTime(Date.UTC(2026, 10, 20, 16, 0, 5))).toBe('2026-11-21 00:00:05');
      expect(parseDateTime('2026-11-21 00:00:05')).toBe(Date.UTC(2026, 10, 20, 16, 0, 5));
      vi.unstubAllEnvs();
    },
  );

  test('TM1: the zone database agrees for every instant since 1992', () => {
    const reference = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Shanghai',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1992-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          expect(formatDateTime(date.getTime())).toBe(reference.format(date));
        },
      ),
    );
  });

  test('TM2: what was written is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_799 }), (seconds) => {
        expect(parseDateTime(formatDateTime(seconds * 1000))).toBe(seconds * 1000);
      }),
    );
    expect(parseDateTime('2026-11-21')).toBe(Date.UTC(2026, 10, 20, 16));
  });

  test.each(['', '2026-02-30', '2026-11-21 24:00:00', '2026-11-21T10:00:00', '2026-1-1', '2026-13-01'])(
    'TM2: %j is no time',
    (text) => {
      expect(parseDateTime(text)).toBeNull();
    },
  );

  test.each([
    ['2026-11-21 11:00:30', '刚刚'],
    ['2026-11-21 10:59:01', '刚刚'],
    ['2026-11-21 10:59:00', '1分钟前'],
    ['2026-11-21 10:55:00', '5分钟前'],
    ['2026-11-21 10:00:01', '59分钟前'],
    ['2026-11-21 10:00:00', '1小时前'],
    ['2026-11-21 11:01:00', '刚刚'],
    ['2026-11-21 09:00:00', '2小时前'],
    ['2026-11-20 11:00:01', '23小时前'],
    ['2026-11-20 11:00:00', '2026-11-20'],
    ['2026-11-21 11:01:01', '2026-11-21'],
  ])('TM3: %s is %s', (text, shown) => expect(formatRelativeTime(at(text), now)).toBe(shown));

  test.each([
    ['2026-11-21 10:24:00', '今天10:24'],
    ['2026-11-20 23:59:59', '昨天23:59'],
    ['2026-11-19 08:30:00', '11-19 08:30'],
    ['2025-12-31 08:30:00', '2025-12-31 08:30'],
  ])('TM4: a notice of %s shows %s', (text, shown) => expect(formatNoticeTime(at(text), now)).toBe(shown));
});
