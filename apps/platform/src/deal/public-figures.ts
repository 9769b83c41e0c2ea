import './tables.ts';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { STANDING } from './price-index.ts';

export interface DealFigures {
  readonly dealTotal: number;
  /** fen, in whole 万元 */
  readonly dealAmount: number;
  readonly dealThisMonth: number;
}

const TEN_THOUSAND_YUAN = 1_000_000;

/**
 * How many deals there are, and what they come to together, up to the end of yesterday: a figure that moved with each
 * deal would tell everybody what that one was worth (domain rules 0.10). In a transaction of `withWorker`, which sees all.
 */
export async function countDeals(transaction: Transaction): Promise<DealFigures> {
  const { rows } = await sql<{ total: number; amount: string; month: number }>`
    with today as (select date_trunc('day', ${businessNow} at time zone 'Asia/Shanghai') as begins)
    select count(*)::int as total, coalesce(sum(total_amount), 0) as amount,
      count(*) filter (where confirm_time >= date_trunc('month', begins) at time zone 'Asia/Shanghai')::int as month
    from deal, today
    where status = any(${STANDING}::int[]) and confirm_time < begins at time zone 'Asia/Shanghai'`.execute(transaction);
  const [row] = rows;
  const amount = Math.floor(Number(row?.amount ?? 0) / TEN_THOUSAND_YUAN) * TEN_THOUSAND_YUAN;
  return { dealTotal: row?.total ?? 0, dealAmount: amount, dealThisMonth: row?.month ?? 0 };
}
