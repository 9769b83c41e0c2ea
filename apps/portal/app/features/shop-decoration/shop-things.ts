/** Kinds of what a shop has that its pages show by id. */
export type ThingKind = 'products' | 'services' | 'certificates' | 'offers';

/** One thing that a page can show or lead to. */
export interface Thing {
  readonly id: string;
  readonly name: string;
  /** Address of its picture, '' for none. */
  readonly picture: string;
  /** It is not shown to visitors any more. */
  readonly isGone: boolean;
}

/** A page of things as they are chosen from. */
export interface ThingPage {
  readonly things: readonly Thing[];
  readonly hasMore: boolean;
}

/** A category of the shop, of the first level or below one. */
export interface ShopCategory {
  readonly id: string;
  readonly name: string;
}

/** What the shop has, as far as the editor knows it, and how it finds the rest. */
export interface ShopThings {
  /** The things of some ids, in their order; one that nobody knows is gone. */
  named(kind: ThingKind, ids: readonly string[]): readonly Thing[];
  find(kind: ThingKind, keyword: string, current: number): Promise<ThingPage>;
  /** What was chosen is known by name from then on. */
  remember(kind: ThingKind, things: readonly Thing[]): void;
  /** Categories of the shop, each with the name of the one above it. */
  readonly categories: readonly ShopCategory[];
  /** Categories of materials, of the first level. */
  readonly materials: readonly ShopCategory[];
  /** Addresses of pictures that the company has on its pages and products, the newest first. */
  readonly pictures: readonly string[];
  /** @throws PictureRefused */
  uploadPicture(file: File, report?: (done: number) => void): Promise<string>;
  /** @throws PictureRefused */
  uploadVideo(file: File): Promise<string>;
}
