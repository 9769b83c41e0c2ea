import '../bid/tables.ts';
import { formatDateTime, HOUR_MS } from '@jianzhu/domain';
import {
  asksManager,
  BID_MESSAGES,
  BID_STATUS,
  type BidDraft,
  type BidStatus,
  bidMachine,
  bidRecord,
  checkBid,
  filesOfBid,
  totalOfBid,
} from '@jianzhu/domain/bids';
import { MODIFY_STATUS } from '@jianzhu/domain/forms';
import { DEPOSIT_STATUS } from '@jianzhu/domain/payments';
import { hasLines } from '@jianzhu/domain/tenders';
import * as v from 'valibot';
import { type KeptBid, keepBid, summaryOf } from '../bid/bid-content.ts';
import { keysOf, refOf } from '../bid/sealed-bid.ts';
import { makeRoundKeys, seal } from '../sealing/envelope.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { DEMO_TENDER_DOCUMENT } from './demo-objects.ts';
import type { DemoWriter } from './demo-writer.ts';
import { hex } from './inquiry-rows.ts';
import type { DemoMember } from './members.ts';
import { type DemoSignUp, numberOf, returnDeposit } from './sign-ups.ts';
import { bidCount, hasDone } from './tender-plan.ts';
import type { AddRow, DemoTender } from './tender-rows.ts';
import { walkPath } from './walk-path.ts';

const { paid } = DEPOSIT_STATUS;
const TAX_RATE = { goods: 13, works: 9 } as const;

/** A bid of the demonstration; its row gets its status once the result of its tender is known. */
export interface DemoBid {
  readonly id: string;
  readonly supplier: DemoMember;
  readonly signUp: DemoSignUp;
  readonly content: KeptBid;
  /** fen */
  readonly totalPrice: number;
  readonly submitTime: Date;
  readonly row: Record<string, unknown>;
}

/**
 * Hands in the bids of a tender: sealed, and open where it was opened, with the record of the opening.
 *
 * @param ready who may bid
 */
export async function addBids(
  demo: DemoWriter,
  keeper: KeyKeeper,
  tender: DemoTender,
  ready: readonly DemoSignUp[],
  add: AddRow,
): Promise<DemoBid[]> {
  const isOver = hasDone(tender.stage, 'closeBids');
  const count = bidCount(tender.stage, tender.index);
  const bidding = isOver ? ready.slice(0, count) : ready.slice(Math.max(0, ready.length - count));
  if (count === 0 || bidding.length === 0) return [];
  const isOpen = hasDone(tender.stage, 'open');
  const { publicKey, privateKey } = await makeRoundKeys(keeper, keysOf(tender.id));
  // What was opened is opened once; what failed never is.
  const isKeyLeft = !isOpen && tender.stage !== 'fewBids';
  add('tender_key', {
    ...{ tender_id: tender.id, public_key: hex(publicKey), private_key: isKeyLeft ? hex(privateKey) : null },
  });
  const bids: DemoBid[] = [];
  for (const signUp of bidding) bids.push(await addBid(demo, keeper, tender, signUp, publicKey, add));
  if (isOpen) addOpening(tender, bids, add);
  else for (const bid of bids) finishBid(demo, tender, bid, tender.stage === 'fewBids' ? ['expire'] : [], add);
  const isFailed = tender.stage === 'fewBids';
  const reason = isFailed ? BID_MESSAGES.few : BID_MESSAGES.noBid;
  for (const { deposit } of isFailed ? ready : isOver ? ready.slice(count) : []) {
    if (deposit) returnDeposit(demo, deposit, { at: tender.times.bidDeadline, reason }, add);
  }
  return bids;
}

