import { actorOf } from '../record/actor-of.ts';
import './tables.ts';
import '../tender/tables.ts';
import { SIGN_UP_MESSAGES, SIGN_UP_STATUS, type SignUpFacts, signUpMachine } from '@jianzhu/domain/sign-ups';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { sql } from 'kysely';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { isInScope } from '../member/data-scope.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import type { Seen } from '../record/save-record.ts';
import { stamped } from '../record/stamped.ts';
import { transit } from '../record/transit.ts';
import { isOffered } from '../tender/offered-tender.ts';
import type { Tender } from '../tender/own-tender.ts';
import { refreshTender } from '../tender/tender-news.ts';
import { hasSentBid } from './sent-bid.ts';

export type SignUp = Row<'sign_up'>;
type Action = Parameters<typeof signUpMachine.transition>[1];
type Actor = Parameters<typeof signUpMachine.transition>[2];
type Side = 'buyer' | 'supplier';

const isBefore = (now: Date, moment: Date | null): boolean => moment !== null && now.getTime() < moment.getTime();

/** What the status table depends on, by a clock that was read after the lock of the tender. */
export const factsOf = (
  tender: Pick<Tender, 'status' | 'sign_up_end' | 'bid_deadline'>,
  now: Date,
  hasSent: boolean,
): SignUpFacts => ({
  takesSignUps: tender.status === TENDER_STATUS.signingUp && isBefore(now, tender.sign_up_end),
  takesBids:
    (tender.status === TENDER_STATUS.signingUp || tender.status === TENDER_STATUS.bidding) &&
    isBefore(now, tender.bid_deadline),
  hasSentBid: hasSent,
});

/** A sign-up with its tender, both locked, and the clock behind the locks. */
export interface Locked {
  readonly tender: Tender;
  readonly signUp: SignUp;
  readonly now: Date;
  readonly facts: SignUpFacts;
}

/** The locked tender that a company may take part in; what it may not see is not found. In `withWorker`. */
export async function lockOffered(
  transaction: Transaction,
  caller: BusinessMember,
  tenderId: string,
): Promise<Tender | Refusal> {
  const tender = await findRecord(transaction, 'tender', tenderId, 'lock');
  if (tender instanceof Refusal) return tender;
  if (tender.business_id === caller.acting.businessId)
    return new Refusal('noPermission', { msg: SIGN_UP_MESSAGES.own });
  return (await isOffered(transaction, tender, caller.acting.businessId)) ? tender : new Refusal('notFound');
}

/** Locks a sign-up behind its tender, for one side of it; what is another's is not found. In `withWorker`. */
export async function lockSignUp(
  transaction: Transaction,
  caller: BusinessMember,
  id: string,
  side: Side,
): Promise<Locked | Refusal> {
  const found = await findRecord(transaction, 'sign_up', id);
  if (found instanceof Refusal) return found;
  const { businessId } = caller.acting;
  const [own, other] =
    side === 'buyer' ? [found.buyer_business_id, found.business_id] : [found.business_id, found.buyer_business_id];
  // The other side sees it, and has no part in this.
  if (own !== businessId) return new Refusal(other === businessId ? 'noPermission' : 'notFound');
  const tender = await findRecord(transaction, 'tender', found.tender_id, 'lock');
  const signUp = await findRecord(transaction, 'sign_up', id, 'lock');
  if (tender instanceof Refusal) return tender;
  if (signUp instanceof Refusal) return signUp;
  if (!isInScope(caller, side === 'buyer' ? tender : signUp)) return new Refusal('notFound');
  const now = await readNow(transaction);
  return { tender, signUp, now, facts: factsOf(tender, now, await hasSentBid(transaction, signUp.id)) };
}

interface Act {
  readonly action: Action;
  readonly actor: Actor;
  /** Null for the platform. */
  readonly userId: string | null;
  readonly seen?: Seen;
  readonly reason?: string | undefined;
  readonly columns?: Partial<Record<keyof SignUp, unknown>>;
  readonly audit?: 'call' | (() => Promise<void>);
}

/** Does an act on a locked sign-up, counts those of its tender and has the open pages ask anew. In `withWorker`. */
export async function changeSignUp(
  transaction: Transaction,
  { tender, signUp, facts }: Pick<Locked, 'tender' | 'signUp' | 'facts'>,
  { action, actor, userId, seen, reason, columns, audit = 'call' }: Act,
): Promise<SignUp | Refusal> {
  const changed = await transit(transaction, 'sign_up', signUp.id, {
    ...{ machine: signUpMachine, action, actor, facts, userId, reason, audit },
    ...(seen && { seen: { version: seen.version, toWire: toSeen } }),
    columns: async () => stamped(userId, columns),
  });
  if (changed instanceof Refusal) return changed;
  await noteCounts(transaction, tender.id);
  await refreshTender(transaction, tender);
  return changed;
}

/** Counts the sign-ups of a tender anew; under its lock, after each change. */
async function noteCounts(transaction: Transaction, tenderId: string): Promise<void> {
  const { waiting, approved } = SIGN_UP_STATUS;
  await sql`
    update tender set
      sign_up_count = (
        select count(*) from sign_up s where s.tender_id = tender.id and s.status in (${waiting}, ${approved})
      ),
      let_in_count = (select count(*) from sign_up s where s.tender_id = tender.id and s.status = ${approved}),
      waiting_count = (select count(*) from sign_up s where s.tender_id = tender.id and s.status = ${waiting})
    where id = ${tenderId}`.execute(transaction);
}

/** The buttons of one side of a sign-up. */
export function signUpActs(
  { signUp, facts }: Pick<Locked, 'facts'> & { readonly signUp: Pick<SignUp, 'status'> },
  caller: BusinessMember,
  side: Side,
): string[] {
  return signUpMachine.allowedActions(signUp.status, actorOf(caller, side), facts);
}

const toSeen = (row: SignUp) => ({
  ...{ id: row.id, version: row.version, status: row.status, updateTime: timeText(row.update_time) },
});
