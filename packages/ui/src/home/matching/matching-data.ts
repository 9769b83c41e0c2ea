import type { TagProps } from '../../tag/tag.tsx';

/** Who publishes: `demand` buys by inquiry, `supply` sells goods. */
export type MatchingSide = 'demand' | 'supply';

/** One inquiry or product, ready to be read. */
export interface MatchingRow {
  readonly href: string;
  /** Key of its category, one of `categories`. */
  readonly category: string;
  readonly title: string;
  readonly specification: string;
  readonly company: string;
  readonly region: string;
  /** Quantity with unit of an inquiry, price with unit of a product. */
  readonly amountText: string;
  /** Deadline of an inquiry, last change of a product. */
  readonly timeText: string;
  /** The same time for machines, ISO 8601. */
  readonly dateTime: string;
  readonly status: { readonly label: string; readonly tone: NonNullable<TagProps['tone']> };
}

/** A price of the board with its recent course, oldest first. */
export interface MaterialPrice {
  readonly name: string;
  /** "元/吨". */
  readonly unit: string;
  readonly priceText: string;
  /** "涨20", "跌6", "持平": the word carries the meaning, colour only repeats it. */
  readonly changeText: string;
  readonly direction: 'up' | 'down' | 'flat';
  readonly trend: readonly number[];
}

/** Everything of supply-demand matching. More than seven rows of a side serve the category filter. */
export interface MatchingData {
  readonly categories: readonly { readonly key: string; readonly label: string }[];
  readonly rows: Readonly<Record<MatchingSide, readonly MatchingRow[]>>;
  readonly publishInquiryHref: string;
  readonly publishProductHref: string;
  readonly counters: readonly { readonly label: string; readonly valueText: string }[];
  /** Left out when there is no source of prices. */
  readonly prices?: { readonly scopeText: string; readonly items: readonly MaterialPrice[] };
}
