import { quantityThousandths } from '@jianzhu/domain/money';
import { useState } from 'react';
import { productHref, type ShopPlace } from '../../shop-blocks/shop-addresses.ts';
import type { ShownProduct } from './load-shop.server.ts';
import { chooseValue, firstSku, type ShownSku } from './sku-choice.ts';
import { quantityFault } from './sku-price.ts';

const LEAST = 1n;

/** A quantity one more or one less, no less than what is sold at least. */
function stepped(text: string, by: 1 | -1, minOrderQty: string): string {
  const least = quantityThousandths(minOrderQty) ?? LEAST;
  const next = (quantityThousandths(text) ?? least) + BigInt(by) * 1000n;
  const kept = next < least ? least : next;
  const decimals = String(kept % 1000n)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return `${kept / 1000n}${decimals && `.${decimals}`}`;
}

export interface ProductChoice {
  /** Null where nothing is on sale. */
  readonly sku: ShownSku | null;
  readonly quantity: string;
  /** What is wrong with the quantity; '' for nothing. */
  readonly fault: string;
  choose(spec: number, value: string): void;
  write(quantity: string): void;
  step(by: 1 | -1): void;
  /** The address that shows the product with this choice, for who logs in meanwhile. */
  readonly address: string;
}

/** What of a product is chosen, from what its address says on. @param unit as it is read */
export function useProductChoice(
  product: ShownProduct,
  place: ShopPlace,
  unit: string,
  asked: { readonly sku: string | null; readonly quantity: string | null },
): ProductChoice {
  const { skus, minOrderQty } = product;
  const [sku, setSku] = useState(() => firstSku(skus, asked.sku));
  const [quantity, setQuantity] = useState(() =>
    asked.quantity !== null && quantityThousandths(asked.quantity) !== null ? asked.quantity : minOrderQty,
  );
  const said = new URLSearchParams({ ...(sku && { sku: sku.id }), quantity });
  return {
    sku,
    quantity,
    fault: quantityFault(quantity, minOrderQty, unit),
    choose: (spec, value) => setSku((before) => before && chooseValue(skus, before, spec, value)),
    write: setQuantity,
    step: (by) => setQuantity((before) => stepped(before, by, minOrderQty)),
    address: `${productHref(place, product.id)}&${said}`,
  };
}
