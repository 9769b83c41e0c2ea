import './tables.ts';
import '../inquiry/tables.ts';
import '../deal/tables.ts';
import '../member/tables.ts';
import { QUOTATION_STATUS } from '@jianzhu/domain/quotations';
import { type SqlBool, sql } from 'kysely';
import { readNow } from '../db/business-clock.ts';
import { atTime, COUNT_LIMIT, type PageRequest, pageOf } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { inStatuses } from '../deal/deal-views.ts';
import type { BusinessMember } from '../http/caller.ts';
import { ofCategory } from '../inquiry/inquiry-lists.ts';
import { isBuyerShown, showsBuyer } from '../inquiry/offered-inquiries.ts';
import { whereInScope } from '../member/data-scope.ts';
import { type ListShape, like, listQuery, listRecords, since, until } from '../record/list-records.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import type { KeptSummary } from './quotation-content.ts';
import { supplierActs } from './quotation-views.ts';
import { readOwnSummary } from './sealed-quotation.ts';

/** Rows that are put in order by what they come to; a longer list says this number, as every other does. */
const MOST_READ = COUNT_LIMIT;
/** Quotations that are sealed at a time: what they come to is read one by one, as the database cannot. */
const MOST_SEALED = 2000;

/** What a quotation comes to as far as the database can tell: it is opened, and no second price of it is sealed. */
const KNOWN_TOTAL = sql<string | null>`case when quotation.is_second_sealed then null else opened.total_amount end`;
const IS_SEALED = sql<SqlBool>`(quotation.submit_time is not null and ${KNOWN_TOTAL} is null)`;
// A draft was never submitted, and comes before all that were.
const SUBMIT_ORDER = sql`coalesce(quotation.submit_time, 'epoch')`;

interface QuotationQuery {
  readonly keyword?: string | undefined;
  readonly status?: string | undefined;
  readonly categoryCode?: string | undefined;
  readonly buyerName?: string | undefined;
  readonly beginSubmitTime?: string | undefined;
  readonly endSubmitTime?: string | undefined;
  readonly beginQuoteDeadline?: string | undefined;
  readonly endQuoteDeadline?: string | undefined;
}

type Asked = QuotationQuery & {
  readonly sort?: string | undefined;
  readonly minTotalAmount?: number | undefined;
  readonly maxTotalAmount?: number | undefined;
};

const LIST = {
  filters: {
    keyword: like('inquiry.title', 'quotation.code'),
    status: inStatuses('quotation.status'),
    categoryCode: ofCategory('inquiry.category_codes'),
    buyerName: (name: string) => sql<SqlBool>`${isBuyerShown} and ${like('buyer.name')(name)}`,
    beginSubmitTime: since('quotation.submit_time'),
    endSubmitTime: until('quotation.submit_time'),
    beginQuoteDeadline: since('inquiry.quote_deadline'),
    endQuoteDeadline: until('inquiry.quote_deadline'),
  },
  sorts: {
    updateTime: 'quotation.update_time',
    submitTime: 'submit_order',
    quoteDeadline: 'inquiry.quote_deadline',
  },
  order: ['quotation.update_time'],
} satisfies ListShape<QuotationQuery>;

function ownQuotations(transaction: Transaction, caller: BusinessMember) {
  return transaction
    .selectFrom('quotation')
    .innerJoin('inquiry', 'inquiry.id', 'quotation.inquiry_id')
    .innerJoin('business as buyer', 'buyer.id', 'inquiry.business_id')
    .leftJoin('inquiry_invitee as invitee', (join) =>
      join.onRef('invitee.inquiry_id', '=', 'inquiry.id').onRef('invitee.business_id', '=', 'quotation.business_id'),
    )
    .leftJoin('quotation_open as opened', 'opened.quotation_id', 'quotation.id')
    .selectAll('quotation')
    .select([
      'inquiry.title',
      'inquiry.status as inquiry_status',
      'inquiry.quote_deadline',
      'inquiry.round2_deadline',
      'inquiry.supplement_time',
      'inquiry.hide_contact',
      'invitee.status as invite_status',
      'buyer.name as buyer_name',
      sql<string | null>`(select max(d.id) from deal d where d.quotation_id = quotation.id)`.as('deal_id'),
      SUBMIT_ORDER.as('submit_order'),
    ])
    .where('quotation.business_id', '=', caller.acting.businessId)
    .where(whereInScope(caller, 'quotation.create_user_id'));
}

