import type { CallData } from '@jianzhu/api-client';
import type { productSchemas, shopSchemas } from '@jianzhu/api-client/schemas';
import { dictionaryLabel, SERVICE_TYPES, UNITS } from '@jianzhu/domain/forms';
import { stockText } from '@jianzhu/domain/products';
import type { Terminal } from '@jianzhu/domain/shops';
import type { ShopGoods } from '@jianzhu/ui/shop';
import { conversationAddress } from '../chat/conversation-address.ts';
import * as paths from '../paths.ts';
import { countText, yuanText } from '../record/figures.ts';
import { shopTexts as texts } from './messages.ts';
import { askHref, productHref } from './shop-addresses.ts';

export type ProductCard = CallData<typeof productSchemas.list>['records'][number];
export type ResolvedBlock = CallData<typeof shopSchemas.page>['resolved'][string];
type ShopService = ResolvedBlock['services'][number];

/** What of goods a block shows. */
export interface GoodsLook {
  readonly showPrice: boolean;
  readonly showStock: boolean;
  readonly showButton: boolean;
}

const WHOLE: GoodsLook = { showPrice: true, showStock: false, showButton: false };

/** A unit as it is read. */
export const unitName = (unit: string): string => dictionaryLabel(UNITS, unit);

/** A product as a card in its shop. */
export function productView(product: ProductCard, terminal: Terminal, look: GoodsLook = WHOLE): ShopGoods {
  const { id, businessId, name, cover, brandName, priceText, priceFrom, stock } = product;
  const place = { businessId, terminal };
  const unit = unitName(product.unit);
  return {
    key: id,
    href: productHref(place, id),
    name,
    cover,
    note: brandName,
    price: look.showPrice ? priceText : '',
    unit: look.showPrice && priceFrom !== null ? texts.perUnit(unit) : '',
    stock: look.showStock ? (stock === 0 ? stockText(0) : texts.stock(stockText(stock), unit)) : '',
    ask: look.showButton ? { href: askHref(place, id), label: texts.ask(name) } : null,
  };
}

const BY_PACKAGES = 2;

/** A service as a card in the shop of its company. */
export function serviceView(
  service: ShopService,
  businessId: string,
  { showPrice, showButton }: Omit<GoodsLook, 'showStock'>,
): ShopGoods {
  const { id, title, cover, serviceType, chargeMode, price, unit, sales } = service;
  const priced = chargeMode === BY_PACKAGES ? texts.from(unit) : texts.fixed(unit);
  return {
    key: id,
    href: `${paths.servicesMore}?id=${id}`,
    name: title,
    cover,
    note: dictionaryLabel(SERVICE_TYPES, serviceType),
    price: showPrice ? (price === null ? texts.agreed : yuanText(price)) : '',
    unit: showPrice && price !== null ? priced : '',
    stock: sales === 0 ? '' : texts.sold(countText(sales)),
    ask: showButton ? { href: conversationAddress({ contact: { businessId } }), label: texts.consult(title) } : null,
  };
}
