import './tables.ts';
import '../tender/tables.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { inStatuses } from '../deal/deal-views.ts';
import type { BusinessMember } from '../http/caller.ts';
import { whereInScope } from '../member/data-scope.ts';
import { type ListShape, like, refersTo } from '../record/list-records.ts';
import type { KeptBid } from './bid-content.ts';

interface BidQuery {
  readonly keyword?: string | undefined;
  readonly status?: string | undefined;
  readonly tenderId?: string | undefined;
}

export const RECEIVED_LIST = {
  filters: {
    keyword: like('tender.title', 'bidder.name'),
    status: inStatuses('bid.status'),
    tenderId: refersTo('bid.tender_id'),
  },
  sorts: { submitTime: 'bid.submit_time', totalPrice: 'opened.total_price' },
  order: ['bid.submit_time'],
} satisfies ListShape<BidQuery>;

/** The bids that were received; row security leaves out all that are not open. */
export const receivedBids = (transaction: Transaction, caller: BusinessMember) =>
  transaction
    .selectFrom('bid')
    .innerJoin('bid_open as opened', 'opened.bid_id', 'bid.id')
    .innerJoin('tender', 'tender.id', 'bid.tender_id')
    .innerJoin('business as bidder', 'bidder.id', 'bid.business_id')
    .selectAll('bid')
    .select(['tender.title', 'bidder.name as bidder_name', 'opened.total_price', 'opened.content'])
    .where('bid.buyer_business_id', '=', caller.acting.businessId)
    .where(whereInScope(caller, 'tender.create_user_id'));

type Received = Awaited<ReturnType<ReturnType<typeof receivedBids>['execute']>>[number];

export const toReceivedRow = (row: Received) => ({
  id: row.id,
  version: row.version,
  updateTime: timeText(row.update_time),
  allowedActions: [],
  code: row.code,
  status: row.status,
  tenderId: row.tender_id,
  title: row.title,
  businessId: row.business_id,
  businessName: row.bidder_name,
  totalPrice: Number(row.total_price),
  // Written by the opening alone.
  periodDays: (row.content as KeptBid).periodDays,
  submitTime: timeText(row.submit_time),
});
