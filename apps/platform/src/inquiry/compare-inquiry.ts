import './tables.ts';
import '../deal/tables.ts';
import '../quotation/tables.ts';
import '../supplier/tables.ts';
import '../member/tables.ts';
import { formatDate } from '@jianzhu/domain';
import { STANDING_DEAL_STATUSES } from '@jianzhu/domain/deals';
import { AWARD_MODE } from '@jianzhu/domain/inquiries';
import { DEFAULT_TAX_RATES } from '@jianzhu/domain/money';
import { type Comparison, QUOTATION_STATUS, type TaxMode } from '@jianzhu/domain/quotations';
import { sql } from 'kysely';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { readRefused } from '../deal/deal-inquiry.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { isInScope } from '../member/data-scope.ts';
import { contentOf, readOpened, secondOf } from '../quotation/opened-quotation.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import { readApprovalThreshold } from './award-rule.ts';
import { compareOpened } from './compare-opened.ts';
import { readExclusions } from './exclude-quotation.ts';
import { readAward } from './held-award.ts';
import { type LineRow, readLines } from './inquiry-fields.ts';
import { ownerActs } from './inquiry-lists.ts';
import { toAskedLine } from './line-view.ts';
import { type Inquiry, readSecondCount, readsOffers } from './own-inquiry.ts';
import { refuseSealed } from './refuse-sealed.ts';
import { toBit } from './to-bit.ts';

type OpenRow = Row<'quotation_open'>;

/** The quotations beside each other, to the owner after the opening (411 before); in the owner's session. */
export async function compareInquiry(
  transaction: Transaction,
  caller: BusinessMember,
  { id, taxMode }: { readonly id: string; readonly taxMode: TaxMode },
) {
  const row = await findRecord(transaction, 'inquiry', id);
  if (row instanceof Refusal) return row;
  if (row.business_id !== caller.acting.businessId || !isInScope(caller, row)) return new Refusal('notFound');
  const isOpen = row.open_time !== null || (!row.sealed && row.status > 0);
  if (!isOpen) return refuseSealed(row);
  const lines = await readLines(transaction, row.id);
  const exclusions = await readExclusions(transaction, row.id);
  const all = await readSuppliers(transaction, row);
  const suppliers = all.filter(({ id: quotationId }) => !exclusions.has(quotationId));
  const opened = suppliers.map(({ open }) => open);
  const refused = await readRefused(transaction, row.id);
  const compared = compareOpened(lines, opened, taxMode, refused);
  const now = await readNow(transaction);
  const own = await transaction
    .selectFrom('inquiry_private')
    .selectAll()
    .where('inquiry_id', '=', row.id)
    .executeTakeFirst();
  return {
    inquiry: await toHead(transaction, caller, row, now, own?.budget_amount ?? null),
    lines: lines.map((line) => ({
      ...toAskedLine(line),
      refPrice: own?.ref_prices[line.id] ?? null,
      wonBy: own?.won_by[line.id] ?? null,
    })),
    suppliers: suppliers.map((supplier) => ({
      ...toSupplier(supplier, compared, formatDate(now.getTime())),
      hasRefused: refused.has(supplier.id),
    })),
    excluded: all.flatMap((supplier) => toExcluded(supplier, exclusions.get(supplier.id)) ?? []),
    cells: toCells(lines, opened, compared),
    strategies: {
      wholeLowest: compared.strategies.wholeLowest,
      perLineLowest: [...compared.strategies.perLineLowest],
      perLineLanded: [...compared.strategies.perLineLanded],
      fastest: compared.strategies.fastest,
    },
  };
}

/** A comparison as its buyer reads it. */
export type Compared = Exclude<Awaited<ReturnType<typeof compareInquiry>>, Refusal>;

/** The same for a file, which takes both: to compare and to export. */
export async function compareForFile(
  transaction: Transaction,
  caller: BusinessMember,
  asked: { readonly id: string; readonly taxMode: TaxMode },
) {
  return readsOffers(caller) ? compareInquiry(transaction, caller, asked) : new Refusal('noPermission');
}

type Supplier = Awaited<ReturnType<typeof readSuppliers>>[number];

async function toHead(
  transaction: Transaction,
  caller: BusinessMember,
  row: Inquiry,
  now: Date,
  budget: string | number | null,
) {
  return {
    id: row.id,
    version: row.version,
    code: row.code,
    title: row.title,
    status: row.status,
    wholeOrder: toBit(row.whole_order),
    awardMode: row.award_mode ?? (row.whole_order ? AWARD_MODE.whole : null),
    allowSecond: toBit(row.allow_second),
    round: row.round,
    freightBearer: row.freight_bearer,
    openTime: timeText(row.open_time),
    serverTime: timeText(now),
    budgetAmount: budget === null ? null : Number(budget),
    allowedActions: ownerActs(row, caller, now, await readSecondCount(transaction, row.id)) as string[],
    approvalThreshold: await readApprovalThreshold(transaction, row.business_id),
    award: await readAward(transaction, caller, row.id),
  };
}

/**
 * Whoever quoted, with what is known of it. While the second round is sealed the buyer's session is shown no row of who
 * was asked: such a one counts as asked, whatever it has done since.
 */
