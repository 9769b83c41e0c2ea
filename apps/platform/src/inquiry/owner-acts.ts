import './tables.ts';
import { parseDateTime } from '@jianzhu/domain';
import { type AttachmentEntry, CLOSE_REASONS, OTHER_VALUE } from '@jianzhu/domain/forms';
import { checkExtension, INQUIRY_MESSAGES } from '@jianzhu/domain/inquiries';
import { sql } from 'kysely';
import { addFiles, takeFiles } from '../attachment/record-files.ts';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';
import { readStanding } from '../member/standing.ts';
import { endQuotations } from '../quotation/change-quotation.ts';
import { actsOfDay } from '../record/acts-of-day.ts';
import type { Seen } from '../record/save-record.ts';
import { forgetRoundKeys } from '../sealing/open-round.ts';
import { scheduleDeadline, scheduleReminders } from './deadlines.ts';
import { withdrawHeldAward } from './held-award.ts';
import { addInvitees } from './invite.ts';
import { changeOwn, countAnswers, type Inquiry, prepareAct } from './own-inquiry.ts';
import { suppliersOf, tellProcurement } from './procurement-news.ts';
import { deadlineText } from './publish-inquiry.ts';

type Done = Promise<Inquiry | Refusal>;

const toSuppliers = (businessIds: readonly string[]) => ({ businessIds, permission: 'quotation_view' }) as const;

/** Takes an inquiry back to a draft while nobody has quoted. All acts of this file run in `withWorker`. */
export async function withdrawInquiry(transaction: Transaction, caller: BusinessMember, seen: Seen): Done {
  const prepared = await prepareAct(transaction, caller, seen, 'withdraw');
  if (prepared instanceof Refusal) return prepared;
  const { row } = prepared;
  const invitees = await transaction
    .selectFrom('inquiry_invitee')
    .select('business_id')
    .where('inquiry_id', '=', row.id)
    .execute();
  const businessIds = invitees.map(({ business_id }) => business_id);
  await tellProcurement(transaction, 'N103', toSuppliers(businessIds), { title: row.title }, row.id);
  const columns = {
    ...{ publish_time: null, quoted_count: 0, invited_count: businessIds.length, viewed_count: 0 },
    is_answered: false,
  };
  const changed = await changeOwn(transaction, prepared, caller, { action: 'withdraw', columns });
  if (changed instanceof Refusal) return changed;
  await transaction
    .updateTable('inquiry_private')
    .set({ invitee_ids: businessIds })
    .where('inquiry_id', '=', row.id)
    .execute();
  await transaction.deleteFrom('inquiry_invitee').where('inquiry_id', '=', row.id).execute();
  await forgetRoundKeys(transaction, row.id);
  return changed;
}

/** Puts the deadline off. */
export async function extendInquiry(
  transaction: Transaction,
  caller: BusinessMember,
  { quoteDeadline, ...seen }: Seen & { readonly quoteDeadline: string },
): Done {
  const prepared = await prepareAct(transaction, caller, seen, 'extend');
  if (prepared instanceof Refusal) return prepared;
  const { row } = prepared;
  const broken = checkExtension(quoteDeadline, {
    quoteDeadline: deadlineText(row),
    publishTimeMs: row.publish_time?.getTime() ?? 0,
  });
  if (broken) return refuseField(broken.field, broken.message);
  const deadline = new Date(parseDateTime(quoteDeadline) ?? 0);
  const columns = { quote_deadline: deadline, extensions: row.extensions + 1 };
  const changed = await changeOwn(transaction, prepared, caller, { action: 'extend', columns });
  if (changed instanceof Refusal) return changed;
  await transaction
    .updateTable('inquiry_round')
    .set({ deadline })
    .where('inquiry_id', '=', row.id)
    .where('round', '=', 1)
    .execute();
  await scheduleDeadline(transaction, changed, 1);
  await scheduleReminders(transaction, changed);
  const businessIds = await suppliersOf(transaction, row.id);
  const facts = { title: row.title, time: quoteDeadline };
  await tellProcurement(transaction, 'N102', toSuppliers(businessIds), facts, row.id);
  return changed;
}

/** Of one inquiry a day. */
const MOST_SUPPLEMENTS = 10;

