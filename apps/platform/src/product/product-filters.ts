import './tables.ts';
import type { productSchemas } from '@jianzhu/api-client/schemas';
import { attributeFilterText, readAttributeFilter } from '@jianzhu/domain/products';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { parseRecordId } from '../db/context.ts';
import type { ListShape } from '../record/list-records.ts';
import { equals, like, refersTo } from '../record/list-records.ts';
import { inCategory, pricedFrom, pricedTo } from './price-filters.ts';

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

const hasOneOf = ({ values }: AttributeChoice) => sql<SqlBool>`facet_values && ${[...values]}::text[]`;

const all = (conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

/** What has one of the values of each parameter. */
export const hasAttributes = (choices: readonly AttributeChoice[]): Expression<SqlBool> => all(choices.map(hasOneOf));

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
  shopCategoryId: (id) => sql<SqlBool>`shop_category_ids @> array[${parseRecordId(id) ?? null}]::bigint[]`,
  attributes: (text) => hasAttributes(attributeChoices(text)),
};
