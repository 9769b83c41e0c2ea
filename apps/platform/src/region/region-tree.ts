import type { RegionNode } from '@jianzhu/api-client/schemas';
import type { Region } from '@jianzhu/domain/forms';
import { areaList } from '@vant/area-data';

const { province_list, city_list, county_list } = areaList;

const below = (list: Readonly<Record<string, string>>, head: string) =>
  Object.entries(list).flatMap(([code, name]) => (code.startsWith(head) ? [{ code, name }] : []));

/** Every division of the country, from the provinces down; made once. */
export const REGION_TREE: RegionNode[] = below(province_list, '').map((province) => ({
  ...province,
  children: below(city_list, province.code.slice(0, 2)).map((city) => ({
    ...city,
    children: below(county_list, city.code.slice(0, 4)),
  })),
}));

/** The divisions below one; the provinces below none. */
export function divisionsBelow(code: string | undefined): readonly RegionNode[] {
  if (code === undefined) return REGION_TREE;
  const province = REGION_TREE.find((node) => node.code.slice(0, 2) === code.slice(0, 2));
  if (province?.code === code) return province.children ?? [];
  return province?.children?.find((city) => city.code === code)?.children ?? [];
}

/** A district with all that it belongs to; undefined for a code that is none. */
export function regionOf(districtCode: string): Region | undefined {
  const provinceCode = `${districtCode.slice(0, 2)}0000`;
  const cityCode = `${districtCode.slice(0, 4)}00`;
  const [provinceName, cityName, districtName] = [
    province_list[provinceCode],
    city_list[cityCode],
    county_list[districtCode],
  ];
  if (provinceName === undefined || cityName === undefined || districtName === undefined) return undefined;
  return { provinceCode, provinceName, cityCode, cityName, districtCode, districtName };
}
