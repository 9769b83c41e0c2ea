import { formatDate } from '@jianzhu/domain';
import { MODIFY_STATUS } from '@jianzhu/domain/forms';
import { DEPOSIT_STATUS, PAY_BIZ_TYPE, PAY_CHANNEL, PAY_METHOD, PAY_STATUS } from '@jianzhu/domain/payments';
import { SIGN_UP_STATUS } from '@jianzhu/domain/sign-ups';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { idCardPurpose } from '../sign-up/submit-sign-up.ts';
import { DEMO_TENDER_DOCUMENT } from './demo-objects.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';

const { waiting, approved, rejected, cancelled } = SIGN_UP_STATUS;
/** The example of GB 11643-1999: of nobody. */
const ID_CARD = '11010519491231002X';
const REASON = '授权委托书未加盖公章，请重新上传';

/** What becomes of those who sign up, one after the other, by the status of their tender. */
const COURSES: Readonly<Record<number, readonly number[]>> = {
  [TENDER_STATUS.signingUp]: [approved, waiting, approved, rejected, approved, waiting, cancelled, approved, waiting],
  [TENDER_STATUS.bidding]: [approved, approved, approved, rejected, approved, approved, approved, approved],
  [TENDER_STATUS.failed]: [SIGN_UP_STATUS.void, SIGN_UP_STATUS.void],
};

/** A tender that suppliers sign up to. */
export interface SignedTender {
  readonly id: string;
  readonly index: number;
  readonly status: number;
  readonly title: string;
  readonly buyer: DemoMember;
  readonly signUpStart: Date;
  /** `ISO` times. */
  readonly docEnd: string;
  readonly depositDeadline: string | null;
  /** fen */
  readonly docFee: number;
  /** fen */
  readonly deposit: number;
}

type Add = (
  table: 'sign_up' | 'deposit' | 'pay_order' | 'pay_flow' | 'attachment' | 'record_file',
  row: Record<string, unknown>,
) => void;

/** How many sign up to a tender of a status, take part or wait, and were let in. */
export function signUpCounts(status: number) {
  const course = COURSES[status] ?? [];
  const count = (of: number) => course.filter((one) => one === of).length;
  return {
    sign_up_count: count(waiting) + count(approved),
    ...{ let_in_count: count(approved), waiting_count: count(waiting) },
  };
}

/** Signs suppliers up to a tender, with what they have paid. */
export async function addSignUps(
  demo: DemoWriter,
  keeper: KeyKeeper,
  tender: SignedTender,
  suppliers: readonly DemoMember[],
  add: Add,
): Promise<void> {
  const course = COURSES[tender.status] ?? [];
  for (const [turn, status] of course.entries()) {
    const supplier = suppliers[(tender.index * 3 + turn) % suppliers.length];
    if (supplier === undefined) throw new Error('nobody can sign up');
    await addSignUp(demo, keeper, tender, { supplier, turn, status }, add);
  }
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
): Promise<void> {
  const id = demo.newId();
  const submitted = new Date(Math.min(tender.signUpStart.getTime() + (turn + 2) * 3_600_000, demo.now.getTime()));
  const decided = new Date(Math.min(submitted.getTime() + 2 * 3_600_000, demo.now.getTime()));
  const letter = {
    ...{ id: demo.newId(), fileName: '授权委托书.pdf', fileExt: 'pdf', suffix: '', filePath: '' },
    ...{ fileSize: DEMO_TENDER_DOCUMENT.bytes, modifyStatus: MODIFY_STATUS.unchanged },
    ...{ createUserName: '', createTime: '', publishUserName: '' },
  };
  const of = { business_id: supplier.businessId, create_user_id: supplier.userId, update_user_id: supplier.userId };
  const isDecided = status !== waiting && status !== cancelled;
  const idCard = await keeper.wrap(Buffer.from(ID_CARD), idCardPurpose(tender.id, supplier.businessId));
  const hasPaidFee = status === approved && tender.docFee > 0 && turn % 3 !== 2;
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
    addPaid(demo, { of, biz: [PAY_BIZ_TYPE.docFee, id], amount, at: decided, until: tender.docEnd }, tender, add);
  }
  if (status !== approved || tender.deposit === 0) return;
  const depositId = demo.newId();
  const hasPaid = turn % 3 !== 1;
  add('deposit', {
    ...{ id: depositId, ...of, create_time: decided.toISOString(), update_time: decided.toISOString(), version: 1 },
    ...{ tender_id: tender.id, sign_up_id: id, buyer_business_id: tender.buyer.businessId, amount: tender.deposit },
    status: hasPaid ? DEPOSIT_STATUS.paid : DEPOSIT_STATUS.due,
    method: hasPaid ? PAY_METHOD.online : null,
    ...{ guarantee_no: '', issuer: '', files: [], reason: '', pay_time: hasPaid ? decided.toISOString() : null },
  });
  if (!hasPaid) return;
  const until = tender.depositDeadline ?? tender.docEnd;
  addPaid(
    demo,
    { of, biz: [PAY_BIZ_TYPE.deposit, depositId], amount: tender.deposit, at: decided, until },
    tender,
    add,
  );
}

interface Paid {
  readonly of: { readonly business_id: string; readonly create_user_id: string; readonly update_user_id: string };
  readonly biz: readonly [type: number, id: string];
  /** fen */
  readonly amount: number;
  readonly at: Date;
  readonly until: string;
}

/** An order that was paid online, with its line in the books. */
function addPaid(demo: DemoWriter, { of, biz, amount, at, until }: Paid, tender: SignedTender, add: Add): void {
  const id = demo.newId();
  const [biz_type, biz_id] = biz;
  const subject = `${tender.title} ${biz_type === PAY_BIZ_TYPE.docFee ? '标书费' : '投标保证金'}`;
  add('pay_order', {
    ...{ id, ...of, create_time: at.toISOString(), update_time: at.toISOString(), version: 3 },
    ...{ code: numberOf('ZF', at, id), biz_type, biz_id, subject, amount, channel: PAY_CHANNEL.online },
    ...{ status: PAY_STATUS.paid, expire_time: until, pay_time: at.toISOString(), fail_reason: '', payer_name: '' },
    ...{ refunded_amount: 0, voucher_files: [] },
  });
  add('pay_flow', {
    ...{ id: demo.newId(), order_id: id, business_id: of.business_id, debit: 'payer', credit: 'escrow', amount },
    ...{ cause: `attempt/demo ${id}`, create_time: at.toISOString() },
  });
}

/** Ids are counted up: their last figures part the numbers of a day. */
const numberOf = (prefix: string, at: Date, id: string): string =>
  `${prefix}${formatDate(at.getTime()).replaceAll('-', '')}${id.slice(-5)}`;