async function readSuppliers(transaction: Transaction, row: Inquiry) {
  const opened = await readOpened(transaction, row.id);
  const { rows } = await sql<{
    id: string;
    name: string;
    status: number | null;
    response_rate: number | null;
    deal_count: number;
  }>`
    select o.quotation_id as id, b.name, q.status,
      f.answered_count::float8 / nullif(f.invited_count, 0) as response_rate,
      (select count(*)::int from deal d
        where d.business_id = ${row.business_id} and d.supplier_business_id = o.business_id and d.status = any(${STANDING_DEAL_STATUSES}::int[])
      ) as deal_count
    from quotation_open o
    join business b on b.id = o.business_id
    left join quotation q on q.id = o.quotation_id
    left join supplier_figure f on f.supplier_id = o.business_id
    where o.inquiry_id = ${row.id}`.execute(transaction);
  const known = new Map(rows.map((one) => [one.id, one]));
  return opened.flatMap((open) => {
    const facts = known.get(open.quotation_id);
    const status = facts?.status ?? QUOTATION_STATUS.secondAsked;
    return facts === undefined || status === QUOTATION_STATUS.withdrawn ? [] : [{ open, ...facts, status }];
  });
}

function toSupplier({ open, ...facts }: Supplier, { suppliers }: Comparison, today: string) {
  const content = contentOf(open);
  const compared = suppliers.find(({ quotationId }) => quotationId === open.quotation_id);
  return {
    quotationId: open.quotation_id,
    businessId: open.business_id,
    businessName: facts.name,
    status: facts.status,
    rankTotal: compared?.rankTotal ?? null,
    quotedLines: content.lines.filter(({ quoted }) => quoted === 1).length,
    goodsAmount: compared?.goodsAmount ?? 0,
    freightAmount: content.totals.freightAmount,
    freightTaxRate: content.freightTaxRate ?? DEFAULT_TAX_RATES.transport,
    freightTax: compared?.freightTax ?? 0,
    discountAmount: content.totals.discountAmount,
    totalAmount: compared?.totalAmount ?? 0,
    netAmount: compared?.netAmount ?? 0,
    taxAmount: compared?.taxAmount ?? 0,
    deliveryDays: content.deliveryDays ?? 0,
    paymentTermAccept: content.paymentTermAccept,
    paymentTermText: content.paymentTermText,
    validUntil: open.valid_until,
    isExpired: open.valid_until < today,
    remark: content.remark,
    attachmentCount: content.attachments.length,
    submitTime: timeText(open.submit_time),
    responseRate: facts.response_rate,
    dealCount: facts.deal_count,
    hasSecond: secondOf(open) !== null,
  };
}

type Exclusion = Awaited<ReturnType<typeof readExclusions>> extends Map<string, infer Value> ? Value : never;

function toExcluded({ open, name }: Supplier, exclusion: Exclusion | undefined) {
  if (exclusion === undefined) return undefined;
  const { reason, operatorName, createTime } = exclusion;
  return {
    ...{ quotationId: open.quotation_id, businessId: open.business_id, businessName: name },
    totalAmount: Number(open.total_amount),
    ...{ reason, operatorName, createTime: timeText(createTime) },
  };
}

/** Line by line in the order of the suppliers. */
function toCells(lines: readonly LineRow[], opened: readonly OpenRow[], compared: Comparison) {
  const quotations = opened.map((open) => ({
    id: open.quotation_id,
    cells: new Map<string, Comparison['cells'][number]>(),
    offers: new Map(contentOf(open).lines.map((line) => [line.inquiryLineId, line])),
    second: new Map(secondOf(open)?.lines.map((line) => [line.inquiryLineId, line.secondUnitPrice])),
  }));
  const byId = new Map(quotations.map((quotation) => [quotation.id, quotation]));
  for (const cell of compared.cells) byId.get(cell.quotationId)?.cells.set(cell.lineId, cell);
  return lines.flatMap((line) =>
    quotations.map(({ id, cells, offers, second }) => {
      const [cell, offer] = [cells.get(line.id), offers.get(line.id)];
      return {
        lineId: line.id,
        quotationId: id,
        quoted: cell !== undefined,
        unitPrice: cell?.unitPrice ?? null,
        netUnitPrice: cell?.netUnitPrice ?? '',
        taxRate: cell?.taxRate ?? null,
        amount: cell?.amount ?? null,
        net: cell?.net ?? null,
        landed: cell?.landed ?? null,
        brand: offer?.brand ?? '',
        specOffered: offer?.specOffered ?? '',
        isEquivalent: offer?.isEquivalent ?? false,
        arrivalDate: offer?.arrivalDate ?? '',
        isLate: isLate(offer?.arrivalDate ?? '', line.arrival_date),
        remark: offer?.remark ?? '',
        firstUnitPrice: cell === undefined ? null : (offer?.unitPrice ?? null),
        secondUnitPrice: second.get(line.id) ?? null,
        isLowest: cell?.isLowest ?? false,
        isHighest: cell?.isHighest ?? false,
        isOutlier: cell?.isOutlier ?? false,
      };
    }),
  );
}

export const isLate = (offered: string, asked: string | null): boolean =>
  offered !== '' && asked !== null && offered > asked;
