import { DAY_MS } from '@jianzhu/domain';
import { actorOf } from '../record/actor-of.ts';
import './tables.ts';
import '../bid/tables.ts';
import {
  ANSWER_WITHIN_DAYS,
  EVALUATION_MESSAGES,
  MOST_OBJECTIONS,
  OBJECTION_STATUS,
  objectionMachine,
  saysTheSame,
} from '@jianzhu/domain/evaluations';
import type { AttachmentEntry } from '@jianzhu/domain/forms';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { sql } from 'kysely';
import { setFiles, takeFiles } from '../attachment/record-files.ts';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';
import { isInScope } from '../member/data-scope.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import type { Seen } from '../record/save-record.ts';
import { toAnswer } from '../record/to-submission.ts';
import { transit } from '../record/transit.ts';
import { changeTender, ownerOf, type Tender } from '../tender/own-tender.ts';
import { endPublicity, findResult } from './publicity.ts';
import { takeBackResult } from './take-back.ts';
import { tellOfTender } from './tell-bidders.ts';

export type Objection = Row<'objection'>;

interface Written {
  readonly tenderId: string;
  readonly content: string;
  readonly attachments: readonly AttachmentEntry[];
}

/**
 * A bidder objects while the candidates are published: one objection at a time, each with a ground of its own, and so many
 * as are allowed. In `withWorker`, as all here.
 */
