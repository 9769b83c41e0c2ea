import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../button/button.tsx';
import { LineItemGrid, type TypedColumn } from '../line-item-grid/line-item-grid.tsx';
import { FillDialog } from './fill-dialog.tsx';
import { type SkuRow, skuColumns } from './sku-columns.ts';

export { ENABLED_KEY, rowValues, type SkuRow, specKeyAt } from './sku-columns.ts';
export { type SpecEdit, type SpecGroupRow, SpecGroups, type SpecGroupsProps } from './spec-groups.tsx';

/** A button that fills columns of all rows at once, such as 批量填价. */
export interface ColumnFill {
  readonly label: string;
  /** Keys of the columns that it fills. */
  readonly keys: readonly string[];
}

export interface SkuMatrixProps {
  /** Accessible name. */
  readonly label: string;
  /** Names of the groups whose values make a combination, in their order; none for a product of one SKU. */
  readonly specs: readonly string[];
  /** What is typed of each combination. Keep it the same object as long as the columns are the same. */
  readonly columns: readonly TypedColumn[];
  /** One of each combination; `rowValues` makes their texts. */
  readonly rows: readonly SkuRow[];
  readonly onChange: (rows: readonly SkuRow[]) => void;
  readonly fills?: readonly ColumnFill[];
  /** What stands below a column, by its key. */
  readonly totals?: Readonly<Record<string, ReactNode>>;
  readonly readOnly?: boolean;
}

/**
 * Prices and stock of all combinations of a product's specifications, edited as in a spreadsheet. The combinations are
 * given: rows are switched off, never removed. On a phone each is a card.
 */
export function SkuMatrix(props: SkuMatrixProps) {
  const { label, specs, columns, rows, onChange, fills = [], totals, readOnly = false } = props;
  const names = specs.join('\n');
  // Checks of rows are remembered by the columns, which are the same as long as the groups are called the same.
  const all = useMemo(() => skuColumns(names === '' ? [] : names.split('\n'), columns), [names, columns]);
  const [filling, setFilling] = useState<ColumnFill | null>(null);
  return (
    <>
      <LineItemGrid
        label={label}
        columns={all}
        items={rows}
        onChange={onChange}
        fixedRows
        readOnly={readOnly}
        phone="cards"
        totals={totals}
      >
        {!readOnly &&
          fills.map((fill) => (
            <Button key={fill.label} variant="line" size="compact" onClick={() => setFilling(fill)}>
              {fill.label}
            </Button>
          ))}
      </LineItemGrid>
      {filling && (
        <FillDialog
          title={filling.label}
          columns={columns.filter(({ key }) => filling.keys.includes(key))}
          rows={rows}
          onFill={(filled) => {
            setFilling(null);
            onChange(filled);
          }}
          onClose={() => setFilling(null)}
        />
      )}
    </>
  );
}
