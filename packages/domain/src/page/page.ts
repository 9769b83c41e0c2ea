import type { CompanyType } from '../member/company-type.ts';
import type { PermissionKey } from '../permission/permission-keys.ts';

/** What stands around a page (specification 2, Layouts; decision 29). */
export type PageLayout = 'default' | 'djyl-default' | 'secondary' | 'simple-default' | 'simple' | 'empty';

/** The side of the marketplace that a page is for. */
export type PageSide = CompanyType | 'both';

/** What a query of a kept page may hold: a number, a column's code, or the name of a section of the home page. */
export type KeptQuery = 'id' | 'code' | 'home-section';

/**
 * What kept pages show, by the records behind it; `site` is what every page shows: menus, banners, settings, dictionaries.
 */
export const PAGE_CONTENTS = [
  'site',
  'article',
  'help',
  'legal',
  'salon',
  'knowledge',
  'lesson',
  'law',
  'service',
  'need',
  'company',
  'qualification',
] as const;
export type PageContent = (typeof PAGE_CONTENTS)[number];

/** Where portals hear from the platform whose content has changed: a name a line, in an answer that does not end. */
export const PAGE_CHANGES_PATH = '/page-changes';

/** How a page is kept for visitors, who all see it alike. */
interface PageKeeping {
  /** Seconds that it serves without a new rendering. */
  readonly seconds: number;
  /** Queries that tell its variants apart; any other makes it a page of its own request. */
  readonly query: Readonly<Record<string, KeptQuery>>;
  /** Whose changes end the time that it serves, besides those of the site. */
  readonly shows: readonly PageContent[];
}

/** A page of the portal: the one place that says what it is called, where it stands and whom it opens to. */
export interface Page {
  readonly path: string;
  /** Its heading, its entry in menus, its name for other sites (decisions 28 and 44). */
  readonly name: string;
  /** Its name on the supply side, where it differs. */
  readonly supplyName?: string;
  readonly layout: PageLayout;
  /** Named by the specification, or by us where a flow needs it (decision 43). */
  readonly origin: 'specified' | 'ours';
  readonly side: PageSide;
  /** Path of the list that it belongs to, which the way to it names. */
  readonly within?: string;
  /** Any one of them opens the page; none: whoever the layout lets in. */
  readonly keys: readonly PermissionKey[];
  /** The same on the supply side, where they differ. */
  readonly supplyKeys?: readonly PermissionKey[];
  /** Not built yet: its address answers with its name, and that it is to come. */
  readonly opening: boolean;
  /** Shows the record that its query names, and nothing without one. */
  readonly ofRecord?: true;
  /** Kept for visitors; missing: rendered for each request. */
  readonly keeping?: PageKeeping;
}

/** What a row says beyond path and name. */
export type PageFacts = Partial<Omit<Page, 'path' | 'name' | 'layout'>>;

/* @__NO_SIDE_EFFECTS__ */
export function page(layout: PageLayout, path: string, name: string, facts: PageFacts = {}): Page {
  return { path, name, layout, origin: 'specified', side: 'both', keys: [], opening: false, ...facts };
}

/** Name of a page on a side of the marketplace. */
export function pageName({ name, supplyName }: Pick<Page, 'name' | 'supplyName'>, side: CompanyType): string {
  return side === 'supply' ? (supplyName ?? name) : name;
}

/** The keys of which one opens a page on a side. */
export function pageKeys({ keys, supplyKeys }: Pick<Page, 'keys' | 'supplyKeys'>, side: CompanyType) {
  return side === 'supply' ? (supplyKeys ?? keys) : keys;
}

/** Whether a page opens: to this member, on this side. Without a key it is an in-page 403, never a redirect. */
export type PageAccess = 'open' | 'no-permission' | 'wrong-side';

/** The missing key is told before the wrong side: another side would not help. */
export function pageAccess(
  page: Pick<Page, 'keys' | 'supplyKeys' | 'side'>,
  permissionKeys: readonly string[],
  current: CompanyType,
): PageAccess {
  const { side } = page;
  const keys = pageKeys(page, current);
  const isGranted = keys.length === 0 || keys.some((key) => permissionKeys.includes(key));
  if (!isGranted) return 'no-permission';
  return side === 'both' || side === current ? 'open' : 'wrong-side';
}
