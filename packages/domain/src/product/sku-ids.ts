import type { ProductSku } from './product-record.ts';

const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * Combinations with a name each within their product: those that name one of its combinations keep that name, the same
 * values keep that of before, others get the next number. A name that the product has not given is none.
 *
 * @param before what is written; none of a new product
 * @param stands what is shown meanwhile, where that is another version: names of its combinations are not given to others,
 *   as stock is counted by them in both
 */
export function withSkuIds(
  skus: readonly ProductSku[],
  before: readonly ProductSku[],
  stands: readonly ProductSku[] = [],
): ProductSku[] {
  // What was written last says which name its values have.
  const named = new Map([...stands, ...before].map((sku) => [JSON.stringify(sku.specValues), sku.id]));
  const known = new Set([...stands, ...before].map(({ id }) => id));
  const used = new Set<string>();
  const take = (id: string | undefined): string => {
    if (id === undefined || !known.has(id) || used.has(id)) return '';
    used.add(id);
    return id;
  };
  const kept = skus.map((sku) => ({ ...sku, id: take(sku.id) || take(named.get(JSON.stringify(sku.specValues))) }));
  let last = Math.max(0, ...[...known].filter((id) => NUMBER.test(id)).map(Number));
  return kept.map((sku) => (sku.id === '' ? { ...sku, id: String(++last) } : sku));
}
