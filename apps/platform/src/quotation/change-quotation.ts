import { actorOf, SYSTEM } from '../record/actor-of.ts';
import './tables.ts';
import {
  QUOTATION_STATUS,
  type QuotationFacts,
  type QuotationStatus,
  quotationMachine,
} from '@jianzhu/domain/quotations';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { tellRecordNews } from '../live/record-news.ts';
import type { Row } from '../record/record-table.ts';
import { stamped } from '../record/stamped.ts';
import { toSubmission } from '../record/to-submission.ts';
import { transit } from '../record/transit.ts';

export type Quotation = Row<'quotation'>;
type QuotationAction = Parameters<typeof quotationMachine.transition>[1];
type Actor = Parameters<typeof quotationMachine.transition>[2];

/** The caller towards a quotation of her business. */
export const supplierOf = (caller: BusinessMember) => actorOf(caller, 'supplier');

/** Facts of what the platform or the buyer does: none of them asks for any. */
const NO_FACTS: QuotationFacts = {
  isInTime: false,
  isInSecondTime: false,
  isOwnInquiry: false,
  isBlacklisted: false,
  mayAnswer: false,
  revision: 0,
};

interface Act {
  readonly action: QuotationAction;
  readonly actor: Actor;
  readonly userId: string | null;
  readonly facts?: QuotationFacts;
  readonly columns?: Partial<Record<keyof Quotation, unknown>>;
  readonly seen?: { readonly version: number };
}

/** Does an act on a quotation, under the lock of its inquiry; in `withWorker`. Its event is that of the call or the job. */
export async function changeQuotation(transaction: Transaction, id: string, act: Act): Promise<Quotation | Refusal> {
  const { action, actor, userId, facts = NO_FACTS, columns, seen } = act;
  const changed = await transit(transaction, 'quotation', id, {
    ...{ machine: quotationMachine, action, actor, facts, userId, audit: 'call' as const },
    ...(seen && { seen: { version: seen.version, toWire: toSubmission } }),
    columns: async () => stamped(actor.is.includes('supplier') ? userId : null, columns),
  });
  if (!(changed instanceof Refusal)) {
    await tellRecordNews(transaction, 'quotation', { businessId: changed.business_id });
  }
  return changed;
}

/** By the platform, where it follows from its inquiry: a refusal is an error of ours, and nothing is kept. */
export async function changeBySystem(
  transaction: Transaction,
  id: string,
  action: QuotationAction,
  columns: Act['columns'] = {},
): Promise<Quotation> {
  const changed = await changeQuotation(transaction, id, { action, actor: SYSTEM, userId: null, columns });
  if (changed instanceof Refusal) {
    throw new TypeError(`quotation ${id} does not ${action} with its inquiry: ${changed.msg}`);
  }
  return changed;
}

const { draft, submitted, secondAsked, secondSubmitted } = QUOTATION_STATUS;

/** Ends what is still alive of an inquiry: all of it, or what was never submitted. */
export async function endQuotations(
  transaction: Transaction,
  inquiryId: string,
  statuses: readonly QuotationStatus[] = [draft, submitted, secondAsked, secondSubmitted],
): Promise<void> {
  const rows = await transaction
    .selectFrom('quotation')
    .select(['id', 'status'])
    .where('inquiry_id', '=', inquiryId)
    .orderBy('id')
    .execute();
  for (const { id } of rows.filter(({ status }) => statuses.includes(status)))
    await changeBySystem(transaction, id, 'expire');
}
