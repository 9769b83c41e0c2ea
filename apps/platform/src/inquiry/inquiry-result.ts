import './tables.ts';
import '../deal/tables.ts';
import '../member/tables.ts';
import { DEAL_SOURCE, LIVE_DEAL_STATUSES } from '@jianzhu/domain/deals';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import type { Inquiry } from './own-inquiry.ts';

/** Says anew who has won, as those who quoted read it; in `withWorker`. */
export async function writeResult(
  transaction: Transaction,
  { id, business_id, result_public }: Pick<Inquiry, 'id' | 'business_id' | 'result_public'>,
): Promise<void> {
  await transaction.deleteFrom('inquiry_result').where('inquiry_id', '=', id).execute();
  await sql`
    insert into inquiry_result (inquiry_id, business_id, supplier_business_id, supplier_name, total_amount)
    select ${id}, ${business_id}, b.id, b.name, case when ${result_public} then sum(d.total_amount) end
    from deal d join business b on b.id = d.supplier_business_id
    where d.source_type = ${DEAL_SOURCE.inquiry} and d.source_id = ${id} and d.status = any(${LIVE_DEAL_STATUSES}::int[])
    group by b.id, b.name`.execute(transaction);
}
