import './tables.ts';
import '../deal/tables.ts';
import '../quotation/tables.ts';
import '../member/tables.ts';
import { maskPhone } from '@jianzhu/domain';
import { LIVE_DEAL_STATUSES } from '@jianzhu/domain/deals';
import {
  type AwardStatus,
  awardMachine,
  INQUIRY_STATUS,
  type InviteeStatus,
  inviteeMachine,
} from '@jianzhu/domain/inquiries';
import { QUOTATION_MESSAGES } from '@jianzhu/domain/quotations';
import { refusal } from '@jianzhu/domain/records';
import { sql } from 'kysely';
import { countQuestions } from '../clarification/count-questions.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { reachesDeal } from '../deal/deal-scope.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { isInScope } from '../member/data-scope.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { readStanding } from '../member/standing.ts';
import { findRecord } from '../record/find-record.ts';
import { awardActor, awardOf } from './held-award.ts';
import { readLines } from './inquiry-fields.ts';
import { ownerActs, showsBuyer } from './inquiry-lists.ts';
import { toAskedLine } from './line-view.ts';
import { mayAnswer } from './may-answer.ts';
import {
  type Inquiry,
  READS,
  readNow,
  readSecondCount,
  readsAwardTotal,
  readsOffers,
  refuseReader,
} from './own-inquiry.ts';
import { readLog } from './procurement-log.ts';
import { judgeSupplier } from './supplier-demand.ts';
import { toBit } from './to-bit.ts';

/** An inquiry as the session may read it: its owner's part and its supplier's part are made here and nowhere else. */
export async function readInquiry(transaction: Transaction, caller: BusinessMember, id: string) {
  const row = await findRecord(transaction, 'inquiry', id);
  if (row instanceof Refusal) return row;
  const refused = refuseReader(caller, row, READS);
  if (refused) return refused;
  const isOwner = row.business_id === caller.acting.businessId;
  const now = await readNow(transaction);
  const [buyer, supplier] = isOwner
    ? [await readBuyerPart(transaction, caller, row), null]
    : [null, await readSupplierPart(transaction, caller, row, now)];
  const lines = await readLines(transaction, row.id);
  const own = isOwner
    ? await transaction
        .selectFrom('inquiry_private')
        .select('ref_prices')
        .where('inquiry_id', '=', row.id)
        .executeTakeFirst()
    : undefined;
  const acts = isOwner
    ? ownerActs(row, caller, now, await readSecondCount(transaction, row.id))
    : (supplier?.acts ?? []);
  return {
    ...toShared(row),
    // A second round is nothing to those who were not asked.
    ...(!isOwner && !supplier?.isAskedAgain && { round: 1, round2Deadline: '' }),
    allowedActions: acts as string[],
    lines: lines.map((line) => ({
      ...toAskedLine(line),
      ...(isOwner && { refPrice: own?.ref_prices[line.id] ?? null }),
    })),
    ...(await readPlace(transaction, caller, row)),
    questionCount: await countQuestions(transaction, { bizType: 'inquiry', bizId: row.id }),
    logs: await readLog(transaction, caller, 'inquiry', row.id, row.business_id),
    serverTime: timeText(now),
    buyer,
    supplier: supplier?.part ?? null,
  };
}

const toShared = (row: Inquiry) => ({
  id: row.id,
  version: row.version,
  updateTime: timeText(row.update_time),
  code: row.code,
  status: row.status,
  title: row.title,
  projectName: row.project_name,
  categoryCodes: [...row.category_codes],
  publishScope: row.publish_scope,
  wholeOrder: toBit(row.whole_order),
  sealed: toBit(row.sealed),
  allowSecond: toBit(row.allow_second),
  round: row.round,
  publishTime: timeText(row.publish_time),
  quoteDeadline: timeText(row.quote_deadline),
  signUpDeadline: timeText(row.sign_up_deadline),
  round2Deadline: timeText(row.round2_deadline),
  openTime: timeText(row.open_time),
  awardTime: timeText(row.award_time),
  closeTime: timeText(row.close_time),
  closeReason: row.close_reason,
  closeRemark: row.close_remark,
  deliveryDate: row.delivery_date ?? '',
  deliveryMethod: row.delivery_method,
  freightBearer: row.freight_bearer,
  paymentTerm: row.payment_term,
  paymentTermText: row.payment_term_text,
  invoiceType: row.invoice_type,
  expectTaxRates: [...row.expect_tax_rates],
  pricingMode: row.pricing_mode,
  minSupplierLevel: row.min_supplier_level,
  requiredQualifications: row.required_qualifications.map(String),
  remark: row.remark,
  attachments: [...row.attachments],
  supplements: row.supplements.map((supplement) => ({ ...supplement, attachments: [...supplement.attachments] })),
  quotedCount: row.quoted_count,
});

