import { callsOf, publishAs, quotationFields, TRADE_PATHS, type TradePlatform } from './inquiries.ts';
import type { TestMember } from './members.ts';

/** How far from its deadline a quotation is sent at most, before or after, in ms. */
const SPREAD_MS = 50;
/** From setting a deadline to the deadline: time for those who look for jobs to learn of it. */
const LEAD_MS = 300;

/** A quotation that was sent near its deadline; times in ms since 1970 by the clock of the database's machine. */
export interface Arrival {
  readonly supplierId: string;
  readonly sentAt: number;
  readonly answeredAt: number;
  readonly code: number;
  readonly msg: string;
}

/** What a round came to. */
export interface StormRound {
  readonly inquiryId: string;
  readonly deadline: number;
  readonly arrivals: readonly Arrival[];
}

/** Sets the first deadline of an inquiry to a whole millisecond that is near, as time would bring it near. */
async function setDeadline({ db }: TradePlatform, inquiryId: string): Promise<number> {
  const [row] = await db.admin<{ at: string }>(
    `with moved as (
       update inquiry set quote_deadline = date_trunc('milliseconds', clock_timestamp()) + $2 * interval '1 ms'
       where id = $1 returning id, quote_deadline
     ), round as (
       update inquiry_round r set deadline = moved.quote_deadline from moved where r.inquiry_id = moved.id
     ), due as (
       update job set run_at = moved.quote_deadline from moved
       where kind = 'inquiry.deadline' and starts_with(key, moved.id || '/1/')
     )
     select round(extract(epoch from quote_deadline) * 1000)::text as at, pg_notify('job', '')::text from moved`,
    [inquiryId, LEAD_MS],
  );
  if (row === undefined) throw new Error('the inquiry is gone');
  return Number(row.at);
}

const until = (at: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, at - Date.now())));

/**
 * Has every supplier quote within 50 ms of the deadline of an inquiry of its own round, before or after, by the calls.
 * The database runs on this machine: one clock for both.
 *
 * @param offset where between 0 and 1 of these 100 ms a supplier sends
 */
export async function stormDeadline(
  platform: TradePlatform,
  buyer: TestMember,
  suppliers: readonly TestMember[],
  offset: () => number,
): Promise<StormRound> {
  const { id, lineIds } = await publishAs(platform, buyer);
  const deadline = await setDeadline(platform, id);
  const arrivals = await Promise.all(
    suppliers.map(async (supplier, index): Promise<Arrival> => {
      const fields = quotationFields(id, lineIds, [300_000 + index, 300_000]);
      await until(deadline + (offset() * 2 - 1) * SPREAD_MS);
      const sentAt = Date.now();
      const { code, msg } = await callsOf(platform, supplier).post(`${TRADE_PATHS.quotation}/submit`, fields);
      return { supplierId: supplier.businessId, sentAt, answeredAt: Date.now(), code, msg };
    }),
  );
  return { inquiryId: id, deadline, arrivals };
}
