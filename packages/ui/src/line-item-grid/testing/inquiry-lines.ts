import type { GridColumn } from '../column.ts';
import type { LineItem } from '../line-item.ts';

const units = ['吨', '立方米', '套', '米'].map((label) => ({ value: label, label }));

/** Whole thousandths and fen, so that sums are exact. */
const thousandths = (value: string) => Math.round(Number(value) * 1000);
const fen = (value: string) => Math.round(Number(value) * 100);

function amount(row: Readonly<Record<string, string>>): string {
  const { quantity = '', price = '' } = row;
  if (quantity === '' || price === '' || !(Number(quantity) > 0)) return '—';
  const inFen = Math.round((thousandths(quantity) * fen(price)) / 1000);
  return (inFen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 });
}

/** The ten columns of an inquiry's list. */
export const inquiryColumns: readonly GridColumn[] = [
  { key: 'name', title: '材料名称', kind: 'text', width: 120, required: true },
  { key: 'specification', title: '规格型号', kind: 'text', width: 152, required: true },
  { key: 'brand', title: '品牌要求', kind: 'text', width: 112 },
  { key: 'unit', title: '单位', kind: 'select', width: 88, required: true, options: units },
  {
    key: 'quantity',
    title: '数量',
    kind: 'quantity',
    width: 100,
    required: true,
    validate: (value) => (Number(value) > 0 ? null : '数量须大于0，最多保留三位小数'),
  },
  { key: 'price', title: '参考单价（元）', kind: 'money', width: 126 },
  { key: 'amount', title: '参考金额（元）', kind: 'computed', width: 124, compute: amount },
  {
    key: 'date',
    title: '到货日期',
    kind: 'date',
    width: 116,
    validate: (value) => (value > '2026-12-20' ? '到货日期不能晚于最晚到货日期（2026-12-20）' : null),
  },
  { key: 'place', title: '使用部位', kind: 'text', width: 120 },
  { key: 'remark', title: '备注', kind: 'text', width: 120 },
];

const diameters = ['12', '14', '16', '18', '20', '22', '25', '28'];

/** One line of steel bars, without an error. */
function inquiryLine(index: number): LineItem {
  return {
    id: `line-${index + 1}`,
    values: {
      name: '螺纹钢',
      specification: `HRB400E Φ${diameters[index % diameters.length]}`,
      brand: '鞍钢、通钢',
      unit: '吨',
      quantity: `${86 + (index % 100)}.4`,
      price: `${3560 - (index % 8) * 10}.00`,
      date: '2026-12-05',
      place: `${(index % 18) + 1}层`,
      remark: '',
    },
  };
}

/** So many lines without an error. */
export function inquiryLines(count: number): readonly LineItem[] {
  return Array.from({ length: count }, (_line, index) => inquiryLine(index));
}

/** Lines of which the fourth, the ninth and the eleventh have errors. */
export const linesWithErrors: readonly LineItem[] = inquiryLines(12).map((line, index) => {
  const wrong: Readonly<Record<number, Readonly<Record<string, string>>>> = {
    3: { quantity: '0' },
    8: { date: '2026-12-28' },
    10: { specification: '', remark: '需第三方\n检测报告' },
  };
  return { ...line, values: { ...line.values, ...wrong[index] } };
});
