import type {
  ComputedColumn,
  GridColumn,
  LineItem,
  RowValues,
  SwitchColumn,
  TypedColumn,
} from '../line-item-grid/line-item-grid.tsx';
import { skuMatrixMessages as texts } from './messages.ts';

/** One SKU as the matrix edits it: its combination, its texts by column, whether it is sold. */
export type SkuRow = LineItem;

/** Where the values of a row keep those of its combination, by the place of the group. */
export const specKeyAt = (group: number): string => `spec-${group}`;

/** Where the values of a row keep whether it is sold: `1`, or nothing. */
export const ENABLED_KEY = 'enabled';

/** The texts of a row for a combination. */
export const rowValues = (specValues: readonly string[], isOn: boolean, values: RowValues): RowValues => ({
  ...Object.fromEntries(specValues.map((value, group) => [specKeyAt(group), value])),
  ...values,
  [ENABLED_KEY]: isOn ? '1' : '',
});

const specWidth = 96;
const switchWidth = 72;

const specColumn = (title: string, group: number): ComputedColumn => {
  const key = specKeyAt(group);
  return {
    key,
    title,
    width: specWidth,
    kind: 'computed',
    align: 'start',
    card: 'title',
    compute: (row) => row[key] ?? '',
  };
};

const switchColumn: SwitchColumn = {
  ...{ key: ENABLED_KEY, title: texts.enabled, width: switchWidth, kind: 'switch' },
  words: { on: texts.on, off: texts.off },
};

/** All columns of the matrix: the combination, what is typed, the switch. */
export const skuColumns = (specs: readonly string[], columns: readonly TypedColumn[]): readonly GridColumn[] => [
  ...specs.map(specColumn),
  ...columns,
  switchColumn,
];
