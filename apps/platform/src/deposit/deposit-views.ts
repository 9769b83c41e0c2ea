import { businessName } from '../member/business-name.ts';
import { actorOf } from '../record/actor-of.ts';
import './tables.ts';
import { formatDateTime } from '@jianzhu/domain';
import { depositMachine, PAY_TYPE } from '@jianzhu/domain/payments';
import type { SqlBool } from 'kysely';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { inStatuses } from '../deal/deal-views.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { whereInScope } from '../member/data-scope.ts';
import { findLiveOrder, toOrder } from '../payment/own-order.ts';
import type { PaymentChannels } from '../ports/payment-channels.ts';
import { type ListShape, refersTo } from '../record/list-records.ts';
import type { Tender } from '../tender/own-tender.ts';
import { ESCROW } from './messages.ts';
import { type Deposit, factsOf, hasWon, readHasWon } from './own-deposit.ts';
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
    .select(['supplier.name as supplier_name', hasWon.as('has_won')])
    .where('deposit.buyer_business_id', '=', caller.acting.businessId)
    .where(whereInScope(caller, 'tender.create_user_id'));

const guaranteeOf = (row: Deposit) => ({
  ...{ guaranteeNo: row.guarantee_no, issuer: row.issuer, validUntil: row.valid_until ?? '' },
  guaranteeAmount: row.guarantee_amount === null ? null : Number(row.guarantee_amount),
  files: [...row.files],
});

type DepositRow = Deposit & { readonly supplier_name: string; readonly has_won: SqlBool };

export const toDepositRow = (row: DepositRow, caller: BusinessMember) => ({
  ...{ id: row.id, version: row.version, updateTime: timeText(row.update_time) },
  allowedActions: depositMachine.allowedActions(
    row.status,
    actorOf(caller, 'buyer'),
    factsOf(row, row.has_won === true),
  ),
  ...{ businessId: row.business_id, businessName: row.supplier_name, amount: Number(row.amount) },
  ...{ method: row.method, status: row.status, payTime: timeText(row.pay_time), refundTime: timeText(row.refund_time) },
  ...{
    isHeld: row.held_time !== null,
    isForfeitAsked: row.forfeit_time !== null,
    isProposed: row.propose_time !== null,
  },
  ...{ reason: row.reason, ...guaranteeOf(row) },
});

/** What a tender asks for: the fee of its documents, its deposit. */
const payTypesOf = ({ doc_fee, deposit_amount }: Tender, deposit: Deposit | undefined): number[] => [
  ...(Number(doc_fee ?? 0) > 0 ? [PAY_TYPE.fee] : []),
  ...(Number(deposit?.amount ?? deposit_amount ?? 0) > 0 ? [PAY_TYPE.deposit] : []),
];

/** What a company pays for a tender, with how far that is; in its session. */
export async function viewBill(
  transaction: Transaction,
  caller: BusinessMember,
  channels: PaymentChannels,
  asked: { readonly tenderId: string; readonly payType: 1 | 2 },
) {
  const bill = await readBill(transaction, caller, asked, 'read');
  if (bill instanceof Refusal) return bill;
  const { tender, deposit } = bill;
  const now = await readNow(transaction);
  const order =
    asked.payType === PAY_TYPE.deposit && deposit === undefined
      ? undefined
      : await findLiveOrder(transaction, bizOf(bill), 'read');
  const buyerName = await businessName(transaction, tender.business_id);
  const refused = refuseBill(bill, now);
  return {
    tender: {
      ...{
        id: tender.id,
        code: tender.code,
        title: tender.title,
        status: tender.status,
        tenderType: tender.tender_type,
      },
      ...{ buyerName, bidDeadline: timeText(tender.bid_deadline) },
    },
    ...{ amount: bill.amount, deadline: timeText(bill.deadline), methods: [...bill.methods] },
    ...{ payTypes: payTypesOf(tender, deposit), isPaid: bill.isPaid },
    order: order === undefined ? null : toOrder(order, caller),
    deposit:
      deposit === undefined
        ? null
        : {
            ...{ id: deposit.id, version: deposit.version, status: deposit.status, method: deposit.method },
            ...{ reason: deposit.reason, ...guaranteeOf(deposit) },
            allowedActions: depositMachine.allowedActions(
              deposit.status,
              actorOf(caller, 'supplier'),
              factsOf(deposit, await readHasWon(transaction, deposit.id)),
            ),
          },
    guaranteeUntil: guaranteeFrom(tender),
    account: ESCROW,
    refusal: refused && { code: refused.code, message: refused.msg },
    isSandbox: channels.isSandbox,
    serverTime: formatDateTime(now.getTime()),
  };
}
