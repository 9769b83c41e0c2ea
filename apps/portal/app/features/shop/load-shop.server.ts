import type { CallData } from '@jianzhu/api-client';
import { productSchemas, type shopSchemas } from '@jianzhu/api-client/schemas';
import { categoryName } from '@jianzhu/domain/catalogs';
import { isKnownBlock, type PageSchema, type Terminal } from '@jianzhu/domain/shops';
import type { SafeHtml } from '@jianzhu/ui/rich-text';
import { sanitizeRichText, textLines } from '@jianzhu/ui/rich-text/sanitize';
import type { InferOutput } from 'valibot';
import { CARDS_A_PAGE, type LoadedList, loadList } from '../../record/load-list.server.ts';
import { type LoadedRecord, loadById, loadRecord } from '../../record/load-record.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { RequestServices } from '../../request-services.server.ts';

type ShopPage = CallData<typeof shopSchemas.page>;
type ProductPage = CallData<typeof productSchemas.detail>;
export type ProductQuery = InferOutput<typeof productSchemas.list.query>;
export type ProductList = CallData<typeof productSchemas.list>;

/** A product as its page shows it. */
export interface ShownProduct extends Omit<ProductPage, 'detail'> {
  readonly detail: SafeHtml;
}

/** What a shop's page is drawn from: its blocks, their texts made safe on the server. */
export interface ShownShop extends Pick<ShopPage, 'facts' | 'terminal' | 'schema' | 'resolved'> {
  /** The texts of its blocks, by their ids. */
  readonly richTexts: Readonly<Record<string, SafeHtml>>;
  /** The company's introduction without markup. */
  readonly intro: readonly string[];
}

/** What of a shop its address asks for. */
export type ShopView =
  | { readonly kind: 'home' }
  | { readonly kind: 'products'; readonly query: ProductQuery; readonly loaded: LoadedList<ProductList> }
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

/**
 * Takes the markup out of a page: each text comes once, and clean. Only the header is kept where only it is shown.
 *
 * @param isHome whether all blocks are shown
 */
export function shownShop(
  { facts, terminal, schema, resolved }: Pick<ShopPage, 'facts' | 'terminal' | 'schema' | 'resolved'>,
  isHome: boolean,
): ShownShop {
  const richTexts: Record<string, SafeHtml> = {};
  const blocks = schema.blocks
    .filter(({ type, hidden }) => !hidden && (isHome || type === 'shopHeader'))
    .map((block): PageSchema['blocks'][number] => {
      if (!isKnownBlock(block) || block.type !== 'richText') return block;
      richTexts[block.id] = sanitizeRichText(block.props.content);
      return { ...block, props: { content: '' } };
    });
  return {
    facts: { ...facts, intro: '' },
    terminal,
    schema: { ...schema, blocks },
    resolved: isHome ? resolved : {},
    richTexts,
    intro: isHome ? textLines(facts.intro) : [],
  };
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
  const view = await loadView(page.record.facts.businessId, search, services);
  return { kind: 'ready', shop: shownShop(page.record, view.kind === 'home'), view };
}

/** Whose product it is, of an address that names the product alone, as its card in a chat does. */
async function shopOfProduct(productId: string | null, services: RequestServices) {
  const product = await loadById(productId, (id) => services.api.product.detail({ query: { id } }), services);
  return product.kind === 'ready' ? { businessId: product.record.businessId } : null;
}

async function loadView(businessId: string, search: URLSearchParams, services: RequestServices): Promise<ShopView> {
  const productId = search.get('productId');
  if (productId !== null) {
    const loaded = await loadProduct(businessId, productId, services);
    return { kind: 'product', loaded, sku: search.get('sku'), quantity: search.get('quantity') };
  }
  const view = search.get('view');
  if (view === 'ask') {
    const code = search.get('categoryCode') ?? '';
    return { kind: 'ask', category: CATEGORY.test(code) ? { code, name: categoryName(code) } : { code: '', name: '' } };
  }
  return view === 'products' ? loadProducts(businessId, search, services) : { kind: 'home' };
}

async function loadProducts(
  businessId: string,
  search: URLSearchParams,
  services: RequestServices,
): Promise<ShopView> {
  const query = { ...readListQuery(productSchemas.list.query, search), businessId };
  const ask = (asked: ProductQuery) => services.api.product.list({ query: { ...asked, size: CARDS_A_PAGE } });
  return { kind: 'products', query, loaded: await loadList(ask, query, services) };
}

/** A product of this shop; one of another is as missing as one that is not there. */
async function loadProduct(
  businessId: string,
  productId: string,
  services: RequestServices,
): Promise<LoadedRecord<ShownProduct>> {
  const find = async (id: string): Promise<ShownProduct> => {
    const { detail, ...product } = await services.api.product.detail({ query: { id } });
    return { ...product, detail: sanitizeRichText(detail) };
  };
  const loaded = await loadById(productId, find, services);
  return loaded.kind === 'ready' && loaded.record.businessId !== businessId ? { kind: 'missing' } : loaded;
}

/** The draft that a link shows for half an hour; undefined once it shows it no longer. */
export async function loadPreview(token: string | null, services: RequestServices) {
  if (token === null || !/^[\w-]{20,100}$/.test(token)) return { kind: 'missing' } as const;
  const loaded = await loadRecord(() => services.api.shop.preview({ query: { token } }), services);
  if (loaded.kind !== 'ready') return { kind: loaded.kind };
  return { kind: 'ready', shop: shownShop(loaded.record, true), expireTime: loaded.record.expireTime } as const;
}
