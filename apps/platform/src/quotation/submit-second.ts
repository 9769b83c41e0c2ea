import './tables.ts';
import {
  checkSecondPrices,
  QUOTATION_MESSAGES,
  type QuotationFacts,
  quotationMachine,
  type SecondPrice,
} from '@jianzhu/domain/quotations';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseAs } from '../http/refusal.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { findRecord } from '../record/find-record.ts';
import { refuseOlder } from '../record/refuse-changed.ts';
import { refuseViolations } from '../record/refuse-violations.ts';
import type { Seen } from '../record/save-record.ts';
import { toSubmission } from '../record/to-submission.ts';
import { fingerprintOf } from '../sealing/fingerprint.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { lockAnswered, readAsked } from './answered-inquiry.ts';
import { changeQuotation, type Quotation, supplierOf } from './change-quotation.ts';
import { contentOf } from './opened-quotation.ts';
import { keepSecond } from './quotation-content.ts';
import { keepSealed } from './sealed-quotation.ts';

/** Hands in second prices, or hands them in anew until the round's deadline; sealed until then. In `withWorker`. */
export async function submitSecond(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  { lines, ...seen }: Seen & { readonly lines: readonly SecondPrice[] },
) {
  const found = await findRecord(transaction, 'quotation', seen.id);
  if (found instanceof Refusal || found.business_id !== caller.acting.businessId) return new Refusal('notFound');
  // The inquiry first, as whoever ends the round does.
  const answered = await lockAnswered(transaction, caller, found.inquiry_id);
  if (answered instanceof Refusal) return answered;
  const { inquiry, now, facts, quotation = found } = answered;
  const refused = await judge(transaction, caller, quotation, facts, seen);
  if (refused) return refused;
  const first = await transaction
    .selectFrom('quotation_open')
    .selectAll()
    .where('quotation_id', '=', found.id)
    .executeTakeFirstOrThrow();
  const round = await transaction
    .selectFrom('second_round_asked')
    .select('line_ids')
    .where('quotation_id', '=', found.id)
    .executeTakeFirstOrThrow();
  const asked = await readAsked(transaction, inquiry);
  const content = contentOf(first);
  const again = asked.lines.flatMap(({ lineId }, index) => {
    const price = content.lines.find((line) => line.inquiryLineId === lineId && line.quoted === 1)?.unitPrice;
    return price == null || !round.line_ids.includes(lineId) ? [] : [{ lineId, row: index + 1, firstUnitPrice: price }];
  });
  const broken = checkSecondPrices(lines, again);
  if (broken.length > 0) return refuseViolations(broken);
  const prices = new Map(
    lines
      .filter(({ inquiryLineId }) => again.some(({ lineId }) => lineId === inquiryLineId))
      .map(({ inquiryLineId, secondUnitPrice }) => [inquiryLineId, secondUnitPrice]),
  );
  const second = keepSecond(content, prices, asked);
  const { goodsAmount, discountAmount } = second.totals;
  if (discountAmount > 0 && discountAmount >= goodsAmount) {
    return refuseViolations([{ field: 'lines', message: QUOTATION_MESSAGES.discountTooLarge }]);
  }
  const changed = await changeQuotation(transaction, found.id, {
    ...{ action: 'submitSecond', actor: supplierOf(caller), userId: caller.userId, facts, seen },
    columns: { second_revision: quotation.second_revision + 1 },
  });
  if (changed instanceof Refusal) return changed;
  const payloadHash = fingerprintOf(second);
  await keepSealed(transaction, keeper, changed, {
    ...{ round: 2, revision: changed.second_revision, userId: caller.userId, at: now, content: second },
    summary: {
      ...{ totalAmount: second.totals.totalAmount, payloadHash },
      ...{ changedLines: prices.size, validUntil: content.validUntil },
    },
  });
  await sql`
    update second_round set answered_count = (
      select count(*) from quotation q where q.inquiry_id = second_round.inquiry_id and q.second_revision > 0
    ) where inquiry_id = ${inquiry.id}`.execute(transaction);
  await tellRecordNews(transaction, 'inquiry', { businessId: inquiry.business_id });
  return {
    // No amount: the answer is kept under the key of its submission, and the round is sealed.
    ...toSubmission(changed),
    submitTime: timeText(now),
  };
}

/** What status, time and version say, before the prices are looked at. */
async function judge(
  transaction: Transaction,
  caller: BusinessMember,
  quotation: Quotation,
  facts: QuotationFacts,
  seen: Seen,
): Promise<Refusal | null> {
  const older = await refuseOlder(transaction, caller.userId, quotation, seen, toSubmission);
  if (older) return older;
  const status = quotation.status;
  const result = quotationMachine.transition(status, 'submitSecond', supplierOf(caller), facts);
  return result.ok ? null : refuseAs(result.refusal);
}
