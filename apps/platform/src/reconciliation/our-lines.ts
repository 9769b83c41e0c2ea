import '../ledger/tables.ts';
import '../payment/tables.ts';
import '../withdrawal/tables.ts';
import type { BillLine } from '@jianzhu/domain/reconciliations';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';

/**
 * What moved over channels on a day by our books, under the number that the channel was told. Money that people moved by
 * transfer is on no channel's statement.
 *
 * @param day `YYYY-MM-DD` in Asia/Shanghai
 */
export async function readOurLines(
  transaction: Transaction,
  day: string,
  kinds: readonly BillLine['kind'][],
): Promise<BillLine[]> {
  const { rows } = await sql<{ kind: BillLine['kind']; number: string; amount: string }>`
    select moved.kind, moved.number, abs(e.amount) as amount
    from ledger_posting p
    join ledger_entry e on e.posting_id = p.id and e.account in ('online', 'payout')
    cross join lateral (
      select 'charge' as kind, a.channel_serial as number from pay_attempt a where p.cause = 'attempt/' || a.id
        and a.order_id = p.order_id
      union all
      select 'refund', r.code from refund_order r where p.cause = 'refund/' || r.id and r.order_id = p.order_id
      union all
      select 'payout', w.code from withdrawal w where p.cause = 'payout/' || w.id and w.id = p.withdrawal_id
    ) as moved
    where p.create_time >= ${day}::date::timestamp at time zone 'Asia/Shanghai'
      and p.create_time < (${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'
      and moved.kind = any(${kinds}::text[])`.execute(transaction);
  return rows.map(({ kind, number, amount }) => ({ kind, number, amount: Number(amount) }));
}
