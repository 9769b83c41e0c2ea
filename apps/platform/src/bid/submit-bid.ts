import './tables.ts';
import {
  BID_NOTICES,
  BID_STATUS,
  type BidDraft,
  type BidFields,
  bidMachine,
  checkBid,
  filesOfBid,
  withTotal,
} from '@jianzhu/domain/bids';
import { sql } from 'kysely';
import { addFiles, takeFiles } from '../attachment/record-files.ts';
import { businessNow } from '../db/business-clock.ts';
import { withDrawnNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseAs } from '../http/refusal.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { findRecord } from '../record/find-record.ts';
import { refuseUnseen } from '../record/refuse-changed.ts';
import { refuseViolations } from '../record/refuse-violations.ts';
import type { SavedOf, Seen } from '../record/save-record.ts';
import { toSubmission } from '../record/to-submission.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { type AnsweredTender, lockAnswered, readAsked } from './asked-tender.ts';
import { hashesOf, type KeptBid, keepBid, summaryOf } from './bid-content.ts';
import { receiptCode } from './bid-receipt.ts';
import { type Bid, changeBid, supplierOf } from './change-bid.ts';
import { DRAFT, keepSealed } from './sealed-bid.ts';

/** Colleagues read the files of a bid from its first draft on; which one has them, its opening says. */
const UNSAID = { type: 'bid', id: null } as const;

type OfTender = SavedOf & { readonly tenderId: string };

/** Keeps a bid unfinished, sealed as it will be. All of this file runs in `withWorker`. */
export async function saveBid(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  { tenderId, id, version, ...fields }: BidDraft & OfTender,
): Promise<ReturnType<typeof toSubmission> | Refusal> {
  const answered = await lockAnswered(transaction, caller, tenderId);
  if (answered instanceof Refusal) return answered;
  // Whoever still has to pay may write meanwhile.
  const refused =
    (await refuseUnseen(transaction, caller.userId, answered.bid, { id, version }, toSubmission)) ??
    refuseSubmit({ ...answered, facts: { ...answered.facts, isFeePaid: true, isDepositPaid: true } });
  if (refused) return refused;
  const content = await contentOf(transaction, caller, answered, fields);
  if (content instanceof Refusal) return content;
  await addFiles(transaction, UNSAID, filesOfBid(content));
  const bid = answered.bid ?? (await addBid(transaction, caller, answered));
  const { rows } = await sql<Bid>`
    update bid set version = version + 1, update_time = ${businessNow}, update_user_id = ${caller.userId}
    where id = ${bid.id} returning *`.execute(transaction);
  await keepSealed(transaction, keeper, bid, {
    ...{ revision: DRAFT, userId: caller.userId, at: answered.now, content, summary: summaryOf(content) },
  });
  return toSubmission(rows[0] ?? bid);
}

/** Submits a bid, or submits it anew, while it is in time by the clock that is read behind the tender's lock. */
export async function submitBid(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  { tenderId, id, version, ...fields }: BidFields & OfTender,
) {
  const answered = await lockAnswered(transaction, caller, tenderId);
  if (answered instanceof Refusal) return answered;
  const refused =
    (await refuseUnseen(transaction, caller.userId, answered.bid, { id, version }, toSubmission)) ??
    refuseSubmit(answered);
  if (refused) return refused;
  const { tender, facts, now } = answered;
  const asked = await readAsked(transaction, tender);
  const broken = checkBid(fields, asked);
  if (broken.length > 0) return refuseViolations(broken);
  const content = await contentOf(transaction, caller, answered, withTotal(fields, asked));
  if (content instanceof Refusal) return content;
  const bid = answered.bid ?? (await addBid(transaction, caller, answered));
  const changed = await changeBid(transaction, bid.id, {
    ...{ action: 'submit', actor: supplierOf(caller), userId: caller.userId, facts },
    columns: { revision: bid.revision + 1, submit_time: now },
  });
  if (changed instanceof Refusal) return changed;
  await keepSealed(transaction, keeper, changed, {
    ...{ revision: changed.revision, userId: caller.userId, at: now, content, summary: summaryOf(content) },
  });
  await transaction.deleteFrom('bid_revision').where('bid_id', '=', bid.id).where('revision', '=', DRAFT).execute();
  await addFiles(transaction, UNSAID, filesOfBid(content));
  const submitTime = timeText(changed.submit_time);
  await tellReceipt(transaction, changed, submitTime);
  // No amount: the answer is kept under the key of its submission, and the bid is sealed.
  return { ...toSubmission(changed), revision: changed.revision, receiptCode: receiptCode(changed), submitTime };
}

