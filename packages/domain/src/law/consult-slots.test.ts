import { describe, expect, it } from 'vitest';
import { parseDateTime } from '../time/shanghai-time.ts';
import { consultSlots } from './consult-slots.ts';

const at = (time: string) => parseDateTime(time) ?? 0;

describe('slots of consultations (decision 72)', () => {
  it('begin two hours ahead at the earliest, on working days of two weeks', () => {
    const slots = consultSlots(at('2026-11-20 07:00:00'), [9, 14]);
    expect(slots.slice(0, 3)).toEqual(['2026-11-20 09:00:00', '2026-11-20 14:00:00', '2026-11-23 09:00:00']);
    expect(slots).toHaveLength(20);
    expect(slots.at(-1)).toBe('2026-12-03 14:00:00');
    expect(consultSlots(at('2026-11-20 07:00:01'), [9, 14])[0]).toBe('2026-11-20 14:00:00');
  });

  it('are none of a weekend, and none without hours', () => {
    expect(consultSlots(at('2026-11-21 08:00:00'), [9])[0]).toBe('2026-11-23 09:00:00');
    expect(consultSlots(at('2026-11-21 08:00:00'), [])).toEqual([]);
  });
});
