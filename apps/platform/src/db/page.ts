import { type SelectQueryBuilder, sql } from 'kysely';
import type { Transaction } from './schema.ts';
import { timeText } from './time-text.ts';

export interface PageRequest {
  readonly current: number;
  readonly size: number;
}

export interface Page<Row> {
  readonly records: Row[];
  readonly total: number;
  readonly size: number;
  readonly current: number;
  readonly pages: number;
}

/** Counting stops here, so that a list over a whole table costs no whole scan; a longer list says this number. */
export const COUNT_LIMIT = 10_000;

/**
 * Reads one page of a query and counts its rows.
 * @param query with its conditions and its order; the order must be total, or rows move between pages
 */
export async function readPage<Named, Tables extends keyof Named, Found, Row>(
  transaction: Transaction,
  query: SelectQueryBuilder<Named, Tables, Found>,
  request: PageRequest,
  toRow: (found: Found) => Row,
): Promise<Page<Row>> {
  const { current, size } = request;
  const total = await countRows(transaction, query);
  const rows = await query
    .limit(size)
    .offset((current - 1) * size)
    .execute();
  // Kysely's simplified row type is the selection itself.
  const records = rows.map((row) => toRow(row as Found));
  return pageOf(records, total, request);
}

/** A page with the time of its rows' deadlines. */
export const atTime = <Row>(page: Page<Row>, now: Date) => ({ ...page, serverTime: timeText(now) });

/** A page of rows that were read otherwise. */
export function pageOf<Row>(records: Row[], total: number, { current, size }: PageRequest): Page<Row> {
  return { records, total, size, current, pages: Math.ceil(total / size) };
}

async function countRows<Named, Tables extends keyof Named, Found>(
  transaction: Transaction,
  query: SelectQueryBuilder<Named, Tables, Found>,
): Promise<number> {
  const bounded = query.clearSelect().clearOrderBy().select(sql.lit(1).as('one')).limit(COUNT_LIMIT);
  const { rows } = await sql<{ total: string }>`select count(*) as total from (${bounded}) as bounded`.execute(
    transaction,
  );
  return Number(rows[0]?.total ?? 0);
}