/** Takes a bid back; until the deadline it may be submitted again. */
export async function withdrawBid(transaction: Transaction, caller: BusinessMember, seen: Seen) {
  const found = await findRecord(transaction, 'bid', seen.id);
  if (found instanceof Refusal || found.business_id !== caller.acting.businessId) return new Refusal('notFound');
  // The tender first, as whoever opens it does.
  const answered = await lockAnswered(transaction, caller, found.tender_id);
  if (answered instanceof Refusal) return answered;
  const changed = await changeBid(transaction, found.id, {
    ...{ action: 'withdraw', actor: supplierOf(caller), userId: caller.userId, facts: answered.facts, seen },
  });
  return changed instanceof Refusal ? changed : toSubmission(changed);
}

async function tellReceipt(transaction: Transaction, bid: Bid, time: string): Promise<void> {
  const { title, content, page } = BID_NOTICES.N207;
  await tellHolders(
    transaction,
    { businessIds: [bid.business_id], permission: 'bid_view' },
    { noticeType: 1, title, content: content({ time, code: receiptCode(bid) }), jumpUrl: page(), optId: bid.id },
  );
}

/** What a bid says as it is kept: files that are hers to give, amounts by our own reckoning. */
async function contentOf(
  transaction: Transaction,
  caller: BusinessMember,
  { tender }: AnsweredTender,
  fields: BidDraft,
): Promise<KeptBid | Refusal> {
  const keep = await takeFiles(transaction, caller, UNSAID, filesOfBid(fields));
  if (keep instanceof Refusal) return keep;
  const parts = {
    techFiles: keep(fields.techFiles),
    bizFiles: keep(fields.bizFiles),
    otherFiles: keep(fields.otherFiles),
  };
  const asked = await readAsked(transaction, tender);
  return keepBid({ ...fields, ...parts }, asked, await hashesOf(transaction, filesOfBid(parts)));
}

/** What would be refused of a submission now, whoever of the business submits it. */
export function refuseSubmit({ bid, facts }: Pick<AnsweredTender, 'bid' | 'facts'>): Refusal | null {
  const status = bid?.status ?? BID_STATUS.draft;
  const actor = { is: ['supplier'] as const, permissionKeys: ['bid_submit'] };
  const result = bidMachine.transition(status, 'submit', actor, facts);
  return result.ok ? null : refuseAs(result.refusal);
}

async function addBid(
  transaction: Transaction,
  { userId, acting }: BusinessMember,
  { tender, signUp, now }: AnsweredTender,
): Promise<Bid> {
  if (signUp === undefined) throw new TypeError('who bids has signed up');
  // How many bid is nobody's to know before the deadline (domain rules 5.6): their numbers do not count them.
  return withDrawnNumber('bid', now.getTime(), (code) =>
    transaction
      .insertInto('bid')
      .values({
        business_id: acting.businessId,
        create_user_id: userId,
        update_user_id: userId,
        create_time: businessNow,
        update_time: sql<Date>`${businessNow}`,
        code,
        tender_id: tender.id,
        sign_up_id: signUp.id,
        buyer_business_id: tender.business_id,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returningAll()
      .executeTakeFirst(),
  );
}
