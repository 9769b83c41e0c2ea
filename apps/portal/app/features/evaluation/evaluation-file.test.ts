import { describe, expect, test } from 'vitest';
import type { Evaluation } from './evaluation-calls.ts';
import { evaluationTable } from './evaluation-file.ts';

const bid = (bidId: string, businessName: string, totalPrice: number, over: object = {}) => ({
  ...{ bidId, businessName, totalPrice, version: 1, status: 4, allowedActions: [], periodDays: 90 },
  ...{ submitTime: '2026-11-20 09:00:00', rejectReason: '', hasRefused: false },
  ...over,
});
const seat = (name: string, over: object = {}) => ({
  ...{ userId: name, name, isSelf: false, isDeclared: true, hasConflict: false, submitTime: '2026-11-21 10:00:00' },
  ...over,
});

/** Two valid bids and a rejected one, scored by two members; what the file does not use is left out. */
const SCORED = {
  isScored: true,
  evalItems: [
    { name: '技术响应', kind: 1, maxScore: 60 },
    { name: '投标报价', kind: 3, maxScore: 40 },
  ],
  evaluators: ['林砼', '周正'],
  committee: [seat('林砼'), seat('周正'), seat('李回避', { hasConflict: true, submitTime: '' })],
  bids: [
    bid('1', '=钢材一', 6_200_000),
    bid('2', '钢材二', 5_800_000),
    bid('3', '钢材三', 9_900_000, { status: 5, rejectReason: '未实质性响应' }),
  ],
  lines: [{ lineId: '7', lineNo: 1, materialName: '螺纹钢', spec: 'HRB400E', unit: 't', quantity: '120' }],
  cells: [
    { lineId: '7', bidId: '1', netUnitPrice: '3100.0000' },
    { lineId: '7', bidId: '2', netUnitPrice: '2900.0000' },
  ],
  ranked: [
    {
      ...{ bidId: '1', rank: 1, total: 9617 },
      items: [
        { itemIndex: 0, points: 5875, step: '(58.0 + 59.5) ÷ 2 = 58.75', marks: ['58.0', '59.5'] },
        { itemIndex: 1, points: 3742, step: '40 × 58000.00 ÷ 62000.00 = 37.42', marks: [] },
      ],
    },
    {
      ...{ bidId: '2', rank: 2, total: 8050 },
      items: [
        { itemIndex: 0, points: 4050, step: '(40.0 + 41.0) ÷ 2 = 40.50', marks: ['40.0', '41.0'] },
        { itemIndex: 1, points: 4000, step: '40 × 58000.00 ÷ 58000.00 = 40.00', marks: [] },
      ],
    },
  ],
  candidates: [{ bidId: '1', rank: 1 }],
} as unknown as Evaluation;

const rowsOf = ({ columns, rows }: ReturnType<typeof evaluationTable>) =>
  rows.map((row) => columns.map((column) => column.value(row)));
const sheetsOf = (sheet: Evaluation) =>
  new Map(evaluationTable(sheet, '水印').further?.map(({ sheetName, lines }) => [sheetName, lines]));

describe('the record of an evaluation as a workbook', () => {
  test('has the ranks with the points of each item, formulas as texts, and the mark of who takes it out', () => {
    const table = evaluationTable(SCORED, '水印');
    expect([table.sheetName, table.mark]).toEqual(['综合评分表', '水印']);
    expect(table.columns.map(({ title }) => title)).toEqual([
      ...['名次', '投标人', '投标总价', '技术响应 60', '投标报价 40', '总分', '中标候选人'],
    ]);
    expect(rowsOf(table)).toEqual([
      [1, "'=钢材一", 6_200_000, '58.75', '37.42', '96.17', '是'],
      [2, '钢材二', 5_800_000, '40.50', '40.00', '80.50', ''],
    ]);
  });

  test('shows behind them each mark, the arithmetic, the committee, what was rejected, and the lines', () => {
    const sheets = sheetsOf(SCORED);
    expect([...sheets.keys()]).toEqual(['评标打分', '计算过程', '评标委员会', '有效投标与否决', '分项报价对比']);
    expect(sheets.get('评标打分')).toEqual([
      ['投标人', '评分项', '林砼', '周正'],
      ["'=钢材一", '技术响应', '58.0', '59.5'],
      ['钢材二', '技术响应', '40.0', '41.0'],
    ]);
    expect(sheets.get('计算过程')?.[2]).toEqual(["'=钢材一", '投标报价', '40 × 58000.00 ÷ 62000.00 = 37.42', '37.42']);
    expect(sheets.get('评标委员会')?.at(-1)).toEqual(['李回避', '存在，已回避', '']);
    expect(sheets.get('有效投标与否决')?.at(-1)?.slice(-2)).toEqual(['否决', '未实质性响应']);
    expect(sheets.get('分项报价对比')?.at(-1)?.slice(-2)).toEqual(['3100.0000', '2900.0000']);
  });

  test('by price alone has ranks and no points', () => {
    const byPrice = { ...SCORED, isScored: false, lines: [], cells: [] };
    expect(evaluationTable(byPrice, '').columns.map(({ title }) => title)).toEqual([
      ...['名次', '投标人', '投标总价', '中标候选人'],
    ]);
    expect([...sheetsOf(byPrice).keys()]).toEqual(['有效投标与否决']);
  });
});
