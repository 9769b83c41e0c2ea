import './tables.ts';
import type { MaterialPrice } from '@jianzhu/domain';
import { DEAL_STATUS } from '@jianzhu/domain/deals';
import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';

/** Deals that were agreed to and stand. */
const STANDING: readonly number[] = [DEAL_STATUS.confirmed, DEAL_STATUS.finished];

export interface DealFigures {
  readonly dealTotal: number;
  /** fen */
  readonly dealAmount: number;
  readonly dealThisMonth: number;
}

/** How many deals there are, and what they come to together; in a transaction of `withWorker`, which sees all. */
export async function countDeals(transaction: Transaction): Promise<DealFigures> {
  const { rows } = await sql<{ total: number; amount: string; month: number }>`
    select count(*)::int as total, coalesce(sum(total_amount), 0) as amount,
      count(*) filter (
        where confirm_time >= date_trunc('month', ${businessNow} at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'
      )::int as month
    from deal where status = any(${STANDING}::int[])`.execute(transaction);
  const [row] = rows;
  return { dealTotal: row?.total ?? 0, dealAmount: Number(row?.amount ?? 0), dealThisMonth: row?.month ?? 0 };
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
 * the eight weeks before the end of each of the last eight weeks; weeks whose deals are too few are left out. In a
 * transaction of `withWorker`.
 */
export async function readPriceIndex(transaction: Transaction): Promise<MaterialPrice[]> {
  const { rows } = await sql<{ name: string; unit: string; trend: string[] }>`
    with line as (
      select deal.business_id as buyer, supplier_business_id as seller, confirm_time as at,
        line->>'materialName' as name, line->>'unit' as unit,
        (line->>'unitPrice')::numeric as price, (line->>'quantity')::numeric as quantity
      from deal cross join lateral jsonb_array_elements(lines) as line
      where status = any(${STANDING}::int[]) and confirm_time <= ${businessNow}
        and confirm_time > ${businessNow} - make_interval(weeks => ${2 * WEEKS - 1}::int)
    ), week as (
      select back, ${businessNow} - make_interval(weeks => back) as until from generate_series(0, ${WEEKS}::int - 1) as back
    ), point as (
      select name, unit, back, round(sum(price * quantity) / sum(quantity)) as price, count(*) as lines
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
