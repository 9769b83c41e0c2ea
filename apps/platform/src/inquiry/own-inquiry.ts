import { MINUTE_MS } from '@jianzhu/domain';
import { actorOf } from '../record/actor-of.ts';
import './tables.ts';
import '../quotation/tables.ts';
import {
  INQUIRY_STATUS,
  INVITEE_STATUS,
  type InquiryFacts,
  inquiryMachine,
  OFFER_KEYS,
  PUBLISH_SCOPE,
} from '@jianzhu/domain/inquiries';
import { QUOTATION_STATUS } from '@jianzhu/domain/quotations';
import { sql } from 'kysely';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseAs } from '../http/refusal.ts';
import { isInScope } from '../member/data-scope.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import type { Row } from '../record/record-table.ts';
import { refuseOlder } from '../record/refuse-changed.ts';
import type { Seen } from '../record/save-record.ts';
import { stamped } from '../record/stamped.ts';
import { transit } from '../record/transit.ts';
import { refreshInquiry } from './procurement-news.ts';
import { lockInquiry } from './work-on.ts';

export type Inquiry = Row<'inquiry'>;
type InquiryAction = Parameters<typeof inquiryMachine.transition>[1];
type Actor = Parameters<typeof inquiryMachine.transition>[2];

/** The caller towards an inquiry of her business. */
export const ownerOf = (caller: BusinessMember) => actorOf(caller, 'owner');

/** The keys to read an inquiry with all that belongs to it. */
export const READS = { owner: ['inquiry_view'], supplier: ['quotation_view'] } as const;

/** The keys to read a quotation with its prices: the owner has to be one who compares or decides. */
export const READS_OFFERS = { owner: OFFER_KEYS, supplier: ['quotation_view'] } as const;

/** Whether a member of the owner may read what suppliers ask. */
export const readsOffers = ({ acting }: BusinessMember): boolean => {
  const granted = permissionKeys(acting);
  return OFFER_KEYS.some((key) => granted.includes(key));
};

/** Whether a member of the owner may read what was agreed on in all. */
export const readsAwardTotal = (caller: BusinessMember): boolean =>
  permissionKeys(caller.acting).includes('deal_view') || readsOffers(caller);

/** The locked inquiry of the caller's business; what is another's is not found. In `withWorker`. */
export async function lockOwn(
  transaction: Transaction,
  caller: BusinessMember,
  id: string,
): Promise<Inquiry | Refusal> {
  const row = await lockInquiry(transaction, id);
  if (row instanceof Refusal) return row;
  return row.business_id === caller.acting.businessId && !row.is_deleted && isInScope(caller, row)
    ? row
    : new Refusal('notFound');
}

/** What its status table depends on, by a clock that was read after the lock. */
export function factsOf(row: Inquiry, now: Date, second?: SecondCount): InquiryFacts {
  return {
    quotedCount: row.quoted_count,
    extensions: row.extensions,
    minutesLeft: row.quote_deadline === null ? 0 : (row.quote_deadline.getTime() - now.getTime()) / MINUTE_MS,
    isSealed: row.sealed,
    isInvitedOnly: row.publish_scope === PUBLISH_SCOPE.invited,
    isAnswered: row.is_answered,
    allowsSecond: row.allow_second,
    round: row.round,
    wasAwarded: row.award_time !== null,
    isSecondAnswered: second !== undefined && second.answered_count === second.asked_count,
  };
}

const isBefore = (deadline: Date | null, now: Date): boolean => deadline !== null && now.getTime() < deadline.getTime();

/** Whether it takes quotations now; its deadline ends that, not the job that follows. */
export const takesQuotations = (
  { status, quote_deadline }: Pick<Inquiry, 'status' | 'quote_deadline'>,
  now: Date,
): boolean => status === INQUIRY_STATUS.quoting && isBefore(quote_deadline, now);

/** The same of second prices. */
export const takesSecondPrices = (
  { status, round2_deadline }: Pick<Inquiry, 'status' | 'round2_deadline'>,
  now: Date,
): boolean => status === INQUIRY_STATUS.secondRound && isBefore(round2_deadline, now);

interface SecondCount {
  readonly asked_count: number;
  readonly answered_count: number;
}

