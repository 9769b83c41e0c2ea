import * as v from 'valibot';
import { divisionsBelow, regionOf } from '../region/region-tree.ts';
import { MOST_PLACES, type Place, type PlaceFinder } from './place-finder.ts';

export interface MapSettings {
  /** Origin of the service. */
  readonly url: string;
  /** Never logged: it stands in every address that is asked. */
  readonly key: string;
}

export const MAP_URL = 'https://api.map.baidu.com';
const ANSWER_WITHIN_MS = 3000;
/** Where to look when no city is named. */
const PROVINCE = '吉林省';

const place = v.object({
  name: v.string(),
  address: v.optional(v.string(), ''),
  location: v.object({ lng: v.number(), lat: v.number() }),
  adcode: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
});

const found = v.object({ status: v.literal(0), results: v.array(v.unknown()) });

const reversed = v.object({
  status: v.literal(0),
  result: v.object({
    formatted_address: v.string(),
    sematic_description: v.optional(v.string(), ''),
    addressComponent: v.object({ adcode: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) }),
  }),
});

/**
 * Finds places by the web API of Baidu Maps (place/v2/search, reverse_geocoding/v3), whose coordinates are BD-09.
 *
 * @throws what went wrong, without the key: no answer in time, or one that says that nothing was done
 */
export function createBaiduPlaces({ url, key }: MapSettings, answerWithinMs: number = ANSWER_WITHIN_MS): PlaceFinder {
  async function ask<Schema extends v.GenericSchema>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    const search = new URLSearchParams({ ...query, output: 'json', ak: key });
    const answer = await fetch(`${url}${path}?${search}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`the maps service answered ${answer.status}`);
    }
    const body: unknown = await answer.json();
    const read = v.safeParse(schema, body);
    if (!read.success) throw new Error(`the maps service answered status ${statusIn(body)}`);
    return read.output;
  }
  return {
    async search(keyword, city) {
      const query = {
        query: keyword,
        region: cityName(city) ?? PROVINCE,
        page_size: String(MOST_PLACES),
        extensions_adcode: 'true',
        ret_coordtype: 'bd09ll',
      };
      const { results } = await ask('/place/v2/search', query, found);
      return results.flatMap(toPlace).slice(0, MOST_PLACES);
    },
    async at(point) {
      const { longitude, latitude } = point;
      const query = { location: `${latitude},${longitude}`, coordtype: 'bd09ll', ret_coordtype: 'bd09ll' };
      const { result } = await ask('/reverse_geocoding/v3/', query, reversed);
      const region = regionOf(result.addressComponent.adcode);
      const address = result.formatted_address;
      return region === undefined ? null : { name: result.sematic_description || address, address, ...point, region };
    },
  };
}

/** Suggestions of whole cities come among the places and have no point: they are left out. */
function toPlace(row: unknown): Place[] {
  const read = v.safeParse(place, row);
  const region = read.success ? regionOf(read.output.adcode) : undefined;
  if (!read.success || region === undefined) return [];
  const { name, address, location } = read.output;
  return [{ name, address: address || name, longitude: location.lng, latitude: location.lat, region }];
}

function cityName(code: string | undefined): string | undefined {
  return code === undefined
    ? undefined
    : divisionsBelow(`${code.slice(0, 2)}0000`).find((city) => city.code === code)?.name;
}

const statusIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'status' in body ? String(body.status) : 'nothing';
