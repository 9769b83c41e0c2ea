import { formatQuantity, lineAmount, quantityThousandths, type TaxRate } from '@jianzhu/domain/money';
import { PRICE_MODE, tierPrice } from '@jianzhu/domain/products';
import { shopPageTexts as texts } from './messages.ts';
import type { ShownSku } from './sku-choice.ts';

/** One price of a combination and the quantities that it is for. */
export interface PriceStep {
  readonly key: string;
  /** fen */
  readonly price: number;
  /** `5 - 60吨`, `≥ 200吨`; '' of a price for every quantity. */
  readonly quantities: string;
  /** Whether the quantity that is asked for has this price. */
  readonly isReached: boolean;
}

/** The prices of a combination from the least quantity up; none where the price is agreed. */
export function priceSteps(priceMode: number, sku: ShownSku, quantity: string, unit: string): readonly PriceStep[] {
  if (priceMode === PRICE_MODE.fixed && sku.price !== null) {
    return [{ key: 'one', price: sku.price, quantities: '', isReached: true }];
  }
  if (priceMode !== PRICE_MODE.tiered) return [];
  const reached = tierPrice(sku.tiers, quantity);
  return sku.tiers.map(({ minQty, price }, place) => {
    const next = sku.tiers[place + 1];
    const from = formatQuantity(minQty);
    return {
      key: minQty,
      price,
      quantities: next ? texts.between(from, formatQuantity(next.minQty), unit) : texts.atLeast(from, unit),
      isReached: price === reached,
    };
  });
}

/** fen; null where the price is agreed, and below the first step. */
export function priceAt(priceMode: number, sku: ShownSku, quantity: string): number | null {
  if (priceMode === PRICE_MODE.fixed) return sku.price;
  return priceMode === PRICE_MODE.tiered ? tierPrice(sku.tiers, quantity) : null;
}

/** What so much costs, fen; null where no price is known, or the quantity is none. */
export function amountAt(priceMode: number, sku: ShownSku, quantity: string, taxRate: number): number | null {
  const price = priceAt(priceMode, sku, quantity);
  if (price === null) return null;
  const amount = lineAmount(price, quantity, taxRate as TaxRate); // of the dictionary, as products are checked by it
  return 'amount' in amount ? amount.amount : null;
}

/** What is wrong with a quantity that is asked for; '' for nothing. */
export function quantityFault(quantity: string, minOrderQty: string, unit: string): string {
  const asked = quantityThousandths(quantity);
  if (asked === null) return texts.badQuantity;
  return asked < (quantityThousandths(minOrderQty) ?? 0n) ? texts.belowLeast(formatQuantity(minOrderQty), unit) : '';
}

/** The next step of a price and how much more has it; null where there is none. */
export function nextStep(sku: ShownSku, quantity: string): { readonly more: string; readonly price: number } | null {
  const asked = quantityThousandths(quantity);
  if (asked === null) return null;
  const next = sku.tiers.find(({ minQty }) => (quantityThousandths(minQty) ?? 0n) > asked);
  const least = next && quantityThousandths(next.minQty);
  if (next === undefined || least === null || least === undefined) return null;
  const more = least - asked;
  const text = `${more / 1000n}${
    more % 1000n === 0n
      ? ''
      : `.${String(more % 1000n)
          .padStart(3, '0')
          .replace(/0+$/, '')}`
  }`;
  return { more: formatQuantity(text), price: next.price };
}
