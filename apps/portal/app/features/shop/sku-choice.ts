import type { CallData } from '@jianzhu/api-client';
import type { productSchemas } from '@jianzhu/api-client/schemas';

type Product = CallData<typeof productSchemas.detail>;
export type ShownSku = Product['skus'][number];
type Spec = Product['specs'][number];

/** One value of each specification, in their order. */
export type SkuChoice = readonly string[];

const onSale = (skus: readonly ShownSku[]) => skus.filter(({ enabled }) => enabled === 1);

/** How well a combination keeps to a choice: the specifications before the one that changed count most. */
const agreement = ({ specValues }: ShownSku, choice: SkuChoice): number =>
  specValues.reduce((sum, value, place) => (value === choice[place] ? sum + 2 ** (choice.length - place) : sum), 0);

/** What a page begins with: the combination that its address names, else the first that is there, else the first at all. */
export function firstSku(skus: readonly ShownSku[], asked: string | null): ShownSku | null {
  const sold = onSale(skus);
  return sold.find(({ id }) => id === asked) ?? sold.find(({ stock }) => stock > 0) ?? sold[0] ?? null;
}

/** Whether a value can be bought in any combination. */
export const isSold = (skus: readonly ShownSku[], place: number, value: string): boolean =>
  onSale(skus).some(({ specValues }) => specValues[place] === value);

/** Whether a value can be bought together with what else is chosen. */
export const isPossible = (skus: readonly ShownSku[], choice: SkuChoice, place: number, value: string): boolean =>
  onSale(skus).some(({ specValues }) => specValues.every((one, at) => one === (at === place ? value : choice[at])));

/**
 * The combination after another value is chosen: the others stay as far as they can be bought with it, what cannot
 * gives way, so that no choice leads into a corner. The same one where the value is not sold at all.
 */
export function chooseValue(skus: readonly ShownSku[], current: ShownSku, place: number, value: string): ShownSku {
  const withValue = onSale(skus).filter(({ specValues }) => specValues[place] === value);
  const [first, ...others] = withValue;
  if (first === undefined) return current;
  return others.reduce(
    (best, one) => (agreement(one, current.specValues) > agreement(best, current.specValues) ? one : best),
    first,
  );
}

/** A combination in words: `直径：Φ16，定尺：9m`; '' of a product without specifications. */
export const skuText = (specs: readonly Spec[], { specValues }: Pick<ShownSku, 'specValues'>): string =>
  specs.map(({ name }, place) => `${name}：${specValues[place] ?? ''}`).join('，');
