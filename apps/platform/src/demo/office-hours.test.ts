import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deadline, nextDeadline, officeTime } from './office-hours.ts';

const HOUR = 3_600_000;
const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
const clock = (date: Date) => date.toLocaleTimeString('en-GB', { timeZone: 'Asia/Shanghai' });
const weekday = (date: Date) => date.toLocaleDateString('en', { timeZone: 'Asia/Shanghai', weekday: 'short' });

it('writes in office hours, before now, and keeps the order whatever the start', () => {
  fc.assert(
    fc.property(moment, fc.array(fc.double({ min: 0, max: 60, noNaN: true })), (now, ages) => {
      const times = ages.toSorted((a, b) => b - a).map((days) => officeTime(now, days));
      expect(times).toEqual(times.toSorted((a, b) => a.getTime() - b.getTime()));
      for (const time of times) {
        expect(time.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(clock(time) >= '08:30:00' && clock(time) <= '17:30:00').toBe(true);
      }
    }),
  );
});

it('closes at noon or at 17:00 of a working day, and soon means within a day', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 2, max: 30 }), fc.nat(), (now, days, index) => {
      const end = deadline(now, days, index);
      expect(['12:00:00', '17:00:00']).toContain(clock(end));
      expect(['Sat', 'Sun']).not.toContain(weekday(end));
      expect(end.getTime()).toBeGreaterThan(now.getTime());
      const soon = nextDeadline(now);
      expect(['12:00:00', '17:00:00']).toContain(clock(soon));
      const wait = soon.getTime() - now.getTime();
      expect(wait).toBeGreaterThanOrEqual(HOUR);
      expect(wait).toBeLessThan(24 * HOUR);
    }),
  );
});