type Found = Awaited<ReturnType<ReturnType<typeof ownQuotations>['execute']>>[number];

const isByAmount = ({ sort, minTotalAmount, maxTotalAmount }: Asked): boolean =>
  sort?.endsWith('totalAmount') === true || minTotalAmount !== undefined || maxTotalAmount !== undefined;

/** The quotations of the business, each with the total that only it can read. */
export async function listQuotations(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  asked: Asked & PageRequest,
): Promise<ReturnType<typeof atTime<ReturnType<typeof toRow>>>> {
  const now = await readNow(transaction);
  const query = ownQuotations(transaction, caller);
  if (isByAmount(asked)) {
    const { current, size } = asked;
    const { ids } = await findByAmount(transaction, caller, keeper, asked);
    const shown = await readFound(transaction, caller, ids.slice((current - 1) * size, current * size));
    const totals = await readSummaries(transaction, keeper, shown);
    const records = shown.map((row) => toRow(row, totals.get(row.id), caller, now));
    return atTime(pageOf(records, ids.length, asked), now);
  }
  const page = await listRecords(transaction, query, LIST, asked, (row) => row);
  const summaries = await readSummaries(transaction, keeper, page.records);
  const records = page.records.map((row) => toRow(row, summaries.get(row.id), caller, now));
  return atTime({ ...page, records }, now);
}

/** The same for a file, up to a limit. */
export async function findForFile(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  asked: Asked,
): Promise<{ readonly rows: ReturnType<typeof toRow>[]; readonly isCut: boolean; readonly most: number }> {
  const now = await readNow(transaction);
  const { ids, isCut } = await findByAmount(transaction, caller, keeper, asked);
  const found = await readFound(transaction, caller, ids);
  const summaries = await readSummaries(transaction, keeper, found);
  return { rows: found.map((row) => toRow(row, summaries.get(row.id), caller, now)), isCut, most: MOST_READ };
}

