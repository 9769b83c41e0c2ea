import { readNow } from '../db/business-clock.ts';
import '../inquiry/tables.ts';
import '../member/tables.ts';
import { asksFreight, INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import type { AskedInquiry, QuotationFacts } from '@jianzhu/domain/quotations';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { readLines } from '../inquiry/inquiry-fields.ts';
import { hasAnswered, mayAnswer } from '../inquiry/may-answer.ts';
import { type Inquiry, takesQuotations, takesSecondPrices } from '../inquiry/own-inquiry.ts';
import { lockInquiry } from '../inquiry/work-on.ts';
import { isInScope } from '../member/data-scope.ts';
import { isBlacklisted } from '../supplier/blacklist.ts';
import type { Quotation } from './change-quotation.ts';

/** An inquiry that somebody answers, locked, with the time read behind the lock. */
export interface Answered {
  readonly inquiry: Inquiry;
  /** Of the caller's business; undefined while it has none. */
  readonly quotation: Quotation | undefined;
  readonly facts: QuotationFacts;
  readonly now: Date;
}

/** Locks what the caller answers; what her business may not see, or she by her scope, is not found. In `withWorker`. */
export async function lockAnswered(
  transaction: Transaction,
  caller: BusinessMember,
  inquiryId: string,
): Promise<Answered | Refusal> {
  const { businessId } = caller.acting;
  const inquiry = await lockInquiry(transaction, inquiryId, businessId);
  if (inquiry instanceof Refusal) return inquiry;
  const now = await readNow(transaction);
  const isOwn = inquiry.business_id === businessId;
  if (inquiry.status === INQUIRY_STATUS.draft && !isOwn) return new Refusal('notFound');
  const quotation = await transaction
    .selectFrom('quotation')
    .selectAll()
    .where('inquiry_id', '=', inquiry.id)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  // One that a colleague answers is hers.
  if (quotation !== undefined && !isInScope(caller, quotation)) return new Refusal('notFound');
  const invitee = await transaction
    .selectFrom('inquiry_invitee')
    .select('status')
    .where('inquiry_id', '=', inquiry.id)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  const isPublic = inquiry.publish_scope === 1;
  const supplier = { invitee, quotation };
  if (!isOwn && !isPublic && invitee === undefined && !hasAnswered(inquiry, supplier)) return new Refusal('notFound');
  const facts: QuotationFacts = {
    isInTime: takesQuotations(inquiry, now),
    isInSecondTime: takesSecondPrices(inquiry, now),
    isOwnInquiry: isOwn,
    isBlacklisted: await isBlacklisted(transaction, { buyerId: inquiry.business_id, supplierId: businessId }),
    mayAnswer: mayAnswer(inquiry, supplier, now),
    revision: quotation?.revision ?? 0,
  };
  return { inquiry, quotation, facts, now };
}

/** What the rules of quotations ask of the inquiry. */
export async function readAsked(transaction: Transaction, inquiry: Inquiry): Promise<AskedInquiry> {
  const lines = await readLines(transaction, inquiry.id);
  return {
    quoteDeadline: timeText(inquiry.quote_deadline),
    wholeOrder: inquiry.whole_order,
    invoiceType: inquiry.invoice_type ?? 0,
    asksFreight: asksFreight({ freightBearer: inquiry.freight_bearer, deliveryMethod: inquiry.delivery_method }),
    expectTaxRates: inquiry.expect_tax_rates,
    lines: lines.map((line) => ({
      lineId: line.id,
      quantity: line.quantity,
      brand: line.brand,
      acceptEquivalent: line.accept_equivalent,
    })),
  };
}
