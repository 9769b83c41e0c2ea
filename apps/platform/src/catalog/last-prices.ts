import { STANDING_DEAL_STATUSES } from '@jianzhu/domain/deals';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { reachesDeal } from '../deal/deal-scope.ts';
import type { BusinessMember } from '../http/caller.ts';
import { permissionKeys } from '../member/permission-keys.ts';

/** What a business paid for a unit of a material in its last deal: fen with tax, and the day. */
interface LastPrice {
  readonly unitPrice: number;
  readonly date: string;
}

/**
 * The last prices of the own deals as buyer, by `name spec unit`; in a transaction of a session, whose row security
 * leaves the deals of others out. None to who may not read deals.
 */
export async function lastPrices(
  transaction: Transaction,
  caller: BusinessMember,
  names: readonly string[],
): Promise<ReadonlyMap<string, LastPrice>> {
  if (names.length === 0 || !permissionKeys(caller.acting).includes('deal_view')) return new Map();
  const { rows } = await sql<{ material: string; price: number; date: string }>`
    select distinct on (1)
      concat_ws(' ', line ->> 'materialName', line ->> 'spec', line ->> 'unit') as material,
      (line ->> 'unitPrice')::float8 as price,
      to_char(confirm_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as date
    from deal, jsonb_array_elements(lines) as line
    where business_id = (select app.current_business()) and ${reachesDeal(caller)} and status = any(${STANDING_DEAL_STATUSES}::int[])
      and line ->> 'materialName' = any(${[...names]})
    order by 1, confirm_time desc, deal.id desc`.execute(transaction);
  return new Map(rows.map(({ material, price, date }) => [material, { unitPrice: price, date }]));
}
