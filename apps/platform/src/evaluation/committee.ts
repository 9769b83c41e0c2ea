import './tables.ts';
import '../member/tables.ts';
import { BID_STATUS } from '@jianzhu/domain/bids';
import { EVALUATION_MESSAGES } from '@jianzhu/domain/evaluations';
import { EVAL_METHOD, TENDER_STATUS } from '@jianzhu/domain/tenders';
import { changeBySystem } from '../bid/change-bid.ts';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { readHolders } from '../member/permission-holders.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import type { Seen } from '../record/save-record.ts';
import { changeTender, ownerOf, prepareAct, type Tender } from '../tender/own-tender.ts';

export type Evaluator = Row<'tender_evaluator'>;

/** The round that a tender is in: one more than the results that were taken back. */
export async function readRound(transaction: Transaction, tenderId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('tender_result')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('tender_id', '=', tenderId)
    .where('void_time', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count) + 1;
}

/** The committee of a round, in the order in which it was named. */
export const readCommittee = (transaction: Transaction, tenderId: string, round: number): Promise<Evaluator[]> =>
  transaction
    .selectFrom('tender_evaluator')
    .selectAll()
    .where('tender_id', '=', tenderId)
    .where('round', '=', round)
    .orderBy('place')
    .execute();

/** Members of a business who may be named as evaluators. */
export const readEvaluatorChoices = (transaction: Transaction, businessId: string) =>
  readHolders(transaction, { businessIds: [businessId], permission: 'tender_evaluate' });

/** Why who has declared a conflict of interest decides nothing of this round; undefined where she has declared none. */
export async function refuseConflicted(
  transaction: Transaction,
  { userId }: BusinessMember,
  tenderId: string,
): Promise<Refusal | undefined> {
  const committee = await readCommittee(transaction, tenderId, await readRound(transaction, tenderId));
  return isConflicted(committee, userId) ? refuse('stateConflict', EVALUATION_MESSAGES.conflicted) : undefined;
}

/** Whether a member has declared a conflict of interest in a round. */
export const isConflicted = (committee: readonly Evaluator[], userId: string): boolean =>
  committee.some(({ user_id, has_conflict }) => user_id === userId && has_conflict);

/**
 * Names the committee, or another one while nobody has handed in her scores; after that it only gives up, or replaces, who
 * can score no more. In `withWorker`, as all here.
 */
