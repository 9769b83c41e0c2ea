import { yuanText } from '@jianzhu/domain/money';
import { priceRange } from '@jianzhu/domain/products';
import type { MetaDescriptor } from 'react-router';
import { productHref, productsHref, type ShopPlace, shopHref } from '../../shop-blocks/shop-addresses.ts';
import type { PublicPage } from '../../site/public-page.server.ts';
import { shareMeta } from '../../site/share-meta.ts';
import type { LoadedShop, ShopView, ShownProduct, ShownShop } from './load-shop.server.ts';
import { shopPageTexts as texts } from './messages.ts';

/** Nobody is to find it by a search. */
const NOT_FOUND_BY_SEARCH: MetaDescriptor = { name: 'robots', content: 'noindex' };

/** A shop in one line: where it is, and what it deals in. */
const aboutShop = ({ facts, page }: ShownShop): string =>
  page.shareDesc || [facts.regionName, facts.mainCategories.join('、')].filter((part) => part !== '').join('，');

const inWideWindow = ({ facts }: ShownShop): ShopPlace => ({ businessId: facts.businessId, terminal: 'pc' });

/** The one address by which a view is found, on whatever it is looked at: that of the wide page. */
function pathOf(shop: ShownShop, view: ShopView): string {
  const place = inWideWindow(shop);
  if (view.kind === 'product' && view.loaded.kind === 'ready') return productHref(place, view.loaded.record.id);
  return view.kind === 'products' ? productsHref(place) : shopHref(place);
}

/** The page as other sites know it. */
export function sharedShopPage(page: PublicPage, loaded: LoadedShop): PublicPage {
  if (loaded.kind !== 'ready') return page;
  const address = new URL(pathOf(loaded.shop, loaded.view), page.home).href;
  return { ...page, name: loaded.shop.facts.name, description: aboutShop(loaded.shop), address };
}

/** What other sites are told of a shop, or of the product that its address names. */
export function shopMeta(page: PublicPage, loaded: LoadedShop): MetaDescriptor[] {
  if (loaded.kind !== 'ready') return [...shareMeta(page), NOT_FOUND_BY_SEARCH];
  const { shop, view } = loaded;
  if (view.kind === 'product') {
    if (view.loaded.kind !== 'ready') return [...shareMeta(page), NOT_FOUND_BY_SEARCH];
    return productMeta(page, shop, view.loaded.record);
  }
  const { facts } = shop;
  const image = facts.logo === '' ? undefined : new URL(facts.logo, page.home).href;
  const isHome = view.kind === 'home';
  return [
    ...shareMeta({
      ...page,
      name: isHome ? shop.page.shareTitle || facts.name : `${facts.name}${texts.products}`,
      ...(image && { image }),
      subject: {
        '@type': 'Store',
        name: facts.name,
        url: page.address,
        ...(facts.address && { address: facts.address }),
        ...(image && { image, logo: image }),
      },
    }),
    // Filters and the way to ask have nothing of their own to be found by.
    ...(isHome || (view.kind === 'products' && view.query.current === 1) ? [] : [NOT_FOUND_BY_SEARCH]),
  ];
}

function productMeta(page: PublicPage, shop: ShownShop, product: ShownProduct): MetaDescriptor[] {
  const { name, brandName, cover, code, priceMode, skus, stock, company, priceText } = product;
  const image = cover === '' ? undefined : new URL(cover, page.home).href;
  const range = priceRange(priceMode, skus);
  const availability = `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`;
  return shareMeta({
    ...page,
    name,
    description: [company.name, brandName, priceText].join('，'),
    ...(image && { image }),
    way: [
      { name: shop.facts.name, address: new URL(shopHref(inWideWindow(shop)), page.home).href },
      { name: texts.products, address: new URL(productsHref(inWideWindow(shop)), page.home).href },
    ],
    subject: {
      '@type': 'Product',
      name,
      sku: code,
      brand: { '@type': 'Brand', name: brandName },
      ...(image && { image }),
      ...(range && {
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'CNY',
          lowPrice: yuanText(range.from),
          highPrice: yuanText(range.to),
          offerCount: skus.filter(({ enabled }) => enabled === 1).length,
          availability,
          seller: { '@type': 'Organization', name: company.name },
        },
      }),
    },
  });
}