async function addBid(
  demo: DemoWriter,
  keeper: KeyKeeper,
  tender: DemoTender,
  signUp: DemoSignUp,
  publicKey: Buffer,
  add: AddRow,
): Promise<DemoBid> {
  const { supplier, turn } = signUp;
  const id = demo.newId();
  const isOpen = hasDone(tender.stage, 'open');
  // Over the last days before the deadline; where it is still to come, of this morning.
  const last = hasDone(tender.stage, 'closeBids') ? tender.times.bidDeadline : demo.now;
  const submitTime = new Date(last.getTime() - (turn * 5 + 1.6) * HOUR_MS);
  const file = (fileName: string) => {
    const entry = {
      ...{ id: demo.newId(), fileName, fileExt: 'pdf', suffix: '', filePath: '' },
      ...{ fileSize: DEMO_TENDER_DOCUMENT.bytes, modifyStatus: MODIFY_STATUS.unchanged },
      ...{ createUserName: '', createTime: formatDateTime(submitTime.getTime()), publishUserName: '' },
    };
    add('attachment', {
      ...{ id: entry.id, business_id: supplier.businessId, file_name: fileName, file_ext: 'pdf' },
      ...{ file_size: entry.fileSize, file_md5: DEMO_TENDER_DOCUMENT.md5, bucket: 'jianzhu' },
      ...{ object_key: DEMO_TENDER_DOCUMENT.key, create_user_id: supplier.userId, create_user_name: supplier.name },
      ...{ create_time: submitTime.toISOString(), confirm_time: submitTime.toISOString() },
    });
    add('record_file', {
      ...{ attachment_id: entry.id, business_id: supplier.businessId, owner_type: 'bid' },
      owner_id: isOpen ? id : null,
    });
    return entry;
  };
  const content = contentOf(tender, turn, { techFiles: [file('技术标.pdf')], bizFiles: [file('商务标.pdf')] });
  const of = { business_id: supplier.businessId, create_user_id: supplier.userId, update_user_id: supplier.userId };
  const row: Record<string, unknown> = {
    ...{ id, ...of, create_time: submitTime.toISOString(), update_time: submitTime.toISOString(), version: 2 },
    ...{ code: numberOf('TB', submitTime, id), tender_id: tender.id, sign_up_id: signUp.id },
    ...{ buyer_business_id: tender.buyer.businessId, status: BID_STATUS.submitted, revision: 1 },
    ...{ submit_time: submitTime.toISOString(), opened_at: null, reject_reason: '' },
  };
  add('bid', row);
  const ref = refOf({ tender_id: tender.id, business_id: supplier.businessId, revision: 1 });
  const sealed = await seal(keeper, ref, { content, summary: summaryOf(content) }, publicKey);
  add('bid_revision', {
    ...{ bid_id: id, business_id: supplier.businessId, tender_id: tender.id, revision: 1 },
    ...{ user_id: supplier.userId, submit_time: submitTime.toISOString() },
    ...Object.fromEntries(Object.entries(sealed).map(([name, bytes]) => [name, bytes && hex(bytes)])),
  });
  return { id, supplier, signUp, content, totalPrice: content.totalPrice ?? 0, submitTime, row };
}

/** What a bid says: some percent below the limit, each bidder at another price. @throws when a form would refuse it */
function contentOf(
  { kind, lines, estimate, controlPrice, index, title }: DemoTender,
  turn: number,
  files: Pick<BidDraft, 'techFiles' | 'bizFiles'>,
): KeptBid {
  const percent = 97 - ((index * 7 + turn * 3 + 2) % 5) * 1.3;
  const asked = lines.map(({ id, quantity, brand }) => ({ lineId: id, quantity, brand, acceptEquivalent: true }));
  const own = lines.map(({ id, price }) => ({
    ...{ lineId: id, unitPrice: Math.round((price * percent) / 100), taxRate: TAX_RATE.goods, brand: '' },
    ...{ specOffered: '', arrivalDate: '', warrantyDays: null, remark: '' },
  }));
  const total = totalOfBid({ lines: own }, { lines: asked });
  const ofLines = 'code' in total ? 0 : total.amount;
  const fields = v.parse(bidRecord, {
    totalPrice: hasLines(kind) ? ofLines : Math.round((estimate * percent) / 10_000) * 100,
    taxRate: hasLines(kind) ? null : TAX_RATE.works,
    ...{ periodDays: 45 + ((index + turn * 4) % 9) * 5, qualityText: '合格，符合现行国家标准与招标文件要求' },
    ...(asksManager(kind)
      ? { projectManager: '周建伟', managerCert: `吉1222023${String(20_240_100 + turn)}` }
      : { projectManager: '', managerCert: '' }),
    ...{ ...files, otherFiles: [], lines: own },
    bidLetter: `我方已仔细研究“${title}”招标文件的全部内容，愿以所报价格按期保质完成，并承诺在投标有效期内不修改、撤销投标文件。`,
  });
  const wrong = checkBid(fields, { tenderKind: kind, controlPrice, lines: asked });
  if (wrong.length > 0) throw new Error(`a bid of the demonstration is wrong: ${wrong[0]?.message}`);
  const hashes = Object.fromEntries(filesOfBid(fields).map(({ id }) => [id, DEMO_TENDER_DOCUMENT.md5]));
  return keepBid(fields, { lines: asked }, hashes);
}

