import './tables.ts';
import '../deal/tables.ts';
import '../quotation/tables.ts';
import '../member/tables.ts';
import '../showcase/tables.ts';
import { categoryName, overlapping } from '@jianzhu/domain/catalogs';
import { DEAL_SOURCE, LIVE_DEAL_STATUSES } from '@jianzhu/domain/deals';
import { AWARD_STATUS, INQUIRY_ACTS, INQUIRY_STATUS, inquiryMachine, PUBLISH_SCOPE } from '@jianzhu/domain/inquiries';
import { type SqlBool, sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { PageRequest } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { dealsOf, inStatuses } from '../deal/deal-views.ts';
import type { BusinessMember } from '../http/caller.ts';
import { whereInScope } from '../member/data-scope.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { allowedActions } from '../record/allowed-actions.ts';
import { equals, type ListShape, like, listRecords, since, until } from '../record/list-records.ts';
import { factsOf, type Inquiry, ownerOf, readsAwardTotal } from './own-inquiry.ts';
import { toBit } from './to-bit.ts';

interface InquiryQuery {
  readonly keyword?: string | undefined;
  readonly status?: string | undefined;
  readonly categoryCode?: string | undefined;
  readonly publishScope?: number | undefined;
  readonly projectName?: string | undefined;
  readonly cityCode?: string | undefined;
  readonly inviteStatus?: number | undefined;
  readonly beginPublishTime?: string | undefined;
  readonly endPublishTime?: string | undefined;
  readonly beginQuoteDeadline?: string | undefined;
  readonly endQuoteDeadline?: string | undefined;
}

/** Inquiries of a category, of one that it lies in, or of one that lies in it. */
export const ofCategory = (column: string) => (code: string) =>
  sql<SqlBool>`${sql.ref(column)} && ${overlapping(code)}::text[]`;

const dates = {
  beginPublishTime: since('inquiry.publish_time'),
  endPublishTime: until('inquiry.publish_time'),
  beginQuoteDeadline: since('inquiry.quote_deadline'),
  endQuoteDeadline: until('inquiry.quote_deadline'),
};

const shared = {
  keyword: like('inquiry.title', 'inquiry.code'),
  categoryCode: ofCategory('inquiry.category_codes'),
  ...dates,
};

export const OWN_LIST = {
  filters: {
    ...shared,
    status: inStatuses('inquiry.status'),
    publishScope: equals('inquiry.publish_scope'),
    projectName: like('inquiry.project_name'),
  },
  sorts: {
    updateTime: 'inquiry.update_time',
    quoteDeadline: 'deadline_order',
    publishTime: 'publish_order',
    quotedCount: 'inquiry.quoted_count',
  },
  order: ['inquiry.update_time'],
} satisfies ListShape<InquiryQuery>;

/** The inquiries of the caller's business, or of those the ones that she made (domain rules 16.4). */
export function ownInquiries(transaction: Transaction, caller: BusinessMember) {
  return transaction
    .selectFrom('inquiry')
    .selectAll('inquiry')
    .select([
      sql<string | null>`(select sum(d.total_amount) from deal d
        where d.source_type = ${DEAL_SOURCE.inquiry} and d.source_id = inquiry.id
          and d.status = any(${LIVE_DEAL_STATUSES}::int[]))`.as('award_total'),
      sql<boolean>`exists (select from inquiry_award a
        where a.inquiry_id = inquiry.id and a.status = ${AWARD_STATUS.held})`.as('is_held'),
      // A draft has none yet, and comes before all that have.
      sql`coalesce(inquiry.publish_time, 'epoch')`.as('publish_order'),
      sql`coalesce(inquiry.quote_deadline, 'epoch')`.as('deadline_order'),
    ])
    .where('inquiry.business_id', '=', caller.acting.businessId)
    .where(whereInScope(caller, 'inquiry.create_user_id'));
}

type OwnRow = Inquiry & { readonly award_total: string | null; readonly is_held: boolean };

/** The buttons of its owner. */
export function ownerActs(row: Inquiry, caller: BusinessMember, now: Date, second?: Parameters<typeof factsOf>[2]) {
  const status = row.status;
  const isOpen = row.open_time !== null || (!row.sealed && row.quoted_count > 0);
  const acts = inquiryMachine.allowedActions(status, ownerOf(caller), factsOf(row, now, second));
  const isOver = status === INQUIRY_STATUS.quoting && (row.quote_deadline?.getTime() ?? 0) <= now.getTime();
  const inTime = isOver ? acts.filter((act) => act === 'open' || act === 'close') : acts;
  const edit =
    status === INQUIRY_STATUS.draft && permissionKeys(caller.acting).includes('inquiry_edit') ? ['edit'] : [];
  return [...inTime, ...edit, ...allowedActions(INQUIRY_ACTS, caller, isOpen ? [] : ['compare'])];
}

export function toOwnRow(row: OwnRow, caller: BusinessMember, now: Date) {
  const readsTotal = readsAwardTotal(caller);
  return {
    id: row.id,
    version: row.version,
    updateTime: timeText(row.update_time),
    allowedActions: ownerActs(row, caller, now),
    code: row.code,
    status: row.status,
    title: row.title,
    projectName: row.project_name,
    categoryNames: row.category_codes.map(categoryName),
    publishScope: row.publish_scope,
    sealed: toBit(row.sealed),
    lineCount: row.line_count,
    quotedCount: row.quoted_count,
    invitedCount: row.invited_count,
    viewedCount: row.viewed_count,
    publishTime: timeText(row.publish_time),
    quoteDeadline: timeText(row.quote_deadline),
    round: row.round,
    round2Deadline: timeText(row.round2_deadline),
    awardTotal: row.award_total !== null && readsTotal ? Number(row.award_total) : null,
    isAwardHeld: row.is_held,
  };
}

const HALL_LIST = {
  filters: { ...shared, cityCode: equals('inquiry.city_code') },
  sorts: { publishTime: 'inquiry.publish_time', quoteDeadline: 'inquiry.quote_deadline' },
  order: ['is_match', 'inquiry.publish_time'],
} satisfies ListShape<InquiryQuery>;

export const INVITED_LIST = {
  filters: { ...HALL_LIST.filters, inviteStatus: equals('invitee.status') },
  sorts: HALL_LIST.sorts,
  order: ['inquiry.publish_time'],
} satisfies ListShape<InquiryQuery>;

/** What a supplier finds of inquiries, with its own answer; row security leaves out all that are not for it. */
function offered(transaction: Transaction, { acting }: BusinessMember) {
  const { businessId } = acting;
  return transaction
    .selectFrom('inquiry')
    .innerJoin('business as buyer', 'buyer.id', 'inquiry.business_id')
    .leftJoin('inquiry_invitee as invitee', (join) =>
      join.onRef('invitee.inquiry_id', '=', 'inquiry.id').on('invitee.business_id', '=', businessId),
    )
    .leftJoin('quotation as own', (join) =>
      join.onRef('own.inquiry_id', '=', 'inquiry.id').on('own.business_id', '=', businessId),
    )
    .select([
      'inquiry.id',
      'inquiry.code',
      'inquiry.status',
      'inquiry.title',
      'inquiry.city_name',
      'inquiry.category_codes',
      'inquiry.line_count',
      'inquiry.publish_time',
      'inquiry.quote_deadline',
      'inquiry.round2_deadline',
      'inquiry.delivery_date',
      'inquiry.hide_contact',
      'buyer.name as buyer_name',
      'invitee.status as invite_status',
      'own.id as quotation_id',
      'own.status as quotation_status',
      'own.round as quotation_round',
      'own.submit_time',
    ])
    .where('inquiry.business_id', '!=', businessId);
}

/** What a company deals in, as codes that an inquiry may name for it. */
async function readDealt(transaction: Transaction, businessId: string): Promise<readonly string[]> {
  const profile = await transaction
    .selectFrom('company_profile')
    .select('category_codes')
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return (profile?.category_codes ?? []).flatMap(overlapping);
}

/** Public inquiries that take quotations: those of what the company deals in first. */
function hallInquiries(transaction: Transaction, { acting }: BusinessMember, dealt: readonly string[]) {
  return transaction
    .selectFrom('inquiry')
    .select(['inquiry.id', sql<boolean>`inquiry.category_codes && ${dealt}::text[]`.as('is_match')])
    .where('inquiry.business_id', '!=', acting.businessId)
    .where('inquiry.status', '=', INQUIRY_STATUS.quoting)
    .where('inquiry.publish_scope', '=', PUBLISH_SCOPE.open)
    .where('inquiry.quote_deadline', '>', businessNow);
}

/** A page of the hall. Which ones they are is found first: what each says is read of those on the page alone. */
export async function listHall(transaction: Transaction, caller: BusinessMember, query: InquiryQuery & PageRequest) {
  const dealt = await readDealt(transaction, caller.acting.businessId);
  const hall = hallInquiries(transaction, caller, dealt);
  const { records, ...page } = await listRecords(transaction, hall, HALL_LIST, query, ({ id }) => id);
  const rows = await offered(transaction, caller).where(sql<SqlBool>`inquiry.id = any(${records})`).execute();
  const found = new Map(rows.map((row) => [row.id, toHallRow(row)]));
  return { ...page, records: records.flatMap((id) => found.get(id) ?? []) };
}

export const invitedInquiries = (transaction: Transaction, caller: BusinessMember) =>
  offered(transaction, caller).where('invitee.id', 'is not', null).where('inquiry.status', '!=', INQUIRY_STATUS.draft);

type OfferedRow = Awaited<ReturnType<ReturnType<typeof offered>['execute']>>[number];

/** Whether a supplier may read who asks: it was invited, has quoted, or nothing is hidden. */
export const showsBuyer = (row: {
  readonly hide_contact: boolean;
  readonly invite_status: number | null;
  readonly submit_time: Date | null;
}): boolean => !row.hide_contact || row.invite_status !== null || row.submit_time !== null;

/** The same of the rows `inquiry`, `invitee` and `quotation` of a query, for what is searched by it. */
export const isBuyerShown = sql<boolean>`(not inquiry.hide_contact or invitee.status is not null
  or quotation.submit_time is not null)`;

export function toHallRow(row: OfferedRow) {
  return {
    id: row.id,
    code: row.code,
    status: row.status,
    title: row.title,
    buyerName: showsBuyer(row) ? row.buyer_name : '',
    cityName: row.city_name,
    categoryNames: row.category_codes.map(categoryName),
    lineCount: row.line_count,
    publishTime: timeText(row.publish_time),
    quoteDeadline: timeText(row.quote_deadline),
    // Of those who were asked again alone.
    round2Deadline: row.quotation_round === 2 ? timeText(row.round2_deadline) : '',
    deliveryDate: row.delivery_date ?? '',
    isInvited: row.invite_status !== null,
    inviteStatus: row.invite_status,
    quotationId: row.quotation_id,
    quotationStatus: row.quotation_status,
  };
}

/** Counts of the tabs of one side. */
export async function countStatuses(transaction: Transaction, caller: BusinessMember, side: 'require' | 'supply') {
  const own = side === 'require' ? ownInquiries(transaction, caller) : ownQuotations(transaction, caller);
  const { rows: statuses } = await sql<{ status: number; count: number }>`
    select status, count(*)::int as count from (${own}) as own group by status order by status`.execute(transaction);
  const { rows } = await sql<{ hall: number; invited: number; deals: number }>`
    select
      (select count(*)::int from (${hallInquiries(transaction, caller, [])}) as found) as hall,
      (select count(*)::int from (${invitedInquiries(transaction, caller)}) as found) as invited,
      (select count(*)::int from (${dealsOf(transaction, caller, side)}) as found) as deals`.execute(transaction);
  return { statuses, ...(rows[0] ?? { hall: 0, invited: 0, deals: 0 }) };
}

const ownQuotations = (transaction: Transaction, caller: BusinessMember) =>
  transaction
    .selectFrom('quotation')
    .select('status')
    .where('business_id', '=', caller.acting.businessId)
    .where(whereInScope(caller, 'create_user_id'));
