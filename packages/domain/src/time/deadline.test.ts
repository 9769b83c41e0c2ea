import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkNotPast, checkOrder, dayRange, isInRange } from './day-range.ts';
import { countdown, isInTime, serverOffset } from './deadline.ts';
import { formatDate, formatDateTime, parseDateTime } from './shanghai-time.ts';

const at = (text: string): number => parseDateTime(text) ?? Number.NaN;
const deadline = at('2026-11-21 17:00:00');
const instants = fc.integer({ min: 0, max: 4_102_444_799_000 });

describe('deadlines', () => {
  test('DL1: a request is in time strictly before the deadline', () => {
    expect([-1, 0, 1].map((late) => isInTime(deadline, deadline + late))).toEqual([true, false, false]);
  });

  test("DL2: the offset brings this clock to the server's, and an unreadable time changes nothing", () => {
    const received = at('2026-11-21 10:59:30');
    expect(received + serverOffset('2026-11-21 11:00:00', received)).toBe(at('2026-11-21 11:00:00'));
    expect(serverOffset('soon', received)).toBe(0);
  });

  test.each([
    [0, '剩余0天0时0分0秒', true, true],
    [-5000, '剩余0天0时0分0秒', true, true],
    [1, '剩余0天0时0分1秒', true, false],
    [1000, '剩余0天0时0分1秒', true, false],
    [3_599_000, '剩余0天0时59分59秒', true, false],
    [3_600_000, '剩余0天1时0分0秒', false, false],
    [86_399_001, '剩余1天0时0分0秒', false, false],
    [187_384_000, '剩余2天4时3分4秒', false, false],
  ])('DL3: %d ms before the deadline the countdown shows %s', (left, text, isUrgent, isOver) => {
    expect(countdown(deadline, deadline - left)).toEqual({ text, isUrgent, isOver });
  });

  test('DL3: the parts of a countdown add up to the seconds left', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (seconds) => {
        const { text } = countdown(deadline, deadline - seconds * 1000);
        const [days = 0, hours = 0, minutes = 0, rest = 0] = (text.match(/\d+/g) ?? []).map(Number);
        expect(days * 86_400 + hours * 3600 + minutes * 60 + rest).toBe(seconds);
        expect(hours < 24 && minutes < 60 && rest < 60).toBe(true);
      }),
    );
  });
});

describe('days', () => {
  test('DR1: a filter takes the whole of both days, in Asia/Shanghai', () => {
    const range = dayRange('2026-11-20', '2026-11-21');
    const inside = ['2026-11-20 00:00:00', '2026-11-21 23:59:59'].map((text) => isInRange(range, at(text)));
    const outside = ['2026-11-19 23:59:59', '2026-11-22 00:00:00'].map((text) => isInRange(range, at(text)));
    expect([inside, outside]).toEqual([
      [true, true],
      [false, false],
    ]);
    fc.assert(
      fc.property(instants, instants, instants, (begin, end, instant) => {
        const [first, last] = [formatDate(begin), formatDate(end)];
        const day = formatDate(instant);
        expect(isInRange(dayRange(first, last), instant)).toBe(first <= day && day <= last);
      }),
    );
  });

  test('DR2: a missing end, or one that is no day, is open', () => {
    expect(dayRange('', '2026-11-21')).toEqual({ fromMs: null, beforeMs: at('2026-11-22') });
    expect(dayRange('2026-11-21', 'x')).toEqual({ fromMs: at('2026-11-21'), beforeMs: null });
    expect([0, deadline].map((instant) => isInRange(dayRange('', ''), instant))).toEqual([true, true]);
  });

  test('DR3: a later moment is not before an earlier one; a missing one breaks nothing', () => {
    const check = (later: string, earlier: string) =>
      checkOrder({ label: '有效期至', value: later }, { label: '发证日期', value: earlier });
    expect(check('2026-11-20', '2026-11-21')).toEqual({ code: 'date-order', message: '有效期至不能早于发证日期' });
    expect([check('2026-11-21', '2026-11-21'), check('', '2026-11-21'), check('2026-11-21', '')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('DR4: a moment that has to come is not past', () => {
    const now = at('2026-11-21 11:00:00');
    expect(checkNotPast('报价截止时间', formatDateTime(now - 1000), now)).toEqual({
      code: 'date-past',
      message: '报价截止时间不能早于当前时间',
    });
    expect([checkNotPast('报价截止时间', formatDateTime(now), now), checkNotPast('报价截止时间', '', now)]).toEqual([
      null,
      null,
    ]);
  });
});
