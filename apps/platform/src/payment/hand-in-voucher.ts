import './tables.ts';
import { checkVoucher, PAY_CHANNEL, voucherRecord } from '@jianzhu/domain/payments';
import * as v from 'valibot';
import { setFiles, takeFiles } from '../attachment/record-files.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { refuseIssues, refuseViolations } from '../record/refuse-violations.ts';
import { handIn } from '../review/hand-in.ts';
import { changeOrder, type PayOrder, payerOf } from './own-order.ts';
import { payableOf } from './payables.ts';
import { voucherReview } from './voucher-review.ts';

interface HandedIn {
  /** The order that is there; none where its number is not known yet. */
  readonly known: PayOrder | undefined;
  /** fen, of what is to be paid */
  readonly amount: number;
  /** Opens an order, once the voucher is right. */
  readonly open: () => Promise<PayOrder>;
  /** Of `voucherRecord`, as it came. */
  readonly body: object;
}

/**
 * Hands in the voucher of a transfer, on the page of a tender and in the cashier alike: the platform looks whether the money
 * has come (domain rules 5.5, 13.3). Behind the lock of what is paid for, in `withWorker`.
 */
export async function handInVoucher(
  transaction: Transaction,
  caller: BusinessMember,
  { known, amount, open, body }: HandedIn,
): Promise<PayOrder | Refusal> {
  const parsed = v.safeParse(voucherRecord, body);
  if (!parsed.success) return refuseIssues(parsed.issues);
  const voucher = parsed.output;
  const broken = checkVoucher(voucher, amount);
  if (broken.length > 0) return refuseViolations(broken);
  const keep = await takeFiles(transaction, caller, { type: 'pay_order', id: known?.id ?? null }, voucher.files);
  if (keep instanceof Refusal) return keep;
  const order = known ?? (await open());
  const files = keep(voucher.files);
  const changed = await changeOrder(transaction, order, {
    ...{ action: 'handIn', actor: payerOf(caller), userId: caller.userId },
    columns: {
      ...{ channel: PAY_CHANNEL.transfer, fail_reason: '', payer_name: voucher.payerName },
      ...{ voucher_amount: voucher.paidAmount, voucher_date: voucher.paidDate, voucher_files: JSON.stringify(files) },
    },
  });
  if (changed instanceof Refusal) return changed;
  await setFiles(transaction, { type: 'pay_order', id: changed.id }, files);
  await handIn(transaction, voucherReview, {
    ...{ bizType: 'voucher', bizId: changed.id, code: changed.code, title: changed.subject },
    ...{ businessId: changed.business_id, userId: caller.userId },
  });
  return (await payableOf(changed.biz_type).handedIn?.(transaction, changed, caller)) ?? changed;
}
