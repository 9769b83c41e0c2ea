import type { PlatformSettings } from '../env.ts';
import type { Log } from '../http/log.ts';
import { createBaiduPlaces } from './baidu-places.ts';
import { gazetteer } from './gazetteer.ts';
import type { PlaceFinder } from './place-finder.ts';

/** The maps service that is configured, with the gazetteer for when it fails; else the gazetteer. */
export function choosePlaceFinder({ map }: Pick<PlatformSettings, 'map'>, log: Log): PlaceFinder {
  if (map === undefined) return gazetteer;
  const service = createBaiduPlaces(map);
  const orElse = async <Found>(asked: Promise<Found>, otherwise: () => Promise<Found>): Promise<Found> => {
    try {
      return await asked;
    } catch (error) {
      log.warn({ err: error }, 'the maps service did not answer; the gazetteer does');
      return otherwise();
    }
  };
  return {
    search: (keyword, city) => orElse(service.search(keyword, city), () => gazetteer.search(keyword, city)),
    at: (point) => orElse(service.at(point), () => gazetteer.at(point)),
  };
}
