import './tables.ts';
import { PAYMENT_MESSAGES } from '@jianzhu/domain/payments';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { isInScope } from '../member/data-scope.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { findRecord } from '../record/find-record.ts';
import type { PayOrder } from './own-order.ts';
import { payableOf } from './payables.ts';
import { lockOrder } from './take-answer.ts';

/** An order of the caller's business; whose scope is her own has those of her own records, whoever pays them. */
export async function findOwn(
  transaction: Transaction,
  caller: BusinessMember,
  id: string,
): Promise<PayOrder | Refusal> {
  const found = await findRecord(transaction, 'pay_order', id);
  const none = new Refusal('notFound', { msg: PAYMENT_MESSAGES.noOrder });
  if (found instanceof Refusal || found.business_id !== caller.acting.businessId) return none;
  const payable = payableOf(found.biz_type);
  const owner = await payable.ownerOf(transaction, found.biz_id);
  if (owner instanceof Refusal || !isInScope(caller, owner)) return none;
  const key = payable.permission ?? 'pay_do';
  return permissionKeys(caller.acting).includes(key) ? found : new Refusal('noPermission');
}

/** The same, locked behind what it pays for. In `withWorker`. */
export async function lockOwn(
  transaction: Transaction,
  caller: BusinessMember,
  id: string,
): Promise<PayOrder | Refusal> {
  const found = await findOwn(transaction, caller, id);
  return found instanceof Refusal ? found : lockOrder(transaction, id);
}