/** The record of the opening, frozen, with who has opened. */
function addOpening(tender: DemoTender, bids: readonly DemoBid[], add: AddRow): void {
  const { id, buyer, times, staff, isStatutory, nameOf } = tender;
  const open_time = times.opened.toISOString();
  for (const { userId } of staff) {
    add('tender_opener', {
      ...{ tender_id: id, business_id: buyer.businessId, user_id: userId, confirm_time: open_time },
    });
  }
  add('tender_opening', {
    ...{ tender_id: id, business_id: buyer.businessId, open_time, opener_names: staff.map(({ name }) => name) },
    is_public: isStatutory,
  });
  const inOrder = bids.toSorted((a, b) => a.submitTime.getTime() - b.submitTime.getTime());
  for (const [index, bid] of inOrder.entries()) {
    const { content, signUp, supplier, submitTime, totalPrice } = bid;
    const shared = {
      ...{ bid_id: bid.id, business_id: supplier.businessId, buyer_business_id: buyer.businessId, tender_id: id },
      ...{ submit_time: submitTime.toISOString(), total_price: totalPrice },
    };
    add('bid_open', { ...shared, content });
    add('tender_opening_row', {
      ...{ ...shared, place: index + 1, bidder_name: nameOf(supplier.businessId), period_days: content.periodDays },
      ...{ quality_text: content.qualityText, project_manager: content.projectManager },
      ...{ deposit_status: signUp.deposit === null ? null : paid, remark: '' },
    });
  }
}

/** What becomes of a bid after its submission, as its table has it. */
type BidAct = 'open' | 'review' | 'nominate' | 'win' | 'lose' | 'expire';

/** Gives a bid the status that it has come to, with the trail; once for each. @param acts after the opening, or without it */
export function finishBid(
  demo: DemoWriter,
  { stage, times }: DemoTender,
  { id, supplier, row, submitTime }: DemoBid,
  acts: readonly BidAct[],
  add: AddRow,
): void {
  const at: Readonly<Record<BidAct | 'submit', Date>> = {
    ...{ submit: submitTime, open: times.opened, review: times.opened, nominate: times.evaluated },
    ...{ win: times.awarded, lose: times.awarded, expire: times.bidDeadline },
  };
  const isOpen = hasDone(stage, 'open');
  const facts = { isInTime: true, isOwnTender: false, isSignedUp: true, isFeePaid: true, isDepositPaid: true };
  const steps = (['submit', ...(isOpen ? (['open'] as const) : []), ...acts] as const).map((action) => ({
    ...{ action, facts, by: action === 'submit' ? ('supplier' as const) : ('system' as const) },
  }));
  const walked = walkPath(bidMachine, BID_STATUS.draft as BidStatus, steps);
  for (const { action, from, to } of walked) {
    add('status_log', {
      ...{ id: demo.newId(), business_id: supplier.businessId, record_table: 'bid', record_id: id, action },
      ...{ from_status: from, to_status: to, reason: '', create_time: at[action].toISOString() },
      user_id: action === 'submit' ? supplier.userId : null,
    });
    Object.assign(row, { status: to, update_time: at[action].toISOString() });
  }
  Object.assign(row, { version: 1 + walked.length, opened_at: isOpen ? times.opened.toISOString() : null });
}
