import './tables.ts';
import '../inquiry/tables.ts';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import { formatMoney } from '@jianzhu/domain/money';
import { defineReviewMachine } from '@jianzhu/domain/records';
import {
  EVAL_METHODS,
  TENDER_KINDS,
  TENDER_MESSAGES,
  TENDER_NOTICES,
  TENDER_TYPE,
  TENDER_TYPES,
  tenderPage,
} from '@jianzhu/domain/tenders';
import { sql } from 'kysely';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { Refusal } from '../http/refusal.ts';
import { businessName } from '../member/business-name.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { OPS } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import { filesForReview } from '../review/files-for-review.ts';
import type { ReviewKind } from '../review/review-kind.ts';
import { TENDER_TEXTS } from './messages.ts';
import { changeTender, factsOf, type Prepared, type Tender } from './own-tender.ts';
import { amountOf, readPrivate } from './tender-fields.ts';
import { scheduleSteps } from './tender-times.ts';

export const BIZ_TYPE = 'tender';

const labelOf = (items: Parameters<typeof dictionaryLabel>[0], value: number | null) =>
  value === null ? '' : dictionaryLabel(items, value);
const moneyOf = (fen: number | null) => (fen === null ? '' : formatMoney(fen));

/** Tenders under review; the tender has a status of its own beside the review's. */
export const tenderReview: ReviewKind = {
  label: TENDER_TEXTS.label,
  machine: defineReviewMachine('tender_publish'),
  numberedAs: 'tender',
  lock: (transaction, bizId) => findRecord(transaction, 'tender', bizId, 'lock'),
  async describe(transaction, _businessId, bizId) {
    const { row } = await lockTender(transaction, bizId, 'read');
    const own = await readPrivate(transaction, bizId);
    const { terms } = TENDER_TEXTS;
    const fields = [
      [terms.title, row.title],
      [terms.type, labelOf(TENDER_TYPES, row.tender_type)],
      [terms.kind, labelOf(TENDER_KINDS, row.tender_kind)],
      [terms.statutory, row.is_statutory ? row.statutory_no : TENDER_TEXTS.no],
      [terms.project, row.project_name],
      [terms.region, [row.region?.provinceName, row.region?.cityName, row.region?.districtName].join(' ').trim()],
      [terms.scope, row.scope_text],
      [terms.estimate, moneyOf(amountOf(own?.estimate_amount))],
      [terms.controlPrice, moneyOf(amountOf(row.control_price))],
      [terms.signUp, `${timeText(row.sign_up_start)} - ${timeText(row.sign_up_end)}`],
      [terms.docs, `${timeText(row.doc_start)} - ${timeText(row.doc_end)}`],
      [terms.bidDeadline, timeText(row.bid_deadline)],
      [terms.openTime, timeText(row.open_time)],
      [terms.docFee, moneyOf(amountOf(row.doc_fee))],
      [terms.deposit, moneyOf(amountOf(row.deposit_amount))],
      [terms.evaluation, labelOf(EVAL_METHODS, row.eval_method)],
      [terms.contact, `${row.contact_name} ${row.contact_phone}`],
    ] as const;
    return {
      fields: fields.map(([label, value]) => ({ label, value })),
      files: await filesForReview(transaction, { type: 'tender_doc', id: bizId }, TENDER_TEXTS.docs),
    };
  },
  /** Whoever approves it publishes periods that are promised to suppliers: none of them may have begun. */
  async refuseApproval(transaction, bizId) {
    const { row, now } = await lockTender(transaction, bizId, 'lock');
    return factsOf(row, now).hasSignUpBegun ? TENDER_MESSAGES.lateReview : null;
  },
  async decided(transaction, { bizId, reason }) {
    const prepared = await lockTender(transaction, bizId, 'lock');
    const isApproved = reason === undefined;
    const changed = await changeTender(transaction, prepared, {
      action: isApproved ? 'approve' : 'reject',
      actor: OPS,
      userId: null,
      ...(isApproved ? { columns: { publish_time: sql`${businessNow}` } } : { reason }),
      // The decision of the review is kept.
      audit: async () => undefined,
    });
    if (changed instanceof Refusal) throw new TypeError(`tender ${bizId} is in no review`);
    const jumpUrl = tenderPage(changed.tender_type) + bizId;
    if (!isApproved) {
      const { title, content } = TENDER_NOTICES.N202;
      return { title, content: content({ title: changed.title, reason }), jumpUrl };
    }
    await scheduleSteps(transaction, changed);
    await invite(transaction, changed);
    return { ...TENDER_TEXTS.approved(changed.title), jumpUrl };
  },
};

async function lockTender(transaction: Transaction, id: string, mode: 'lock' | 'read'): Promise<Prepared> {
  const row = await findRecord(transaction, 'tender', id, mode === 'lock' ? 'lock' : undefined);
  if (row instanceof Refusal) throw new TypeError(`there is no tender ${id}`);
  return { row, now: await readNow(transaction) };
}

/** Invites those whom the buyer has chosen, and tells them (N201). */
async function invite(transaction: Transaction, tender: Tender): Promise<void> {
  if (tender.tender_type !== TENDER_TYPE.invited) return;
  const own = await readPrivate(transaction, tender.id);
  const businessIds = [...new Set(own?.invitee_ids ?? [])];
  if (businessIds.length === 0) return;
  await transaction
    .insertInto('tender_invitee')
    .values(
      businessIds.map((businessId) => ({
        ...{ tender_id: tender.id, business_id: businessId, buyer_business_id: tender.business_id },
        create_time: businessNow,
      })),
    )
    .execute();
  const buyer = await businessName(transaction, tender.business_id);
  const { title, content } = TENDER_NOTICES.N201;
  const facts = { buyer, title: tender.title, time: timeText(tender.sign_up_end) };
  await tellHolders(
    transaction,
    { businessIds, permission: 'bid_view' },
    { noticeType: 1, title, content: content(facts), jumpUrl: tenderPage(tender.tender_type), optId: tender.id },
  );
}
