import { type Link, type LinkKind, NO_LINK, needsTarget, readLink } from '@jianzhu/domain/shops';
import type { ShopWay } from '@jianzhu/ui/shop';
import { conversationAddress } from '../chat/conversation-address.ts';
import * as paths from '../paths.ts';
import { shopTexts as texts } from './messages.ts';
import { ASK_VIEW, productHref, productsHref, type ShopPlace, shopHref } from './shop-addresses.ts';

/** Where a shop is asked for a price of something that it may not have on the shelf. */
export const inquiryHref = (place: ShopPlace, categoryCode = ''): string =>
  shopHref(place, { ...ASK_VIEW, ...(categoryCode !== '' && { categoryCode }) });

const SERVICES_TAB = 'goods';
const companyHref = (businessId: string, tab = '') => `${paths.companyDetail}?id=${businessId}${tab && `&tab=${tab}`}`;

/** The pages that every shop has, by their names in a link. */
function pageWay(place: ShopPlace, name: string): ShopWay | null {
  const ways: Readonly<Record<string, ShopWay>> = {
    home: { href: shopHref(place), label: texts.home },
    products: { href: productsHref(place), label: texts.products },
    services: { href: companyHref(place.businessId, SERVICES_TAB), label: texts.services },
    company: { href: companyHref(place.businessId), label: texts.company },
  };
  return ways[name] ?? null;
}

/** The host of an address that `readLink` took for one. */
const hostOf = (address: string): string => address.split('/')[2] ?? address;

type ToWay = (target: string, place: ShopPlace) => ShopWay | null;

const WAYS: Readonly<Record<LinkKind, ToWay>> = {
  none: () => null,
  product: (id, place) => ({ href: productHref(place, id), label: texts.goods }),
  service: (id) => ({ href: `${paths.servicesMore}?id=${id}`, label: texts.service }),
  category: (id, place) => ({ href: productsHref(place, { shopCategoryId: id }), label: texts.category }),
  shopPage: (name, place) => pageWay(place, name),
  inquiry: (_, place) => ({ href: inquiryHref(place), label: texts.askNow }),
  phone: (number) => ({ href: `tel:${number}`, label: texts.call(number) }),
  chat: (_, { businessId }) => ({ href: conversationAddress({ contact: { businessId } }), label: texts.chat }),
  https: (address) => ({ href: address, label: texts.outside(hostOf(address)), isOutside: true }),
};

/**
 * Where a link of a shop leads; null for one that leads nowhere.
 *
 * @param label what is there in the shop's own words, for who does not see the picture that leads there
 */
export function wayOf(link: Link, place: ShopPlace, label = ''): ShopWay | null {
  // Read anew, so that whatever was kept, nothing but the forms of the domain becomes an address.
  const { kind, target } = readLink(link) ?? NO_LINK;
  if (target === '' && needsTarget(kind)) return null;
  const way = WAYS[kind](target, place);
  return way === null || label === '' ? way : { ...way, label };
}
