import type { Region } from '@jianzhu/domain/forms';
import { WHOLE_COUNTRY_CODE } from '@jianzhu/domain/supplier-profiles';
import { REGION_TREE } from '../region/region-tree.ts';
import { SUPPLIER_PROFILE_TEXTS as texts } from './messages.ts';

const OWN_PROVINCE = '220000';

const NAMES = new Map<string, string>([
  ...REGION_TREE.flatMap(({ code, name, children = [] }) => [
    [code, name] as const,
    ...children.map((city) => [city.code, city.name] as const),
  ]),
  [WHOLE_COUNTRY_CODE, texts.wholeCountry],
  [OWN_PROVINCE, texts.wholeProvince],
]);

/** Whether a code is one of the regions that a company may supply. */
export const isSupplyRegion = (code: string): boolean => NAMES.has(code);

/** 长春市、吉林市; 全国 and 全省 by these words. */
export const regionNames = (codes: readonly string[]): readonly string[] =>
  codes.flatMap((code) => NAMES.get(code) ?? []);

/** 长春市宽城区 */
export const placeName = ({ cityName, districtName }: Region): string => `${cityName}${districtName}`;
