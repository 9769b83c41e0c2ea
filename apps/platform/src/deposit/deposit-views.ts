import './tables.ts';
import { formatDateTime } from '@jianzhu/domain';
import { type DepositStatus, depositMachine, isGuarantee } from '@jianzhu/domain/payments';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { inStatuses } from '../deal/deal-views.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { readNow } from '../inquiry/own-inquiry.ts';
import { whereInScope } from '../member/data-scope.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { findLiveOrder, toOrder } from '../payment/own-order.ts';
import type { PaymentChannel } from '../ports/payment-channel.ts';
import { type ListShape, refersTo } from '../record/list-records.ts';
import { ESCROW } from './messages.ts';
import type { Deposit } from './own-deposit.ts';
import { bizOf, guaranteeFrom, readBill, refuseBill } from './pay.ts';

export const DEPOSIT_LIST = {
  filters: { tenderId: refersTo('deposit.tender_id'), status: inStatuses('deposit.status') },
  sorts: {},
  order: ['deposit.update_time'],
} satisfies ListShape<{ readonly tenderId: string; readonly status?: string | undefined }>;

/** The deposits of the tenders of the caller's business. */
export const depositsOf = (transaction: Transaction, caller: BusinessMember) =>
  transaction
    .selectFrom('deposit')
    .innerJoin('business as supplier', 'supplier.id', 'deposit.business_id')
    .innerJoin('tender', 'tender.id', 'deposit.tender_id')
    .selectAll('deposit')
    .select('supplier.name as supplier_name')
    .where('deposit.buyer_business_id', '=', caller.acting.businessId)
    .where(whereInScope(caller, 'tender.create_user_id'));

const guaranteeOf = (row: Deposit) => ({
  ...{ guaranteeNo: row.guarantee_no, issuer: row.issuer, validUntil: row.valid_until ?? '' },
  guaranteeAmount: row.guarantee_amount === null ? null : Number(row.guarantee_amount),
  files: [...row.files],
});

export const toDepositRow = (row: Deposit & { readonly supplier_name: string }, { acting }: BusinessMember) => ({
  ...{ id: row.id, version: row.version, updateTime: timeText(row.update_time) },
  allowedActions: depositMachine.allowedActions(
    row.status as DepositStatus, // the table checks that it is one
    { is: ['buyer'], permissionKeys: permissionKeys(acting) },
    { isGuarantee: isGuarantee(row.method) },
  ),
  ...{ businessId: row.business_id, businessName: row.supplier_name, amount: Number(row.amount) },
  ...{ method: row.method, status: row.status, payTime: timeText(row.pay_time), refundTime: timeText(row.refund_time) },
  ...{ reason: row.reason, ...guaranteeOf(row) },
});

/** What a company pays for a tender, with how far that is; in its session. */
export async function viewBill(
  transaction: Transaction,
  caller: BusinessMember,
  channel: PaymentChannel,
  asked: { readonly tenderId: string; readonly payType: 1 | 2 },
) {
  const bill = await readBill(transaction, caller, asked, 'read');
  if (bill instanceof Refusal) return bill;
  const { tender, deposit } = bill;
  const now = await readNow(transaction);
  const order =
    asked.payType === 2 && deposit === undefined ? undefined : await findLiveOrder(transaction, bizOf(bill), 'read');
  const buyer = await transaction
    .selectFrom('business')
    .select('name')
    .where('id', '=', tender.business_id)
    .executeTakeFirst();
  const refused = refuseBill(bill, now);
  return {
    tender: {
      ...{ id: tender.id, code: tender.code, title: tender.title, tenderType: tender.tender_type },
      ...{ buyerName: buyer?.name ?? '', bidDeadline: timeText(tender.bid_deadline) },
    },
    ...{ amount: bill.amount, deadline: timeText(bill.deadline), methods: [...bill.methods], isPaid: bill.isPaid },
    order: order === undefined ? null : toOrder(order, caller),
    deposit:
      deposit === undefined
        ? null
        : {
            ...{ id: deposit.id, version: deposit.version, status: deposit.status, method: deposit.method },
            ...{ reason: deposit.reason, ...guaranteeOf(deposit) },
          },
    guaranteeUntil: guaranteeFrom(tender),
    account: ESCROW,
    refusal: refused && { code: refused.code, message: refused.msg },
    isSandbox: channel.isSandbox,
    serverTime: formatDateTime(now.getTime()),
  };
}
