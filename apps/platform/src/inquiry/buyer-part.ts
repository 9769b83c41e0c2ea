import './tables.ts';
import '../deal/tables.ts';
import '../quotation/tables.ts';
import { LIVE_DEAL_STATUSES } from '@jianzhu/domain/deals';
import { INQUIRY_STATUS, type InviteeStatus } from '@jianzhu/domain/inquiries';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { isInScope } from '../member/data-scope.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { findRecord } from '../record/find-record.ts';
import { readAward } from './held-award.ts';
import { readChosen } from './invite.ts';
import { type Inquiry, readsAwardTotal, readsOffers } from './own-inquiry.ts';
import { toBit } from './to-bit.ts';

/** What of an inquiry only its buyer reads. */
export async function readBuyerPart(transaction: Transaction, caller: BusinessMember, row: Inquiry) {
  const own = await transaction
    .selectFrom('inquiry_private')
    .selectAll()
    .where('inquiry_id', '=', row.id)
    .executeTakeFirst();
  const readsDeals = permissionKeys(caller.acting).includes('deal_view');
  const deals = await transaction
    .selectFrom('deal')
    .innerJoin('business', 'business.id', 'deal.supplier_business_id')
    .select(['deal.id', 'deal.code', 'deal.status', 'deal.total_amount', 'business.name as businessName'])
    .where('source_type', '=', 1)
    .where('source_id', '=', row.id)
    .orderBy('deal.id')
    .execute();
  const invitees =
    row.status === INQUIRY_STATUS.draft
      ? await readChosen(transaction, own?.invitee_ids ?? [])
      : await readInvited(transaction, row.id);
  const live = deals.filter(({ status }) => (LIVE_DEAL_STATUSES as readonly number[]).includes(status));
  return {
    projectId: row.project_id ?? '',
    addressId: own?.address_id ?? '',
    hideContact: toBit(row.hide_contact),
    budgetAmount: own?.budget_amount == null ? null : Number(own.budget_amount),
    invitees,
    invitedCount: row.invited_count,
    viewedCount: row.viewed_count,
    extensions: row.extensions,
    resultPublic: toBit(row.result_public),
    awardTotal:
      live.length > 0 && readsAwardTotal(caller)
        ? live.reduce((sum, deal) => sum + Number(deal.total_amount), 0)
        : null,
    awardMode: row.award_mode,
    award: readsOffers(caller) ? await readAward(transaction, caller, row.id) : null,
    deals: readsDeals ? deals.map(({ id, code, status, businessName }) => ({ id, code, status, businessName })) : [],
  };
}

const readInvited = (transaction: Transaction, inquiryId: string) =>
  transaction
    .selectFrom('inquiry_invitee')
    .innerJoin('business', 'business.id', 'inquiry_invitee.business_id')
    .select(['business.id as businessId', 'business.name as businessName'])
    .where('inquiry_id', '=', inquiryId)
    .orderBy('inquiry_invitee.id')
    .execute();

/** Who was invited, to the owner; until the opening of a sealed inquiry nobody has 已报价 (decision 37). */
export async function readInvitees(
  transaction: Transaction,
  caller: BusinessMember,
  { id, inviteStatus }: { readonly id: string; readonly inviteStatus?: number | undefined },
) {
  const row = await findRecord(transaction, 'inquiry', id);
  if (row instanceof Refusal) return row;
  if (row.business_id !== caller.acting.businessId || !isInScope(caller, row)) return new Refusal('notFound');
  const rows = await transaction
    .selectFrom('inquiry_invitee')
    .innerJoin('business', 'business.id', 'inquiry_invitee.business_id')
    .leftJoin('quotation', (join) =>
      join
        .onRef('quotation.inquiry_id', '=', 'inquiry_invitee.inquiry_id')
        .onRef('quotation.business_id', '=', 'inquiry_invitee.business_id'),
    )
    .selectAll('inquiry_invitee')
    .select(['business.name', 'quotation.submit_time'])
    .where('inquiry_invitee.inquiry_id', '=', row.id)
    // Another number finds nobody.
    .$if(inviteStatus !== undefined, (all) => all.where('inquiry_invitee.status', '=', inviteStatus as InviteeStatus))
    .orderBy('inquiry_invitee.id')
    .execute();
  return rows.map((invitee) => ({
    id: invitee.id,
    businessId: invitee.business_id,
    businessName: invitee.name,
    source: invitee.source,
    inviteStatus: invitee.status,
    viewTime: timeText(invitee.view_time),
    answerTime: timeText(invitee.answer_time),
    quoteTime: timeText(invitee.submit_time),
    declineReason: invitee.decline_reason,
    declineRemark: invitee.decline_remark,
  }));
}
