import './tables.ts';
import {
  checkQuotation,
  QUOTATION_STATUS,
  type QuotationDraft,
  type QuotationFields,
  quotationMachine,
} from '@jianzhu/domain/quotations';
import { sql } from 'kysely';
import { addFiles, setFiles, takeFiles } from '../attachment/record-files.ts';
import { businessNow } from '../db/business-clock.ts';
import { withDrawnNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseAs } from '../http/refusal.ts';
import { noteQuoted } from '../inquiry/invitation.ts';
import { countAnswers } from '../inquiry/own-inquiry.ts';
import { judgeSupplier } from '../inquiry/supplier-demand.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { findRecord } from '../record/find-record.ts';
import { onlyRow } from '../record/only-row.ts';
import { refuseUnseen } from '../record/refuse-changed.ts';
import { refuseViolations } from '../record/refuse-violations.ts';
import type { SavedOf, Seen } from '../record/save-record.ts';
import { toSubmission } from '../record/to-submission.ts';
import { fingerprintOf } from '../sealing/fingerprint.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { type Answered, lockAnswered, readAsked } from './answered-inquiry.ts';
import { changeQuotation, type Quotation, supplierOf } from './change-quotation.ts';
import { writeOpened } from './opened-quotation.ts';
import { countChanges, keepQuotation } from './quotation-content.ts';
import { DRAFT, keepSealed, readOwnContent, readRevisions } from './sealed-quotation.ts';

/** Colleagues read the files of a quotation from its first draft on; which one has them, its opening says. */
const UNSAID = { type: 'quotation', id: null } as const;

type OfInquiry = SavedOf & { readonly inquiryId: string };

/** Keeps a quotation unfinished, sealed as it will be. All of this file runs in `withWorker`. */
export async function saveQuotation(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  { inquiryId, id, version, ...fields }: QuotationDraft & OfInquiry,
): Promise<ReturnType<typeof toSubmission> | Refusal> {
  // Before the inquiry is named: a file may be one of another record.
  const keep = await takeFiles(transaction, caller, UNSAID, fields.attachments);
  const answered = await lockAnswered(transaction, caller, inquiryId);
  if (answered instanceof Refusal) return answered;
  const refused =
    (await refuseUnseen(transaction, caller.userId, answered.quotation, { id, version }, toSubmission)) ??
    (await refuseSubmit(transaction, caller, answered));
  if (refused) return refused;
  const asked = await readAsked(transaction, answered.inquiry);
  if (keep instanceof Refusal) return keep;
  const content = keepQuotation({ ...fields, attachments: keep(fields.attachments) }, asked);
  await addFiles(transaction, UNSAID, content.attachments);
  const quotation = answered.quotation ?? (await addQuotation(transaction, caller, answered));
  const { rows } = await sql<Quotation>`
    update quotation set version = version + 1, update_time = ${businessNow}, update_user_id = ${caller.userId}
    where id = ${quotation.id} returning *`.execute(transaction);
  await keepSealed(transaction, keeper, quotation, {
    ...DRAFT,
    userId: caller.userId,
    at: answered.now,
    content,
    summary: summaryOf(content, 0),
  });
  return toSubmission(onlyRow(rows, quotation.id) ?? quotation);
}

