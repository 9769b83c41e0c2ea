import './tables.ts';
import type { productSchemas } from '@jianzhu/api-client/schemas';
import { attributeFilterText, readAttributeFilter } from '@jianzhu/domain/products';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { parseRecordId } from '../db/context.ts';
import type { ListShape } from '../record/list-records.ts';
import { equals, like, refersTo } from '../record/list-records.ts';

export type ProductQuery = InferOutput<typeof productSchemas.list.query>;
export type ProductFilters = Omit<ProductQuery, 'current' | 'size' | 'sort'>;

/** Values of one parameter that are looked for: any of them will do. */
interface AttributeChoice {
  readonly name: string;
  /** As `facet_values` has them. */
  readonly values: readonly string[];
}

/** Parameters of an address, each with the values that were chosen of it. */
export function attributeChoices(text: string | undefined): readonly AttributeChoice[] {
  const byName = new Map<string, string[]>();
  for (const pair of readAttributeFilter(text ?? '')) {
    byName.set(pair.name, [...(byName.get(pair.name) ?? []), attributeFilterText([pair])]);
  }
  return [...byName].map(([name, values]) => ({ name, values }));
}

/** A category of either level. */
export const inCategory = (code: string) =>
  code.length === 2 ? sql<SqlBool>`category_group = ${code}` : sql<SqlBool>`category_code = ${code}`;

/** What costs so much or more, fen, at least. */
export const pricedFrom = (fen: number) => sql<SqlBool>`price_from >= ${fen}`;

/** What is to be had for so much or less, fen. */
export const pricedTo = (fen: number) => sql<SqlBool>`price_from <= ${fen}`;

const hasOneOf = ({ values }: AttributeChoice) => sql<SqlBool>`facet_values && ${[...values]}::text[]`;

const all = (conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

/** What has one of the values of each parameter. */
export const hasAttributes = (choices: readonly AttributeChoice[]): Expression<SqlBool> => all(choices.map(hasOneOf));

/** In a category of a shop; one of the first level stands for those below it, too. */
const inShopCategory = (text: string): Expression<SqlBool> => {
  const id = parseRecordId(text) ?? null;
  return sql<SqlBool>`(shop_category_ids @> array[${id}]::bigint[] or shop_category_ids && array(
    select below.id from shop_category below where below.parent_id = ${id}))`;
};

/** What lists of products are narrowed by (domain rules 33). */
export const PRODUCT_FILTERS: ListShape<ProductFilters>['filters'] = {
  keyword: (text) => sql<SqlBool>`(${like('title', 'brand_name')(text)} or exists (select from business
    where business.id = product.business_id and ${like('business.name')(text)}))`,
  categoryCode: inCategory,
  brandName: equals('brand_name'),
  cityCode: equals('city_code'),
  priceFrom: pricedFrom,
  priceTo: pricedTo,
  businessId: refersTo('business_id'),
  shopCategoryId: inShopCategory,
  attributes: (text) => hasAttributes(attributeChoices(text)),
};
