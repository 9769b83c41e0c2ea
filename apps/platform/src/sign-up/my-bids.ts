import { readNow } from '../db/business-clock.ts';
import '../bid/tables.ts';
import '../deposit/tables.ts';
import '../tender/tables.ts';
import { BID_STATUS, type BidFacts, bidMachine } from '@jianzhu/domain/bids';
import { DEPOSIT_STATUS, depositAllowsBid } from '@jianzhu/domain/payments';
import { SIGN_UP_STATUS } from '@jianzhu/domain/sign-ups';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { type SqlBool, sql } from 'kysely';
import { supplierOf } from '../bid/change-bid.ts';
import { readOwnTotals } from '../bid/sealed-bid.ts';
import { atTime, type PageRequest } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { inStatuses } from '../deal/deal-views.ts';
import type { BusinessMember } from '../http/caller.ts';
import { whereInScope } from '../member/data-scope.ts';
import { type ListShape, like, listRecords, since, until } from '../record/list-records.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { amountOf } from '../tender/tender-fields.ts';
import { factsOf, signUpActs } from './own-sign-up.ts';

const { signingUp, bidding } = TENDER_STATUS;
const { submitted, opened, evaluating, candidate, rejected, won, lost } = BID_STATUS;

const owes = sql`(coalesce(tender.doc_fee, 0) > 0 and sign_up.fee_paid_time is null
  or coalesce(deposit.status in (${DEPOSIT_STATUS.due}, ${DEPOSIT_STATUS.unverified}), false))`;
const takesPart = sql`sign_up.status = ${SIGN_UP_STATUS.approved}`;
const pays = sql`(${takesPart} and tender.status in (${signingUp}, ${bidding}) and ${owes})`;
const hasSent = sql`coalesce(bid.status = ${submitted}, false)`;

/** Where the own company is in a tender, by the tab that shows it (domain rules 5.9); a row is in one of them at most. */
const STAGES = {
  pay: sql<SqlBool>`${pays}`,
  bid: sql<SqlBool>`(${takesPart} and tender.status = ${bidding} and not ${owes} and not ${hasSent})`,
  sent: sql<SqlBool>`(${takesPart} and ${hasSent} and not ${pays})`,
  opened: sql<SqlBool>`(${takesPart} and bid.status in (${opened}, ${evaluating}, ${candidate}))`,
  won: sql<SqlBool>`(${takesPart} and bid.status = ${won})`,
  lost: sql<SqlBool>`(${takesPart} and bid.status in (${rejected}, ${lost}))`,
  over: sql<SqlBool>`(sign_up.status in (${SIGN_UP_STATUS.void}, ${SIGN_UP_STATUS.cancelled})
    or coalesce(bid.status = ${BID_STATUS.void}, false))`,
} as const;
type Stage = keyof typeof STAGES;

interface MineQuery {
  readonly keyword?: string | undefined;
  readonly stage?: Stage | undefined;
  readonly tenderStatus?: string | undefined;
  readonly beginSubmitTime?: string | undefined;
  readonly endSubmitTime?: string | undefined;
  readonly sort?: string | undefined;
}

const MINE_LIST = {
  filters: {
    keyword: like('tender.title', 'tender.code'),
    stage: (stage: Stage) => STAGES[stage],
    tenderStatus: inStatuses('tender.status'),
    beginSubmitTime: since('bid.submit_time'),
    endSubmitTime: until('bid.submit_time'),
  },
  sorts: { updateTime: 'sign_up.update_time', bidDeadline: 'tender.bid_deadline' },
  order: ['sign_up.update_time'],
} satisfies ListShape<MineQuery>;

/** What the caller's business has signed up to, with its bid. */
const ownSignUps = (transaction: Transaction, caller: BusinessMember) =>
  transaction
    .selectFrom('sign_up')
    .innerJoin('tender', 'tender.id', 'sign_up.tender_id')
    .innerJoin('business as buyer', 'buyer.id', 'tender.business_id')
    .leftJoin('deposit', 'deposit.sign_up_id', 'sign_up.id')
    // One that a colleague makes is hers.
    .leftJoin('bid', (join) =>
      join.onRef('bid.sign_up_id', '=', 'sign_up.id').on(whereInScope(caller, 'bid.create_user_id')),
    )
    .selectAll('sign_up')
    .select([
      'tender.code as tender_code',
      'tender.title as tender_title',
      'tender.tender_type',
      'tender.status as tender_status',
      'tender.doc_fee',
      'tender.deposit_amount',
      'tender.sign_up_end as tender_sign_up_end',
      'tender.bid_deadline as tender_bid_deadline',
      'buyer.name as buyer_name',
      'deposit.status as deposit_status',
      'bid.id as bid_id',
      'bid.version as bid_version',
      'bid.status as bid_status',
      'bid.submit_time as bid_submit_time',
    ])
    .select(
      // Row security leaves out what the tender does not give.
      sql<boolean>`exists (select from record_file f where f.owner_type = 'tender_doc' and f.owner_id = tender.id)`.as(
        'has_docs',
      ),
    )
    .where('sign_up.business_id', '=', caller.acting.businessId)
    .where(whereInScope(caller, 'sign_up.create_user_id'));

