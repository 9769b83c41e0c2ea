import './tables.ts';
import '../bid/tables.ts';
import '../sign-up/tables.ts';
import { BID_STATUS } from '@jianzhu/domain/bids';
import { TENDER_ACTS, TENDER_STATUS, TENDER_TYPE, tenderMachine } from '@jianzhu/domain/tenders';
import { type SqlBool, sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { inStatuses } from '../deal/deal-views.ts';
import type { BusinessMember } from '../http/caller.ts';
import { whereInScope } from '../member/data-scope.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { allowedActions } from '../record/allowed-actions.ts';
import { equals, type ListShape, like, since, until } from '../record/list-records.ts';
import { isArchived } from './archive-tender.ts';
import { factsOf, ownerOf, type Tender } from './own-tender.ts';
import { amountOf } from './tender-fields.ts';

interface TenderQuery {
  readonly keyword?: string | undefined;
  readonly status?: string | undefined;
  readonly tenderType?: number | undefined;
  readonly tenderKind?: number | undefined;
  readonly cityCode?: string | undefined;
  readonly hasDeposit?: number | undefined;
  readonly beginPublishTime?: string | undefined;
  readonly endPublishTime?: string | undefined;
}

const shared = {
  keyword: like('tender.title', 'tender.code'),
  status: inStatuses('tender.status'),
  tenderKind: equals('tender.tender_kind'),
  cityCode: equals('tender.city_code'),
};

export const OWN_LIST = {
  filters: {
    ...shared,
    tenderType: equals('tender.tender_type'),
    beginPublishTime: since('tender.publish_time'),
    endPublishTime: until('tender.publish_time'),
  },
  sorts: { updateTime: 'tender.update_time', bidDeadline: 'deadline_order', publishTime: 'publish_order' },
  order: ['tender.update_time'],
} satisfies ListShape<TenderQuery>;

/** The tenders of the caller's business, or of those the ones that she made (domain rules 16.4). */
export const ownTenders = (transaction: Transaction, caller: BusinessMember) =>
  transaction
    .selectFrom('tender')
    .selectAll('tender')
    .select([
      // A draft has none yet, and comes before all that have.
      sql`coalesce(tender.publish_time, 'epoch')`.as('publish_order'),
      sql`coalesce(tender.bid_deadline, 'epoch')`.as('deadline_order'),
    ])
    .where('tender.business_id', '=', caller.acting.businessId)
    .where(whereInScope(caller, 'tender.create_user_id'));

/** The buttons of its owner. */
export function ownerActs(row: Tender, caller: BusinessMember, now: Date): string[] {
  const status = row.status;
  const mayEdit =
    (status === TENDER_STATUS.draft || status === TENDER_STATUS.rejected) &&
    permissionKeys(caller.acting).includes('tender_edit');
  return [
    ...tenderMachine.allowedActions(status, ownerOf(caller), factsOf(row, now)),
    ...(mayEdit ? ['edit'] : []),
    ...(isArchived(status) && permissionKeys(caller.acting).includes('tender_award') ? ['archive'] : []),
    ...allowedActions(TENDER_ACTS, caller, []),
  ];
}

export const toOwnRow = (row: Tender, caller: BusinessMember, now: Date) => ({
  id: row.id,
  version: row.version,
  updateTime: timeText(row.update_time),
  allowedActions: ownerActs(row, caller, now),
  code: row.code,
  status: row.status,
  title: row.title,
  tenderType: row.tender_type,
  tenderKind: row.tender_kind,
  cityName: row.city_name,
  signUpCount: row.sign_up_count,
  bidCount: row.bid_count,
  publishTime: timeText(row.publish_time),
  signUpStart: timeText(row.sign_up_start),
  signUpEnd: timeText(row.sign_up_end),
  bidDeadline: timeText(row.bid_deadline),
  openTime: timeText(row.open_time),
});

export const OFFERED_LIST = {
  filters: {
    ...shared,
    keyword: like('tender.title', 'tender.code', 'buyer.name'),
    hasDeposit: (asked: number) => sql<SqlBool>`(coalesce(tender.deposit_amount, 0) > 0) = ${asked === 1}`,
  },
  sorts: {
    publishTime: 'tender.publish_time',
    signUpEnd: 'tender.sign_up_end',
    bidDeadline: 'tender.bid_deadline',
  },
  order: ['tender.publish_time'],
} satisfies ListShape<TenderQuery>;

/** What a supplier finds of tenders; row security leaves out all that are not for it. */
function offered(transaction: Transaction, { acting }: BusinessMember) {
  const { businessId } = acting;
  return transaction
    .selectFrom('tender')
    .innerJoin('business as buyer', 'buyer.id', 'tender.business_id')
    .leftJoin('tender_invitee as invitee', (join) =>
      join.onRef('invitee.tender_id', '=', 'tender.id').on('invitee.business_id', '=', businessId),
    )
    .selectAll('tender')
    .leftJoin('sign_up', (join) =>
      join.onRef('sign_up.tender_id', '=', 'tender.id').on('sign_up.business_id', '=', businessId),
    )
    .select(['buyer.name as buyer_name', 'invitee.id as invitee_id', 'sign_up.status as sign_up_status'])
    .select(
      sql<boolean>`exists (select from bid where bid.tender_id = tender.id and bid.business_id = ${businessId}
        and bid.status = ${BID_STATUS.won})`.as('has_won'),
    )
    .where('tender.business_id', '!=', businessId)
    .where('tender.status', '>=', TENDER_STATUS.published);
}

/** Public tenders that are announced or take sign-ups; one whose time for them is over is none any more. */
export const hallTenders = (transaction: Transaction, caller: BusinessMember) =>
  offered(transaction, caller)
    .where('tender.status', 'in', [TENDER_STATUS.published, TENDER_STATUS.signingUp])
    .where('tender.tender_type', '=', TENDER_TYPE.open)
    .where('tender.sign_up_end', '>', businessNow);

export const invitedTenders = (transaction: Transaction, caller: BusinessMember) =>
  offered(transaction, caller).where('invitee.id', 'is not', null);

type OfferedRow = Awaited<ReturnType<ReturnType<typeof offered>['execute']>>[number];

export const toHallRow = (row: OfferedRow) => ({
  id: row.id,
  code: row.code,
  status: row.status,
  title: row.title,
  tenderType: row.tender_type,
  tenderKind: row.tender_kind,
  buyerName: row.buyer_name,
  cityName: row.city_name,
  depositAmount: amountOf(row.deposit_amount),
  docFee: amountOf(row.doc_fee),
  publishTime: timeText(row.publish_time),
  signUpStart: timeText(row.sign_up_start),
  signUpEnd: timeText(row.sign_up_end),
  bidDeadline: timeText(row.bid_deadline),
  isInvited: row.invitee_id !== null,
  signUpStatus: row.sign_up_status,
  hasWon: row.has_won,
});

/** Counts of the tabs of one side. */
export async function countStatuses(transaction: Transaction, caller: BusinessMember, side: 'require' | 'supply') {
  const own = ownTenders(transaction, caller);
  const { rows: statuses } =
    side === 'supply'
      ? { rows: [] }
      : await sql<{ status: number; count: number }>`
          select status, count(*)::int as count from (${own}) as own group by status order by status`.execute(
          transaction,
        );
  const { rows } = await sql<{ hall: number; invited: number }>`
    select
      (select count(*)::int from (${hallTenders(transaction, caller)}) as found) as hall,
      (select count(*)::int from (${invitedTenders(transaction, caller)}) as found) as invited`.execute(transaction);
  return { statuses, ...(rows[0] ?? { hall: 0, invited: 0 }) };
}
