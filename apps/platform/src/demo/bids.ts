import { filesOfBid } from '@jianzhu/domain/bids';
import { MODIFY_STATUS } from '@jianzhu/domain/forms';
import { SIGN_UP_STATUS } from '@jianzhu/domain/sign-ups';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { type KeptBid, keepBid, summaryOf } from '../bid/bid-content.ts';
import { keysOf, refOf } from '../bid/sealed-bid.ts';
import { makeRoundKeys, seal } from '../sealing/envelope.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import type { DemoCompany } from './companies.ts';
import { DEMO_TENDER_DOCUMENT } from './demo-objects.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import type { AddRow } from './tenders.ts';

/** Companies that have signed up to each tender that takes bids, and have bid once its deadline is over. */
export const BIDDERS = 4;
const HOUR_MS = 3_600_000;
const GUARANTEE = 3;
/** By the phones of the demonstration (domain rules 29.7). */
const PHONES = ['13800000012', '13800000013', '13800000014', '13800000016'] as const;

/** A tender as its bids need it; amounts in fen. */
export interface DemoTender {
  readonly id: string;
  readonly lines: readonly { readonly lineId: string; readonly price: number; readonly quantity: string }[];
  readonly isStatutory: boolean;
  readonly depositAmount: number;
  readonly docFee: number;
  readonly signUpEnd: Date;
  readonly bidDeadline: Date;
}

interface Bidden extends DemoTender {
  readonly status: number;
  readonly buyer: DemoMember;
  readonly members: readonly DemoMember[];
  readonly companies: readonly DemoCompany[];
}

const hex = (bytes: Buffer) => `\\x${bytes.toString('hex')}`;

/** Sign-ups with their deposits, and from the end of the bidding on sealed bids; of one that is evaluated the record. */
export async function addBids(demo: DemoWriter, keeper: KeyKeeper, tender: Bidden, add: AddRow): Promise<void> {
  const bidders = PHONES.flatMap((phone) => tender.members.find((member) => member.phone === phone) ?? []);
  if (bidders.length < BIDDERS) throw new Error('the bidders of the demonstration are missing');
  const isOpen = tender.status === TENDER_STATUS.evaluating;
  const signUps = await Promise.all(bidders.map((bidder, turn) => addSignUp(demo, keeper, tender, bidder, turn, add)));
  if (tender.status === TENDER_STATUS.bidding) return;
  const keys = await makeRoundKeys(keeper, keysOf(tender.id));
  add('tender_key', {
    ...{ tender_id: tender.id, public_key: hex(keys.publicKey), private_key: isOpen ? null : hex(keys.privateKey) },
  });
  if (isOpen) {
    add('tender_opening', {
      ...{ tender_id: tender.id, business_id: tender.buyer.businessId, open_time: tender.bidDeadline.toISOString() },
      ...{ opener_names: [tender.buyer.name], is_public: tender.isStatutory },
    });
  }
  for (const [turn, bidder] of bidders.entries()) {
    const sent = { bidder, turn, signUpId: signUps[turn] ?? '', isOpen };
    await addBid(demo, keeper, tender, { ...sent, publicKey: keys.publicKey }, add);
  }
}

interface Sent {
  readonly bidder: DemoMember;
  readonly turn: number;
  readonly signUpId: string;
  readonly isOpen: boolean;
  readonly publicKey: Buffer;
}

async function addBid(
  demo: DemoWriter,
  keeper: KeyKeeper,
  tender: Bidden,
  { bidder, turn, signUpId, isOpen, publicKey }: Sent,
  add: AddRow,
): Promise<void> {
  const submit_time = new Date(tender.bidDeadline.getTime() - (BIDDERS - turn) * HOUR_MS).toISOString();
  const content = contentOf(demo, tender, bidder, turn, add);
  const id = demo.newId();
  const own = { business_id: bidder.businessId, tender_id: tender.id };
  add('bid', {
    ...{ ...own, id, create_user_id: bidder.userId, create_time: submit_time, update_user_id: bidder.userId },
    ...{ update_time: submit_time, version: isOpen ? 3 : 2, code: codeOf('TB', tender, turn), sign_up_id: signUpId },
    ...{ buyer_business_id: tender.buyer.businessId, status: isOpen ? 3 : 1, revision: 1, submit_time },
    ...{ opened_at: isOpen ? tender.bidDeadline.toISOString() : null, reject_reason: '' },
  });
  add('status_log', {
    ...{ id: demo.newId(), business_id: bidder.businessId, record_table: 'bid', record_id: id, action: 'submit' },
    ...{ from_status: 0, to_status: 1, user_id: bidder.userId, create_time: submit_time, reason: '' },
  });
  const sealed = await seal(
    keeper,
    refOf({ ...own, revision: 1 }),
    { content, summary: summaryOf(content) },
    publicKey,
  );
  add('bid_revision', {
    ...{ ...own, bid_id: id, revision: 1, user_id: bidder.userId, submit_time },
    ...Object.fromEntries(Object.entries(sealed).map(([name, bytes]) => [name, bytes && hex(bytes)])),
  });
  for (const file of filesOfBid(content)) {
    add('record_file', {
      ...{ attachment_id: file.id, business_id: bidder.businessId, owner_type: 'bid', owner_id: isOpen ? id : null },
    });
  }
  if (!isOpen) return;
  const opened = {
    ...{ bid_id: id, business_id: bidder.businessId, buyer_business_id: tender.buyer.businessId, tender_id: tender.id },
    ...{ submit_time, total_price: content.totalPrice ?? 0 },
  };
  add('bid_open', { ...opened, content });
  add('tender_opening_row', {
    ...{ ...opened, place: turn + 1, period_days: content.periodDays ?? 0, quality_text: content.qualityText },
    bidder_name: tender.companies.find((company) => company.id === bidder.businessId)?.name ?? '',
    ...{ project_manager: content.projectManager, deposit_status: tender.depositAmount > 0 ? 2 : null, remark: '' },
  });
}

