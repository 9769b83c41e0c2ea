import './tables.ts';
import type { MaterialPrice } from '@jianzhu/domain';
import { STANDING_DEAL_STATUSES } from '@jianzhu/domain/deals';
import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';

export interface DealFigures {
  readonly dealTotal: number;
  /** fen */
  readonly dealAmount: number;
  readonly dealThisMonth: number;
}

/** The start of the running day or week here: nothing public moves with a single deal, at the moment that it is made. */
const closed = (unit: 'day' | 'week') =>
  sql`(date_trunc(${sql.lit(unit)}, ${businessNow} at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai')`;

/** Ten thousand yuan by ten, in fen: finer amounts would tell what the deals of a quiet day came to. */
const AMOUNT_STEP = 10_000_000;

/**
 * How many deals there were at the end of yesterday, and what they came to together, in whole steps; in a transaction of
 * `withWorker`, which sees all.
 */
export async function countDeals(transaction: Transaction): Promise<DealFigures> {
  const { rows } = await sql<{ total: number; amount: string; month: number }>`
    select count(*)::int as total, coalesce(sum(total_amount), 0) as amount,
      count(*) filter (
        where confirm_time >= date_trunc('month', ${businessNow} at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'
      )::int as month
    from deal where status = any(${STANDING_DEAL_STATUSES}::int[]) and confirm_time < ${closed('day')}`.execute(
    transaction,
  );
  const [row] = rows;
  const dealAmount = Math.floor(Number(row?.amount ?? 0) / AMOUNT_STEP) * AMOUNT_STEP;
  return { dealTotal: row?.total ?? 0, dealAmount, dealThisMonth: row?.month ?? 0 };
}

/** A price is an index of deals of so many weeks … */
const WEEKS = 8;
/** … of so many sellers and buyers at least: nobody can tell from it what one of them paid or took (domain rules 0.10). */
const LEAST_SELLERS = 3;
const LEAST_BUYERS = 2;
const MOST_MATERIALS = 5;
const SCOPE = { regionName: '全省', period: `近${WEEKS}周成交均价` };

/**
 * The price index of what is dealt in most: the mean price with tax of a unit, weighted by quantity, in standing deals of
 * the eight weeks before the end of each of the last eight whole weeks, to the yuan; weeks whose deals are too few are
 * left out. In a transaction of `withWorker`.
 */
export async function readPriceIndex(transaction: Transaction): Promise<MaterialPrice[]> {
  const { rows } = await sql<{ name: string; unit: string; trend: string[] }>`
    with line as (
      select deal.business_id as buyer, supplier_business_id as seller, confirm_time as at,
        line->>'materialName' as name, line->>'unit' as unit,
        (line->>'unitPrice')::numeric as price, (line->>'quantity')::numeric as quantity
      from deal cross join lateral jsonb_array_elements(lines) as line
      where status = any(${STANDING_DEAL_STATUSES}::int[]) and confirm_time < ${closed('week')}
        and confirm_time > ${closed('week')} - make_interval(weeks => ${2 * WEEKS - 1}::int)
    ), week as (
      select back, ${closed('week')} - make_interval(weeks => back) as until from generate_series(0, ${WEEKS}::int - 1) as back
    ), point as (
      select name, unit, back, round(sum(price * quantity) / sum(quantity), -2) as price, count(*) as lines
      from week join line on at <= until and at > until - make_interval(weeks => ${WEEKS}::int)
      group by name, unit, back
      having count(distinct seller) >= ${LEAST_SELLERS} and count(distinct buyer) >= ${LEAST_BUYERS}
    )
    select name, unit, array_agg(price::text order by back desc) as trend
    from point group by name, unit
    having bool_or(back = 0)
    order by max(lines) filter (where back = 0) desc, name
    limit ${MOST_MATERIALS}`.execute(transaction);
  return rows.map(({ name, unit, trend: texts }) => {
    const trend = texts.map(Number);
    const price = trend.at(-1) ?? null;
    const before = trend.at(-2);
    const change = price === null || before === undefined ? null : price - before;
    // A course of one point is a level line.
    const course = trend.length > 1 ? trend : [...trend, ...trend];
    return { name, unit: `元/${dictionaryLabel(UNITS, unit)}`, price, change, trend: course, ...SCOPE };
  });
}
