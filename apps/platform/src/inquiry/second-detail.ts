import './tables.ts';
import '../quotation/tables.ts';
import '../member/tables.ts';
import { quotationMachine } from '@jianzhu/domain/quotations';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { isInScope } from '../member/data-scope.ts';
import { type Quotation, supplierOf } from '../quotation/change-quotation.ts';
import { contentOf } from '../quotation/opened-quotation.ts';
import { readOwnSecond, readRevisions } from '../quotation/sealed-quotation.ts';
import { findRecord } from '../record/find-record.ts';
import { refuseReader } from '../record/refuse-reader.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { type LineRow, readLines } from './inquiry-fields.ts';
import { ownerActs } from './inquiry-lists.ts';
import { toAskedLine } from './line-view.ts';
import { type Inquiry, takesSecondPrices } from './own-inquiry.ts';
import { toBit } from './to-bit.ts';

const READS_SECOND = {
  owner: ['inquiry_second', 'inquiry_view'],
  supplier: ['quotation_second', 'quotation_view'],
} as const;

/** The second round as its buyer, or as one who was asked, reads it; to others there is none. */
export async function readSecondRound(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  inquiryId: string,
) {
  const row = await findRecord(transaction, 'inquiry', inquiryId);
  if (row instanceof Refusal) return row;
  const refused = refuseReader(caller, row, READS_SECOND);
  if (refused) return refused;
  const now = await readNow(transaction);
  const lines = await readLines(transaction, row.id);
  if (row.business_id === caller.acting.businessId) {
    return toBuyer(transaction, caller, row, lines, now);
  }
  return toSupplier(transaction, caller, keeper, row, lines, now);
}

const toHead = (row: Inquiry, now: Date) => ({
  inquiryId: row.id,
  inquiryVersion: row.version,
  code: row.code,
  title: row.title,
  status: row.status,
  serverTime: timeText(now),
});

async function toBuyer(
  transaction: Transaction,
  caller: BusinessMember,
  row: Inquiry,
  lines: readonly LineRow[],
  now: Date,
) {
  const round = await transaction
    .selectFrom('second_round')
    .selectAll()
    .where('inquiry_id', '=', row.id)
    .executeTakeFirst();
  const participants = await transaction
    .selectFrom('second_round_asked')
    .innerJoin('business', 'business.id', 'second_round_asked.business_id')
    .select([
      'second_round_asked.quotation_id as quotationId',
      'second_round_asked.business_id as businessId',
      'business.name as businessName',
    ])
    .where('inquiry_id', '=', row.id)
    .orderBy('second_round_asked.quotation_id')
    .execute();
  const asked = lines.filter(({ id }) => round === undefined || round.line_ids.includes(id));
  return {
    ...toHead(row, now),
    isOwner: true,
    deadline: timeText(round?.deadline),
    message: round?.message ?? '',
    showTarget: toBit(round?.show_target ?? false),
    showRank: toBit(round?.show_rank ?? false),
    progress: { done: round?.answered_count ?? 0, all: round?.asked_count ?? 0 },
    allowedActions: ownerActs(row, caller, now, round) as string[],
    lines: asked.map((line) => ({
      ...toAskedLine(line),
      targetPrice: round?.target_prices[line.id] ?? null,
      ...{ firstUnitPrice: null, secondUnitPrice: null, taxRate: null },
    })),
    participants,
    quotation: null,
  };
}

async function toSupplier(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  row: Inquiry,
  lines: readonly LineRow[],
  now: Date,
) {
  const asked = await transaction
    .selectFrom('second_round_asked')
    .selectAll()
    .where('inquiry_id', '=', row.id)
    .where('business_id', '=', caller.acting.businessId)
    .executeTakeFirst();
  if (asked === undefined) return new Refusal('notFound');
  const quotation = await findRecord(transaction, 'quotation', asked.quotation_id);
  if (quotation instanceof Refusal) return quotation;
  if (!isInScope(caller, quotation)) return new Refusal('notFound');
  const open = await transaction
    .selectFrom('quotation_open')
    .selectAll()
    .where('quotation_id', '=', quotation.id)
    .executeTakeFirstOrThrow();
  const [latest] = await readRevisions(transaction, quotation.id, 2);
  const second = latest && (await readOwnSecond(keeper, latest));
  const prices = new Map(second?.lines.map((line) => [line.inquiryLineId, line.secondUnitPrice]));
  const offers = new Map(contentOf(open).lines.map((line) => [line.inquiryLineId, line]));
  const isQuoted = ({ id }: LineRow) => offers.get(id)?.quoted === 1;
  return {
    ...toHead(row, now),
    isOwner: false,
    deadline: timeText(asked.deadline),
    message: asked.message,
    showTarget: toBit(asked.show_target),
    showRank: toBit(asked.show_rank),
    // How many others there are is the buyer's to know.
    progress: { done: latest === undefined ? 0 : 1, all: 1 },
    allowedActions: secondActs(row, quotation, caller, now),
    lines: lines
      .filter((line) => asked.line_ids.includes(line.id) && isQuoted(line))
      .map((line) => ({
        ...toAskedLine(line),
        targetPrice: asked.target_prices[line.id] ?? null,
        firstUnitPrice: offers.get(line.id)?.unitPrice ?? null,
        secondUnitPrice: prices.get(line.id) ?? null,
        taxRate: offers.get(line.id)?.taxRate ?? null,
      })),
    participants: [],
    quotation: {
      id: quotation.id,
      version: quotation.version,
      status: quotation.status,
      rank: asked.show_rank ? asked.rank : null,
    },
  };
}

function secondActs(row: Inquiry, quotation: Quotation, caller: BusinessMember, now: Date): string[] {
  const isInSecondTime = takesSecondPrices(row, now);
  const facts = {
    ...{ isInTime: false, isInSecondTime, isOwnInquiry: false, isBlacklisted: false },
    ...{ mayAnswer: true, revision: quotation.revision },
  };
  return quotationMachine
    .allowedActions(quotation.status, supplierOf(caller), facts)
    .filter((act) => act === 'submitSecond');
}