/** Adds to an inquiry that is out. */
export async function supplementInquiry(
  transaction: Transaction,
  caller: BusinessMember,
  { content, attachments, ...seen }: Seen & { readonly content: string; readonly attachments: AttachmentEntry[] },
): Done {
  const owner = { type: 'inquiry', id: seen.id } as const;
  // Before the inquiry is named: a file may be one of another record.
  const keep = await takeFiles(transaction, caller, owner, attachments);
  const prepared = await prepareAct(transaction, caller, seen, 'notice');
  if (prepared instanceof Refusal) return prepared;
  const { row, now } = prepared;
  if ((await actsOfDay(transaction, 'inquiry', row.id, 'notice')) >= MOST_SUPPLEMENTS) {
    return refuse('tooFrequent', INQUIRY_MESSAGES.supplementedOften);
  }
  if (keep instanceof Refusal) return keep;
  const added = { content, attachments: keep(attachments), createTime: timeText(now) };
  const columns = { supplements: JSON.stringify([...row.supplements, added]), supplement_time: sql`${businessNow}` };
  const changed = await changeOwn(transaction, prepared, caller, { action: 'notice', columns });
  if (changed instanceof Refusal) return changed;
  await addFiles(transaction, owner, added.attachments);
  const businessIds = await suppliersOf(transaction, row.id);
  await tellProcurement(transaction, 'N104', toSuppliers(businessIds), { title: row.title }, row.id);
  return changed;
}

/** Invites further suppliers. */
export async function inviteMore(
  transaction: Transaction,
  caller: BusinessMember,
  { businessIds, ...seen }: Seen & { readonly businessIds: readonly string[] },
): Done {
  const prepared = await prepareAct(transaction, caller, seen, 'invite');
  if (prepared instanceof Refusal) return prepared;
  const { row } = prepared;
  const business = await readStanding(transaction, row.business_id);
  if (!business.isCertified) return new Refusal('certificationNeeded');
  const fresh = await addInvitees(transaction, row, businessIds);
  if (fresh instanceof Refusal) return fresh;
  const changed = await changeOwn(transaction, prepared, caller, { action: 'invite' });
  if (changed instanceof Refusal) return changed;
  await countAnswers(transaction, row.id);
  const facts = { buyer: business.name, title: row.title, time: deadlineText(row) };
  await tellProcurement(transaction, 'N101', toSuppliers(fresh), facts, row.id);
  return changed;
}

/** Closes an inquiry; what was not opened stays sealed for good (decision 69). */
export async function closeInquiry(
  transaction: Transaction,
  caller: BusinessMember,
  { reason, remark, ...seen }: Seen & { readonly reason: number; readonly remark: string },
): Done {
  const label = CLOSE_REASONS.find(({ value }) => value === reason)?.label;
  if (label === undefined) return refuseField('reason', INQUIRY_MESSAGES.closeReason);
  if (reason === OTHER_VALUE && remark === '') return refuseField('remark', INQUIRY_MESSAGES.closeRemark);
  const prepared = await prepareAct(transaction, caller, seen, 'close');
  if (prepared instanceof Refusal) return prepared;
  const said = reason === OTHER_VALUE ? remark : label;
  const columns = { close_time: sql`${businessNow}`, close_reason: reason, close_remark: remark };
  const changed = await changeOwn(transaction, prepared, caller, { action: 'close', reason: said, columns });
  if (changed instanceof Refusal) return changed;
  await endAndTell(transaction, changed, said);
  return changed;
}

/** What follows from the end of an inquiry without an award. */
export async function endInquiry(transaction: Transaction, row: Inquiry): Promise<void> {
  await forgetRoundKeys(transaction, row.id);
  await withdrawHeldAward(transaction, row.id);
  await endQuotations(transaction, row.id);
  // What the second round held stays sealed for good (decision 69); what the first one has opened is read again.
  await transaction
    .updateTable('quotation')
    .set({ is_second_sealed: false })
    .where('inquiry_id', '=', row.id)
    .where('is_second_sealed', '=', true)
    .execute();
}

/** The same, and tells those who were asked why it has ended. */
export async function endAndTell(transaction: Transaction, row: Inquiry, reason: string): Promise<void> {
  const businessIds = await suppliersOf(transaction, row.id);
  await endInquiry(transaction, row);
  await tellProcurement(transaction, 'N112', toSuppliers(businessIds), { title: row.title, reason }, row.id);
}
