import { HOUR_MS } from '@jianzhu/domain';
import { actorOf } from '../record/actor-of.ts';
import './tables.ts';
import { DECIDE_WITHIN_HOURS, type TenderFacts, tenderMachine } from '@jianzhu/domain/tenders';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseAs } from '../http/refusal.ts';
import { isInScope } from '../member/data-scope.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import { refuseOlder } from '../record/refuse-changed.ts';
import type { Seen } from '../record/save-record.ts';
import { stamped } from '../record/stamped.ts';
import { transit } from '../record/transit.ts';
import { refreshTender } from './tender-news.ts';

export type Tender = Row<'tender'>;
type TenderAction = Parameters<typeof tenderMachine.transition>[1];
type Actor = Parameters<typeof tenderMachine.transition>[2];

/** The caller towards a tender of her business. */
export const ownerOf = (caller: BusinessMember) => actorOf(caller, 'owner');

/** Whether a moment has come; one that was never set has not. */
export const isOver = (moment: Date | null, now: Date) => moment !== null && moment.getTime() <= now.getTime();

/** Until when the buyer of a tender may go on with few suppliers; null while its sign-up has no end. */
export const decideUntil = ({ sign_up_end }: Pick<Tender, 'sign_up_end'>): Date | null =>
  sign_up_end && new Date(sign_up_end.getTime() + DECIDE_WITHIN_HOURS * HOUR_MS);

/** The same with few bids. */
export const decideBidsUntil = ({ bid_deadline }: Pick<Tender, 'bid_deadline'>): Date | null =>
  bid_deadline && new Date(bid_deadline.getTime() + DECIDE_WITHIN_HOURS * HOUR_MS);

/** What its status table depends on, by a clock that was read after the lock. */
export const factsOf = (row: Tender, now: Date): TenderFacts => ({
  hasSignUpBegun: isOver(row.sign_up_start, now),
  hasSignUpEnded: isOver(row.sign_up_end, now),
  hasBiddingEnded: isOver(row.bid_deadline, now),
  hasOpenTimeCome: isOver(row.open_time, now),
  bids: row.bid_count ?? 0,
  // Nobody goes on with fewer where the law demands the tender.
  isBidDecisionOver: row.is_statutory || isOver(decideBidsUntil(row), now),
  signUps: row.let_in_count,
  isStatutory: row.is_statutory,
  isDecisionOver: isOver(decideUntil(row), now),
  // Known where the publicity ends (`evaluation/publicity.ts`).
  ...{ isPublicityOver: false, openObjections: 0 },
});

/** An act of the owner that its status and its version allow. */
export interface Prepared {
  readonly row: Tender;
  readonly now: Date;
}

/** Locks a tender of the caller's business and judges an act before anything is checked that costs more; in `withWorker`. */
export async function prepareAct(
  transaction: Transaction,
  caller: BusinessMember,
  seen: Seen,
  action: TenderAction,
): Promise<Prepared | Refusal> {
  const row = await findRecord(transaction, 'tender', seen.id, 'lock');
  if (row instanceof Refusal) return row;
  if (row.business_id !== caller.acting.businessId || !isInScope(caller, row)) return new Refusal('notFound');
  const older = await refuseOlder(transaction, caller.userId, row, seen, toSeen);
  if (older) return older;
  const now = await readNow(transaction);
  const result = tenderMachine.transition(row.status, action, ownerOf(caller), factsOf(row, now));
  return result.ok ? { row, now } : refuseAs(result.refusal);
}

const toSeen = (row: Tender) => ({
  ...{ id: row.id, version: row.version, status: row.status },
  updateTime: timeText(row.update_time),
});

interface Act {
  readonly action: TenderAction;
  readonly actor: Actor;
  /** Null for the platform and those who run it. */
  readonly userId: string | null;
  readonly reason?: string | undefined;
  readonly columns?: Partial<Record<keyof Tender, unknown>>;
  readonly audit?: 'call' | ((row: Tender) => Promise<void>);
  /** What the row does not say. */
  readonly facts?: Partial<TenderFacts>;
}

/** Does an act on a locked tender, and has the open pages ask anew. In `withWorker`. */
export async function changeTender(
  transaction: Transaction,
  { row, now }: Prepared,
  { action, actor, userId, reason, columns, facts, audit = 'call' }: Act,
): Promise<Tender | Refusal> {
  const changed = await transit(transaction, 'tender', row.id, {
    ...{ machine: tenderMachine, action, actor, facts: { ...factsOf(row, now), ...facts }, userId, reason, audit },
    columns: async () => stamped(userId, columns),
  });
  if (!(changed instanceof Refusal)) await refreshTender(transaction, changed);
  return changed;
}