/** Submits a quotation, or submits it anew, while it is in time by the clock that is read behind the inquiry's lock. */
export async function submitQuotation(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  { inquiryId, id, version, ...fields }: QuotationFields & OfInquiry,
) {
  // Before the inquiry is named: a file may be one of another record.
  const keep = await takeFiles(transaction, caller, UNSAID, fields.attachments);
  const answered = await lockAnswered(transaction, caller, inquiryId);
  if (answered instanceof Refusal) return answered;
  const refused =
    (await refuseUnseen(transaction, caller.userId, answered.quotation, { id, version }, toSubmission)) ??
    (await refuseSubmit(transaction, caller, answered));
  if (refused) return refused;
  const asked = await readAsked(transaction, answered.inquiry);
  const broken = checkQuotation(fields, asked);
  if (broken.length > 0) return refuseViolations(broken);
  if (keep instanceof Refusal) return keep;
  const content = keepQuotation({ ...fields, attachments: keep(fields.attachments) }, asked);
  const quotation = answered.quotation ?? (await addQuotation(transaction, caller, answered));
  const { inquiry } = answered;
  const changed = await changeQuotation(transaction, quotation.id, {
    ...{ action: 'submit', actor: supplierOf(caller), userId: caller.userId, facts: answered.facts },
    columns: {
      ...{ revision: quotation.revision + 1, round: 1, submit_time: answered.now },
      ...(!inquiry.sealed && { opened_at: answered.now }),
    },
  });
  if (changed instanceof Refusal) return changed;
  const [before] = await readRevisions(transaction, quotation.id, 1);
  const earlier = before && (await readOwnContent(keeper, before));
  const summary = summaryOf(content, countChanges(content.lines, earlier?.lines));
  await keepSealed(transaction, keeper, changed, {
    ...{ round: 1, revision: changed.revision, userId: caller.userId, at: answered.now },
    ...{ content, summary },
  });
  await dropDraft(transaction, quotation.id);
  await addFiles(transaction, UNSAID, content.attachments);
  if (!inquiry.sealed) {
    await writeOpened(transaction, [{ quotation: changed, content }]);
    await noteQuoted(transaction, inquiry.id, caller.acting.businessId);
  }
  await countAnswers(transaction, inquiry.id);
  await tellRecordNews(transaction, 'inquiry', { businessId: inquiry.business_id });
  return {
    ...toSubmission(changed),
    revision: changed.revision,
    // No amount: the answer is kept under the key of its submission, and the quotation is sealed.
    submitTime: timeText(changed.submit_time),
  };
}

/** Takes a quotation back; until the deadline it may be submitted again. */
export async function withdrawQuotation(transaction: Transaction, caller: BusinessMember, seen: Seen) {
  const found = await findRecord(transaction, 'quotation', seen.id);
  if (found instanceof Refusal || found.business_id !== caller.acting.businessId) return new Refusal('notFound');
  // The inquiry first, as whoever opens it does.
  const answered = await lockAnswered(transaction, caller, found.inquiry_id);
  if (answered instanceof Refusal) return answered;
  const changed = await changeQuotation(transaction, found.id, {
    ...{ action: 'withdraw', actor: supplierOf(caller), userId: caller.userId },
    ...{ facts: answered.facts, seen, columns: { opened_at: null } },
  });
  if (changed instanceof Refusal) return changed;
  await transaction.deleteFrom('quotation_open').where('quotation_id', '=', found.id).execute();
  await setFiles(transaction, { type: 'quotation', id: found.id }, []);
  await countAnswers(transaction, answered.inquiry.id);
  await tellRecordNews(transaction, 'inquiry', { businessId: answered.inquiry.business_id });
  return toSubmission(changed);
}

/** What would be refused of a submission now; a draft that could never be one is not kept. */
async function refuseSubmit(
  transaction: Transaction,
  { acting }: BusinessMember,
  { inquiry, quotation, facts, now }: Answered,
): Promise<Refusal | null> {
  const status = quotation?.status ?? QUOTATION_STATUS.draft;
  // Who may call is the gate's to say: whoever keeps a draft need not be the one who submits it.
  const actor = { is: ['supplier'] as const, permissionKeys: ['quotation_submit'] };
  const result = quotationMachine.transition(status, 'submit', actor, facts);
  if (!result.ok) return refuseAs(result.refusal);
  const refused = await judgeSupplier(transaction, inquiry, acting.businessId, now);
  return refused && refuseAs(refused);
}

async function addQuotation(
  transaction: Transaction,
  { userId, acting }: BusinessMember,
  { inquiry, now }: Answered,
): Promise<Quotation> {
  // How many have quoted is nobody's to know before the opening (domain rules 4.6): their numbers do not count them.
  return withDrawnNumber('quotation', now.getTime(), (code) =>
    transaction
      .insertInto('quotation')
      .values({
        business_id: acting.businessId,
        create_user_id: userId,
        update_user_id: userId,
        create_time: businessNow,
        update_time: sql<Date>`${businessNow}`,
        code,
        inquiry_id: inquiry.id,
        buyer_business_id: inquiry.business_id,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returningAll()
      .executeTakeFirst(),
  );
}

const dropDraft = (transaction: Transaction, quotationId: string) =>
  transaction
    .deleteFrom('quotation_revision')
    .where('quotation_id', '=', quotationId)
    .where('round', '=', DRAFT.round)
    .execute();

const summaryOf = (content: ReturnType<typeof keepQuotation>, changedLines: number) => ({
  totalAmount: content.totals.totalAmount,
  payloadHash: fingerprintOf(content),
  changedLines,
  validUntil: content.validUntil,
});
