import './tables.ts';
import '../sign-up/tables.ts';
import {
  checkGuarantee,
  DEPOSIT_MESSAGES,
  DEPOSIT_STATUS,
  FEE_METHODS,
  guaranteeHolds,
  guaranteeRecord,
  PAY_BIZ_TYPE,
  PAY_CHANNEL,
  PAY_METHOD,
  PAY_STATUS,
  PAY_TYPE,
  type PayType,
} from '@jianzhu/domain/payments';
import { SIGN_UP_STATUS } from '@jianzhu/domain/sign-ups';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import * as v from 'valibot';
import { setFiles, takeFiles } from '../attachment/record-files.ts';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { isInScope } from '../member/data-scope.ts';
import { startOrder } from '../payment/attempt.ts';
import { handInVoucher } from '../payment/hand-in-voucher.ts';
import { type Biz, changeOrder, findLiveOrder, openOrder, type PayOrder, payerOf } from '../payment/own-order.ts';
import type { PaymentChannels } from '../ports/payment-channels.ts';
import { actorOf } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import { refuseIssues, refuseViolations } from '../record/refuse-violations.ts';
import type { Tender } from '../tender/own-tender.ts';
import { amountOf } from '../tender/tender-fields.ts';
import { changeDeposit, type Deposit, lockDeposit } from './own-deposit.ts';
import { payDeadline } from './pay-deadline.ts';

/** What is to be paid for a tender, of a sign-up that is locked. */
export interface Bill {
  readonly tender: Tender;
  readonly signUp: Row<'sign_up'>;
  /** Of the deposit; undefined of the fee. */
  readonly deposit: Deposit | undefined;
  readonly payType: PayType;
  /** fen */
  readonly amount: number;
  readonly deadline: Date;
  readonly methods: readonly number[];
  readonly isPaid: boolean;
}

interface Asked {
  readonly tenderId: string;
  readonly payType: PayType;
}

/** Reads what a company has to pay. @param mode `lock` behind the lock of its sign-up, in `withWorker` */
export async function readBill(
  transaction: Transaction,
  caller: BusinessMember,
  { tenderId, payType }: Asked,
  mode: 'lock' | 'read',
): Promise<Bill | Refusal> {
  const tender = await findRecord(transaction, 'tender', tenderId);
  if (tender instanceof Refusal) return tender;
  if (tender.business_id === caller.acting.businessId) return new Refusal('noPermission');
  const found = await transaction
    .selectFrom('sign_up')
    .selectAll()
    .where('tender_id', '=', tender.id)
    .where('business_id', '=', caller.acting.businessId)
    .$if(mode === 'lock', (query) => query.forUpdate())
    .executeTakeFirst();
  if (found === undefined || !isInScope(caller, found)) return new Refusal('notFound');
  const isFee = payType === PAY_TYPE.fee;
  const deposit = isFee ? undefined : await readDeposit(transaction, found.id, mode);
  return {
    ...{ tender, signUp: found, deposit, payType, deadline: payDeadline(tender, payType) },
    amount: amountOf(isFee ? tender.doc_fee : (deposit?.amount ?? tender.deposit_amount)) ?? 0,
    methods: isFee ? FEE_METHODS : tender.deposit_methods,
    isPaid: isFee ? found.fee_paid_time !== null : deposit !== undefined && isThere(deposit.status),
  };
}

const isThere = (status: number): boolean =>
  status === DEPOSIT_STATUS.paid || status === DEPOSIT_STATUS.kept || status === DEPOSIT_STATUS.converted;

const readDeposit = (transaction: Transaction, signUpId: string, mode: 'lock' | 'read') =>
  mode === 'lock'
    ? lockDeposit(transaction, signUpId)
    : transaction.selectFrom('deposit').selectAll().where('sign_up_id', '=', signUpId).executeTakeFirst();

/** Why nothing can be paid now; null when it can. */
export function refuseBill({ tender, signUp, deposit, payType, amount, deadline, isPaid }: Bill, now: Date) {
  const isFee = payType === PAY_TYPE.fee;
  if (amount === 0) return refuse('stateConflict', isFee ? DEPOSIT_MESSAGES.noFee : DEPOSIT_MESSAGES.noDeposit);
  if (signUp.status !== SIGN_UP_STATUS.approved) return refuse('stateConflict', DEPOSIT_MESSAGES.notApproved);
  if (isPaid) return refuse('stateConflict', isFee ? DEPOSIT_MESSAGES.feePaid : DEPOSIT_MESSAGES.depositPaid);
  if (deposit?.status === DEPOSIT_STATUS.verifying) return refuse('stateConflict', DEPOSIT_MESSAGES.verifying);
  const isOpen = tender.status === TENDER_STATUS.signingUp || tender.status === TENDER_STATUS.bidding;
  return !isOpen || now.getTime() >= deadline.getTime() ? new Refusal('deadlinePassed') : null;
}

/** What an order for a bill pays for. */
export const bizOf = ({ signUp, deposit }: Pick<Bill, 'signUp' | 'deposit'>): Biz =>
  deposit === undefined ? { type: PAY_BIZ_TYPE.docFee, id: signUp.id } : { type: PAY_BIZ_TYPE.deposit, id: deposit.id };

type Paid = { readonly status: number; readonly orderId: string | null };
type Body = Asked & { readonly method: number } & Readonly<Record<string, unknown>>;

