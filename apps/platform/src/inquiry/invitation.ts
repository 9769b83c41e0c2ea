import { actorOf, SYSTEM } from '../record/actor-of.ts';
import './tables.ts';
import { DECLINE_REASONS, OTHER_VALUE } from '@jianzhu/domain/forms';
import { INQUIRY_MESSAGES, INQUIRY_STATUS, INVITEE_STATUS, inviteeMachine } from '@jianzhu/domain/inquiries';
import { QUOTATION_STATUS } from '@jianzhu/domain/quotations';
import { sql } from 'kysely';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { tellRecordNews } from '../live/record-news.ts';
import type { Row } from '../record/record-table.ts';
import { transit } from '../record/transit.ts';
import { countAnswers, type Inquiry, takesQuotations } from './own-inquiry.ts';
import { lockInquiry } from './work-on.ts';

type Invitee = Row<'inquiry_invitee'>;

/** Takes an invitation up. `id` of the inquiry; in `withWorker`, as all here. */
export const acceptInvitation = (transaction: Transaction, caller: BusinessMember, inquiryId: string) =>
  answerInvitation(transaction, caller, inquiryId, 'accept', { decline_reason: null, decline_remark: '' });

export async function declineInvitation(
  transaction: Transaction,
  caller: BusinessMember,
  { id, reason, remark }: { readonly id: string; readonly reason: number; readonly remark: string },
) {
  if (!DECLINE_REASONS.some(({ value }) => value === reason)) {
    return refuseField('reason', INQUIRY_MESSAGES.declineReason);
  }
  if (reason === OTHER_VALUE && remark === '') return refuseField('remark', INQUIRY_MESSAGES.declineRemark);
  return answerInvitation(transaction, caller, id, 'decline', { decline_reason: reason, decline_remark: remark });
}

async function answerInvitation(
  transaction: Transaction,
  caller: BusinessMember,
  inquiryId: string,
  action: 'accept' | 'decline',
  columns: { readonly decline_reason: number | null; readonly decline_remark: string },
): Promise<{ inviteStatus: number } | Refusal> {
  const { businessId } = caller.acting;
  const inquiry = await lockInquiry(transaction, inquiryId, businessId);
  if (inquiry instanceof Refusal || inquiry.status === INQUIRY_STATUS.draft) return new Refusal('notFound');
  const invitee = await findInvitee(transaction, inquiry.id, businessId);
  if (invitee === undefined) return new Refusal('notFound');
  if (action === 'decline' && (await hasQuoted(transaction, inquiry.id, businessId))) {
    return new Refusal('stateConflict');
  }
  const now = await readNow(transaction);
  const isInTime = takesQuotations(inquiry, now);
  const changed = await transit(transaction, 'inquiry_invitee', invitee.id, {
    machine: inviteeMachine,
    action,
    actor: actorOf(caller, 'supplier'),
    facts: { isInTime },
    userId: caller.userId,
    columns: async () => ({
      ...columns,
      answer_time: sql`${businessNow}`,
      update_time: sql`${businessNow}`,
      view_time: sql`coalesce(view_time, ${businessNow})`,
    }),
    audit: 'call',
  });
  if (changed instanceof Refusal) return changed;
  await countAnswers(transaction, inquiry.id);
  await tellRecordNews(transaction, 'inquiry', { businessId: inquiry.business_id });
  return { inviteStatus: changed.status };
}

const findInvitee = (transaction: Transaction, inquiryId: string, businessId: string): Promise<Invitee | undefined> =>
  transaction
    .selectFrom('inquiry_invitee')
    .selectAll()
    .where('inquiry_id', '=', inquiryId)
    .where('business_id', '=', businessId)
    .executeTakeFirst();

async function hasQuoted(transaction: Transaction, inquiryId: string, businessId: string): Promise<boolean> {
  const quotation = await transaction
    .selectFrom('quotation')
    .select('id')
    .where('inquiry_id', '=', inquiryId)
    .where('business_id', '=', businessId)
    .where('status', '=', QUOTATION_STATUS.submitted)
    .executeTakeFirst();
  return quotation !== undefined;
}

/** Notes that a supplier has looked at what it was invited to; the inquiry is locked first, as every act on it does. */
export async function noteView(transaction: Transaction, inquiryId: string, businessId: string): Promise<void> {
  const inquiry = await lockInquiry(transaction, inquiryId, businessId);
  const invitee = await findInvitee(transaction, inquiryId, businessId);
  if (inquiry instanceof Refusal || invitee === undefined || invitee.view_time !== null) return;
  await changeInvitee(transaction, invitee.id, 'view', { view_time: sql`${businessNow}` }, 'supplier');
  await sql`
    update inquiry set viewed_count = (
      select count(*) from inquiry_invitee v where v.inquiry_id = inquiry.id and v.view_time is not null
    ) where id = ${inquiryId}`.execute(transaction);
}

/** Invitations at the end of the first round: those who quoted have quoted, the others are over. */
export async function endInvitations(transaction: Transaction, { id }: Pick<Inquiry, 'id'>): Promise<void> {
  const { draft, withdrawn } = QUOTATION_STATUS;
  const { rows } = await sql<{ id: string; has_quoted: boolean }>`
    select v.id, exists (
      select from quotation q where q.inquiry_id = v.inquiry_id and q.business_id = v.business_id
        and q.submit_time is not null and q.status not in (${draft}, ${withdrawn})
    ) as has_quoted from inquiry_invitee v
    where v.inquiry_id = ${id} and v.status <= ${INVITEE_STATUS.accepted} order by v.id`.execute(transaction);
  for (const row of rows) {
    const action = row.has_quoted ? 'quote' : 'expire';
    await changeInvitee(transaction, row.id, action, {});
  }
}

/** Notes the first quotation of an invitee where nothing is sealed. */
export async function noteQuoted(transaction: Transaction, inquiryId: string, businessId: string): Promise<void> {
  const invitee = await findInvitee(transaction, inquiryId, businessId);
  if (invitee === undefined || invitee.status > INVITEE_STATUS.accepted) return;
  await changeInvitee(transaction, invitee.id, 'quote', {});
}

async function changeInvitee(
  transaction: Transaction,
  id: string,
  action: 'view' | 'quote' | 'expire',
  columns: { readonly view_time?: ReturnType<typeof sql> },
  who: 'system' | 'supplier' = 'system',
): Promise<void> {
  await transit(transaction, 'inquiry_invitee', id, {
    machine: inviteeMachine,
    action,
    actor: who === 'system' ? SYSTEM : { is: ['supplier'], permissionKeys: [] },
    facts: { isInTime: true },
    userId: null,
    columns: async () => ({ ...columns, update_time: sql`${businessNow}` }),
    audit: async () => undefined,
  });
}
