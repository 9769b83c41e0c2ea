import '../content/tables.ts';
import type { productSchemas } from '@jianzhu/api-client/schemas';
import { categoryName } from '@jianzhu/domain/catalogs';
import { categoryAttributes, readAttributeFilter } from '@jianzhu/domain/products';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { Transaction } from '../db/schema.ts';
import { attributeChoices, hasAttributes, PRODUCT_FILTERS, type ProductFilters } from './product-filters.ts';

type Facets = InferOutput<(typeof productSchemas)['list']['data']>['facets'];

const MOST_BRANDS = 30;
const GROUP_LENGTH = 2;

/** What a filter of a list asks for; everything where it is not set. */
function asked(filters: ProductFilters, name: keyof ProductFilters): Expression<SqlBool> {
  // Each filter takes the value of its own field.
  const filter = PRODUCT_FILTERS[name] as ((value: unknown) => Expression<SqlBool>) | undefined;
  const value = filters[name];
  return filter === undefined || value === undefined || value === '' ? sql<SqlBool>`true` : filter(value);
}

/** What no choice among the facets changes. */
const COMMON = ['keyword', 'priceFrom', 'priceTo', 'businessId', 'shopCategoryId'] as const;

const common = (filters: ProductFilters) =>
  sql`standing = 2 and ${sql.join(
    COMMON.map((name) => asked(filters, name)),
    sql` and `,
  )}`;

interface Counted {
  readonly category_code: string | null;
  readonly brand_name: string | null;
  readonly city_code: string | null;
  readonly place: string | null;
  readonly by_category: number;
  readonly by_brand: number;
  readonly by_city: number;
}

/**
 * What a list of products can be narrowed to, each without the filter of its own: leaves of the category's group, brands,
 * cities, and values of the parameters that the category usually has (domain rules 33). Read from the indexes of lists alone
 * where a category is asked for and no keyword.
 */
export async function productFacets(transaction: Transaction, filters: ProductFilters): Promise<Facets> {
  const { categoryCode } = filters;
  const group = categoryCode === undefined ? sql`true` : sql`category_group = ${categoryCode.slice(0, GROUP_LENGTH)}`;
  const { rows } = await sql<Counted>`
    select category_code, brand_name, city_code,
      (select name from district where code = city_code) as place,
      (count(*) filter (where of_brand and of_city and of_attributes))::int as by_category,
      (count(*) filter (where of_category and of_city and of_attributes))::int as by_brand,
      (count(*) filter (where of_category and of_brand and of_attributes))::int as by_city
    from (
      select category_code, brand_name, city_code, ${asked(filters, 'categoryCode')} as of_category,
        ${asked(filters, 'brandName')} as of_brand, ${asked(filters, 'cityCode')} as of_city,
        ${asked(filters, 'attributes')} as of_attributes
      from product where ${common(filters)} and ${group}) as found
    group by grouping sets ((category_code), (brand_name), (city_code))`.execute(transaction);
  const most = <Row extends { readonly name: string; readonly count: number }>(found: readonly Row[]): Row[] =>
    found.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count || compare(one, other));
  return {
    categories: most(
      rows.flatMap(({ category_code: code, by_category: count }) =>
        code === null ? [] : [{ code, name: categoryName(code), count }],
      ),
    ),
    brands: most(
      rows.flatMap(({ brand_name: name, by_brand: count }) => (name === null ? [] : [{ name, count }])),
    ).slice(0, MOST_BRANDS),
    cities: most(
      rows.flatMap(({ city_code: code, place, by_city: count }) =>
        code === null || place === null ? [] : [{ code, name: place, count }],
      ),
    ),
    attributes: categoryCode === undefined ? [] : await attributeFacets(transaction, filters, categoryCode),
  };
}

const compare = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name < other.name ? -1 : 1;

async function attributeFacets(
  transaction: Transaction,
  filters: ProductFilters,
  categoryCode: string,
): Promise<Facets['attributes']> {
  const choices = attributeChoices(filters.attributes);
  /** Of a parameter those count that have what is chosen of the others. */
  const own = choices.map(
    (choice) => sql`(starts_with(pair, ${prefixOf(choice.values[0] ?? '')}) or ${hasAttributes([choice])})`,
  );
  const { rows } = await sql<{ pair: string; count: number }>`
    select pair, count(*)::int as count
    from product, unnest(facet_values) as pair
    where ${common(filters)} and ${sql.join(
      [asked(filters, 'categoryCode'), asked(filters, 'brandName'), asked(filters, 'cityCode'), ...own],
      sql` and `,
    )}
    group by pair order by count desc, pair`.execute(transaction);
  const counted = rows.flatMap(({ pair, count }) => readAttributeFilter(pair).map((one) => ({ ...one, count })));
  return categoryAttributes(categoryCode).flatMap(({ name }) => {
    const values = counted.filter((one) => one.name === name).map(({ value, count }) => ({ value, count }));
    return values.length === 0 ? [] : [{ name, values }];
  });
}

/** The parameter of a pair as `facet_values` has it, with its colon. */
const prefixOf = (pair: string): string => pair.slice(0, pair.indexOf(':') + 1);