/** Pays by one of the methods; in `withWorker`. */
export async function pay(
  transaction: Transaction,
  caller: BusinessMember,
  channels: PaymentChannels,
  body: Body,
): Promise<Paid | Refusal> {
  const bill = await readBill(transaction, caller, body, 'lock');
  if (bill instanceof Refusal) return bill;
  const refused = refuseBill(bill, await readNow(transaction));
  if (refused) return refused;
  if (!bill.methods.includes(body.method)) {
    const isFee = bill.payType === PAY_TYPE.fee;
    return refuse('stateConflict', isFee ? DEPOSIT_MESSAGES.feeMethods : DEPOSIT_MESSAGES.methods);
  }
  const order = await findLiveOrder(transaction, bizOf(bill));
  if (order?.status === PAY_STATUS.verifying) return refuse('stateConflict', DEPOSIT_MESSAGES.verifying);
  if (body.method === PAY_METHOD.online) return payOnline(transaction, caller, channels, bill, order);
  if (order?.status === PAY_STATUS.paying) return refuse('stateConflict', DEPOSIT_MESSAGES.paying);
  return body.method === PAY_METHOD.transfer
    ? payByTransfer(transaction, caller, bill, order, body)
    : handInGuarantee(transaction, caller, bill, order, body);
}

const subjectOf = ({ tender, payType }: Bill): string =>
  `${tender.title} ${payType === PAY_TYPE.fee ? DEPOSIT_MESSAGES.fee : DEPOSIT_MESSAGES.deposit}`;

/** The order of a bill, opened where there is none. */
export const orderOf = async (
  transaction: Transaction,
  caller: BusinessMember,
  bill: Bill,
  order: PayOrder | undefined,
  channel: number,
) =>
  order ??
  (await openOrder(transaction, {
    ...{ biz: bizOf(bill), businessId: bill.signUp.business_id, userId: caller.userId },
    ...{ subject: subjectOf(bill), amount: bill.amount, channel, expireTime: bill.deadline },
  }));

/**
 * Has the channel of a demonstration charge it; one that is asked already is not asked again. Where money is moved the
 * cashier takes the order from here: it knows the ways to pay.
 */
async function payOnline(
  transaction: Transaction,
  caller: BusinessMember,
  channels: PaymentChannels,
  bill: Bill,
  known: PayOrder | undefined,
): Promise<Paid | Refusal> {
  if (channels.all.length === 0) return refuse('stateConflict', DEPOSIT_MESSAGES.offline);
  if (known?.status === PAY_STATUS.paying) return { status: known.status, orderId: known.id };
  const order = await orderOf(transaction, caller, bill, known, PAY_CHANNEL.online);
  if (!channels.isSandbox) return { status: order.status, orderId: order.id };
  const started = await startOrder(transaction, order, caller);
  return started instanceof Refusal ? started : { status: started.status, orderId: started.id };
}

async function payByTransfer(
  transaction: Transaction,
  caller: BusinessMember,
  bill: Bill,
  known: PayOrder | undefined,
  body: Body,
): Promise<Paid | Refusal> {
  const open = () => orderOf(transaction, caller, bill, undefined, PAY_CHANNEL.transfer);
  const order = await handInVoucher(transaction, caller, { known, amount: bill.amount, open, body });
  return order instanceof Refusal ? order : { status: order.status, orderId: order.id };
}

async function handInGuarantee(
  transaction: Transaction,
  caller: BusinessMember,
  bill: Bill,
  order: PayOrder | undefined,
  body: Body,
): Promise<Paid | Refusal> {
  const { deposit, tender, amount } = bill;
  if (deposit === undefined) return refuse('stateConflict', DEPOSIT_MESSAGES.feeMethods);
  const parsed = v.safeParse(guaranteeRecord, body);
  if (!parsed.success) return refuseIssues(parsed.issues);
  const guarantee = parsed.output;
  const broken = checkGuarantee(guarantee, { amount, from: guaranteeFrom(tender) });
  if (broken.length > 0) return refuseViolations(broken);
  const keep = await takeFiles(transaction, caller, { type: 'deposit', id: deposit.id }, guarantee.files);
  if (keep instanceof Refusal) return keep;
  if (order !== undefined) {
    const act = { action: 'close', actor: payerOf(caller), userId: caller.userId } as const;
    const closed = await changeOrder(transaction, order, act);
    if (closed instanceof Refusal) return closed;
  }
  const files = keep(guarantee.files);
  const submitted = await changeDeposit(transaction, deposit, {
    ...{ action: 'submit', actor: actorOf(caller, 'supplier'), userId: caller.userId },
    columns: {
      ...{ method: body.method, reason: '', guarantee_no: guarantee.guaranteeNo, issuer: guarantee.issuer },
      ...{ guarantee_amount: guarantee.guaranteeAmount, valid_until: guarantee.validUntil },
      files: JSON.stringify(files),
    },
  });
  if (submitted instanceof Refusal) return submitted;
  await setFiles(transaction, { type: 'deposit', id: submitted.id }, files);
  return { status: submitted.status, orderId: null };
}

/** The first day on which a guarantee for a tender may end. */
export const guaranteeFrom = ({ bid_deadline, bid_valid_days }: Tender): string =>
  bid_deadline === null ? '' : guaranteeHolds(bid_deadline.getTime(), bid_valid_days ?? 0);
