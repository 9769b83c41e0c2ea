import { DAY_MS } from '@jianzhu/domain';
import { actorOf, SYSTEM } from '../record/actor-of.ts';
import './tables.ts';
import {
  DEAL_SOURCE,
  DEAL_STATUS,
  type DealFacts,
  type DealRating,
  dealMachine,
  FINISH_AFTER_DAYS,
  RATE_WITHIN_DAYS,
  VOID_WITHIN_DAYS,
} from '@jianzhu/domain/deals';
import { sql } from 'kysely';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { reopenTender } from '../evaluation/tender-deal.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { tellProcurement } from '../inquiry/procurement-news.ts';
import { workOn } from '../inquiry/work-on.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { findRecord } from '../record/find-record.ts';
import { onlyRow } from '../record/only-row.ts';
import type { Row } from '../record/record-table.ts';
import type { Seen } from '../record/save-record.ts';
import { stamped } from '../record/stamped.ts';
import { toSubmission } from '../record/to-submission.ts';
import { transit } from '../record/transit.ts';
import { finishDealt, forgetWinner, reopenInquiry } from './deal-inquiry.ts';
import { findDeal } from './deal-scope.ts';

export type Deal = Row<'deal'>;
type Action = Parameters<typeof dealMachine.transition>[1];
type Actor = Parameters<typeof dealMachine.transition>[2];

/** The side of a business in a deal; undefined for a third one. */
export function sideOf(deal: Pick<Deal, 'business_id' | 'supplier_business_id'>, businessId: string) {
  if (deal.business_id === businessId) return 'buyer' as const;
  return deal.supplier_business_id === businessId ? ('supplier' as const) : undefined;
}
type Side = NonNullable<ReturnType<typeof sideOf>>;

/** A wish to give the deal up that the other side may still agree to. */
export const hasVoidWish = ({ void_time }: Deal, now: Date): boolean =>
  void_time !== null && now.getTime() < void_time.getTime() + VOID_WITHIN_DAYS * DAY_MS;

/** What the status table depends on, for one side. */
export function factsOf(deal: Deal, side: Side, now: Date): DealFacts {
  const own = side === 'buyer' ? deal.business_id : deal.supplier_business_id;
  const isWished = hasVoidWish(deal, now);
  return {
    isInTime: now.getTime() < deal.confirm_deadline.getTime(),
    isVoidAsked: isWished && deal.void_business_id === own,
    isVoidOffered: isWished && deal.void_business_id !== own,
    isRated: (side === 'buyer' ? deal.buyer_rating : deal.supplier_rating) !== null,
    mayStillRate: deal.finish_time !== null && now.getTime() < deal.finish_time.getTime() + RATE_WITHIN_DAYS * DAY_MS,
  };
}

interface Act {
  readonly action: Action;
  readonly reason?: string;
  readonly columns?: (deal: Deal, side: Side, now: Date) => Partial<Record<keyof Deal, unknown>>;
}

/** Does an act of a side, what the deal comes of locked before it as every opening and award does. In `withWorker`. */
export async function actOn(
  transaction: Transaction,
  caller: BusinessMember,
  seen: Seen,
  { action, reason, columns }: Act,
): Promise<Deal | Refusal> {
  const found = await findDeal(transaction, caller, seen.id);
  if (found instanceof Refusal) return found;
  const side = sideOf(found, caller.acting.businessId);
  if (side === undefined) return new Refusal('notFound');
  const deal = await lockDeal(transaction, found);
  if (deal instanceof Refusal) return deal;
  const now = await readNow(transaction);
  return changeDeal(transaction, deal, {
    ...{ action, reason, actor: actorOf(caller, side), userId: caller.userId, facts: factsOf(deal, side, now) },
    seen: { version: seen.version, toWire: toSubmission },
    columns: columns?.(deal, side, now) ?? {},
  });
}

/** Which deal, and what it comes of. */
export type SourcedDeal = Pick<Deal, 'id' | 'source_type' | 'source_id'>;

/** Locks a deal behind what it comes of, which the transaction works on from here on. In `withWorker`. */
async function lockDeal(
  transaction: Transaction,
  { id, source_type, source_id }: SourcedDeal,
): Promise<Deal | Refusal> {
  await workOn(transaction, source_id);
  const table = source_type === DEAL_SOURCE.tender ? 'tender' : 'inquiry';
  await transaction.selectFrom(table).select('id').where('id', '=', source_id).forUpdate().execute();
  return findRecord(transaction, 'deal', id, 'lock');
}

async function changeDeal(
  transaction: Transaction,
  deal: Deal,
  act: {
    readonly action: Action;
    readonly actor: Actor;
    readonly userId: string | null;
    readonly facts: DealFacts;
    readonly reason?: string | undefined;
    readonly seen?: { readonly version: number; readonly toWire: (row: Deal) => unknown };
    readonly columns?: Partial<Record<keyof Deal, unknown>>;
  },
): Promise<Deal | Refusal> {
  const { columns, ...rest } = act;
  const changed = await transit(transaction, 'deal', deal.id, {
    ...{ machine: dealMachine, audit: 'call' as const, ...rest },
    columns: async () => stamped(act.userId, columns),
  });
  if (changed instanceof Refusal) return changed;
  for (const businessId of [deal.business_id, deal.supplier_business_id]) {
    await tellRecordNews(transaction, 'deal', { businessId });
  }
  return changed;
}

