import { formatDate, formatDateTime, HOUR_MS } from '@jianzhu/domain';
import { MODIFY_STATUS } from '@jianzhu/domain/forms';
import type { FundReason } from '@jianzhu/domain/funds';
import { DEPOSIT_STATUS, PAY_BIZ_TYPE, PAY_CHANNEL, PAY_METHOD, PAY_STATUS } from '@jianzhu/domain/payments';
import { SIGN_UP_STATUS } from '@jianzhu/domain/sign-ups';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { idCardPurpose } from '../sign-up/submit-sign-up.ts';
import { DEMO_TENDER_DOCUMENT } from './demo-objects.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { hasDone, planOf, type Stage, type TenderTimes } from './tender-plan.ts';

const { waiting, approved, rejected, cancelled } = SIGN_UP_STATUS;
const NOBODY = SIGN_UP_STATUS.void;
/** The example of GB 11643-1999: of nobody. */
const ID_CARD = '11010519491231002X';
const REFUND_DONE = 1;
const REASON = '授权委托书未加盖公章，请重新上传';

const LET_IN = [approved, approved, approved, rejected, approved, approved] as const;
/** What becomes of those who sign up, one after the other; `LET_IN` where the bidding is over. */
const COURSES: Readonly<Partial<Record<Stage, readonly number[]>>> = {
  signingUp: [approved, waiting, approved, rejected, approved, waiting, cancelled, approved, waiting],
  bidding: [approved, approved, approved, rejected, approved, approved, approved, approved],
  fewSignUps: [NOBODY, NOBODY],
  fewBids: [NOBODY, NOBODY, NOBODY, NOBODY],
  terminated: [NOBODY, NOBODY, NOBODY, NOBODY],
};

const courseOf = (stage: Stage): readonly number[] => COURSES[stage] ?? (hasDone(stage, 'closeBids') ? LET_IN : []);

/** A tender that suppliers sign up to. */
export interface SignedTender {
  readonly id: string;
  readonly index: number;
  readonly stage: Stage;
  readonly title: string;
  readonly buyer: DemoMember;
  readonly times: TenderTimes;
  readonly depositDeadline: Date | null;
  /** fen */
  readonly docFee: number;
  /** fen */
  readonly deposit: number;
}

/** A sign-up of a supplier that has paid what was asked for. */
export interface DemoSignUp {
  readonly id: string;
  readonly turn: number;
  readonly supplier: DemoMember;
  /** Null where none was asked for. */
  readonly deposit: PaidDeposit | null;
}

type Add = (
  table:
    | ('sign_up' | 'deposit' | 'attachment' | 'record_file')
    | ('pay_order' | 'refund_order' | 'ledger_posting' | 'ledger_entry'),
  row: Record<string, unknown>,
) => void;

/** How many sign up to a tender, take part or wait, and were let in. */
export function signUpCounts(stage: Stage) {
  const course = courseOf(stage);
  const count = (of: number) => course.filter((one) => one === of).length;
  return {
    sign_up_count: count(waiting) + count(approved),
    ...{ let_in_count: count(approved), waiting_count: count(waiting) },
  };
}

/** Signs suppliers up to a tender, with what they have paid. @returns those who may bid */
export async function addSignUps(
  demo: DemoWriter,
  keeper: KeyKeeper,
  tender: SignedTender,
  suppliers: readonly DemoMember[],
  add: Add,
): Promise<DemoSignUp[]> {
  const ready: DemoSignUp[] = [];
  for (const [turn, status] of courseOf(tender.stage).entries()) {
    const supplier = suppliers[turn];
    if (supplier === undefined) throw new Error('nobody can sign up');
    const signUp = await addSignUp(demo, keeper, tender, { supplier, turn, status }, add);
    if (signUp !== null) ready.push(signUp);
  }
  return ready;
}

interface Planned {
  readonly supplier: DemoMember;
  readonly turn: number;
  readonly status: number;
}