const codeOf = (prefix: string, { id }: DemoTender, turn: number) =>
  `${prefix}${id.padStart(12, '0').slice(-12)}${turn}`;

async function addSignUp(
  demo: DemoWriter,
  keeper: KeyKeeper,
  tender: Bidden,
  bidder: DemoMember,
  turn: number,
  add: AddRow,
): Promise<string> {
  const id = demo.newId();
  const at = new Date(tender.signUpEnd.getTime() - (24 + turn) * HOUR_MS).toISOString();
  const made = {
    ...{
      business_id: bidder.businessId,
      create_user_id: bidder.userId,
      create_time: at,
      update_user_id: bidder.userId,
    },
    ...{ update_time: at, version: 2, tender_id: tender.id, buyer_business_id: tender.buyer.businessId },
  };
  add('sign_up', {
    ...{ ...made, id, code: codeOf('BM', tender, turn), status: SIGN_UP_STATUS.approved },
    ...{ contact_name: bidder.name, contact_phone: bidder.phone, email: '', authorized_person: bidder.name },
    // Nobody's number.
    authorized_id_card: hex(await keeper.wrap(Buffer.from(''), `demo ${id}`)),
    ...{ authorization_letter: [], qualification_ids: [], consortium: [], reject_reason: '', submit_time: at },
    ...{ audit_time: at, audit_user_id: tender.buyer.userId, fee_paid_time: tender.docFee > 0 ? at : null },
  });
  if (tender.depositAmount > 0) {
    add('deposit', {
      ...{ ...made, id: demo.newId(), sign_up_id: id, status: 2, amount: tender.depositAmount, method: GUARANTEE },
      ...{ guarantee_no: codeOf('BH', tender, turn), issuer: '吉林演示银行', files: [], reason: '' },
      ...{ guarantee_amount: tender.depositAmount, valid_until: '2030-12-31', pay_time: at, refund_time: null },
    });
  }
  return id;
}

/** What a bidder offers; its two files share the document of the demonstration. */
function contentOf(demo: DemoWriter, tender: Bidden, bidder: DemoMember, turn: number, add: AddRow): KeptBid {
  const { key, bytes, md5 } = DEMO_TENDER_DOCUMENT;
  const at = new Date(tender.bidDeadline.getTime() - 24 * HOUR_MS).toISOString();
  const file = (fileName: string) => {
    const id = demo.newId();
    add('attachment', {
      ...{ id, business_id: bidder.businessId, file_name: fileName, file_ext: 'pdf', file_size: bytes, file_md5: md5 },
      ...{ bucket: 'jianzhu', object_key: key, create_user_id: bidder.userId, create_user_name: bidder.name },
      ...{ create_time: at, confirm_time: at },
    });
    return {
      ...{ id, fileName, fileExt: 'pdf', suffix: '', filePath: '', fileSize: bytes, createTime: '' },
      ...{ modifyStatus: MODIFY_STATUS.unchanged, createUserName: '', publishUserName: '' },
    };
  };
  const asked = tender.lines.map(({ lineId, quantity }) => ({ lineId, quantity, brand: '', acceptEquivalent: true }));
  const lines = tender.lines.map(({ lineId, price }) => ({
    ...{ lineId, unitPrice: Math.round(price * (0.94 + turn * 0.02)), taxRate: 13 as const, brand: '' },
    ...{ specOffered: '', arrivalDate: '', warrantyDays: null, remark: '' },
  }));
  const [techFile, bizFile] = [file('技术标.pdf'), file('商务标.pdf')];
  const fields = {
    ...{ totalPrice: null, taxRate: null, periodDays: 60 + turn * 10, qualityText: '符合国家现行合格标准' },
    ...{ projectManager: bidder.name, managerCert: '', bidLetter: '我方承诺按招标文件要求履约。' },
    ...{ techFiles: [techFile], bizFiles: [bizFile], otherFiles: [], lines },
  };
  const kept = keepBid(fields, { lines: asked }, { [techFile.id]: md5, [bizFile.id]: md5 });
  return { ...kept, totalPrice: kept.lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0) };
}
