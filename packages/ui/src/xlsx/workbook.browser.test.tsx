import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExportColumn } from './export-column.ts';
import { readWorkbook } from './read-workbook.ts';
import { writeWorkbook } from './write-workbook.ts';

interface Inquiry {
  readonly name: string;
  readonly quantity: number | null;
  readonly fen: number | null;
  readonly date: string;
}

const columns: readonly ExportColumn<Inquiry>[] = [
  { title: '材料', type: 'text', value: ({ name }) => name },
  { title: '数量', type: 'number', value: ({ quantity }) => quantity },
  { title: '金额（元）', type: 'money', value: ({ fen }) => fen },
  { title: '截止', type: 'date', value: ({ date }) => date },
];
const head = ['材料', '数量', '金额（元）', '截止'];

async function writtenAndRead(rows: readonly Inquiry[]) {
  return readWorkbook(await writeWorkbook({ sheetName: '询价[1]/2', columns, rows }));
}

test('texts, numbers, amounts and dates are written and read again', async () => {
  const rows = [
    { name: '螺纹钢', quantity: 86.4, fen: 30_758_400, date: '2026-12-05' },
    { name: '', quantity: null, fen: null, date: '2026-11-26 17:00' },
    { name: '007', quantity: 0.1 + 0.2, fen: 1, date: '待定' },
  ];
  expect(await writtenAndRead(rows)).toEqual({
    ok: true,
    rows: [
      head,
      ['螺纹钢', '86.4', '307584', '2026-12-05'],
      ['', '', '', '2026-11-26 17:00'],
      ['007', '0.3', '0.01', '待定'],
    ],
  });
});

test.each(['=1+1', '+86 138', '-1', '@SUM(A1)', '=HYPERLINK("http://x","y")'])('%s stays a text', async (name) => {
  const rows = [{ name, quantity: null, fen: null, date: name }];
  expect(await writtenAndRead(rows)).toEqual({ ok: true, rows: [head, [name, '', '', name]] });
});

test('any text without control characters comes back', async () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((raw) => `x${raw.trim()}x`);
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (names) => {
      const read = await writtenAndRead(names.map((name) => ({ name, quantity: 1, fen: 1, date: '' })));
      expect(read.ok && read.rows.slice(1).map(([name]) => name)).toEqual(names);
    }),
    { numRuns: 20 },
  );
});

test('characters that no workbook can hold are left out, and the file stays whole', async () => {
  const rows = [{ name: 'a\u0000b\u001f\ud800c', quantity: 1, fen: 1, date: '' }];
  expect(await writtenAndRead(rows)).toMatchObject({ rows: [head, ['abc', '1', '0.01', '']] });
});

test('a file that is no workbook is told as such', async () => {
  expect(await readWorkbook(new Blob(['材料,数量']))).toMatchObject({ ok: false, code: 'not_a_workbook' });
});

test('a file that is too large is not opened', async () => {
  const file = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]);
  expect(await readWorkbook(file)).toMatchObject({
    ...{ ok: false, code: 'too_large', message: '文件过大，请上传5M以下文件' },
  });
});

test('a template says what may be chosen, and has its sheets behind it', async () => {
  const units = ['吨', '米', '千克'];
  const file = await writeWorkbook({
    sheetName: '询价清单',
    columns: [
      { title: '材料', type: 'text', value: () => '螺纹钢' },
      { title: '单位*', type: 'text', value: () => '吨', choices: units },
    ],
    rows: [{}],
    further: [
      {
        sheetName: '填写说明',
        lines: [
          ['列', '说明'],
          ['单位*', '=必填'],
        ],
        widths: [12, 40],
      },
    ],
  });
  expect(await readWorkbook(file)).toEqual({
    ok: true,
    rows: [
      ['材料', '单位*'],
      ['螺纹钢', '吨'],
    ],
  });
  const { readSheet } = await import('read-excel-file/browser');
  expect(await readSheet(file, '填写说明')).toEqual([
    ['列', '说明'],
    ['单位*', '=必填'],
  ]);
});
