import '../bid/tables.ts';
import '../certification/tables.ts';
import '../deal/tables.ts';
import '../deposit/tables.ts';
import '../draft/tables.ts';
import '../evaluation/tables.ts';
import '../inquiry/tables.ts';
import '../invitation/tables.ts';
import '../need/tables.ts';
import '../open-api/tables.ts';
import '../order/tables.ts';
import '../payment/tables.ts';
import '../quotation/tables.ts';
import '../showcase/tables.ts';
import '../sign-up/tables.ts';
import '../tender/tables.ts';
import { BID_STATUS } from '@jianzhu/domain/bids';
import { CERTIFICATION_STATUS } from '@jianzhu/domain/certifications';
import { DEAL_STATUS } from '@jianzhu/domain/deals';
import { AWARD_STATUS, INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import { INVITATION_STATUS } from '@jianzhu/domain/invitations';
import { NEED_REPLY_STATUS, NEED_STATUS } from '@jianzhu/domain/needs';
import { ORDER_STATUS, ORDER_TYPE } from '@jianzhu/domain/orders';
import { DEPOSIT_STATUS, PAY_STATUS } from '@jianzhu/domain/payments';
import { QUOTATION_STATUS } from '@jianzhu/domain/quotations';
import { REVIEW_STATUS } from '@jianzhu/domain/records';
import { SIGN_UP_STATUS } from '@jianzhu/domain/sign-ups';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema, Transaction } from '../db/schema.ts';
import { BELONGINGS } from './messages.ts';

/** What names a member as the one who is responsible, and how another one takes her place. */
interface Belonging {
  readonly table: keyof Schema;
  readonly label: string;
  /** Rows that are hers and not over. */
  readonly held: (member: Leaving) => RawBuilder<SqlBool>;
  /** Rows of these that the heir can take; all, where left out. */
  readonly takes?: (member: HandOver) => RawBuilder<SqlBool>;
  readonly set: (member: HandOver) => RawBuilder<unknown>;
}

interface Leaving {
  readonly businessId: string;
  readonly userId: string;
}

interface HandOver extends Leaving {
  readonly heirId: string;
}

/**
 * A record is its maker's, who reaches it whatever her scope is and is told of it, until it is over; what is over keeps
 * the name of who made it.
 */
const record = (table: keyof Schema & keyof typeof BELONGINGS, over: readonly number[]): Belonging => ({
  table,
  label: BELONGINGS[table],
  held: ({ businessId, userId }) =>
    sql`business_id = ${businessId} and create_user_id = ${userId} and status <> all(${over}::int[])`,
  set: ({ heirId }) => sql`create_user_id = ${heirId}`,
});

/**
 * What a member hands over when she goes: whoever adds a table that names a responsible member adds its row, or says in
 * the test beside this why its maker has no part in it.
 */
