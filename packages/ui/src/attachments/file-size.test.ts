import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSize } from './file-size.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '0.98 KB'],
  [47_309, '46.2 KB'],
  [2_202_009, '2.10 MB'],
  [19_293_798, '18.4 MB'],
  [404_750_336, '386 MB'],
  [1_997_159_792, '1.86 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

test('up to 4 GB there are never more than three figures, and more bytes never look like fewer', () => {
  const value = (text: string) => {
    const [figure = '', unit = ''] = text.split(' ');
    return Number(figure) * 1024 ** ['B', 'KB', 'MB', 'GB'].indexOf(unit);
  };
  const size = fc.integer({ min: 0, max: 4 * 1024 ** 3 });
  fc.assert(
    fc.property(size, size, (one, other) => {
      expect(formatSize(one).replace(/[^0-9]/g, '').length).toBeLessThanOrEqual(3);
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(value(formatSize(less))).toBeLessThanOrEqual(value(formatSize(more)));
    }),
  );
});
