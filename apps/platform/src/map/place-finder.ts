import type { Region } from '@jianzhu/domain/forms';

/** A point of the map in degrees (BD-09). */
export interface Point {
  readonly longitude: number;
  readonly latitude: number;
}

/** A place of the map with the address that it has. */
export interface Place extends Point {
  readonly name: string;
  readonly address: string;
  readonly region: Region;
}

/** Who knows the places of the map: the bundled gazetteer, or a maps service. */
export interface PlaceFinder {
  /**
   * At most ten places by their name, the best first.
   *
   * @param city division code of the city to look in first
   */
  search(keyword: string, city?: string): Promise<Place[]>;
  /** The nearest known place; null where there is none. */
  at(point: Point): Promise<Place | null>;
}

/** Places that a search gives. */
export const MOST_PLACES = 10;