export const HANDED_OVER: readonly Belonging[] = [
  record('inquiry', [INQUIRY_STATUS.dealt, INQUIRY_STATUS.failed, INQUIRY_STATUS.closed]),
  // The heir becomes who has put it forward: she may take it back, and agrees to it no more than its author did.
  record('inquiry_award', [AWARD_STATUS.agreed, AWARD_STATUS.refused, AWARD_STATUS.withdrawn]),
  record('tender', [TENDER_STATUS.ended, TENDER_STATUS.failed, TENDER_STATUS.terminated]),
  record('quotation', [QUOTATION_STATUS.lost, QUOTATION_STATUS.void]),
  record('sign_up', [SIGN_UP_STATUS.rejected, SIGN_UP_STATUS.cancelled, SIGN_UP_STATUS.void]),
  record('bid', [BID_STATUS.rejected, BID_STATUS.lost, BID_STATUS.void]),
  record('deal', [DEAL_STATUS.refused, DEAL_STATUS.expired, DEAL_STATUS.finished, DEAL_STATUS.void]),
  record('deposit', [DEPOSIT_STATUS.returned, DEPOSIT_STATUS.kept, DEPOSIT_STATUS.converted]),
  record('pay_order', [PAY_STATUS.paid, PAY_STATUS.closed, PAY_STATUS.refunded]),
  {
    ...record('service_order', [ORDER_STATUS.done, ORDER_STATUS.cancelled, ORDER_STATUS.refunded]),
    // A lesson or a text is for whoever ordered it.
    takes: () => sql`order_type not in (${ORDER_TYPE.lesson}, ${ORDER_TYPE.knowledge})`,
  },
  record('need', [NEED_STATUS.finished, NEED_STATUS.closed, NEED_STATUS.rejected]),
  record('need_reply', [NEED_REPLY_STATUS.passed, NEED_REPLY_STATUS.withdrawn]),
  record('invitation', [
    INVITATION_STATUS.joined,
    INVITATION_STATUS.refused,
    INVITATION_STATUS.revoked,
    INVITATION_STATUS.expired,
  ]),
  record('corporate_certification', [CERTIFICATION_STATUS.approved, CERTIFICATION_STATUS.lapsed]),
  record('qualification', [REVIEW_STATUS.approved]),
  {
    table: 'tender_private',
    label: BELONGINGS.tender_private,
    held: ({ businessId, userId }) => sql`business_id = ${businessId} and ${userId} = any(opener_ids) and exists (
      select from tender t where t.id = tender_id
        and t.status <> all(${[TENDER_STATUS.ended, TENDER_STATUS.failed, TENDER_STATUS.terminated]}::int[]))
      and not exists (select from tender_opener o where o.tender_id = tender_private.tender_id and o.user_id = ${userId})`,
    set: ({ userId, heirId }) => sql`opener_ids = case when ${heirId} = any(opener_ids)
      then array_remove(opener_ids, ${userId}) else array_replace(opener_ids, ${userId}, ${heirId}) end`,
  },
  {
    table: 'tender_evaluator',
    label: BELONGINGS.tender_evaluator,
    held: ({ businessId, userId }) => sql`business_id = ${businessId} and user_id = ${userId}
      and submit_time is null and not has_conflict and exists (
        select from tender t where t.id = tender_id and t.status = ${TENDER_STATUS.evaluating})`,
    // Nobody has two seats: one more is left for the buyer to fill.
    takes: ({ heirId }) => sql`not exists (select from tender_evaluator other where other.user_id = ${heirId}
      and other.tender_id = tender_evaluator.tender_id and other.round = tender_evaluator.round)`,
    // What the heir has to say of her own interests nobody has said for her.
    set: ({ heirId }) => sql`user_id = ${heirId}, declare_time = null, conflict_note = ''`,
  },
  {
    table: 'draft',
    label: BELONGINGS.draft,
    held: ({ businessId, userId }) => sql`business_id = ${businessId} and user_id = ${userId}`,
    // The heir's own draft of the same form stays as she left it.
    takes: ({ heirId }) => sql`not exists (select from draft other where other.user_id = ${heirId}
      and other.business_id = draft.business_id and other.form = draft.form and other.record_id = draft.record_id)`,
    set: ({ heirId }) => sql`user_id = ${heirId}`,
  },
];

/** How much of each kind a member would hand over; in a transaction of `withBusiness`. */
export async function readBelongings(transaction: Transaction, member: Leaving) {
  const found: { label: string; count: number }[] = [];
  for (const { table, label, held } of HANDED_OVER) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${held(member)}`.execute(transaction);
    const count = rows[0]?.count ?? 0;
    if (count > 0) found.push({ label, count });
  }
  return found;
}

/** Gives a colleague what a member leaves behind; in a transaction of `withBusiness`. @returns how many rows */
export async function handOver(transaction: Transaction, member: HandOver): Promise<number> {
  let count = 0;
  for (const { table, held, takes, set } of HANDED_OVER) {
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(table)} set ${set(member)}
      where ${held(member)} and ${takes?.(member) ?? sql`true`}`.execute(transaction);
    count += Number(numAffectedRows);
  }
  return count;
}

/** Ends the keys of the open interface that she has made: whoever has gone may know them, also if she comes again. */
export async function endKeys(transaction: Transaction, { businessId, userId }: Leaving): Promise<void> {
  await transaction
    .updateTable('api_key')
    .set({ revoked_at: sql<Date>`now()` })
    .where('business_id', '=', businessId)
    .where('create_user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}
