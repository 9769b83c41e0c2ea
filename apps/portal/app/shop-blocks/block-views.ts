import type { CallData } from '@jianzhu/api-client';
import type { shopSchemas } from '@jianzhu/api-client/schemas';
import { type Block, type BlockProps, type BlockType, type PageSchema, shownBlocks } from '@jianzhu/domain/shops';
import type { SafeHtml } from '@jianzhu/ui/rich-text';
import type { ShopBlockView, ShopBlockViews, ShopIcon, ShopWay } from '@jianzhu/ui/shop';
import { conversationAddress } from '../chat/conversation-address.ts';
import * as paths from '../paths.ts';
import { companyBlockViews } from './company-block-views.ts';
import { productView, type ResolvedBlock, serviceView } from './goods-views.ts';
import { shopTexts as texts } from './messages.ts';
import { PRODUCTS_VIEW, type ShopPlace, shopPath } from './shop-addresses.ts';
import { inquiryHref, wayOf } from './shop-links.ts';

export type ShopFacts = CallData<typeof shopSchemas.page>['facts'];

/** What blocks are drawn from beside themselves. */
export interface ShopSite extends ShopPlace {
  readonly facts: ShopFacts;
  readonly resolved: Readonly<Record<string, ResolvedBlock>>;
  /** The company's introduction without markup, a paragraph a line. */
  readonly intro: readonly string[];
  /** A text of a block that went through the allow-list. @param html as the block keeps it */
  readonly safeHtml: (blockId: string, html: string) => SafeHtml;
  /** What is searched for in the shop. */
  readonly keyword: string;
  /** false: the page is called by something else than its shop, as by a product. */
  readonly namesPage?: boolean;
}

/** What one block needs of its site. */
export interface BlockSite extends ShopSite {
  readonly id: string;
  readonly found: ResolvedBlock;
}

export type ToView<Type extends BlockType> = (props: BlockProps<Type>, site: BlockSite) => ShopBlockViews[Type];

const NOTHING: ResolvedBlock = { products: [], services: [], certificates: [], offers: [], tabs: [] };
const NOTICE_MS = { slow: 6000, normal: 4000, fast: 2500, still: 0 } as const;
const SECOND_MS = 1000;

const ICONS: Readonly<Record<string, Extract<ShopIcon, { readonly drawn: unknown }>['drawn']>> = {
  ...{ home: 'home', goods: 'grid', list: 'menu', service: 'star', price: 'document-seal', delivery: 'arrow-right' },
  ...{ certificate: 'shield', case: 'building', company: 'building', inquiry: 'file', chat: 'chat', phone: 'phone' },
};

const iconOf = (icon: string, image = ''): ShopIcon =>
  image === '' ? { drawn: ICONS[icon] ?? 'grid' } : { src: image };

const CUBES = {
  '1x1': 'one',
  '1x2': 'two',
  '1x3': 'three',
  '2x2': 'four',
  '1l2r': 'leftTwoRight',
  '1t2b': 'topTwoBelow',
} as const;

const withKeys = <Item>(items: readonly Item[]) => items.map((item, place) => ({ ...item, key: String(place) }));

const chatWay = (businessId: string): ShopWay => ({
  href: conversationAddress({ contact: { businessId } }),
  label: texts.chat,
});

/** The number is masked here: the company's own page has it whole, for whom it is. */
const phoneWay = (businessId: string): ShopWay => ({
  href: `${paths.companyDetail}?id=${businessId}`,
  label: texts.seePhone,
});

