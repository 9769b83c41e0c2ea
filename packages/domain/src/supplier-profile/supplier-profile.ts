import * as v from 'valibot';
import { categoryName } from '../catalog/material-categories.ts';
import { CERTIFICATE_FILES, certificateFiles } from '../certification/certificate-files.ts';
import { dictionary } from '../dictionary/dictionary.ts';
import { field } from '../form/field.ts';
import { rows } from '../form/rows.ts';
import { containedCategory, MAIN_CATEGORY_CODES } from './main-categories.ts';
import { SUPPLIER_PROFILE_MESSAGES as texts } from './messages.ts';

export const MOST_MAIN_CATEGORIES = 20;
export const MOST_SERVICE_TAGS = 6;
export const MOST_BRANDS = 30;
export const MOST_WAREHOUSES = 20;
/** Provinces of the country, or cities of ours. */
export const MOST_SUPPLY_REGIONS = 40;

/** The code of 全国 among the regions that a company supplies; 220000 is 全省. */
export const WHOLE_COUNTRY_CODE = '100000';
/** Regions that hold every other one that may be chosen. */
const WHOLES: readonly string[] = [WHOLE_COUNTRY_CODE, '220000'];

/** By what right a company sells a brand. */
export const AUTH_KINDS = dictionary([
  [1, '自有'],
  [2, '厂家授权'],
  [3, '代理'],
]);

/** The authorisation of one brand. */
export const brandRecord = v.object({
  name: field('str', { label: '品牌名称', required: true, min: 1, max: 40 }),
  authKind: field('enum', { label: '授权类型', required: true, dictionary: AUTH_KINDS }),
  certificate: field('att', {
    ...{ label: '授权证书', required: true, max: 1 },
    check: certificateFiles(CERTIFICATE_FILES.papers, texts.certificateForm),
  }),
  beginDate: field('date', { label: '有效期起', required: true }),
  endDate: field('date', { label: '有效期止', required: true }),
});

export type BrandFields = v.InferOutput<typeof brandRecord>;

/** One place where goods lie; its area in square metres. */
export const warehouseRecord = v.object({
  name: field('str', { label: '仓库名称', required: true, min: 2, max: 40 }),
  region: field('region', { label: '所在地区', required: true }),
  area: field('qty', { label: '面积（㎡）', required: true }),
});

export type WarehouseFields = v.InferOutput<typeof warehouseRecord>;

/** What a supplier says of itself (domain rules 10.3); `checkSupplierProfile` has what its fields make of each other. */
export const supplierProfileRecord = v.object({
  mainCategories: rows(v.pipe(v.string(), v.picklist(MAIN_CATEGORY_CODES, texts.unknownCategory)), {
    ...{ label: '主营品类', max: MOST_MAIN_CATEGORIES, emptyMessage: texts.mainCategories },
  }),
  supplyRegions: rows(v.pipe(v.string(), v.regex(/^\d{6}$/, texts.supplyRegions)), {
    ...{ label: '供货区域', max: MOST_SUPPLY_REGIONS, emptyMessage: texts.supplyRegions },
  }),
  yearSales: field('money', { label: '年销售额' }),
  vehicles: field('int', { label: '运输车辆', min: 0, max: 9_999 }),
  serviceTags: rows(field('str', { label: '服务标签', required: true, min: 1, max: 10 }), {
    ...{ label: '服务标签', max: MOST_SERVICE_TAGS },
  }),
  intro: field('text', { label: '供应能力介绍', max: 1_000 }),
  brands: rows(brandRecord, { label: '品牌授权', max: MOST_BRANDS }),
  warehouse: rows(warehouseRecord, { label: '仓库', max: MOST_WAREHOUSES }),
});

export type SupplierProfileFields = v.InferOutput<typeof supplierProfileRecord>;

type Wrong = { readonly field: keyof SupplierProfileFields; readonly message: string };

const compared = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** The first name that stands twice, however it is written; undefined when none does. */
function twice<Named extends { readonly name: string }>(list: readonly Named[], keyOf: (one: Named) => string) {
  const seen = new Set<string>();
  return list.find((one) => seen.size === seen.add(keyOf(one)).size);
}

/** What the fields of a profile make of each other, by the field that breaks it (domain rules 10.3). */
export function checkSupplierProfile(fields: SupplierProfileFields): readonly Wrong[] {
  const { mainCategories, supplyRegions, serviceTags, brands, warehouse } = fields;
  const contained = containedCategory([...new Set(mainCategories)]);
  const sameBrand = twice(brands, ({ name, authKind }) => `${authKind} ${compared(name)}`);
  const reversed = brands.find(({ beginDate, endDate }) => endDate <= beginDate);
  const sameWarehouse = twice(warehouse, ({ name }) => compared(name));
  const isWholeTwice = supplyRegions.length > 1 && supplyRegions.some((code) => WHOLES.includes(code));
  return [
    contained && wrong('mainCategories', texts.containedCategory(...named(contained))),
    isWholeTwice && wrong('supplyRegions', texts.wholeTwice),
    new Set(serviceTags.map(compared)).size < serviceTags.length && wrong('serviceTags', texts.sameTag),
    sameBrand && wrong('brands', texts.sameBrand(sameBrand.name)),
    reversed && wrong('brands', texts.brandOrder(reversed.name)),
    sameWarehouse && wrong('warehouse', texts.sameWarehouse(sameWarehouse.name)),
  ].filter((one) => typeof one === 'object' && one !== null);
}

/**
 * Why a profile cannot be handed in, or approved, as it stands on a day: an authorisation that has ended says nothing.
 *
 * @param today `YYYY-MM-DD`, Asia/Shanghai
 */
export function checkHandedIn(fields: SupplierProfileFields, today: string): readonly Wrong[] {
  const ended = fields.brands.find(({ endDate }) => endDate < today);
  return [...checkSupplierProfile(fields), ...(ended ? [wrong('brands', texts.brandExpired(ended.name))] : [])];
}

const wrong = (field: Wrong['field'], message: string): Wrong => ({ field, message });

const named = ([inner, outer]: readonly [string, string]) => [categoryName(inner), categoryName(outer)] as const;
