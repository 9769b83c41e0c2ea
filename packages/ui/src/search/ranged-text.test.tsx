import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { cutAtRanges, RangeMarks } from './ranged-text.tsx';

test('the pieces are the text, and those found are its ranges', () => {
  const text = '冬期施工保温';
  const pieces = cutAtRanges({ text, ranges: [{ start: 2, len: 2 }] });
  expect(pieces.map(({ text: piece, isFound }) => [piece, isFound])).toEqual([
    ['冬期', false],
    ['施工', true],
    ['保温', false],
  ]);
});

test('nothing is lost or repeated, whatever the ranges say', () => {
  const range = fc.record({ start: fc.integer({ min: -2, max: 12 }), len: fc.integer({ min: -2, max: 12 }) });
  fc.assert(
    fc.property(fc.string(), fc.array(range), (text, ranges) => {
      expect(
        cutAtRanges({ text, ranges })
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('markup in a text stays text', () => {
  const { container } = mount(
    <RangeMarks of={{ text: '<b>钢</b>', ranges: [{ start: 0, len: 3 }] }} className="found" />,
  );
  expect(container.querySelector('b')).toBeNull();
  expect(container.querySelector('mark')?.textContent).toBe('<b>');
});
