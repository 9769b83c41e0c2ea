import type { CallData } from '@jianzhu/api-client';
import { productSchemas, type shopSchemas } from '@jianzhu/api-client/schemas';
import { categoryName } from '@jianzhu/domain/catalogs';
import type { PageSettings, Terminal } from '@jianzhu/domain/shops';
import type { SafeHtml } from '@jianzhu/ui/rich-text';
import { sanitizeRichText, textLines } from '@jianzhu/ui/rich-text/sanitize';
import type { ShopBlockView, ShopGoods } from '@jianzhu/ui/shop';
import type { InferOutput } from 'valibot';
import { CARDS_A_PAGE, type LoadedList, loadList } from '../../record/load-list.server.ts';
import { type LoadedRecord, loadById, loadRecord } from '../../record/load-record.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { blockViews, type ShopSite } from '../../shop-blocks/block-views.ts';
import { productView, unitName } from '../../shop-blocks/goods-views.ts';
import type { ShopPlace } from '../../shop-blocks/shop-addresses.ts';
import { isNamedByShop } from './named-by-shop.ts';
import { parametersOf } from './product-parameters.ts';

type ShopPage = CallData<typeof shopSchemas.page>;
type ProductPage = CallData<typeof productSchemas.detail>;
export type ProductQuery = InferOutput<typeof productSchemas.list.query>;
type ProductList = CallData<typeof productSchemas.list>;

/** A product as its page shows it. */
export interface ShownProduct extends Omit<ProductPage, 'detail' | 'sameShop'> {
  readonly detail: SafeHtml;
  readonly sameShop: readonly ShopGoods[];
  /** Its unit as it is read. */
  readonly unitText: string;
  readonly parameters: readonly { readonly term: string; readonly value: string }[];
}

/** A page of the products of a shop, as cards. */
export interface ShownList extends Omit<ProductList, 'records'> {
  readonly records: readonly ShopGoods[];
}

/** What a shop's page is drawn from: all that its blocks show, made on the server, so that no page brings their rules. */
export interface ShownShop {
  readonly facts: ShopPage['facts'];
  readonly terminal: Terminal;
  readonly page: PageSettings;
  readonly blocks: readonly ShopBlockView[];
}

/** What of a shop its address asks for. */
export type ShopView =
  | { readonly kind: 'home' }
  | { readonly kind: 'products'; readonly query: ProductQuery; readonly loaded: LoadedList<ShownList> }
  | {
      readonly kind: 'product';
      readonly loaded: LoadedRecord<ShownProduct>;
      /** The combination and the quantity that the address names, as it came back from the login. */
      readonly sku: string | null;
      readonly quantity: string | null;
    }
  | { readonly kind: 'ask'; readonly category: { readonly code: string; readonly name: string } };

export type LoadedShop =
  | { readonly kind: 'ready'; readonly shop: ShownShop; readonly view: ShopView }
  | { readonly kind: 'missing' | 'failed' | 'blocked' };

const SHOP_ID = /^\d{1,20}$/;
const SHOP_PATH = /^[a-z][a-z0-9-]{3,29}$/;
const CATEGORY = /^\d{2}(\d{2}){0,2}$/;

/** The shop that an address names, by its company or by its own short name; null for none. */
function namedShop(search: URLSearchParams): { readonly businessId: string } | { readonly path: string } | null {
  const businessId = search.get('businessId') ?? '';
  if (SHOP_ID.test(businessId)) return { businessId };
  const path = search.get('path') ?? '';
  return SHOP_PATH.test(path) ? { path } : null;
}

/** What of a page is drawn of a shop. */
interface ShownParts {
  /** Only the header is shown otherwise. */
  readonly isHome: boolean;
  /** false: the page is called by something else than its shop. */
  readonly namesPage: boolean;
  readonly keyword: string;
}

/** The blocks of a page with all that they show; texts are made safe here, and nothing else of them goes on. */
function shownShop(
  { facts, terminal, schema, resolved }: Pick<ShopPage, 'facts' | 'terminal' | 'schema' | 'resolved'>,
  { isHome, namesPage, keyword }: ShownParts,
): ShownShop {
  const kept = isHome ? schema : { ...schema, blocks: schema.blocks.filter(({ type }) => type === 'shopHeader') };
  const site: ShopSite = {
    ...{ businessId: facts.businessId, terminal, facts, resolved, keyword, namesPage },
    intro: isHome ? textLines(facts.intro) : [],
    safeHtml: (_, html) => sanitizeRichText(html),
  };
  return { facts: { ...facts, intro: '' }, terminal, page: schema.page, blocks: blockViews(kept, site) };
}