async function addSignUp(
  demo: DemoWriter,
  keeper: KeyKeeper,
  tender: SignedTender,
  { supplier, turn, status }: Planned,
  add: Add,
): Promise<DemoSignUp | null> {
  const id = demo.newId();
  const submitted = new Date(Math.min(tender.times.signUpStart.getTime() + (turn + 2) * HOUR_MS, demo.now.getTime()));
  const decided = new Date(Math.min(submitted.getTime() + 2 * HOUR_MS, demo.now.getTime()));
  const letter = {
    ...{ id: demo.newId(), fileName: '授权委托书.pdf', fileExt: 'pdf', suffix: '', filePath: '' },
    ...{ fileSize: DEMO_TENDER_DOCUMENT.bytes, modifyStatus: MODIFY_STATUS.unchanged },
    ...{ createUserName: '', createTime: formatDateTime(submitted.getTime()), publishUserName: '' },
  };
  const of = { business_id: supplier.businessId, create_user_id: supplier.userId, update_user_id: supplier.userId };
  const isDecided = status !== waiting && status !== cancelled;
  const idCard = await keeper.wrap(Buffer.from(ID_CARD), idCardPurpose(tender.id, supplier.businessId));
  // All who have bid have paid; before that some owe this and some that.
  const paysAll = planOf(tender.stage).sinceBids !== undefined;
  const takesPart = status === approved || tender.stage === 'fewBids';
  const hasPaidFee = takesPart && tender.docFee > 0 && (paysAll || turn % 3 !== 2);
  add('attachment', {
    ...{ id: letter.id, business_id: supplier.businessId, file_name: letter.fileName, file_ext: 'pdf' },
    ...{ file_size: letter.fileSize, file_md5: DEMO_TENDER_DOCUMENT.md5, bucket: 'jianzhu' },
    ...{ object_key: DEMO_TENDER_DOCUMENT.key, create_user_id: supplier.userId, create_user_name: supplier.name },
    ...{ create_time: submitted.toISOString(), confirm_time: submitted.toISOString() },
  });
  add('sign_up', {
    ...{ id, ...of, create_time: submitted.toISOString(), update_time: decided.toISOString(), version: 2 },
    code: numberOf('BM', submitted, id),
    ...{ tender_id: tender.id, buyer_business_id: tender.buyer.businessId, status },
    ...{ contact_name: supplier.name, contact_phone: supplier.phone, email: '', authorized_person: supplier.name },
    ...{ authorized_id_card: `\\x${idCard.toString('hex')}`, authorization_letter: [letter], qualification_ids: [] },
    ...{ consortium: [], reject_reason: status === rejected ? REASON : '', submit_time: submitted.toISOString() },
    audit_time: isDecided ? decided.toISOString() : null,
    audit_user_id: isDecided ? tender.buyer.userId : null,
    fee_paid_time: hasPaidFee ? decided.toISOString() : null,
  });
  add('record_file', {
    ...{ attachment_id: letter.id, business_id: supplier.businessId, owner_type: 'sign_up', owner_id: id },
  });
  if (hasPaidFee) {
    const amount = tender.docFee;
    addPaid(
      demo,
      { of, biz: [PAY_BIZ_TYPE.docFee, id], amount, at: decided, until: tender.times.signUpEnd },
      tender,
      add,
    );
  }
  const isReady = takesPart && (hasPaidFee || tender.docFee === 0);
  const signUp = { id, turn, supplier };
  if (!takesPart || tender.deposit === 0) return isReady ? { ...signUp, deposit: null } : null;
  const depositId = demo.newId();
  const hasPaid = paysAll || turn % 3 !== 1;
  const row: Record<string, unknown> = {
    ...{ id: depositId, ...of, create_time: decided.toISOString(), update_time: decided.toISOString(), version: 1 },
    ...{ tender_id: tender.id, sign_up_id: id, buyer_business_id: tender.buyer.businessId, amount: tender.deposit },
    status: hasPaid ? DEPOSIT_STATUS.paid : DEPOSIT_STATUS.due,
    method: hasPaid ? PAY_METHOD.online : null,
    ...{ guarantee_no: '', issuer: '', files: [], reason: '', pay_time: hasPaid ? decided.toISOString() : null },
    refund_time: null,
  };
  add('deposit', row);
  if (!hasPaid) return null;
  const until = tender.depositDeadline ?? tender.times.signUpEnd;
  const order = addPaid(
    demo,
    { of, biz: [PAY_BIZ_TYPE.deposit, depositId], amount: tender.deposit, at: decided, until },
    tender,
    add,
  );
  return isReady ? { ...signUp, deposit: { row, order } } : null;
}

