import { DEPOSIT_MESSAGES, PAY_CHANNEL, PAY_METHOD, PAY_TYPE, type PayType } from '@jianzhu/domain/payments';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { findLiveOrder } from '../payment/own-order.ts';
import { bizOf, orderOf, readBill, refuseBill } from './pay.ts';

/**
 * The number that a transfer names: whoever pays by bank writes it on the transfer, before there is a voucher (domain
 * rules 5.5). The order that is there keeps its number, whatever method it began with. In `withWorker`.
 */
export async function reserveTransfer(
  transaction: Transaction,
  caller: BusinessMember,
  asked: { readonly tenderId: string; readonly payType: PayType },
): Promise<{ readonly orderId: string; readonly code: string } | Refusal> {
  const bill = await readBill(transaction, caller, asked, 'lock');
  if (bill instanceof Refusal) return bill;
  const refused = refuseBill(bill, await readNow(transaction));
  if (refused) return refused;
  if (!bill.methods.includes(PAY_METHOD.transfer)) {
    const isFee = bill.payType === PAY_TYPE.fee;
    return refuse('stateConflict', isFee ? DEPOSIT_MESSAGES.feeMethods : DEPOSIT_MESSAGES.methods);
  }
  const known = await findLiveOrder(transaction, bizOf(bill));
  const order = await orderOf(transaction, caller, bill, known, PAY_CHANNEL.transfer);
  return { orderId: order.id, code: order.code };
}
