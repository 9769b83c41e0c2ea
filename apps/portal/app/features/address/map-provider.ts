import { MapPicker, type MapPickerProps, type MapPoint } from '@jianzhu/ui/map-picker';
import type { ComponentType } from 'react';
import type { PortalClient } from '../../portal-client.ts';
import { addressCalls, type Place } from './address-calls.ts';
import { addressTexts } from './messages.ts';

/** What finds places and draws the ground; a maps service takes the place of the default. */
export interface MapProvider {
  /** At most ten places, those of a city first. */
  search(keyword: string, city: string | undefined): Promise<readonly Place[]>;
  /** The place at a point, or near it. */
  placeAt(point: MapPoint): Promise<Place | null>;
  readonly Map: ComponentType<MapPickerProps>;
  /** What whoever chooses here should know. */
  readonly note: string | null;
}

/** Draws the places that the platform's own list knows. */
export function offlineMap(client: PortalClient): MapProvider {
  return {
    async search(keyword, city) {
      return (await addressCalls(client)).searchPlaces({ query: { keyword, ...(city !== undefined && { city }) } });
    },
    async placeAt({ longitude, latitude }) {
      return (await addressCalls(client)).placeAt({ query: { lng: longitude, lat: latitude } });
    },
    Map: MapPicker,
    note: addressTexts.mapNote,
  };
}