type MineRow = Awaited<ReturnType<ReturnType<typeof ownSignUps>['execute']>>[number];

/** The list of what the business has signed up to, each with the total of its bid that only it can read. */
export async function listMine(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  asked: MineQuery & PageRequest,
) {
  const now = await readNow(transaction);
  const page = await listRecords(transaction, ownSignUps(transaction, caller), MINE_LIST, asked, (row) => row);
  const bidIds = page.records.flatMap(({ bid_id }) => bid_id ?? []);
  const totals = await readOwnTotals(transaction, keeper, bidIds);
  return atTime({ ...page, records: page.records.map((row) => toRow(row, totals, caller, now)) }, now);
}

function toRow(row: MineRow, totals: ReadonlyMap<string, number | null>, caller: BusinessMember, now: Date) {
  const { tender_status, tender_sign_up_end, tender_bid_deadline } = row;
  const tender = { status: tender_status, sign_up_end: tender_sign_up_end, bid_deadline: tender_bid_deadline };
  const hasSentBid = row.bid_status !== null && !NOT_SENT.includes(row.bid_status);
  const facts = factsOf(tender, now, hasSentBid);
  return {
    ...{ id: row.id, version: row.version, updateTime: timeText(row.update_time) },
    allowedActions: signUpActs({ signUp: row, facts }, caller, 'supplier'),
    ...{ tenderId: row.tender_id, tenderCode: row.tender_code, title: row.tender_title, tenderType: row.tender_type },
    ...{ tenderStatus: tender_status, buyerName: row.buyer_name, status: row.status, rejectReason: row.reject_reason },
    ...{ docFee: amountOf(row.doc_fee), isFeePaid: row.fee_paid_time !== null },
    ...{ depositAmount: amountOf(row.deposit_amount), depositStatus: row.deposit_status },
    ...{ signUpEnd: timeText(tender_sign_up_end), bidDeadline: timeText(tender_bid_deadline) },
    hasDocs: row.has_docs,
    bid: toBid(row, totals, caller, facts.takesBids && tender_status === bidding),
  };
}

const NOT_SENT: readonly number[] = [BID_STATUS.draft, BID_STATUS.withdrawn, BID_STATUS.void];

function toBid(row: MineRow, totals: ReadonlyMap<string, number | null>, caller: BusinessMember, isInTime: boolean) {
  const { bid_id: id, bid_version: version, bid_status: status } = row;
  if (id === null || version === null || status === null) return null;
  const facts: BidFacts = {
    ...{ isInTime, isOwnTender: false, isSignedUp: row.status === SIGN_UP_STATUS.approved },
    isFeePaid: (amountOf(row.doc_fee) ?? 0) === 0 || row.fee_paid_time !== null,
    isDepositPaid:
      (amountOf(row.deposit_amount) ?? 0) === 0 || depositAllowsBid(row.deposit_status ?? DEPOSIT_STATUS.due),
  };
  return {
    ...{ id, version, status, totalPrice: totals.get(id) ?? null, submitTime: timeText(row.bid_submit_time) },
    // The table checks that it is one.
    allowedActions: bidMachine.allowedActions(status, supplierOf(caller), facts),
  };
}

/** Counts of the tabs of that list. */
export const countMine = (transaction: Transaction, caller: BusinessMember) =>
  ownSignUps(transaction, caller)
    .clearSelect()
    .select([sql<number>`count(*)::int`.as('all'), counted('pay'), counted('bid'), counted('sent')])
    .select([counted('opened'), counted('won'), counted('lost'), counted('over')])
    .executeTakeFirstOrThrow();

const counted = <S extends Stage>(stage: S) => sql<number>`(count(*) filter (where ${STAGES[stage]}))::int`.as(stage);
