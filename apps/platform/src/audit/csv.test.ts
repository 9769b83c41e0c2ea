import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('a file begins with the mark of UTF-8, and ends every row', () => {
  expect(
    toCsv([
      ['时间', '操作人'],
      ['2026-11-22 08:00:00', '王建国'],
    ]),
  ).toBe('\uFEFF时间,操作人\r\n2026-11-22 08:00:00,王建国\r\n');
});

test.each([
  ['a,b', '"a,b"'],
  ['他说“是”"', '"他说“是”"""'],
  ['一\n二', '"一\n二"'],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['+86', `"'+86"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  [' =1+1', `"' =1+1"`],
  ['＝1+1', `"'＝1+1"`],
  ['\t=1', `"'\t=1"`],
  ['1=1', '1=1'],
])('the cell %j is written %j', (text, written) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${written}\r\n`);
});
