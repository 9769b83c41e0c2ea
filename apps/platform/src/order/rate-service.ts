import '../service/tables.ts';
import './tables.ts';
import { ORDER_TYPE } from '@jianzhu/domain/orders';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import type { ServiceOrder } from './own-order.ts';

/** Makes the score of a service the mean of its ratings. In `withWorker`. */
export async function rateService(transaction: Transaction, { order_type, target_id }: ServiceOrder): Promise<void> {
  if (order_type !== ORDER_TYPE.service) return;
  await sql`
    update service set score = (
      select round(avg((rating->>'score')::numeric), 1) from service_order
      where order_type = ${ORDER_TYPE.service} and target_id = ${target_id} and rating is not null
    ) where id = ${target_id}`.execute(transaction);
}
