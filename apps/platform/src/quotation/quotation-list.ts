import './tables.ts';
import '../inquiry/tables.ts';
import '../deal/tables.ts';
import '../member/tables.ts';
import { QUOTATION_STATUS } from '@jianzhu/domain/quotations';
import { type SqlBool, sql } from 'kysely';
import { atTime, type PageRequest, pageOf } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { inStatuses } from '../deal/deal-views.ts';
import type { BusinessMember } from '../http/caller.ts';
import { isBuyerShown, ofCategory, showsBuyer } from '../inquiry/inquiry-lists.ts';
import { readNow } from '../inquiry/own-inquiry.ts';
import { whereInScope } from '../member/data-scope.ts';
import { type ListShape, like, listQuery, listRecords, since, until } from '../record/list-records.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import type { KeptSummary } from './quotation-content.ts';
import { supplierActs } from './quotation-views.ts';
import { readOwnSummary } from './sealed-quotation.ts';

/** Amounts are sealed, so that the database can neither filter nor order by them: so many are read and ordered here. */
const MOST_READ = 10_000;

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
      // A draft was never submitted, and comes before all that were.
      sql`coalesce(quotation.submit_time, 'epoch')`.as('submit_order'),
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
    const { found: rows } = await findByAmount(transaction, caller, keeper, asked);
    const shown = rows.slice((current - 1) * size, current * size);
    const records = shown.map(({ row, summary }) => toRow(row, summary, caller, now));
    return atTime(pageOf(records, rows.length, asked), now);
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
  const { found, isCut } = await findByAmount(transaction, caller, keeper, asked);
  return { rows: found.map(({ row, summary }) => toRow(row, summary, caller, now)), isCut, most: MOST_READ };
}

async function findByAmount(transaction: Transaction, caller: BusinessMember, keeper: KeyKeeper, asked: Asked) {
  const { sort, minTotalAmount, maxTotalAmount } = asked;
  const isSorted = sort?.endsWith('totalAmount') === true;
  const shape = { ...asked, sort: isSorted ? undefined : sort };
  const read = await listQuery(ownQuotations(transaction, caller), LIST, shape)
    .limit(MOST_READ + 1)
    .execute();
  const [found, isCut] = [read.slice(0, MOST_READ), read.length > MOST_READ];
  const summaries = await readSummaries(transaction, keeper, found);
  const rows = found.map((row) => ({ row, summary: summaries.get(row.id) }));
  const inRange = rows.filter(({ summary }) => {
    const total = summary?.totalAmount;
    if (minTotalAmount === undefined && maxTotalAmount === undefined) return true;
    return (
      total !== undefined && total >= (minTotalAmount ?? 0) && total <= (maxTotalAmount ?? Number.MAX_SAFE_INTEGER)
    );
  });
  if (!isSorted) return { found: inRange, isCut };
  const direction = sort.startsWith('-') ? -1 : 1;
  const key = ({ row, summary }: (typeof rows)[number]) => [summary?.totalAmount ?? Infinity, BigInt(row.id)] as const;
  const sorted = inRange.toSorted((one, other) => {
    const [[a, b], [c, d]] = [key(one), key(other)];
    const order = a === c ? (b < d ? -1 : 1) : a < c ? -1 : 1;
    return order * direction;
  });
  return { found: sorted, isCut };
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
