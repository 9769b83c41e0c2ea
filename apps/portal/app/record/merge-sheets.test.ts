import { field } from '@jianzhu/domain/forms';
import type { GridColumn, RowValues } from '@jianzhu/ui/line-item-grid';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { mergeSheets } from './merge-sheets.ts';

const draft = v.object({
  title: field('str', { label: '标题', max: 40 }),
  remark: field('str', { label: '说明', max: 40 }),
  addressId: v.optional(v.string(), ''),
  attachments: field('att', { label: '附件', max: 3 }),
});
const columns: readonly GridColumn[] = [
  { key: 'name', title: '材料', kind: 'text', width: 80 },
  { key: 'unit', title: '单位', kind: 'select', width: 80, options: [{ value: 't', label: '吨' }] },
  { key: 'quantity', title: '数量', kind: 'quantity', width: 80 },
];
const rules = { draft, columns, extra: { addressId: { label: '地址', text: (id: unknown) => `第${String(id)}号` } } };
const start = { title: '钢筋', remark: '', addressId: '1' };
const sheet = (values: object, lines: Readonly<Record<string, RowValues>> = {}) => ({
  values: { ...start, ...values },
  items: Object.entries(lines).map(([id, cells]) => ({ id, values: cells })),
});
const line = (quantity: string, unit = ''): RowValues => ({ name: '螺纹钢', unit, quantity });

describe('two versions of a sheet', () => {
  it('take what one side alone has changed, and ask about what both have', () => {
    const merged = mergeSheets(
      {
        base: sheet({}),
        mine: sheet({ title: '盘螺', remark: '急', addressId: '2' }),
        theirs: sheet({ title: '线材', addressId: '3' }),
      },
      rules,
    );
    expect(merged.differences).toEqual([
      { name: 'title', label: '标题', mine: '盘螺', theirs: '线材' },
      { name: 'addressId', label: '地址', mine: '第2号', theirs: '第3号' },
    ]);
    expect(merged.merged).toEqual(['说明']);
    expect(merged.settle(new Set(['addressId'])).values).toEqual({ title: '盘螺', remark: '急', addressId: '3' });
  });

  it('are no versions where a text was only written otherwise', () => {
    const sides = { base: sheet({}), mine: sheet({ title: '钢筋 ' }), theirs: sheet({ remark: '急' }) };
    const merged = mergeSheets(sides, rules);
    expect([merged.differences, merged.merged]).toEqual([[], ['说明']]);
    expect(merged.settle(new Set()).values).toMatchObject({ title: '钢筋', remark: '急' });
  });

  it('have lines changed, added and removed by either side, each by itself', () => {
    const base = sheet({}, { a: line('1'), b: line('2'), c: line('3'), d: line('4') });
    const mine = sheet({}, { a: line('10'), b: line('2'), c: line('30'), d: line('4'), mine: line('5') });
    const theirs = sheet({}, { a: line('11', 't'), b: line('20'), d: line('4'), theirs: line('6') });
    const merged = mergeSheets({ base, mine, theirs }, rules);
    expect(merged.differences).toEqual([
      { name: 'line a', label: '清单第1行', mine: '单位 未填写；数量 10', theirs: '单位 吨；数量 11' },
      { name: 'line c', label: '清单第3行', mine: '材料 螺纹钢；数量 30', theirs: '已删除' },
    ]);
    const settled = (chosen: readonly string[]) =>
      merged.settle(new Set(chosen)).items.map(({ id, values }) => `${id} ${values.quantity}`);
    expect(settled([])).toEqual(['a 10', 'b 20', 'c 30', 'd 4', 'mine 5', 'theirs 6']);
    expect(settled(['line a', 'line c'])).toEqual(['a 11', 'b 20', 'd 4', 'mine 5', 'theirs 6']);
  });
});
