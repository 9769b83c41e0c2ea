import './tables.ts';
import '../deal/tables.ts';
import { categoryName, overlapping } from '@jianzhu/domain/catalogs';
import { DEAL_SOURCE, LIVE_DEAL_STATUSES } from '@jianzhu/domain/deals';
import { AWARD_STATUS, INQUIRY_ACTS, INQUIRY_STATUS, inquiryMachine } from '@jianzhu/domain/inquiries';
import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { inStatuses } from '../deal/deal-views.ts';
import type { BusinessMember } from '../http/caller.ts';
import { whereInScope } from '../member/data-scope.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { allowedActions } from '../record/allowed-actions.ts';
import { equals, type ListShape, like, since, until } from '../record/list-records.ts';
import { factsOf, type Inquiry, ownerOf, readsAwardTotal } from './own-inquiry.ts';
import { toBit } from './to-bit.ts';

/** What inquiries are asked for by; each list knows some of it. */
export interface InquiryQuery {
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

/** What the lists of both sides are filtered by. */
export const INQUIRY_FILTERS = {
  keyword: like('inquiry.title', 'inquiry.code'),
  categoryCode: ofCategory('inquiry.category_codes'),
  ...dates,
};

export const OWN_LIST = {
  filters: {
    ...INQUIRY_FILTERS,
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
