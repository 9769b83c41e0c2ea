import type { RegionNode } from '@jianzhu/api-client/schemas';
import type { Region } from '@jianzhu/domain/forms';
import { areaList } from '@vant/area-data';

const { province_list, city_list, county_list } = areaList;

/** The divisions of a list by the first digits of their codes, each list read once: it holds thousands. */
function divisionsBy(digits: number, list: Readonly<Record<string, string>>): (code: string) => RegionNode[] {
  const divisions = new Map<string, RegionNode[]>();
  for (const [code, name] of Object.entries(list)) {
    const head = code.slice(0, digits);
    const known = divisions.get(head) ?? [];
    divisions.set(head, known);
    known.push({ code, name });
  }
  return (code) => divisions.get(code.slice(0, digits)) ?? [];
}

const citiesOf = divisionsBy(2, city_list);
const countiesOf = divisionsBy(4, county_list);

/** Every division of the country, from the provinces down; made once. */
export const REGION_TREE: RegionNode[] = Object.entries(province_list).map(([code, name]) => ({
  ...{ code, name },
  children: citiesOf(code).map((city) => ({ ...city, children: countiesOf(city.code) })),
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
