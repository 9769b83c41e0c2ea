import './tables.ts';
import { STANDING_DEAL_STATUSES } from '@jianzhu/domain/deals';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';

export interface DealFigures {
  readonly dealTotal: number;
  /** fen */
  readonly dealAmount: number;
  readonly dealThisMonth: number;
}

/** The start of the running day here: nothing public moves with a single deal, at the moment that it is made. */
const today = sql`(date_trunc('day', ${businessNow} at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai')`;

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
    from deal where status = any(${STANDING_DEAL_STATUSES}::int[]) and confirm_time < ${today}`.execute(transaction);
  const [row] = rows;
  const dealAmount = Math.floor(Number(row?.amount ?? 0) / AMOUNT_STEP) * AMOUNT_STEP;
  return { dealTotal: row?.total ?? 0, dealAmount, dealThisMonth: row?.month ?? 0 };
}