export const readSecondCount = (transaction: Transaction, inquiryId: string): Promise<SecondCount | undefined> =>
  transaction
    .selectFrom('second_round')
    .select(['asked_count', 'answered_count'])
    .where('inquiry_id', '=', inquiryId)
    .executeTakeFirst();

/** Acts that only make sense while quotations may still come in. */
const BEFORE_DEADLINE: readonly InquiryAction[] = ['withdraw', 'extend', 'invite', 'notice'];

/** An act of the owner that its status, its version and the time allow. */
export interface Prepared {
  readonly row: Inquiry;
  readonly facts: InquiryFacts;
  readonly now: Date;
}

/** Locks the inquiry and judges an act before anything is checked that costs more. */
export async function prepareAct(
  transaction: Transaction,
  caller: BusinessMember,
  seen: Seen,
  action: InquiryAction,
): Promise<Prepared | Refusal> {
  const row = await lockOwn(transaction, caller, seen.id);
  if (row instanceof Refusal) return row;
  const now = await readNow(transaction);
  const facts = factsOf(row, now, await readSecondCount(transaction, row.id));
  const refused = await judge(transaction, { row, facts, now }, caller, seen, action);
  return refused ?? { row, facts, now };
}

async function judge(
  transaction: Transaction,
  { row, facts }: Prepared,
  caller: BusinessMember,
  seen: Seen,
  action: InquiryAction,
): Promise<Refusal | null> {
  const older = await refuseOlder(transaction, caller.userId, row, seen, toSeen);
  if (older) return older;
  const result = inquiryMachine.transition(row.status, action, ownerOf(caller), facts);
  if (!result.ok) return refuseAs(result.refusal);
  return BEFORE_DEADLINE.includes(action) && facts.minutesLeft <= 0 ? new Refusal('deadlinePassed') : null;
}

/** What is said of an inquiry to who has seen an older one. */
export const toSeen = (row: Inquiry) => ({
  id: row.id,
  version: row.version,
  status: row.status,
  updateTime: timeText(row.update_time),
});

interface Act {
  readonly action: InquiryAction;
  readonly actor: Actor;
  readonly userId: string | null;
  readonly reason?: string;
  readonly columns?: Partial<Record<keyof Inquiry, unknown>>;
  readonly audit?: 'call' | ((row: Inquiry) => Promise<void>);
}

/** Does an act on a locked inquiry, and has the open pages ask anew. In `withWorker`. */
export async function changeInquiry(
  transaction: Transaction,
  { row, facts }: Pick<Prepared, 'row' | 'facts'>,
  { action, actor, userId, reason, columns, audit = 'call' }: Act,
): Promise<Inquiry | Refusal> {
  const changed = await transit(transaction, 'inquiry', row.id, {
    ...{ machine: inquiryMachine, action, actor, facts, userId, reason, audit },
    columns: async () => stamped(userId, columns),
  });
  if (!(changed instanceof Refusal)) await refreshInquiry(transaction, changed);
  return changed;
}

/** The same by the owner, after `prepareAct`. */
export const changeOwn = (
  transaction: Transaction,
  prepared: Prepared,
  caller: BusinessMember,
  act: Pick<Act, 'action' | 'reason' | 'columns'>,
) => changeInquiry(transaction, prepared, { ...act, actor: ownerOf(caller), userId: caller.userId });

/** Counts of an inquiry that takes quotations; under its lock, after each answer. */
export async function countAnswers(transaction: Transaction, inquiryId: string): Promise<void> {
  const { submitted } = QUOTATION_STATUS;
  await sql`
    update inquiry set
      quoted_count = (select count(*) from quotation q where q.inquiry_id = inquiry.id and q.status = ${submitted}),
      invited_count = (select count(*) from inquiry_invitee v where v.inquiry_id = inquiry.id),
      viewed_count = (select count(*) from inquiry_invitee v where v.inquiry_id = inquiry.id and v.view_time is not null),
      is_answered = exists (select from inquiry_invitee v where v.inquiry_id = inquiry.id) and not exists (
        select from inquiry_invitee v
        where v.inquiry_id = inquiry.id and v.status <> ${INVITEE_STATUS.declined} and not exists (
          select from quotation q
          where q.inquiry_id = inquiry.id and q.business_id = v.business_id and q.status = ${submitted}
        )
      )
    where id = ${inquiryId} and status = ${INQUIRY_STATUS.quoting}`.execute(transaction);
}