const TO_VIEW: { readonly [Type in BlockType]: ToView<Type> } = {
  ...companyBlockViews,
  shopHeader: ({ bgImage, logo, slogan, showSearch, showFollow }, site) => ({
    name: site.facts.name,
    namesPage: site.namesPage ?? true,
    logo: logo || site.facts.logo,
    background: bgImage,
    slogan,
    search: showSearch
      ? {
          action: shopPath(site.terminal),
          kept: Object.entries({ businessId: site.businessId, ...PRODUCTS_VIEW }),
          keyword: site.keyword,
        }
      : null,
    showsActions: showFollow,
  }),
  carousel: ({ items, interval, height, indicator }, site) => ({
    items: withKeys(items)
      .filter(({ image }) => image !== '')
      .map(({ key, image, alt, link }) => ({ key, src: image, alt, way: wayOf(link, site, alt) })),
    ...{ interval: interval * SECOND_MS, height, indicator },
  }),
  notice: ({ texts: lines, speed, showIcon }) => ({
    texts: lines.map(({ text }) => text).filter((text) => text !== ''),
    interval: NOTICE_MS[speed],
    icon: showIcon,
  }),
  imageNav: ({ items, columns }, site) => ({
    items: withKeys(items).map(({ key, icon, image, text, link }) => ({
      ...{ key, icon: iconOf(icon, image), text, way: wayOf(link, site, text) },
    })),
    columns: Number(columns),
  }),
  title: ({ text, subText, align, moreLink }, site) => ({
    ...{ text, subText, align, more: wayOf(moreLink, site, texts.moreOf(text)) },
  }),
  productGroup: ({ columns, ...look }, { found, terminal }) => ({
    ...{ goods: found.products.map((product) => productView(product, terminal, look)), columns },
  }),
  productSlide: (_, { found, terminal }) => ({
    goods: found.products.map((product) => productView(product, terminal)),
  }),
  serviceGroup: ({ columns, ...look }, { found, businessId }) => ({
    ...{ goods: found.services.map((service) => serviceView(service, businessId, look)), columns },
  }),
  cube: ({ layout, items, gap }, site) => ({
    layout: CUBES[layout],
    cells: withKeys(items).map(({ key, image, alt, link }) => ({ key, src: image, alt, way: wayOf(link, site, alt) })),
    gap,
  }),
  hotImage: ({ image, alt, zones }, site) => ({
    ...{ src: image, alt },
    zones: zones.map(({ x, y, w, h, text, link }) => ({ x, y, w, h, way: wayOf(link, site, text) })),
  }),
  singleImage: ({ image, alt, link, width }, site) => ({
    ...{ picture: { src: image, alt, way: wayOf(link, site, alt) }, width },
  }),
  video: ({ video, poster, autoplay, alt }) => ({ src: video, poster, autoplay, title: alt || texts.video }),
  richText: ({ content }, { id, safeHtml }) => ({ html: safeHtml(id, content) }),
  inquiryEntry: ({ title, button, category }, site) => ({
    ...{ title, text: '', button: { href: inquiryHref(site, category), label: button } },
  }),
  coupon: (_, { found }) => ({
    offers: found.offers.map(({ id, title, text, beginDate, endDate }) => ({
      ...{ key: id, title, text, note: texts.offerDays(beginDate, endDate) },
    })),
  }),
  spacer: ({ height, line, colour }) => ({ height, line, color: colour }),
  tabs: ({ tabs }, { found, terminal }) => ({
    tabs: withKeys(tabs).map(({ key, text, columns, ...look }, place) => ({
      ...{ key, text, columns },
      goods: (found.tabs[place] ?? []).map((product) => productView(product, terminal, look)),
    })),
  }),
  floatBar: ({ side, items }, { businessId }) => ({
    side,
    phone: items.includes('phone') ? phoneWay(businessId) : null,
    chat: items.includes('chat') ? chatWay(businessId) : null,
    top: items.includes('top'),
  }),
  bottomNav: ({ items }, site) => ({
    items: withKeys(items).map(({ key, icon, text, link }) => ({
      ...{ key, icon: iconOf(icon), text, way: wayOf(link, site, text) },
    })),
  }),
};

/** A block with all that it shows; the editor asks for one at a time, as it changes. */
export function blockView(block: Block, site: ShopSite): ShopBlockView {
  const { id, type, name, style, props } = block;
  const toView = TO_VIEW[type] as ToView<BlockType>; // The type of the block names its own rule.
  const view = toView(props, { ...site, id, found: site.resolved[id] ?? NOTHING });
  return { id, type, name, style, view } as ShopBlockView; // As above.
}

/** What a visitor sees of a page, from top to bottom; blocks of kinds that are not known are left out. */
export function blockViews(schema: PageSchema, site: ShopSite): readonly ShopBlockView[] {
  const { showHeader } = schema.page;
  return shownBlocks(schema)
    .filter(({ type }) => showHeader || type !== 'shopHeader')
    .map((block) => blockView(block, site));
}