export async function submitObjection(
  transaction: Transaction,
  caller: BusinessMember,
  { tenderId, content, attachments }: Written,
): Promise<Objection | Refusal> {
  const tender = await findRecord(transaction, 'tender', tenderId, 'lock');
  if (tender instanceof Refusal) return tender;
  const { businessId } = caller.acting;
  const now = await readNow(transaction);
  const result = await findResult(transaction, tender.id);
  const refused = await refuseObjection(transaction, caller, { tender, result, now });
  if (refused) return refused;
  if (result === undefined) throw new TypeError(`tender ${tender.id} has published nothing`);
  const before = await readOwn(transaction, result, businessId);
  if (before.some((own) => saysTheSame(own.content, content))) {
    return refuseField('content', EVALUATION_MESSAGES.objectionAgain);
  }
  const keep = await takeFiles(transaction, caller, { type: 'objection', id: null }, attachments);
  if (keep instanceof Refusal) return keep;
  const files = keep(attachments);
  const deadline = new Date(now.getTime() + ANSWER_WITHIN_DAYS * DAY_MS);
  const objection = await transaction
    .insertInto('objection')
    .values({
      ...{ business_id: businessId, create_user_id: caller.userId, update_user_id: caller.userId },
      ...{ create_time: businessNow, update_time: sql<Date>`${businessNow}` },
      ...{ tender_id: tender.id, round: result.round, buyer_business_id: tender.business_id },
      ...{ content, attachments: JSON.stringify(files), answer_deadline: deadline },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await setFiles(transaction, { type: 'objection', id: objection.id }, files);
  const holders = { businessIds: [tender.business_id], permission: 'tender_answer' } as const;
  await tellOfTender(transaction, 'objected', holders, tender, { time: timeText(deadline) });
  return objection;
}

interface Published {
  readonly tender: Tender;
  /** The one that stands; undefined where there is none. */
  readonly result: Pick<Row<'tender_result'>, 'tender_id' | 'round' | 'publicity_end'> | undefined;
  readonly now: Date;
}

/** Why a bidder may not object now; null where it may. In `withWorker`, or in its session. */
export async function refuseObjection(
  transaction: Transaction,
  caller: BusinessMember,
  { tender, result, now }: Published,
): Promise<Refusal | null> {
  const { businessId } = caller.acting;
  if (!(await hasBid(transaction, caller, tender.id))) return new Refusal('notFound');
  const isPublished = tender.status === TENDER_STATUS.publicity && result !== undefined;
  if (!isPublished || result.publicity_end.getTime() <= now.getTime()) {
    return refuse('stateConflict', EVALUATION_MESSAGES.objectionOver);
  }
  const own = await readOwn(transaction, result, businessId);
  if (own.some(({ status }) => status === OBJECTION_STATUS.waiting)) {
    return refuse('stateConflict', EVALUATION_MESSAGES.objectionPending);
  }
  return own.length < MOST_OBJECTIONS ? null : refuse('stateConflict', EVALUATION_MESSAGES.objectionsUsedUp);
}

/** Whether a bid of the caller's business that she reaches was opened. */
export async function hasBid(transaction: Transaction, caller: BusinessMember, tenderId: string): Promise<boolean> {
  const bid = await transaction
    .selectFrom('bid')
    .select('create_user_id')
    .where('tender_id', '=', tenderId)
    .where('business_id', '=', caller.acting.businessId)
    .where('opened_at', 'is not', null)
    .executeTakeFirst();
  return bid !== undefined && isInScope(caller, bid);
}

/** What a bidder has objected to a result. */
const readOwn = (
  transaction: Transaction,
  { tender_id, round }: Pick<Row<'tender_result'>, 'tender_id' | 'round'>,
  businessId: string,
) =>
  transaction
    .selectFrom('objection')
    .select(['status', 'content'])
    .where('tender_id', '=', tender_id)
    .where('round', '=', round)
    .where('business_id', '=', businessId)
    .execute();

/** The buyer towards an objection to its tender. */
const answererOf = (caller: BusinessMember) => actorOf(caller, 'buyer');

/** What the buyer may do with an objection now. */
export const answerActs = (objection: Objection, caller: BusinessMember): string[] =>
  objectionMachine.allowedActions(objection.status, answererOf(caller), {});

/**
 * Answers an objection (N212). One that is upheld sends the tender back to its evaluation; the last one that is dismissed
 * after the end of the publicity ends it.
 */
export async function answerObjection(
  transaction: Transaction,
  caller: BusinessMember,
  { id, version, upheld, content }: Seen & { readonly upheld: number; readonly content: string },
): Promise<Objection | Refusal> {
  const found = await findRecord(transaction, 'objection', id);
  if (found instanceof Refusal || found.buyer_business_id !== caller.acting.businessId) return new Refusal('notFound');
  const tender = await findRecord(transaction, 'tender', found.tender_id, 'lock');
  if (tender instanceof Refusal || !isInScope(caller, tender)) return new Refusal('notFound');
  const answered = await transit(transaction, 'objection', found.id, {
    ...{ machine: objectionMachine, action: upheld === 1 ? ('uphold' as const) : ('dismiss' as const) },
    ...{ actor: answererOf(caller), facts: {}, userId: caller.userId, reason: content, audit: 'call' as const },
    seen: { version, toWire: toAnswer },
    columns: async () => ({
      ...{ update_time: sql`${businessNow}`, update_user_id: caller.userId },
      ...{ answer: content, answer_time: sql`${businessNow}` },
    }),
  });
  if (answered instanceof Refusal) return answered;
  const now = await readNow(transaction);
  const result = objectionMachine.statuses[answered.status].label;
  const holders = { businessIds: [answered.business_id], permission: 'bid_view' } as const;
  await tellOfTender(transaction, 'N212', holders, tender, { result });
  if (upheld === 1) {
    const refused = await evaluateAgain(transaction, caller, { row: tender, now }, content);
    if (refused) return refused;
  } else await endPublicity(transaction, { row: tender, now });
  return answered;
}

/** Nothing where an earlier one has sent it back already. */
async function evaluateAgain(
  transaction: Transaction,
  caller: BusinessMember,
  { row, now }: { readonly row: Tender; readonly now: Date },
  reason: string,
): Promise<Refusal | undefined> {
  if (row.status !== TENDER_STATUS.publicity) return undefined;
  const changed = await changeTender(
    transaction,
    { row, now },
    { action: 'upholdObjection', actor: ownerOf(caller), userId: caller.userId, reason },
  );
  if (changed instanceof Refusal) return changed;
  await takeBackResult(transaction, changed, { reason, now });
  return undefined;
}
