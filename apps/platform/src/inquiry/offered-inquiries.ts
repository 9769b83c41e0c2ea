import './tables.ts';
import '../quotation/tables.ts';
import '../member/tables.ts';
import '../showcase/tables.ts';
import { categoryName, overlapping } from '@jianzhu/domain/catalogs';
import { INQUIRY_STATUS, PUBLISH_SCOPE } from '@jianzhu/domain/inquiries';
import { type SqlBool, sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { PageRequest } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { equals, type ListShape, listRecords } from '../record/list-records.ts';
import { INQUIRY_FILTERS, type InquiryQuery } from './inquiry-lists.ts';

const HALL_LIST = {
  filters: { ...INQUIRY_FILTERS, cityCode: equals('inquiry.city_code') },
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
export function hallInquiries(transaction: Transaction, { acting }: BusinessMember, dealt: readonly string[]) {
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
