import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnParts, lineHeight, lineOffsets } from './line-offsets.ts';

test('every line that is seen and the line of the cursor are drawn once, in order, and the height is that of all', () => {
  const lists = fc.record({
    messages: fc.array(fc.boolean(), { maxLength: 300 }),
    scrolled: fc.integer({ min: 0, max: 20_000 }),
    height: fc.integer({ min: 40, max: 1200 }),
    cursor: fc.integer({ min: 0, max: 320 }),
  });
  fc.assert(
    fc.property(lists, ({ messages, scrolled, height, cursor }) => {
      const offsets = lineOffsets(messages.length, (row) => messages[row] ?? false);
      const parts = drawnParts(offsets, scrolled, height, cursor);
      const heightOf = (row: number) => (offsets[row + 1] ?? 0) - (offsets[row] ?? 0);
      const total = parts.reduce((sum, part) => sum + ('row' in part ? heightOf(part.row) : part.gap), 0);
      expect(total).toBe(offsets.at(-1));

      const rows = parts.flatMap((part) => ('row' in part ? [part.row] : []));
      expect(rows).toEqual([...new Set(rows)].sort((first, second) => first - second));
      const seen = messages.flatMap((_message, row) => {
        const [top = 0, bottom = 0] = [offsets[row], offsets[row + 1]];
        return bottom > scrolled && top < scrolled + height ? [row] : [];
      });
      expect(rows).toEqual(expect.arrayContaining(seen));
      if (cursor < messages.length) expect(rows).toContain(cursor);
      expect(rows.length).toBeLessThanOrEqual(Math.ceil(height / lineHeight) + 16);
    }),
  );
});
