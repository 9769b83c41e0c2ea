import './tables.ts';
import '../member/tables.ts';
import { maskPhone } from '@jianzhu/domain';
import { countQuestions } from '../clarification/count-questions.ts';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { readStanding } from '../member/standing.ts';
import { findRecord } from '../record/find-record.ts';
import { refuseReader } from '../record/refuse-reader.ts';
import { readBuyerPart } from './buyer-part.ts';
import { readLines } from './inquiry-fields.ts';
import { ownerActs } from './inquiry-lists.ts';
import { toAskedLine } from './line-view.ts';
import { type Inquiry, READS, readSecondCount } from './own-inquiry.ts';
import { readLog } from './procurement-log.ts';
import { readSupplierPart } from './supplier-part.ts';
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
