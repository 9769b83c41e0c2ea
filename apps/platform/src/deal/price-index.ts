import './tables.ts';
import type { MaterialPrice } from '@jianzhu/domain';
import { STANDING_DEAL_STATUSES } from '@jianzhu/domain/deals';
import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { JobHandler } from '../jobs/run-job.ts';

/** A point is the mean price of deals of so many weeks … */
const WEEKS = 8;
/** … of so many sellers and buyers at least: nobody can tell from it what one of them paid or took (domain rules 0.10). */
const LEAST_SELLERS = 3;
const LEAST_BUYERS = 2;
/** What came since the last point: fewer lines, or those of one seller, could be told from the difference of the two. */
const LEAST_NEW_LINES = 3;
const LEAST_NEW_SELLERS = 2;
const MOST_MATERIALS = 5;
const SCOPE = { regionName: '全省', period: `近${WEEKS}周成交均价` };

/** The Monday of this week in Asia/Shanghai. */
const thisWeek = sql`date_trunc('week', ${businessNow} at time zone 'Asia/Shanghai')`;

/**
 * Writes the points of the last weeks that are not there: the mean price with tax of a unit of what was dealt in,
 * weighted by quantity, in whole yuan, by standing deals of the eight weeks before each Monday. In `withWorker`.
 */
export async function keepPricePoints(transaction: Transaction): Promise<void> {
  for (let back = WEEKS - 1; back >= 0; back -= 1) {
    await sql`
      with week as (
        select ${thisWeek} - make_interval(weeks => ${back}::int) as ends
      ), last as (
        select name, unit, max(price_point.week) as week from price_point join week on price_point.week < ends
        group by name, unit
      ), line as (
        select deal.business_id as buyer, supplier_business_id as seller,
          confirm_time at time zone 'Asia/Shanghai' as at, line->>'materialName' as name, line->>'unit' as unit,
          (line->>'unitPrice')::numeric as price, (line->>'quantity')::numeric as quantity
        from week, deal cross join lateral jsonb_array_elements(lines) as line
        where status = any(${STANDING_DEAL_STATUSES}::int[]) and confirm_time < ends at time zone 'Asia/Shanghai'
          and confirm_time >= (ends - make_interval(weeks => ${WEEKS}::int)) at time zone 'Asia/Shanghai'
      )
      insert into price_point (name, unit, week, price, lines)
      select name, unit, week.ends::date, round(sum(price * quantity) / sum(quantity) / 100) * 100, count(*)
      from week cross join line left join last using (name, unit)
      group by name, unit, week.ends
      having count(distinct seller) >= ${LEAST_SELLERS} and count(distinct buyer) >= ${LEAST_BUYERS}
        and count(*) filter (where at >= coalesce(last.week, '-infinity')) >= ${LEAST_NEW_LINES}
        and count(distinct seller) filter (where at >= coalesce(last.week, '-infinity')) >= ${LEAST_NEW_SELLERS}
        and round(sum(price * quantity) / sum(quantity) / 100) > 0
      on conflict do nothing`.execute(transaction);
  }
}

/** Keeps the index up to the week. */
export const pricePointsJob: JobHandler = { everySeconds: 3600, run: keepPricePoints };

/** The points of the last eight weeks of what is dealt in most; in a transaction of `withWorker`. */
export async function readPriceIndex(transaction: Transaction): Promise<MaterialPrice[]> {
  const { rows } = await sql<{ name: string; unit: string; trend: string[] }>`
    select name, unit, array_agg(price::text order by week) as trend
    from price_point where week > ${thisWeek} - make_interval(weeks => ${WEEKS}::int)
    group by name, unit order by max(lines) desc, name limit ${MOST_MATERIALS}`.execute(transaction);
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
