import type { TypedColumn } from '../../line-item-grid/line-item-grid.tsx';
import { rowValues, type SkuRow } from '../sku-columns.ts';

export const steelSpecs = ['直径', '定尺'];

const codes = new Set(['HRB-25-09']);

const falling = (before: string): Pick<TypedColumn, 'validate'> => ({
  validate: (value, row) =>
    value !== '' && Number(value) >= Number(row[before] ?? Number.POSITIVE_INFINITY)
      ? '阶梯价：数量须递增、单价须递减'
      : null,
});

export const steelColumns: readonly TypedColumn[] = [
  {
    ...{ key: 'skuCode', title: 'SKU编码', width: 180, kind: 'text' },
    validate: (value) => (codes.has(value) ? 'SKU编码重复' : null),
  },
  { key: 'tier-0', title: '≥ 5吨（元/吨）', width: 120, kind: 'money', required: true },
  { key: 'tier-1', title: '≥ 60吨', width: 110, kind: 'money', required: true, ...falling('tier-0') },
  { key: 'marketPrice', title: '市场价（选填）', width: 120, kind: 'money' },
  { key: 'stock', title: '库存（吨）', width: 110, kind: 'quantity', required: true },
];

const row = (id: number, specs: readonly string[], cells: readonly string[], isOn = true): SkuRow => {
  const keys = steelColumns.map(({ key }) => key);
  return {
    id: String(id),
    values: rowValues(specs, isOn, Object.fromEntries(keys.map((key, at) => [key, cells[at] ?? '']))),
  };
};

export const steelRows: readonly SkuRow[] = [
  row(1, ['Φ12', '9 m'], ['HRB-12-09', '3620.00', '3600.00', '3700.00', '260']),
  row(2, ['Φ12', '12 m'], ['HRB-12-12', '3620.00', '3600.00', '3700.00', '180']),
  row(3, ['Φ16', '9 m'], ['HRB-16-09', '3480.00', '3460.00', '3560.00', '420']),
  row(4, ['Φ16', '12 m'], ['HRB-16-12', '3480.00', '3440.00', '3560.00', '360'], false),
];

export const wrongSteelRows: readonly SkuRow[] = [
  ...steelRows.slice(0, 3),
  row(4, ['Φ16', '12 m'], ['HRB-16-12', '3480.00', '3490.00', '3560.00', '360']),
  row(5, ['Φ25', '9 m'], ['HRB-25-09', '3420.00', '3400.00', '', '640']),
  row(6, ['Φ25', '12 m'], ['HRB-25-09', '3420.00', '3400.00', '', '']),
];

/** As many combinations as there may be. */
export const manySkus: readonly SkuRow[] = Array.from({ length: 200 }, (_, at) =>
  row(
    at + 1,
    [`Φ${12 + Math.floor(at / 10)}`, `${1 + (at % 10)} m`],
    [`SKU-${at + 1}`, '3620.00', '3600.00', '', '10'],
  ),
);
