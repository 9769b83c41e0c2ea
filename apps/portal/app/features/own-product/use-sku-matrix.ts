import { combinationCount, repeatedCodes, type SpecGroup } from '@jianzhu/domain/products';
import { lineItemErrors } from '@jianzhu/ui/line-item-grid';
import type { SkuRow } from '@jianzhu/ui/sku-matrix';
import { useMemo, useState } from 'react';
import type { RecordForm } from '../../record/use-record-form.ts';
import { skuColumnsOf } from './sku-columns.ts';
import { quantitiesOf, rowOf, type SkuDraft, skuOf } from './sku-values.ts';

export interface SkuMatrixState {
  readonly specs: readonly SpecGroup[];
  readonly skus: readonly SkuDraft[];
  readonly rows: readonly SkuRow[];
  readonly columns: ReturnType<typeof skuColumnsOf>;
  /** Quantities that steps begin at, in the order of their columns; texts as they were typed. */
  readonly quantities: readonly string[];
  readonly combinations: number;
  /** Rows in which something is wrong. */
  readonly wrongRows: number;
  /** Of all that is sold. */
  readonly stock: number;
  setRows(rows: readonly SkuRow[]): void;
  setQuantities(quantities: readonly string[]): void;
}

/** Steps of a product that has none yet. */
const NEW_QUANTITIES: readonly string[] = ['1', ''];

/**
 * The SKUs of a form as rows of a matrix. The form holds them; rows are kept with what they were made of, so that an
 * edit of the matrix comes back to it as its own and can be undone.
 *
 * @param unit what is counted in, in words
 * @param isTried the form was sent
 */
export function useSkuMatrix(form: Pick<RecordForm, 'values' | 'set'>, unit: string, isTried: boolean): SkuMatrixState {
  const { values, set } = form;
  const specs = (values.specs ?? []) as readonly SpecGroup[]; // the form holds nothing else there
  const skus = (values.skus ?? []) as readonly SkuDraft[]; // likewise
  const priceMode = Number(values.priceMode);
  const [typed, setTyped] = useState<readonly string[]>(NEW_QUANTITIES);
  const [known] = useState(() => new WeakMap<readonly SkuDraft[], readonly SkuRow[]>());

  const used = quantitiesOf(skus);
  // What was typed stands as long as it has a column for every price, which a draft or another version may not have.
  const quantities = used.every((quantity) => typed.includes(quantity)) ? typed : used;
  const quantityKey = quantities.join('\n');
  const repeatedKey = [...repeatedCodes(skus)].join('\n');
  const columns = useMemo(
    () =>
      skuColumnsOf({
        ...{ priceMode, unit, isTried },
        quantities: quantityKey.split('\n'),
        repeated: new Set(repeatedKey === '' ? [] : repeatedKey.split('\n')),
      }),
    [priceMode, unit, isTried, quantityKey, repeatedKey],
  );
  const rows = known.get(skus) ?? skus.map((sku) => rowOf(sku, quantities));
  known.set(skus, rows);

  function put(nextRows: readonly SkuRow[], nextQuantities: readonly string[]): void {
    const next = nextRows.flatMap((row, index) => {
      const sku = skus[index];
      return sku === undefined ? [] : [skuOf(sku, row, nextQuantities)];
    });
    known.set(next, nextRows);
    set({ skus: next });
  }

  return {
    ...{ specs, skus, rows, columns, quantities },
    combinations: combinationCount(specs),
    wrongRows: new Set(lineItemErrors(rows, columns).map(({ row }) => row)).size,
    stock: skus.reduce((sum, { stock, enabled }) => sum + (Number(enabled) === 1 ? Number(stock) || 0 : 0), 0),
    setRows: (next) => put(next, quantities),
    setQuantities(next) {
      setTyped(next);
      const kept = rows.map((row) => withoutColumnsFrom(row, next.length));
      put(kept, next);
    },
  };
}

/** A row whose prices of steps that there are no more are gone. */
function withoutColumnsFrom(row: SkuRow, count: number): SkuRow {
  const values = Object.entries(row.values).filter(([key]) => {
    const [, index] = /^tier-(\d+)$/.exec(key) ?? [];
    return index === undefined || Number(index) < count;
  });
  return values.length === Object.keys(row.values).length ? row : { ...row, values: Object.fromEntries(values) };
}
