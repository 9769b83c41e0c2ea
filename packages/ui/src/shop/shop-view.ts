import type { IconName } from '../icon/shapes.ts';
import type { SafeHtml } from '../rich-text/safe-html.ts';

/** Where a shop is looked at: in a wide window, or on a phone. */
export type ShopTerminal = 'pc' | 'app';

/** Where a click leads; texts and addresses are as they are to be read and followed. */
export interface ShopWay {
  readonly href: string;
  /** What is there, for who does not see the picture that leads there. */
  readonly label: string;
  /** Beyond the platform: it is asked first, see `ShopLeaving`. */
  readonly isOutside?: boolean;
}

/** A picture and where it leads; null leads nowhere. */
export interface ShopPicture {
  readonly src: string;
  /** What it shows; '' for decoration. */
  readonly alt: string;
  readonly way: ShopWay | null;
}

/** A drawing of the house, or a picture of the shop's own. */
export type ShopIcon = { readonly drawn: IconName } | { readonly src: string };

/** A product or a service as a card. */
export interface ShopGoods {
  readonly key: string;
  readonly href: string;
  readonly name: string;
  /** Address of the picture, '' for none. */
  readonly cover: string;
  /** Brand, category or company, in one line. */
  readonly note: string;
  /** The figure, or 面议. */
  readonly price: string;
  /** What the figure counts, such as 元/吨起. */
  readonly unit: string;
  /** How many there are, in words; '' is not shown. */
  readonly stock: string;
  /** Leads to asking for a price; null shows no button. */
  readonly ask: ShopWay | null;
}

/** Goods in columns. What is not to be shown, such as prices, comes as ''. */
export interface ShopGoodsList {
  readonly goods: readonly ShopGoods[];
  readonly columns: number;
}

export interface ShopHeaderView {
  readonly name: string;
  /** false: something below is what the page is called. */
  readonly namesPage?: boolean;
  readonly logo: string;
  /** Address of the picture behind, '' for the theme's colour. */
  readonly background: string;
  readonly slogan: string;
  /** Address that the search in the shop is sent to, and what goes with it; null for none. */
  readonly search: {
    readonly action: string;
    readonly kept: readonly (readonly [name: string, value: string])[];
    readonly keyword: string;
  } | null;
  /** Whether what a visitor can do stands in it: the page says what with `ShopActions`. */
  readonly showsActions: boolean;
}

interface ShopCarouselView {
  readonly items: readonly (ShopPicture & { readonly key: string })[];
  /** ms that each is shown. */
  readonly interval: number;
  /** px at the width of the terminal. */
  readonly height: number;
  readonly indicator: 'dot' | 'number' | 'none';
}

/** How the cells of a cube lie. */
export type ShopCubeLayout = 'one' | 'two' | 'three' | 'four' | 'leftTwoRight' | 'topTwoBelow';

/** A rectangle of a picture that leads somewhere, in percent of its width and height. */
interface ShopZone {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly way: ShopWay | null;
}

export interface ShopCertificate {
  readonly key: string;
  readonly name: string;
  /** Until when it holds, in words. */
  readonly note: string;
  /** Address of its picture, '' for a drawing. */
  readonly picture: string;
  readonly href: string;
}

interface ShopCase {
  readonly key: string;
  readonly src: string;
  readonly name: string;
  /** When, and for how much, in one line. */
  readonly note: string;
}

export interface ShopFact {
  readonly term: string;
  readonly value: string;
}

/** A row of the offers that are on, in words. */
interface ShopOffer {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly note: string;
}

/** An icon with a word below it. */
export interface ShopNavItem {
  readonly key: string;
  readonly icon: ShopIcon;
  readonly text: string;
  readonly way: ShopWay | null;
}

/** What each kind of block shows (domain rules 14.2). */
export interface ShopBlockViews {
  readonly shopHeader: ShopHeaderView;
  readonly carousel: ShopCarouselView;
  readonly notice: { readonly texts: readonly string[]; readonly interval: number; readonly icon: boolean };
  readonly imageNav: { readonly items: readonly ShopNavItem[]; readonly columns: number };
  readonly title: {
    readonly text: string;
    readonly subText: string;
    readonly align: 'left' | 'center';
    readonly more: ShopWay | null;
  };
  readonly productGroup: ShopGoodsList;
  readonly productSlide: { readonly goods: readonly ShopGoods[] };
  readonly serviceGroup: ShopGoodsList;
  readonly cube: {
    readonly layout: ShopCubeLayout;
    readonly cells: readonly (ShopPicture & { readonly key: string })[];
    /** px between them. */
    readonly gap: number;
  };
  readonly hotImage: { readonly src: string; readonly alt: string; readonly zones: readonly ShopZone[] };
  readonly singleImage: { readonly picture: ShopPicture; readonly width: 'full' | 'content' };
  readonly video: { readonly src: string; readonly poster: string; readonly title: string; readonly autoplay: boolean };
  readonly richText: { readonly html: SafeHtml };
  readonly companyIntro: {
    readonly paragraphs: readonly string[];
    readonly image: string;
    readonly facts: readonly ShopFact[];
    readonly more: ShopWay | null;
  };
  readonly qualificationWall: { readonly certificates: readonly ShopCertificate[]; readonly columns: number };
  readonly caseList: { readonly items: readonly ShopCase[] };
  readonly contact: {
    readonly facts: readonly ShopFact[];
    readonly map: ShopWay | null;
    readonly chat: ShopWay | null;
  };
  readonly inquiryEntry: { readonly title: string; readonly text: string; readonly button: ShopWay };
  readonly coupon: { readonly offers: readonly ShopOffer[] };
  readonly spacer: {
    readonly height: number;
    readonly line: 'none' | 'solid' | 'dashed';
    readonly color: string;
  };
  readonly tabs: { readonly tabs: readonly (ShopGoodsList & { readonly key: string; readonly text: string })[] };
  readonly floatBar: {
    readonly side: 'left' | 'right';
    readonly phone: ShopWay | null;
    readonly chat: ShopWay | null;
    readonly top: boolean;
  };
  readonly bottomNav: { readonly items: readonly ShopNavItem[] };
}

export type ShopBlockType = keyof ShopBlockViews;

/** How a block stands on its page; px, and colours as #rrggbb or '' for none. */
export interface ShopBlockStyle {
  readonly marginTop: number;
  readonly marginBottom: number;
  readonly paddingX: number;
  readonly background: string;
  readonly radius: number;
}

/** A block with all that it shows, so that drawing it asks nobody. */
export type ShopBlockView = {
  readonly [Type in ShopBlockType]: {
    readonly id: string;
    readonly type: Type;
    /** What the shop calls it; its name for who hears the page. */
    readonly name: string;
    readonly style: ShopBlockStyle;
    readonly view: ShopBlockViews[Type];
  };
}[ShopBlockType];

/** The ground that the blocks stand on. */
export interface ShopGround {
  readonly terminal: ShopTerminal;
  /** #rrggbb. */
  readonly background: string;
  /** Address of the picture behind all of it, '' for none. */
  readonly backgroundImage: string;
  /** #rrggbb, of buttons and marks. */
  readonly themeColor: string;
  /** #rrggbb, of the words on it. */
  readonly labelColor: string;
}
