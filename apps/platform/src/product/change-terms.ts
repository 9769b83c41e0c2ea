import { PRODUCT_MESSAGES, type ProductFields, repricedSkus } from '@jianzhu/domain/products';
import { Refusal, refuse } from '../http/refusal.ts';
import type { ActingMember, Seen } from '../record/save-record.ts';
import { changeOwn, prepareAct } from '../shelf/own-shelf.ts';
import { lockShelf } from '../shelf/save-shelf.ts';
import type { ShelfRow } from '../shelf/shelf-kind.ts';
import { productColumns, productFields, productOf } from './product-columns.ts';
import { productKind } from './product-kind.ts';

type Change = (fields: ProductFields) => ProductFields | string;

/**
 * Changes prices or stock of what stands, and of what is written in its place alike, so that an approval brings no old ones
 * back: neither is reviewed (domain rules 10.2). In `withWorker`.
 */
async function changeTerms(
  { transaction, caller }: ActingMember,
  seen: Seen,
  action: 'adjust' | 'restock',
  change: Change,
): Promise<ShelfRow | Refusal> {
  await lockShelf(transaction, productKind, caller.acting.businessId);
  const row = await prepareAct(transaction, caller, productKind, seen, action);
  if (row instanceof Refusal) return row;
  const stands = change(productFields(productOf(row)));
  if (typeof stands === 'string') return refuse('stateConflict', stands);
  // A change is kept as the fields that `clean` gave. What it says otherwise waits for its own saving.
  const waiting = row.change === null ? null : change(row.change as ProductFields);
  const columns = {
    ...productColumns(stands),
    ...(waiting !== null && typeof waiting !== 'string' && { change: JSON.stringify(waiting) }),
  };
  return changeOwn(transaction, caller, productKind, row, action, columns);
}

/** Changes the prices of one product by a percentage, each rounded to fen (domain rules 30.22). */
export const changePrices = (by: ActingMember, seen: Seen, percent: number) =>
  changeTerms(by, seen, 'adjust', (fields) => {
    const skus = repricedSkus(fields, percent);
    return typeof skus === 'string' ? skus : { ...fields, skus };
  });

/** Says what there is of some combinations of a product. */
export function countAgain(
  by: ActingMember,
  seen: Seen,
  counted: readonly { readonly skuId: string; readonly stock: number }[],
) {
  const stocks = new Map(counted.map(({ skuId, stock }) => [skuId, stock]));
  return changeTerms(by, seen, 'restock', (fields) => {
    const known = new Set(fields.skus.map(({ id }) => id));
    if ([...stocks.keys()].some((id) => !known.has(id))) return PRODUCT_MESSAGES.noSku;
    return { ...fields, skus: fields.skus.map((sku) => ({ ...sku, stock: stocks.get(sku.id) ?? sku.stock })) };
  });
}
