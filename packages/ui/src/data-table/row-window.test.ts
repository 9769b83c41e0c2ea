import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowWindow } from './row-window.ts';

test('every row that is seen is drawn, few others are, and the height is that of all', () => {
  const sizes = fc.record({
    count: fc.integer({ min: 0, max: 20_000 }),
    rowHeight: fc.integer({ min: 32, max: 80 }),
    scrolled: fc.integer({ min: 0, max: 1_600_000 }),
    height: fc.integer({ min: 100, max: 2000 }),
  });
  fc.assert(
    fc.property(sizes, ({ count, rowHeight, scrolled, height }) => {
      const { start, end, before, after } = rowWindow(count, rowHeight, scrolled, height);
      expect(before + (end - start) * rowHeight + after).toBe(count * rowHeight);
      const firstSeen = Math.floor(scrolled / rowHeight);
      const lastSeen = Math.min(count - 1, Math.floor((scrolled + height - 1) / rowHeight));
      if (firstSeen <= lastSeen) {
        expect(start).toBeLessThanOrEqual(firstSeen);
        expect(end).toBeGreaterThan(lastSeen);
      }
      expect(end - start).toBeLessThanOrEqual(Math.ceil(height / rowHeight) + 17);
    }),
  );
});
