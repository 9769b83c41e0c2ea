import { describe, expect, it } from 'vitest';
import { endedNow, phaseOf } from './offer-days.ts';

/** Noon of 10 March 2026 in Changchun. */
const now = Date.parse('2026-03-10T12:00:00+08:00');
const days = (beginDate: string, endDate: string) => ({ beginDate, endDate });

describe('phaseOf', () => {
  it.each([
    ['2026-03-11', '2026-03-12', 'coming'],
    ['2026-03-10', '2026-03-10', 'running'],
    ['2026-03-01', '2026-03-10', 'running'],
    ['2026-03-01', '2026-03-09', 'over'],
  ])('of %s to %s is %s', (begin, end, phase) => {
    expect(phaseOf(days(begin, end), now)).toBe(phase);
  });
});

describe('endedNow', () => {
  it('makes yesterday the last day, so that nobody sees it any more', () => {
    const ended = endedNow(days('2026-03-01', '2026-03-31'), now);
    expect(ended).toEqual(days('2026-03-01', '2026-03-09'));
    expect(ended && phaseOf(ended, now)).toBe('over');
  });

  it.each([
    ['2026-03-10', '2026-03-31'],
    ['2026-03-11', '2026-03-31'],
    ['2026-03-01', '2026-03-09'],
  ])('of %s to %s is nothing', (begin, end) => {
    expect(endedNow(days(begin, end), now)).toBeNull();
  });
});
