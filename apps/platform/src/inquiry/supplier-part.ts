import './tables.ts';
import '../deal/tables.ts';
import '../quotation/tables.ts';
import { DEAL_SOURCE } from '@jianzhu/domain/deals';
import { INVITEE_STATUS, type InviteeStatus, inviteeMachine } from '@jianzhu/domain/inquiries';
import { QUOTATION_MESSAGES, QUOTATION_STATUS } from '@jianzhu/domain/quotations';
import { refusal } from '@jianzhu/domain/records';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { reachesDeal } from '../deal/deal-scope.ts';
import type { BusinessMember } from '../http/caller.ts';
import { businessName } from '../member/business-name.ts';
import { isInScope } from '../member/data-scope.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { actorOf } from '../record/actor-of.ts';
import { mayAnswer } from './may-answer.ts';
import { showsBuyer } from './offered-inquiries.ts';
import { type Inquiry, takesQuotations } from './own-inquiry.ts';
import { judgeSupplier } from './supplier-demand.ts';

/** What of an inquiry only the supplier reads who asks: its own answer, what it may do, and who won. */
export async function readSupplierPart(transaction: Transaction, caller: BusinessMember, row: Inquiry, now: Date) {
  const { businessId } = caller.acting;
  const buyerName = await businessName(transaction, row.business_id);
  const invitee = await transaction
    .selectFrom('inquiry_invitee')
    .select(['id', 'version', 'status'])
    .where('inquiry_id', '=', row.id)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  const quotation = await transaction
    .selectFrom('quotation')
    .select(['id', 'status', 'round', 'submit_time', 'create_user_id'])
    .where('inquiry_id', '=', row.id)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  const deal = await transaction
    .selectFrom('deal')
    .select('id')
    .where('source_type', '=', DEAL_SOURCE.inquiry)
    .where('source_id', '=', row.id)
    .where('supplier_business_id', '=', businessId)
    .where(reachesDeal(caller))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const winners = await transaction
    .selectFrom('inquiry_result')
    .select(['supplier_name', 'total_amount'])
    .where('inquiry_id', '=', row.id)
    .orderBy('supplier_business_id')
    .execute();
  const isShown = showsBuyer({
    hide_contact: row.hide_contact,
    invite_status: invitee?.status ?? null,
    submit_time: quotation?.submit_time ?? null,
  });
  const isInTime = takesQuotations(row, now);
  const granted = permissionKeys(caller.acting);
  const invitationActs =
    invitee === undefined || quotation?.status === QUOTATION_STATUS.submitted
      ? []
      : inviteeMachine
          // The table checks that it is one.
          .allowedActions(invitee.status as InviteeStatus, actorOf(caller, 'supplier'), { isInTime })
          .filter((act) => act !== 'view')
          .map((act) => (act === 'accept' ? 'acceptInvite' : 'declineInvite'));
  const refused =
    (isInTime ? await refuseAnswer(transaction, row, { invitee, quotation }, now) : null) ??
    (await judgeSupplier(transaction, row, businessId, now));
  const isHers = quotation === undefined || isInScope(caller, quotation);
  const mayQuote =
    isHers &&
    isInTime &&
    invitee?.status !== INVITEE_STATUS.declined &&
    refused === null &&
    granted.includes('quotation_add');
  return {
    acts: [...invitationActs, ...(mayQuote ? ['quote'] : [])],
    isAskedAgain: quotation?.round === 2,
    part: {
      buyerName: isShown ? buyerName : '',
      buyerId: isShown ? row.business_id : null,
      invitee: invitee ?? null,
      quotationId: isHers ? (quotation?.id ?? null) : null,
      quotationStatus: quotation?.status ?? null,
      dealId: deal?.id ?? null,
      refusal: refused,
      winners: winners.map(({ supplier_name, total_amount }) => ({
        businessName: supplier_name,
        totalAmount: total_amount === null ? null : Number(total_amount),
      })),
    },
  };
}

/** Why a quotation would be refused though it is in time; one who has declined takes that back first. */
async function refuseAnswer(
  transaction: Transaction,
  row: Inquiry,
  supplier: Parameters<typeof mayAnswer>[1],
  now: Date,
) {
  const { rows } = await sql<{ is_kept: boolean }>`select app.is_kept_away(${row.business_id}) as is_kept`.execute(
    transaction,
  );
  if (rows[0]?.is_kept) return refusal('stateConflict', QUOTATION_MESSAGES.blacklisted);
  const isFree = supplier.invitee !== undefined || mayAnswer(row, supplier, now);
  return isFree ? null : refusal('stateConflict', QUOTATION_MESSAGES.notInvited);
}
