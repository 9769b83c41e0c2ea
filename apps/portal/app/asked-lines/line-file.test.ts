import { LINE_COLUMNS, readLineRows } from '@jianzhu/domain/inquiries';
import { describe, expect, it } from 'vitest';
import { type FiledLine, linesFile, lineTemplate } from './line-file.ts';

const line: FiledLine = {
  categoryCode: '0101',
  materialName: '=HYPERLINK("http://x")',
  spec: 'HRB400E Φ12',
  brand: '鞍钢、通钢',
  unit: 't',
  quantity: '86.4',
  refPrice: 356_000,
  arrivalDate: '2026-12-05',
  warrantyDays: 30,
  techRequire: '-5℃以下验收',
  remark: '',
};

/** The cells of a table as a reader of the workbook finds them. */
function cellsOf({ columns, rows }: ReturnType<typeof linesFile>): string[][] {
  const written = rows.map((row) =>
    columns.map((column) => {
      const value = column.value(row);
      return column.type === 'money' && typeof value === 'number' ? String(value / 100) : String(value ?? '');
    }),
  );
  return [columns.map(({ title }) => title), ...written];
}

/** Reads a sheet to its end. */
function readWhole(cells: Parameters<typeof readLineRows>[0]) {
  const parts = readLineRows(cells);
  let part = parts.next();
  while (part.done !== true) part = parts.next();
  return part.value;
}

describe('the file of inquiry lines', () => {
  it('has the heads of the template and is read in again as it was, formulas as texts (acceptance 17)', () => {
    const cells = cellsOf(linesFile([line], true));
    expect(cells[0]).toEqual(LINE_COLUMNS.map(({ head }) => head));
    expect(cells[1]?.[2]).toBe(`'${line.materialName}`);
    expect(readWhole(cells)).toMatchObject({ total: 1, errors: [], rows: [{ line }] });
  });

  it('shows no supplier a reference price', () => {
    expect(cellsOf(linesFile([line], false))[1]?.[7]).toBe('');
  });

  it('is empty as a template, offers the units and says how it is filled in', () => {
    const { rows, columns, further } = lineTemplate();
    expect(rows).toEqual([]);
    expect(columns.find(({ title }) => title === '单位*')?.choices).toContain('吨');
    expect(further?.map(({ sheetName }) => sheetName)).toEqual(['填写说明', '品类与单位']);
    expect(further?.[1]?.lines).toContainEqual(['0101', '钢材', '螺纹钢', '吨']);
  });
});
