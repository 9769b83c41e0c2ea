import { placesBeyond } from '@jianzhu/domain';
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { containing } from '../db/containing.ts';
import { parseRecordId } from '../db/context.ts';
import { type Page, type PageRequest, readPage } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';

/** A condition that one field of a list's query stands for. */
type Filter<Value> = (value: Value) => Expression<SqlBool>;

/** The conditions of a list, by the field that asks for each. */
type Filters<Query> = { readonly [Name in keyof Query]?: Filter<NonNullable<Query[Name]>> };

/** A text that stands in one of the columns. */
export const like =
  (...columns: readonly [string, ...string[]]): Filter<string> =>
  (text) =>
    sql<SqlBool>`(${sql.join(
      columns.map((column) => sql`${sql.ref(column)} like ${containing(text)}`),
      sql` or `,
    )})`;

export const equals =
  (column: string): Filter<string | number> =>
  (value) =>
    sql<SqlBool>`${sql.ref(column)} = ${value}`;

/** A record by its id; a number that no id can be names none. */
export const refersTo =
  (column: string): Filter<string> =>
  (id) =>
    sql<SqlBool>`${sql.ref(column)} = ${parseRecordId(id) ?? null}`;

/** From the first number on and below the second, which is null where the band has no end; nothing for no band. */
export const withinBand = (column: string, band: readonly [number, number | null] | null | undefined) =>
  band
    ? sql<SqlBool>`(${sql.ref(column)} >= ${band[0]} and (${band[1]}::int is null or ${sql.ref(column)} < ${band[1]}::int))`
    : sql<SqlBool>`false`;

/** Yes (1) or no (0). */
export const flag =
  (column: string): Filter<number> =>
  (value) =>
    sql<SqlBool>`${sql.ref(column)} = ${value === 1}`;

/** What names no place beyond the region of a platform's edition (decision 55). */
export const ofEdition =
  (...columns: readonly [string, ...string[]]): Filter<string> =>
  (platformCode) => {
    const beyond = placesBeyond(platformCode);
    const said = sql`concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))})`;
    return beyond === null ? sql<SqlBool>`true` : sql<SqlBool>`${said} !~ ${beyond}`;
  };

/** From a day on (Asia/Shanghai). */
export const since =
  (column: string): Filter<string> =>
  (day) =>
    sql<SqlBool>`${sql.ref(column)} >= ${day}::date::timestamp at time zone 'Asia/Shanghai'`;

/** Up to a day and including it. */
export const until =
  (column: string): Filter<string> =>
  (day) =>
    sql<SqlBool>`${sql.ref(column)} < (${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'`;

/** In a year (Asia/Shanghai). */
export const inYear =
  (column: string): Filter<string> =>
  (year) =>
    sql<SqlBool>`${sql.ref(column)} >= make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'Asia/Shanghai')
      and ${sql.ref(column)} < make_timestamptz(${year}::int + 1, 1, 1, 0, 0, 0, 'Asia/Shanghai')`;

/** Which page of a list, and in which order: the name of a column, `-` before it from the greatest down. */
interface ListRequest extends PageRequest {
  readonly sort?: string | undefined;
}

/** What a list may be asked for. */
export interface ListShape<Query> {
  readonly filters: Filters<Query>;
  /** Columns that it can be ordered by, by their name in the contract. */
  readonly sorts: Readonly<Record<string, string>>;
  /** Its order when none is asked for: columns from the greatest down. */
  readonly order: readonly string[];
}

/** A query with the conditions that were filled in: what a list finds, in no order, as it is counted. */
export function filterRows<Named, Tables extends keyof Named, Found, Query extends object>(
  query: SelectQueryBuilder<Named, Tables, Found>,
  { filters }: Pick<ListShape<Query>, 'filters'>,
  asked: Partial<NoInfer<Query>>,
): SelectQueryBuilder<Named, Tables, Found> {
  let rows = query;
  // Object.keys of the filters gives exactly the fields that have one.
  for (const name of Object.keys(filters) as (keyof Query)[]) {
    const [filter, value] = [filters[name], asked[name]];
    if (filter === undefined || value === undefined || value === null || value === '') continue;
    rows = rows.where(filter(value));
  }
  return rows;
}

/** What a list finds in the order that was asked for; the id makes every order total. */
export function listQuery<Named, Tables extends keyof Named, Found, Query extends object>(
  query: SelectQueryBuilder<Named, Tables, Found>,
  shape: ListShape<NoInfer<Query>>,
  asked: Query & Pick<ListRequest, 'sort'>,
): SelectQueryBuilder<Named, Tables, Found> {
  let rows = filterRows(query, shape, asked);
  const { sorts, order } = shape;
  const { sort } = asked;
  const direction = sort === undefined || sort.startsWith('-') ? 'desc' : 'asc';
  const column = sort === undefined ? undefined : sorts[sort.replace('-', '')];
  for (const name of [...(column === undefined ? order : [column]), 'id'])
    rows = rows.orderBy(sql.ref(name), direction);
  return rows;
}

/** One page of a list as it was asked for. */
export function listRecords<Named, Tables extends keyof Named, Found, Row, Query extends ListRequest>(
  transaction: Transaction,
  query: SelectQueryBuilder<Named, Tables, Found>,
  shape: ListShape<NoInfer<Query>>,
  asked: Query,
  toRow: (found: Found) => Row,
): Promise<Page<Row>> {
  return readPage(transaction, listQuery(query, shape, asked), asked, toRow);
}