/** The shop that the address names, and what of it is asked for (domain rules 14.3). */
export async function loadShop(
  terminal: Terminal,
  search: URLSearchParams,
  services: RequestServices,
): Promise<LoadedShop> {
  const named = namedShop(search) ?? (await shopOfProduct(search.get('productId'), services));
  if (named === null) return { kind: 'missing' };
  const page = await loadRecord(() => services.api.shop.page({ query: { ...named, terminal } }), services);
  if (page.kind !== 'ready') return { kind: page.kind };
  if (page.record.state === 'blocked') return { kind: 'blocked' };
  const view = await loadView({ businessId: page.record.facts.businessId, terminal }, search, services);
  const shown = {
    isHome: view.kind === 'home',
    namesPage: isNamedByShop(view),
    keyword: view.kind === 'products' ? (view.query.keyword ?? '') : '',
  };
  return { kind: 'ready', shop: shownShop(page.record, shown), view };
}

/** Whose product it is, of an address that names the product alone, as its card in a chat does. */
async function shopOfProduct(productId: string | null, services: RequestServices) {
  const product = await loadById(productId, (id) => services.api.product.detail({ query: { id } }), services);
  return product.kind === 'ready' ? { businessId: product.record.businessId } : null;
}

async function loadView(place: ShopPlace, search: URLSearchParams, services: RequestServices): Promise<ShopView> {
  const productId = search.get('productId');
  if (productId !== null) {
    const loaded = await loadProduct(place, productId, services);
    return { kind: 'product', loaded, sku: search.get('sku'), quantity: search.get('quantity') };
  }
  const view = search.get('view');
  if (view === 'ask') {
    const code = search.get('categoryCode') ?? '';
    return { kind: 'ask', category: CATEGORY.test(code) ? { code, name: categoryName(code) } : { code: '', name: '' } };
  }
  return view === 'products' ? loadProducts(place, search, services) : { kind: 'home' };
}

const LISTED = { showPrice: true, showStock: true, showButton: false };

async function loadProducts(
  { businessId, terminal }: ShopPlace,
  search: URLSearchParams,
  services: RequestServices,
): Promise<ShopView> {
  const query = { ...readListQuery(productSchemas.list.query, search), businessId };
  const ask = async (asked: ProductQuery): Promise<ShownList> => {
    const list = await services.api.product.list({ query: { ...asked, size: CARDS_A_PAGE } });
    return { ...list, records: list.records.map((product) => productView(product, terminal, LISTED)) };
  };
  return { kind: 'products', query, loaded: await loadList(ask, query, services) };
}

/** A product of this shop; one of another is as missing as one that is not there. */
async function loadProduct(
  { businessId, terminal }: ShopPlace,
  productId: string,
  services: RequestServices,
): Promise<LoadedRecord<ShownProduct>> {
  const find = async (id: string): Promise<ShownProduct> => {
    const { detail, sameShop, ...product } = await services.api.product.detail({ query: { id } });
    const unitText = unitName(product.unit);
    return {
      ...product,
      unitText,
      detail: sanitizeRichText(detail),
      sameShop: sameShop.map((one) => productView(one, terminal)),
      parameters: parametersOf(product, unitText),
    };
  };
  const loaded = await loadById(productId, find, services);
  return loaded.kind === 'ready' && loaded.record.businessId !== businessId ? { kind: 'missing' } : loaded;
}

/** The draft that a link shows for half an hour; undefined once it shows it no longer. */
export async function loadPreview(token: string | null, services: RequestServices) {
  if (token === null || !/^[\w-]{20,100}$/.test(token)) return { kind: 'missing' } as const;
  const loaded = await loadRecord(() => services.api.shop.preview({ query: { token } }), services);
  if (loaded.kind !== 'ready') return { kind: loaded.kind };
  return {
    kind: 'ready',
    shop: shownShop(loaded.record, { isHome: true, namesPage: true, keyword: '' }),
    expireTime: loaded.record.expireTime,
  } as const;
}