/** The supplier's word; with the last one the inquiry is dealt. */
export async function confirmDeal(transaction: Transaction, caller: BusinessMember, seen: Seen) {
  const columns = () => ({ confirm_time: sql`${businessNow}` });
  const deal = await actOn(transaction, caller, seen, { action: 'confirm', columns });
  if (deal instanceof Refusal) return deal;
  const businessIds = [deal.business_id, deal.supplier_business_id];
  await tellProcurement(transaction, 'N133', { businessIds, permission: 'deal_view' }, deal, deal.id);
  await finishDealt(transaction, deal);
  return toSubmission(deal);
}

/** The supplier refuses: the lines are open again. */
export async function refuseDeal(
  transaction: Transaction,
  caller: BusinessMember,
  { reason, ...seen }: Seen & { readonly reason: string },
) {
  const columns = () => ({ refuse_reason: reason });
  const deal = await actOn(transaction, caller, seen, { action: 'refuse', reason, columns });
  if (deal instanceof Refusal) return deal;
  await reopenInquiry(transaction, deal);
  await reopenTender(transaction, deal);
  return toSubmission(deal);
}

const done = (deal: Deal | Refusal) => (deal instanceof Refusal ? deal : toSubmission(deal));

export const finishDeal = async (transaction: Transaction, caller: BusinessMember, seen: Seen) =>
  done(
    await actOn(transaction, caller, seen, {
      action: 'finish',
      columns: () => ({ finish_time: sql`${businessNow}`, ...NO_WISH }),
    }),
  );

const NO_WISH = { void_business_id: null, void_time: null, void_reason: '' };

export const requestVoid = async (
  transaction: Transaction,
  caller: BusinessMember,
  { reason, ...seen }: Seen & { readonly reason: string },
) =>
  done(
    await actOn(transaction, caller, seen, {
      ...{ action: 'requestVoid', reason },
      columns: () => ({
        void_business_id: caller.acting.businessId,
        void_time: sql`${businessNow}`,
        void_reason: reason,
      }),
    }),
  );

/** The other side's consent: whoever has won no more is no winner to those who quoted either, and a tender has a next one. */
export async function confirmVoid(transaction: Transaction, caller: BusinessMember, seen: Seen) {
  const deal = await actOn(transaction, caller, seen, { action: 'confirmVoid' });
  if (deal instanceof Refusal) return deal;
  await forgetWinner(transaction, deal);
  await reopenTender(transaction, deal);
  return toSubmission(deal);
}

export const rateDeal = async (
  transaction: Transaction,
  caller: BusinessMember,
  { id, version, ...rating }: Seen & DealRating,
) =>
  done(
    await actOn(
      transaction,
      caller,
      { id, version },
      {
        action: 'rate',
        columns: (_deal, side, now) => ({
          [side === 'buyer' ? 'buyer_rating' : 'supplier_rating']: JSON.stringify({
            ...rating,
            createTime: timeText(now),
          }),
        }),
      },
    ),
  );

const NO_FACTS: DealFacts = {
  ...{ isInTime: false, isVoidAsked: false, isVoidOffered: false, isRated: false, mayStillRate: false },
};
/** Ends a deal that its supplier has not confirmed in time; nothing where that is over already. For jobs. */
export async function expireDeal(transaction: Transaction, found: SourcedDeal): Promise<Deal | undefined> {
  const deal = await lockDeal(transaction, found);
  if (deal instanceof Refusal || deal.status !== DEAL_STATUS.waiting) return undefined;
  if ((await readNow(transaction)).getTime() < deal.confirm_deadline.getTime()) return undefined;
  const changed = await changeDeal(transaction, deal, {
    ...{ action: 'expire', actor: SYSTEM, userId: null, facts: NO_FACTS },
  });
  if (changed instanceof Refusal) return undefined;
  await sql`
    insert into supplier_breach as known (supplier_id, count) values (${deal.supplier_business_id}, 1)
    on conflict (supplier_id) do update set count = known.count + 1`.execute(transaction);
  await reopenInquiry(transaction, changed);
  await reopenTender(transaction, changed);
  return changed;
}

/** Takes a deal as finished that was confirmed long ago; nothing where it is not any more. For jobs. */
export async function finishBySystem(transaction: Transaction, found: SourcedDeal): Promise<Deal | undefined> {
  const deal = await lockDeal(transaction, found);
  if (deal instanceof Refusal || deal.status !== DEAL_STATUS.confirmed || deal.confirm_time === null) return undefined;
  const now = await readNow(transaction);
  if (now.getTime() < deal.confirm_time.getTime() + FINISH_AFTER_DAYS * DAY_MS) return undefined;
  const finished = await changeDeal(transaction, deal, {
    ...{ action: 'finish', actor: SYSTEM, userId: null, facts: NO_FACTS },
    columns: { finish_time: sql`${businessNow}`, ...NO_WISH },
  });
  return finished instanceof Refusal ? undefined : finished;
}

/** Forgets a wish to give a deal up that nobody has agreed to in time. For jobs. */
export async function lapseWish(transaction: Transaction, found: SourcedDeal): Promise<void> {
  const deal = await lockDeal(transaction, found);
  if (deal instanceof Refusal || deal.status !== DEAL_STATUS.confirmed) return;
  if (hasVoidWish(deal, await readNow(transaction))) return;
  const lapsed = await transaction.updateTable('deal').set(NO_WISH).where('id', '=', deal.id).returning('id').execute();
  onlyRow(lapsed, deal.id);
}