/** Address and contact as far as row security shows them; to a company that is not certified the phone is masked (0.10). */
async function readPlace(transaction: Transaction, caller: BusinessMember, row: Inquiry) {
  const site = await transaction
    .selectFrom('inquiry_site')
    .selectAll()
    .where('inquiry_id', '=', row.id)
    .executeTakeFirst();
  const contact = await transaction
    .selectFrom('inquiry_contact')
    .selectAll()
    .where('inquiry_id', '=', row.id)
    .executeTakeFirst();
  const { businessId } = caller.acting;
  const isCertified = row.business_id === businessId || (await readStanding(transaction, businessId)).isCertified;
  return {
    address: {
      regionText: row.region_text,
      detail: site?.detail ?? '',
      siteName: site?.site_name ?? '',
      receiver: site?.receiver ?? '',
      phone: site?.phone ?? '',
    },
    contact:
      contact === undefined
        ? null
        : { name: contact.contact_name, phone: isCertified ? contact.contact_phone : maskPhone(contact.contact_phone) },
  };
}

async function readBuyerPart(transaction: Transaction, caller: BusinessMember, row: Inquiry) {
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

/** Those that a draft has chosen, in the order of choosing. */
async function readChosen(transaction: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const known = await transaction
    .selectFrom('business')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return ids.flatMap((businessId) => {
    const business = known.find(({ id }) => id === businessId);
    return business === undefined ? [] : [{ businessId, businessName: business.name }];
  });
}

/** The last award that was put to approval. */
export async function readAward(transaction: Transaction, caller: BusinessMember, inquiryId: string) {
  const award = await transaction
    .selectFrom('inquiry_award')
    .leftJoin('account', 'account.id', 'inquiry_award.create_user_id')
    .selectAll('inquiry_award')
    .select(['account.real_name', 'account.nick_name'])
    .where('inquiry_id', '=', inquiryId)
    .orderBy('inquiry_award.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (award === undefined) return null;
  const { awards, reasons, attachments } = awardOf(award);
  const status = award.status as AwardStatus; // the table checks that it is one
  return {
    id: award.id,
    version: award.version,
    status: award.status,
    totalAmount: Number(award.total_amount),
    authorName: award.real_name || award.nick_name || '',
    createTime: timeText(award.create_time),
    reason: award.reason,
    allowedActions: awardMachine.allowedActions(status, awardActor(caller, award), {}) as string[],
    awards: [...awards],
    reasons: [...reasons],
    attachments: [...attachments],
  };
}

async function readSupplierPart(transaction: Transaction, caller: BusinessMember, row: Inquiry, now: Date) {
  const { businessId } = caller.acting;
  const buyer = await transaction
    .selectFrom('business')
    .select('name')
    .where('id', '=', row.business_id)
    .executeTakeFirst();
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
    .where('source_type', '=', 1)
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
  const isInTime = row.status === 1 && now.getTime() < (row.quote_deadline?.getTime() ?? 0);
  const granted = permissionKeys(caller.acting);
  const invitationActs =
    invitee === undefined || (quotation?.status ?? 0) === 1
      ? []
      : inviteeMachine
          // The table checks that it is one.
          .allowedActions(invitee.status as InviteeStatus, { is: ['supplier'], permissionKeys: granted }, { isInTime })
          .filter((act) => act !== 'view')
          .map((act) => (act === 'accept' ? 'acceptInvite' : 'declineInvite'));
  const refused =
    (isInTime ? await refuseAnswer(transaction, row, { invitee, quotation }, now) : null) ??
    (await judgeSupplier(transaction, row, businessId, now));
  const isHers = quotation === undefined || isInScope(caller, quotation);
  const mayQuote = isHers && isInTime && invitee?.status !== 3 && refused === null && granted.includes('quotation_add');
  return {
    acts: [...invitationActs, ...(mayQuote ? ['quote'] : [])],
    isAskedAgain: quotation?.round === 2,
    part: {
      buyerName: isShown ? (buyer?.name ?? '') : '',
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
    .$if(inviteStatus !== undefined, (all) => all.where('inquiry_invitee.status', '=', inviteStatus ?? 0))
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
