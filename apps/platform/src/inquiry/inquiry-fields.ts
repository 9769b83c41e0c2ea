import './tables.ts';
import { parseDateTime } from '@jianzhu/domain';
import { categoriesOfLines, chosenCategories, type InquiryDraft } from '@jianzhu/domain/inquiries';
import { parseRecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { type SavedLine, toLineFields, writeAskedLines } from './asked-lines.ts';
import type { Inquiry } from './own-inquiry.ts';
import { toBit } from './to-bit.ts';

const INQUIRY_LINES = { table: 'inquiry_line', record: 'inquiry_id' } as const;

export type SavedInquiry = Omit<InquiryDraft, 'lines'> & { readonly lines: readonly SavedLine[] };

/** The moment that a text of a form says; null for none. */
export const momentOf = (text: string): Date | null => {
  const ms = parseDateTime(text);
  return text === '' || ms === null ? null : new Date(ms);
};
const orNull = <T>(value: T | ''): T | null => (value === '' ? null : value);
/** An id that no record can have names none. */
export const idsOf = (ids: readonly string[]) => ids.flatMap((id) => parseRecordId(id) ?? []);

/** The columns that are filled in. */
export function columnsOf(fields: SavedInquiry) {
  const categories = fields.categoryCodes.length > 0 ? fields.categoryCodes : categoriesOfLines(fields.lines);
  return {
    title: fields.title,
    project_name: fields.projectName,
    project_id: parseRecordId(fields.projectId) ?? null,
    category_codes: [...categories],
    publish_scope: fields.publishScope,
    whole_order: fields.wholeOrder === 1,
    sealed: fields.sealed === 1,
    allow_second: fields.allowSecond === 1,
    quote_deadline: momentOf(fields.quoteDeadline),
    sign_up_deadline: momentOf(fields.signUpDeadline),
    delivery_date: orNull(fields.deliveryDate),
    delivery_method: fields.deliveryMethod,
    freight_bearer: fields.freightBearer,
    payment_term: fields.paymentTerm,
    payment_term_text: fields.paymentTermText,
    invoice_type: fields.invoiceType,
    expect_tax_rates: [...fields.expectTaxRates],
    pricing_mode: fields.pricingMode,
    min_supplier_level: fields.minSupplierLevel,
    required_qualifications: idsOf(fields.requiredQualifications),
    hide_contact: fields.hideContact === 1,
    remark: fields.remark,
    attachments: JSON.stringify(fields.attachments),
    line_count: fields.lines.length,
    invited_count: new Set(fields.inviteeIds).size,
  };
}

interface Owned {
  readonly id: string;
  readonly business_id: string;
}

/** Writes lines and all that is the buyer's alone, in place of what was there. In the owner's session. */
export async function writeParts(transaction: Transaction, { id, business_id }: Owned, fields: SavedInquiry) {
  const refPrices = await writeAskedLines(transaction, INQUIRY_LINES, { id, business_id }, fields.lines);
  const own_part = {
    address_id: parseRecordId(fields.addressId) ?? null,
    budget_amount: fields.budgetAmount,
    ref_prices: JSON.stringify(refPrices),
    invitee_ids: [...new Set(idsOf(fields.inviteeIds))],
  };
  await transaction
    .insertInto('inquiry_private')
    .values({ inquiry_id: id, business_id, ...own_part, won_by: '{}' })
    .onConflict((conflict) => conflict.column('inquiry_id').doUpdateSet(own_part))
    .execute();
  const contact = { contact_name: fields.contactName, contact_phone: fields.contactPhone };
  await transaction
    .insertInto('inquiry_contact')
    .values({ inquiry_id: id, business_id, ...contact })
    .onConflict((conflict) => conflict.column('inquiry_id').doUpdateSet(contact))
    .execute();
}

/** The lines of an inquiry in their order. */
export const readLines = (transaction: Transaction, inquiryId: string) =>
  transaction.selectFrom('inquiry_line').selectAll().where('inquiry_id', '=', inquiryId).orderBy('line_no').execute();

export type LineRow = Awaited<ReturnType<typeof readLines>>[number];

/** What is kept, as it was filled in; by its owner or by the platform. */
export async function readFields(transaction: Transaction, row: Inquiry): Promise<SavedInquiry> {
  const lines = await readLines(transaction, row.id);
  const own = await transaction
    .selectFrom('inquiry_private')
    .selectAll()
    .where('inquiry_id', '=', row.id)
    .executeTakeFirst();
  const contact = await transaction
    .selectFrom('inquiry_contact')
    .selectAll()
    .where('inquiry_id', '=', row.id)
    .executeTakeFirst();
  const fields = {
    title: row.title,
    projectName: row.project_name,
    projectId: row.project_id ?? '',
    publishScope: row.publish_scope,
    wholeOrder: toBit(row.whole_order),
    sealed: toBit(row.sealed),
    allowSecond: toBit(row.allow_second),
    quoteDeadline: timeText(row.quote_deadline),
    signUpDeadline: timeText(row.sign_up_deadline),
    deliveryDate: row.delivery_date ?? '',
    addressId: own?.address_id ?? '',
    deliveryMethod: row.delivery_method,
    freightBearer: row.freight_bearer,
    paymentTerm: row.payment_term,
    paymentTermText: row.payment_term_text,
    invoiceType: row.invoice_type,
    pricingMode: row.pricing_mode,
    minSupplierLevel: row.min_supplier_level,
    budgetAmount: own?.budget_amount == null ? null : Number(own.budget_amount),
    contactName: contact?.contact_name ?? '',
    contactPhone: contact?.contact_phone ?? '',
    hideContact: toBit(row.hide_contact),
    remark: row.remark,
    attachments: row.attachments,
    expectTaxRates: row.expect_tax_rates,
    requiredQualifications: row.required_qualifications.map(String),
    inviteeIds: own?.invitee_ids ?? [],
    // What only follows the lines goes on following them.
    categoryCodes: chosenCategories(
      row.category_codes,
      lines.map((line) => ({ categoryCode: line.category_code })),
    ),
    lines: lines.map((line) => toLineFields(line, own?.ref_prices[line.id] ?? null)),
  };
  // What is kept was read by the same fields; the columns give the looser types of the database.
  return fields as unknown as SavedInquiry;
}
