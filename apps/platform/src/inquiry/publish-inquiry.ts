import './tables.ts';
import '../address/tables.ts';
import '../member/tables.ts';
import {
  categoriesOfLines,
  checkInquiry,
  INQUIRY_MESSAGES,
  type InquiryFields,
  inquiryRecord,
} from '@jianzhu/domain/inquiries';
import { sql } from 'kysely';
import * as v from 'valibot';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';
import { roundOf } from '../quotation/sealed-quotation.ts';
import { actsOfDay } from '../record/acts-of-day.ts';
import { refuseIssues, refuseViolations } from '../record/refuse-violations.ts';
import type { Seen } from '../record/save-record.ts';
import { makeRoundKeys } from '../sealing/envelope.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { scheduleDeadline, scheduleReminders } from './deadlines.ts';
import { readFields } from './inquiry-fields.ts';
import { addInvitees } from './invite.ts';
import { changeOwn, countAnswers, type Inquiry, prepareAct } from './own-inquiry.ts';
import { tellProcurement } from './procurement-news.ts';
import { inquiryPublications } from './publish-quota.ts';

/** Of one inquiry a day. */
const MOST_PUBLICATIONS = 5;

/** Publishes a draft that is complete: freezes its address, makes the keys of its round, invites. In `withWorker`. */
export async function publishInquiry(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  seen: Seen,
): Promise<Inquiry | Refusal> {
  const prepared = await prepareAct(transaction, caller, seen, 'publish');
  if (prepared instanceof Refusal) return prepared;
  const { row, now } = prepared;
  // Taken back and published again, it invites everybody anew.
  if ((await actsOfDay(transaction, 'inquiry', row.id, 'publish')) >= MOST_PUBLICATIONS) {
    return refuse('tooFrequent', INQUIRY_MESSAGES.publishedOften);
  }
  const business = await inquiryPublications.admit(transaction, row);
  if (business instanceof Refusal) return business;
  const fields = await readComplete(transaction, row, now);
  if (fields instanceof Refusal) return fields;
  const address = await freezeAddress(transaction, row, fields.addressId);
  if (address instanceof Refusal) return address;
  const invited = await addInvitees(transaction, row, fields.inviteeIds);
  if (invited instanceof Refusal) return refuseField('inviteeIds', invited.msg);
  const columns = {
    ...address,
    category_codes: fields.categoryCodes,
    publish_time: sql`${businessNow}`,
    ...{ round: 1, extensions: 0, supplements: '[]', supplement_time: null },
  };
  const changed = await changeOwn(transaction, prepared, caller, { action: 'publish', columns });
  if (changed instanceof Refusal) return changed;
  await inquiryPublications.note(transaction, changed);
  await openFirstRound(transaction, keeper, changed);
  await countAnswers(transaction, changed.id);
  await scheduleDeadline(transaction, changed, 1);
  await scheduleReminders(transaction, changed);
  const facts = { buyer: business.name, title: changed.title, time: fields.quoteDeadline };
  await tellProcurement(transaction, 'N101', { businessIds: invited, permission: 'quotation_view' }, facts, changed.id);
  return changed;
}

/** The draft as it must be to be published. */
async function readComplete(transaction: Transaction, row: Inquiry, now: Date): Promise<InquiryFields | Refusal> {
  const kept = await readFields(transaction, row);
  const categoryCodes = kept.categoryCodes.length > 0 ? kept.categoryCodes : categoriesOfLines(kept.lines);
  const parsed = v.safeParse(inquiryRecord, { ...kept, categoryCodes });
  if (!parsed.success) return refuseIssues(parsed.issues);
  const broken = checkInquiry(parsed.output, now.getTime());
  return broken.length === 0 ? parsed.output : refuseViolations(broken);
}

async function freezeAddress(transaction: Transaction, row: Inquiry, addressId: string) {
  const address = await transaction
    .selectFrom('address')
    .selectAll()
    .where('id', '=', addressId)
    .where('business_id', '=', row.business_id)
    .executeTakeFirst();
  if (address === undefined) return refuseField('addressId', INQUIRY_MESSAGES.address);
  const { provinceName, cityName, districtName, cityCode } = address.region;
  const { detail, site_name, receiver, phone } = address;
  const site = { detail, site_name, receiver, phone };
  await transaction
    .insertInto('inquiry_site')
    .values({ inquiry_id: row.id, business_id: row.business_id, ...site })
    .onConflict((conflict) => conflict.column('inquiry_id').doUpdateSet(site))
    .execute();
  const region_text = [provinceName, cityName, districtName].filter((name) => name !== '').join(' ');
  return { city_code: cityCode, city_name: cityName, region_text };
}

async function openFirstRound(transaction: Transaction, keeper: KeyKeeper, inquiry: Inquiry): Promise<void> {
  if (inquiry.quote_deadline === null) throw new TypeError('an inquiry that is out has a deadline');
  const keys = await makeRoundKeys(keeper, roundOf(inquiry.id, 1));
  const round = {
    deadline: inquiry.quote_deadline,
    public_key: keys.publicKey,
    private_key: keys.privateKey,
    may_open_early: false,
    opened_at: null,
  };
  await transaction
    .insertInto('inquiry_round')
    .values({ inquiry_id: inquiry.id, round: 1, ...round })
    .onConflict((conflict) => conflict.columns(['inquiry_id', 'round']).doUpdateSet(round))
    .execute();
}

export const deadlineText = ({ quote_deadline }: Pick<Inquiry, 'quote_deadline'>): string => timeText(quote_deadline);