/** Rows by their ids, in that order. */
async function readFound(transaction: Transaction, caller: BusinessMember, ids: readonly string[]): Promise<Found[]> {
  const rows = await ownQuotations(transaction, caller)
    .where(sql<SqlBool>`quotation.id = any(${ids}::bigint[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * What is asked for by amount, in its order. Of the opened ones the database finds and orders the amounts; the sealed ones
 * are put among them here, and their amounts are in no statement.
 */
async function findByAmount(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  asked: Asked,
): Promise<{ readonly ids: readonly string[]; readonly isCut: boolean }> {
  const { sort, minTotalAmount, maxTotalAmount } = asked;
  const [least, most] = [minTotalAmount ?? 0, maxTotalAmount ?? Number.MAX_SAFE_INTEGER];
  const hasRange = minTotalAmount !== undefined || maxTotalAmount !== undefined;
  const isSorted = sort?.endsWith('totalAmount') === true;
  const direction = sort?.startsWith('-') ? -1 : 1;
  const sealed = await readSealedTotals(transaction, caller, keeper, asked);
  // The sealed ones come first, so that a list that is too long loses none of them.
  const before = direction === 1 ? '-1' : '9223372036854775807';
  const keys = ownQuotations(transaction, caller)
    .clearSelect()
    .select([
      'quotation.id',
      KNOWN_TOTAL.as('known_total'),
      SUBMIT_ORDER.as('submit_order'),
      sql`coalesce(${KNOWN_TOTAL}, ${before}::bigint)`.as('amount_order'),
    ])
    .$if(hasRange, (all) => all.where(sql<SqlBool>`(${KNOWN_TOTAL} between ${least} and ${most} or ${IS_SEALED})`));
  const shape = { ...LIST, sorts: { ...LIST.sorts, totalAmount: 'amount_order' } };
  const read = await listQuery(keys, shape, asked)
    .limit(MOST_READ + 1)
    .execute();
  const found = read.slice(0, MOST_READ).flatMap(({ id, known_total }) => {
    const total = known_total === null ? sealed.totals.get(id) : Number(known_total);
    const isLeftOut = hasRange && (total === undefined || total < least || total > most);
    return isLeftOut ? [] : [{ id, total: total ?? Infinity }];
  });
  const ordered = isSorted
    ? found.toSorted((one, other) => {
        const byId = BigInt(one.id) < BigInt(other.id) ? -1 : 1;
        return (one.total === other.total ? byId : one.total - other.total) * direction;
      })
    : found;
  return { ids: ordered.map(({ id }) => id), isCut: read.length > MOST_READ || sealed.isCut };
}

/** What the sealed ones among those that are asked for come to. */
async function readSealedTotals(transaction: Transaction, caller: BusinessMember, keeper: KeyKeeper, asked: Asked) {
  const rows = await listQuery(ownQuotations(transaction, caller).where(IS_SEALED), LIST, { ...asked, sort: undefined })
    .limit(MOST_SEALED + 1)
    .execute();
  const summaries = await readSummaries(transaction, keeper, rows.slice(0, MOST_SEALED));
  return {
    totals: new Map([...summaries].map(([id, { totalAmount }]) => [id, totalAmount])),
    isCut: rows.length > MOST_SEALED,
  };
}

/** The newest summary of each that was submitted. */
async function readSummaries(transaction: Transaction, keeper: KeyKeeper, rows: readonly { readonly id: string }[]) {
  if (rows.length === 0) return new Map<string, KeptSummary>();
  const revisions = await transaction
    .selectFrom('quotation_revision')
    .select(['quotation_id', 'inquiry_id', 'business_id', 'round', 'revision', 'owner_key', 'summary'])
    .distinctOn('quotation_id')
    .where(sql<SqlBool>`quotation_id = any(${rows.map(({ id }) => id)}::bigint[])`)
    .where('round', '>', 0)
    .orderBy('quotation_id')
    .orderBy('round', 'desc')
    .orderBy('revision', 'desc')
    .execute();
  const summaries = await Promise.all(revisions.map((revision) => readOwnSummary(keeper, revision)));
  return new Map(
    revisions.flatMap(({ quotation_id }, index) => {
      const summary = summaries[index];
      return summary === undefined ? [] : [[quotation_id, summary] as const];
    }),
  );
}

const STANDING: ReadonlySet<number> = new Set([QUOTATION_STATUS.submitted, QUOTATION_STATUS.secondSubmitted]);

function toRow(row: Found, summary: KeptSummary | undefined, caller: BusinessMember, now: Date) {
  const { submit_time: submitted, supplement_time: added } = row;
  const inquiry = { ...row, status: row.inquiry_status };
  return {
    id: row.id,
    version: row.version,
    updateTime: timeText(row.update_time),
    allowedActions: supplierActs(row, inquiry, caller, now),
    code: row.code,
    status: row.status,
    inquiryId: row.inquiry_id,
    title: row.title,
    buyerName: showsBuyer(row) ? row.buyer_name : '',
    round: row.round,
    revision: row.revision,
    totalAmount: summary?.totalAmount ?? null,
    submitTime: timeText(submitted),
    quoteDeadline: timeText(row.quote_deadline),
    round2Deadline: row.round === 2 ? timeText(row.round2_deadline) : '',
    validUntil: summary?.validUntil ?? '',
    isSealed: STANDING.has(row.status) && (row.opened_at === null || row.is_second_sealed),
    isSupplemented: added !== null && (submitted === null || submitted.getTime() < added.getTime()),
    dealId: row.deal_id,
  };
}