export async function nameCommittee(
  transaction: Transaction,
  caller: BusinessMember,
  { userIds, ...seen }: Seen & { readonly userIds: readonly string[] },
): Promise<Tender | Refusal> {
  const prepared = await prepareAct(transaction, caller, seen, 'nameCommittee');
  if (prepared instanceof Refusal) return prepared;
  const { row } = prepared;
  if (row.eval_method !== EVAL_METHOD.scored) return refuse('stateConflict', EVALUATION_MESSAGES.notScored);
  const conflicted = await refuseConflicted(transaction, caller, row.id);
  if (conflicted) return conflicted;
  const round = await readRound(transaction, row.id);
  const before = await readCommittee(transaction, row.id, round);
  const holders = new Set((await readEvaluatorChoices(transaction, row.business_id)).map(({ userId }) => userId));
  const refused = refuseCommittee(before, userIds, holders);
  if (refused) return refused;
  // Whoever is named no more takes her marks along; who stays has said what she has said, and a conflict stays on record.
  const seated = [...userIds, ...before.filter(isKept).map(({ user_id }) => user_id)];
  await transaction
    .deleteFrom('tender_evaluator')
    .where('tender_id', '=', row.id)
    .where('round', '=', round)
    .where('user_id', 'not in', seated)
    .execute();
  await transaction
    .insertInto('tender_evaluator')
    .values(
      [...new Set(seated)].map((userId, index) => ({
        ...{ tender_id: row.id, round, user_id: userId, business_id: row.business_id, place: index + 1 },
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tender_id', 'round', 'user_id']).doUpdateSet(({ ref }) => ({ place: ref('excluded.place') })),
    )
    .execute();
  const changed = await changeTender(transaction, prepared, {
    ...{ action: 'nameCommittee', actor: ownerOf(caller), userId: caller.userId },
  });
  if (!(changed instanceof Refusal)) await beginReview(transaction, row.id);
  return changed;
}

/** A seat that stays whoever is named: its member has handed in, or has declared a conflict. */
const isKept = ({ has_conflict, submit_time }: Evaluator): boolean => has_conflict || submit_time !== null;

/** Why these may not be the committee now; undefined where they may. */
function refuseCommittee(
  before: readonly Evaluator[],
  userIds: readonly string[],
  holders: ReadonlySet<string>,
): Refusal | undefined {
  const named = new Set(userIds);
  const seated = new Set(before.map(({ user_id }) => user_id));
  const added = [...named].filter((id) => !seated.has(id));
  if (before.some(({ submit_time }) => submit_time !== null)) {
    const dropped = before.filter(({ user_id, has_conflict }) => !named.has(user_id) && !has_conflict);
    const gone = dropped.filter((seat) => !holders.has(seat.user_id) && !isKept(seat));
    const isSame = dropped.every(({ user_id }) => !holders.has(user_id)) && added.length <= gone.length;
    if (!isSame) return refuse('stateConflict', EVALUATION_MESSAGES.committeeFixed);
  }
  const kept = new Set(before.filter(isKept).map(({ user_id }) => user_id));
  const mayBe = (id: string) => holders.has(id) || kept.has(id);
  return [...named].every(mayBe) ? undefined : refuseField('userIds', EVALUATION_MESSAGES.notHolder);
}

/** Bids that were opened are under review from here on. */
export async function beginReview(transaction: Transaction, tenderId: string): Promise<void> {
  const rows = await transaction
    .selectFrom('bid')
    .select('id')
    .where('tender_id', '=', tenderId)
    .where('status', '=', BID_STATUS.opened)
    .orderBy('id')
    .execute();
  for (const { id } of rows) await changeBySystem(transaction, id, 'review');
}

/** A seat on the committee of a tender that is evaluated, under its lock. */
export interface Seat {
  readonly tender: Tender;
  readonly evaluator: Evaluator;
}

/** The caller's seat; it reaches a tender whatever her scope is. */
export async function lockSeat(
  transaction: Transaction,
  caller: BusinessMember,
  tenderId: string,
): Promise<Seat | Refusal> {
  const tender = await findRecord(transaction, 'tender', tenderId, 'lock');
  if (tender instanceof Refusal) return tender;
  if (tender.business_id !== caller.acting.businessId) return new Refusal('notFound');
  const committee = await readCommittee(transaction, tender.id, await readRound(transaction, tender.id));
  const evaluator = committee.find(({ user_id }) => user_id === caller.userId);
  if (evaluator === undefined) return new Refusal('noPermission');
  if (tender.status !== TENDER_STATUS.evaluating) return new Refusal('stateConflict');
  return { tender, evaluator };
}

/** What an evaluator says of her own interests, once: with a conflict she takes no part. */
export async function declareInterests(
  transaction: Transaction,
  caller: BusinessMember,
  { id, hasConflict, note }: { readonly id: string; readonly hasConflict: number; readonly note: string },
): Promise<Seat | Refusal> {
  const seat = await lockSeat(transaction, caller, id);
  if (seat instanceof Refusal) return seat;
  if (seat.evaluator.declare_time !== null) return refuse('stateConflict', EVALUATION_MESSAGES.declaredAlready);
  await changeSeat(transaction, seat, {
    ...{ declare_time: await readNow(transaction), has_conflict: hasConflict === 1, conflict_note: note },
  });
  return seat;
}

/** Hands her marks in, or what she declares; the buyer's open pages ask anew. */
export async function changeSeat(
  transaction: Transaction,
  { tender, evaluator }: Seat,
  columns: Partial<Pick<Evaluator, 'declare_time' | 'has_conflict' | 'conflict_note' | 'submit_time'>>,
): Promise<void> {
  await transaction
    .updateTable('tender_evaluator')
    .set(columns)
    .where('tender_id', '=', evaluator.tender_id)
    .where('round', '=', evaluator.round)
    .where('user_id', '=', evaluator.user_id)
    .execute();
  await tellRecordNews(transaction, 'tender', { businessId: tender.business_id });
}
