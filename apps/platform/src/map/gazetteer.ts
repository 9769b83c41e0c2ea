import { regionOf } from '../region/region-tree.ts';
import { MOST_PLACES, type Place, type PlaceFinder, type Point } from './place-finder.ts';
import { PLACES_OF_JILIN } from './places-of-jilin.ts';

/** Farther away than this no place says anything of a point, in metres. */
const FARTHEST = 60_000;

const PLACES: readonly Place[] = PLACES_OF_JILIN.flatMap(([name, district, longitude, latitude, street]) => {
  const region = regionOf(district);
  if (region === undefined) return [];
  const { provinceName, cityName, districtName } = region;
  const address = `${provinceName}${cityName}${districtName}${street}`;
  return [{ name: name || districtName, address, longitude, latitude, region }];
});

/** Finds places in the list that comes with the platform. */
export const gazetteer: PlaceFinder = {
  async search(keyword, city) {
    const words = keyword.normalize('NFKC').split(/\s+/).filter(Boolean);
    const rated = PLACES.map((place) => ({ place, rating: rate(place, words, keyword) })).filter(
      ({ rating }) => rating > 0,
    );
    const isNear = ({ region }: Place) => Number(city !== undefined && region.cityCode === city);
    return rated
      .toSorted((a, b) => isNear(b.place) - isNear(a.place) || b.rating - a.rating)
      .slice(0, MOST_PLACES)
      .map(({ place }) => place);
  },
  async at(point) {
    let [nearest, shortest]: [Place | null, number] = [null, FARTHEST];
    for (const place of PLACES) {
      const distance = metresBetween(place, point);
      if (distance < shortest) [nearest, shortest] = [place, distance];
    }
    return nearest;
  },
};

/** How well a place fits: its name as a whole, its beginning, a part; a part of its address; named in a whole address. */
function rate({ name, address, region }: Place, words: readonly string[], keyword: string): number {
  if (words.length === 0) return 0;
  if (name === keyword) return 5;
  if (words.length === 1 && name.startsWith(keyword.trim())) return 4;
  if (words.every((word) => name.includes(word))) return 3;
  if (words.every((word) => name.includes(word) || address.includes(word))) return 2;
  return keyword.includes(name) || keyword.includes(region.districtName) ? 1 : 0;
}

const METRES_A_DEGREE = 111_320;

/** Flat within a province: good to a few per cent. */
function metresBetween(one: Point, other: Point): number {
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(east, one.latitude - other.latitude) * METRES_A_DEGREE;
}