/** The rows of a deposit that was paid. */
interface PaidDeposit {
  readonly row: Record<string, unknown>;
  readonly order: Record<string, unknown>;
}

/** Gives a deposit back, with the books. */
export function returnDeposit(
  demo: DemoWriter,
  { row, order }: PaidDeposit,
  { at, reason }: { readonly at: Date; readonly reason: string },
  add: Add,
): void {
  const time = at.toISOString();
  const id = demo.newId();
  const { id: order_id, business_id, amount } = order;
  Object.assign(row, { status: DEPOSIT_STATUS.returned, reason, refund_time: time, update_time: time, version: 3 });
  Object.assign(order, { status: PAY_STATUS.refunded, refunded_amount: amount, update_time: time, version: 5 });
  add('refund_order', {
    ...{ id, order_id, business_id, code: numberOf('TK', at, id), attempt_id: null, amount, reason, is_late: false },
    ...{ status: REFUND_DONE, create_time: time, done_time: time },
  });
  addPosting(demo, { order, cause: `refund/${id}`, reason: 'refund', held: -Number(amount), time }, add);
}

interface Paid {
  readonly of: { readonly business_id: string; readonly create_user_id: string; readonly update_user_id: string };
  readonly biz: readonly [type: number, id: string];
  /** fen */
  readonly amount: number;
  readonly at: Date;
  readonly until: Date;
}

/** An order that was paid online, with its line in the books. */
function addPaid(
  demo: DemoWriter,
  { of, biz, amount, at, until }: Paid,
  tender: SignedTender,
  add: Add,
): Record<string, unknown> {
  const id = demo.newId();
  const [biz_type, biz_id] = biz;
  const subject = `${tender.title} ${biz_type === PAY_BIZ_TYPE.docFee ? '标书费' : '投标保证金'}`;
  const order: Record<string, unknown> = {
    ...{ id, ...of, create_time: at.toISOString(), update_time: at.toISOString(), version: 3 },
    ...{ code: numberOf('ZF', at, id), biz_type, biz_id, subject, amount, channel: PAY_CHANNEL.online },
    ...{ status: PAY_STATUS.paid, expire_time: until.toISOString(), pay_time: at.toISOString(), fail_reason: '' },
    ...{ payer_name: '', refunded_amount: 0, voucher_files: [] },
  };
  add('pay_order', order);
  const cause = `attempt/demo ${id}`;
  addPosting(demo, { order, cause, reason: 'payment', held: amount, time: at.toISOString() }, add);
  return order;
}

interface DemoPosting {
  readonly order: Readonly<Record<string, unknown>>;
  readonly cause: string;
  readonly reason: FundReason;
  /** What is held of the payer from then on in fen, less than nothing for what is not any more. */
  readonly held: number;
  readonly time: string;
}

/** What an online order did to the books. */
function addPosting(demo: DemoWriter, { order, cause, reason, held, time }: DemoPosting, add: Add): void {
  const posting_id = demo.newId();
  const { subject, code } = order;
  add('ledger_posting', { id: posting_id, cause, reason, order_id: order.id, subject, code, create_time: time });
  const escrow = { account: 'escrow', business_id: order.business_id, amount: held };
  for (const entry of [escrow, { account: 'online', business_id: null, amount: -held }]) {
    add('ledger_entry', { id: demo.newId(), posting_id, ...entry, create_time: time });
  }
}

/** Ids are counted up: their last figures part the numbers of a day. */
export const numberOf = (prefix: string, at: Date, id: string): string =>
  `${prefix}${formatDate(at.getTime()).replaceAll('-', '')}${id.slice(-5)}`;
