import { describe, expect, it } from 'vitest';
import { gazetteer } from './gazetteer.ts';
import { MOST_PLACES } from './place-finder.ts';
import { PLACES_OF_JILIN } from './places-of-jilin.ts';

const names = async (keyword: string, city?: string) => (await gazetteer.search(keyword, city)).map(({ name }) => name);

describe('the gazetteer', () => {
  it('knows every row once, in a district that there is, within the province', async () => {
    const keys = PLACES_OF_JILIN.map(([name, district]) => `${name} ${district}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const [name, district, longitude, latitude] of PLACES_OF_JILIN) {
      const place = await gazetteer.at({ longitude, latitude });
      expect(place?.region.provinceName, name || district).toBe('吉林省');
      expect([longitude > 121.6 && longitude < 131.4, latitude > 40.8 && latitude < 46.4]).toEqual([true, true]);
    }
  });

  it('has each place nearer to the seat of its own district than 130 km', () => {
    const seats = new Map(PLACES_OF_JILIN.flatMap(([name, code, ...at]) => (name === '' ? [[code, at] as const] : [])));
    const astray = PLACES_OF_JILIN.filter(([, code, longitude, latitude]) => {
      const [east = 0, north = 0] = seats.get(code) ?? [];
      return Math.hypot((east - longitude) * 0.72, north - latitude) * 111 > 130;
    });
    expect(astray).toEqual([]);
  });

  it('finds by the whole name, its beginning, a part, and words of the address', async () => {
    expect((await names('长春站'))[0]).toBe('长春站');
    expect((await names('长春'))[0]).toMatch(/^长春/);
    expect(await names('潭国家森林')).toEqual(['净月潭国家森林公园']);
    expect(await names('延吉 机场')).toEqual(['延吉朝阳川国际机场']);
    expect(await names('梅河口市')).toContain('梅河口市');
    expect(await names('火星')).toEqual([]);
    expect(await names('  ')).toEqual([]);
  });

  it('finds the neighbourhood of a whole address', async () => {
    expect(await names('吉林省通化市集安市迎宾路7号')).toContain('集安市');
  });

  it('gives ten at most, those of the city first', async () => {
    const all = await gazetteer.search('市', '220500');
    expect(all).toHaveLength(MOST_PLACES);
    expect(all[0]?.region.cityCode).toBe('220500');
  });

  it('knows the nearest place of a point, and nothing far from all', async () => {
    expect((await gazetteer.at({ longitude: 125.331, latitude: 43.913 }))?.name).toBe('长春站');
    expect(await gazetteer.at({ longitude: 116.4, latitude: 39.9 })).toBeNull();
    expect(await gazetteer.at({ longitude: Number.NaN, latitude: 0 })).toBeNull();
  });
});
