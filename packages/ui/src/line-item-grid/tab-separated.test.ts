import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTabSeparated, writeTabSeparated } from './tab-separated.ts';

test('what is written is read again, whatever the cells hold', () => {
  const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', '\t', '\n', '\r', 'a', '吨') }));
  const block = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 6 });
  fc.assert(
    fc.property(block, (rows) => {
      expect(parseTabSeparated(writeTabSeparated(rows))).toEqual(rows);
    }),
  );
});

test('any text is read, and no character but separators and quotes is lost', () => {
  const bare = (text: string) => text.replace(/[\t\r\n"]/g, '');
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', '\t', '\n', '\r', 'a', 'b') }), (text) => {
      expect(bare(parseTabSeparated(text).flat().join(''))).toBe(bare(text));
    }),
  );
});

test.each([
  ['nothing', '', []],
  ['one cell without a line break', '钢筋', [['钢筋']]],
  [
    'the last line break opens no row',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['line breaks of every system', 'a\nb\rc\r\nd', [['a'], ['b'], ['c'], ['d']]],
  [
    'empty cells',
    '\t\r\n\t',
    [
      ['', ''],
      ['', ''],
    ],
  ],
  ['an empty row in the middle', 'a\r\n\r\nb', [['a'], [''], ['b']]],
  ['line breaks and tabs in quotes', '"第一行\n第二行"\t"a\tb"\r\n', [['第一行\n第二行', 'a\tb']]],
  ['doubled quotes in quotes', '"说""好""的\n"\r\n', [['说"好"的\n']]],
  ['inches', '钢管 2"\t5"', [['钢管 2"', '5"']]],
  ['a quote that nothing closes', '"abc\tdef', [['"abc', 'def']]],
  ['text after the closing quote', '"abc" d\te', [['"abc" d', 'e']]],
])('%s', (_case, text, rows) => {
  expect(parseTabSeparated(text)).toEqual(rows);
});
