import './tables.ts';
import '../deposit/tables.ts';
import '../sign-up/tables.ts';
import '../tender/tables.ts';
import type { AskedTender, BidFacts } from '@jianzhu/domain/bids';
import { depositAllowsBid } from '@jianzhu/domain/payments';
import { SIGN_UP_STATUS } from '@jianzhu/domain/sign-ups';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { isInScope } from '../member/data-scope.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import { isOffered } from '../tender/offered-tender.ts';
import type { Tender } from '../tender/own-tender.ts';
import { amountOf, readLines } from '../tender/tender-fields.ts';
import type { Bid } from './change-bid.ts';

type SignUp = Row<'sign_up'>;

/** How a supplier stands to a tender, and what its acts on its bid depend on. */
export interface Standing {
  /** Undefined to whom has not signed up. */
  readonly signUp: SignUp | undefined;
  /** Of the caller's business; undefined while it has none. */
  readonly bid: Bid | undefined;
  readonly facts: BidFacts;
}

/** The same under the tender's lock, with the time read behind the lock. */
export interface AnsweredTender extends Standing {
  readonly tender: Tender;
  readonly now: Date;
}

/** Locks what the caller bids for; what her business may not see, or she by her scope, is not found. In `withWorker`. */
export async function lockAnswered(
  transaction: Transaction,
  caller: BusinessMember,
  tenderId: string,
): Promise<AnsweredTender | Refusal> {
  const tender = await findRecord(transaction, 'tender', tenderId, 'lock');
  if (tender instanceof Refusal) return tender;
  const now = await readNow(transaction);
  const standing = await readBidder(transaction, caller, tender, now);
  const { businessId } = caller.acting;
  const isOwn = tender.business_id === businessId;
  if (!isOwn && !(await isOffered(transaction, tender, businessId))) return new Refusal('notFound');
  // One that a colleague makes is hers.
  if (standing.bid !== undefined && !isInScope(caller, standing.bid)) return new Refusal('notFound');
  return { tender, now, ...standing };
}

/** How the caller's business stands to a tender; in its session, or in `withWorker`. */
export async function readBidder(
  transaction: Transaction,
  { acting: { businessId } }: BusinessMember,
  tender: Tender,
  now: Date,
): Promise<Standing> {
  const own = { tender_id: tender.id, business_id: businessId };
  const bid = await transaction
    .selectFrom('bid')
    .selectAll()
    .where('tender_id', '=', own.tender_id)
    .where('business_id', '=', own.business_id)
    .executeTakeFirst();
  const signUp = await transaction
    .selectFrom('sign_up')
    .selectAll()
    .where('tender_id', '=', own.tender_id)
    .where('business_id', '=', own.business_id)
    .executeTakeFirst();
  const isBefore = tender.bid_deadline !== null && now.getTime() < tender.bid_deadline.getTime();
  const facts: BidFacts = {
    isInTime: tender.status === TENDER_STATUS.bidding && isBefore,
    isOwnTender: tender.business_id === businessId,
    isSignedUp: signUp?.status === SIGN_UP_STATUS.approved,
    isFeePaid: (amountOf(tender.doc_fee) ?? 0) === 0 || (signUp?.fee_paid_time ?? null) !== null,
    isDepositPaid: await isDepositPaid(transaction, tender, signUp),
  };
  return { signUp, bid, facts };
}

/** Whether a deposit stands for a bid: paid, or one that waits for its verification, which counts until the opening. */
async function isDepositPaid(transaction: Transaction, tender: Tender, signUp: SignUp | undefined): Promise<boolean> {
  if ((amountOf(tender.deposit_amount) ?? 0) === 0) return true;
  if (signUp === undefined) return false;
  const deposit = await transaction
    .selectFrom('deposit')
    .select('status')
    .where('sign_up_id', '=', signUp.id)
    .executeTakeFirst();
  return deposit !== undefined && depositAllowsBid(deposit.status);
}

/** What the rules of bids ask of the tender. */
export async function readAsked(transaction: Transaction, tender: Tender): Promise<AskedTender> {
  const lines = await readLines(transaction, tender.id);
  return {
    tenderKind: tender.tender_kind,
    controlPrice: amountOf(tender.control_price),
    lines: lines.map(({ id, quantity, brand, accept_equivalent }) => ({
      ...{ lineId: id, quantity, brand, acceptEquivalent: accept_equivalent },
    })),
  };
}
