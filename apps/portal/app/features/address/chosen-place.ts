import type { Region } from '@jianzhu/domain/forms';
import type { MapPoint } from '@jianzhu/ui/map-picker';
import type { Values } from '../../record/form-state.ts';
import type { Place } from './address-calls.ts';

/** What of a place's address its region does not say. */
export function detailOf({ name, address, region }: Place): string {
  const { provinceName, cityName, districtName } = region;
  const street = [provinceName, cityName, districtName].reduce(
    (rest, part) => (rest.startsWith(part) ? rest.slice(part.length).trimStart() : rest),
    address,
  );
  return street.includes(name) || name === districtName ? street : `${street}${name}`;
}

/** Whether a form says another district than the map does. */
export function isElsewhere(region: Region | null, place: Place): boolean {
  return region !== null && region.districtCode !== place.region.districtCode;
}

/** What a chosen point fills in. */
export function fieldsOf(place: Place, { longitude, latitude }: MapPoint, keepsRegion: boolean): Values {
  return { longitude, latitude, detail: detailOf(place), ...(!keepsRegion && { region: place.region }) };
}
