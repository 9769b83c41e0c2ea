import type { ProductSku } from './product-record.ts';

const NUMBER = /^[1-9]\d{0,17}$/;

/**
 * Combinations with a name each within their product: those that have one keep it, the same values keep that of before, others
 * get the next number.
 *
 * @param before what stands; none of a new product
 */
export function withSkuIds(skus: readonly ProductSku[], before: readonly ProductSku[]): ProductSku[] {
  const known = new Map(before.map((sku) => [JSON.stringify(sku.specValues), sku.id]));
  const used = new Set<string>();
  const take = (id: string | undefined): string => {
    if (id === undefined || !NUMBER.test(id) || used.has(id)) return '';
    used.add(id);
    return id;
  };
  const kept = skus.map((sku) => ({ ...sku, id: take(sku.id) || take(known.get(JSON.stringify(sku.specValues))) }));
  let last = Math.max(0, ...[...before, ...kept].map(({ id }) => (NUMBER.test(id) ? Number(id) : 0)));
  return kept.map((sku) => (sku.id === '' ? { ...sku, id: String(++last) } : sku));
}
