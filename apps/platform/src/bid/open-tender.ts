import './tables.ts';
import '../deposit/tables.ts';
import { BID_MESSAGES, BID_NOTICES, BID_STATUS, filesOfBid } from '@jianzhu/domain/bids';
import { DEPOSIT_STATUS } from '@jianzhu/domain/payments';
import { sql } from 'kysely';
import { setFilesOfAll } from '../attachment/record-files.ts';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { openByRound } from '../sealing/envelope.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { forgetTenderKey, openRoundKey } from '../sealing/open-round.ts';
import { changeTender, type Prepared, type Tender } from '../tender/own-tender.ts';
import type { KeptBid } from './bid-content.ts';
import { type Bid, changeBySystem } from './change-bid.ts';
import { type BidRevision, keysOf, refOf } from './sealed-bid.ts';

type By = Pick<Parameters<typeof changeTender>[2], 'actor' | 'userId' | 'audit'>;

/** A bid with what the opening has found in it. */
interface OpenedBid {
  readonly bid: Bid;
  readonly content: KeptBid;
  readonly bidderName: string;
  readonly depositStatus: number | null;
}

/**
 * Opens the bids of a tender in one transaction: key, contents, the record that is frozen, statuses, notices (N210). A
 * bid whose deposit is not verified by now is rejected. Under the tender's lock; in `withWorker`.
 *
 * @param openerNames who has confirmed; none where the platform opens
 * @throws KeeperFailed before anything was written
 */
export async function openTender(
  transaction: Transaction,
  keeper: KeyKeeper,
  prepared: Prepared,
  by: By,
  openerNames: readonly string[],
): Promise<Tender | Refusal> {
  const { row } = prepared;
  const opened = await decryptBids(transaction, keeper, row.id);
  if (opened instanceof Refusal) return opened;
  const changed = await changeTender(transaction, prepared, { action: 'open', ...by });
  if (changed instanceof Refusal) return changed;
  await writeOpened(transaction, opened);
  for (const { bid } of opened)
    await changeBySystem(transaction, bid.id, 'open', { columns: { opened_at: sql`${businessNow}` } });
  await writeRecord(transaction, row, opened, openerNames);
  for (const { bid } of opened.filter(isUnpaid)) {
    const reason = BID_MESSAGES.depositUnverified;
    await changeBySystem(transaction, bid.id, 'rejectUnpaid', { reason, columns: { reject_reason: reason } });
  }
  await forgetTenderKey(transaction, row.id);
  await tellOpening(transaction, changed, opened);
  return changed;
}

const isUnpaid = ({ depositStatus }: OpenedBid): boolean =>
  depositStatus !== null && depositStatus !== DEPOSIT_STATUS.paid;

/** All that were handed in, the earliest first. */
async function decryptBids(
  transaction: Transaction,
  keeper: KeyKeeper,
  tenderId: string,
): Promise<OpenedBid[] | Refusal> {
  const bids = await transaction
    .selectFrom('bid')
    .innerJoin('business as bidder', 'bidder.id', 'bid.business_id')
    .leftJoin('deposit', 'deposit.sign_up_id', 'bid.sign_up_id')
    .selectAll('bid')
    .select(['bidder.name as bidderName', 'deposit.status as depositStatus'])
    .where('bid.tender_id', '=', tenderId)
    .where('bid.status', '=', BID_STATUS.submitted)
    .orderBy('bid.submit_time')
    .orderBy('bid.id')
    .execute();
  if (bids.length === 0) return [];
  const key = await openRoundKey(transaction, keeper, keysOf(tenderId));
  if (key === undefined) return new Refusal('sealed');
  const latest = await latestRevisions(transaction, tenderId);
  return bids.map(({ bidderName, depositStatus, ...bid }) => {
    const revision = latest.get(bid.id);
    if (revision === undefined) throw new Error('a submitted bid has no revision');
    // What was sealed is what comes out: its tag vouches for it.
    const content = openByRound(key, refOf(revision), revision).content(revision.content) as KeptBid;
    return { bid, content, bidderName, depositStatus };
  });
}

async function latestRevisions(transaction: Transaction, tenderId: string) {
  const rows = await transaction
    .selectFrom('bid_revision')
    .selectAll()
    .distinctOn('bid_id')
    .where('tender_id', '=', tenderId)
    .where('revision', '>', 0)
    .orderBy('bid_id')
    .orderBy('revision', 'desc')
    .execute();
  return new Map(rows.map((row): [string, BidRevision] => [row.bid_id, row]));
}

async function writeOpened(transaction: Transaction, opened: readonly OpenedBid[]): Promise<void> {
  if (opened.length === 0) return;
  const rows = opened.map(({ bid, content }) => ({
    ...{ bid_id: bid.id, business_id: bid.business_id, buyer_business_id: bid.buyer_business_id },
    ...{ tender_id: bid.tender_id, submit_time: bid.submit_time, total_price: content.totalPrice, content },
  }));
  await sql`
    insert into bid_open (bid_id, business_id, buyer_business_id, tender_id, submit_time, total_price, content)
    select bid_id, business_id, buyer_business_id, tender_id, submit_time, total_price, content
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (bid_id bigint, business_id bigint,
      buyer_business_id bigint, tender_id bigint, submit_time timestamptz, total_price bigint, content jsonb)`.execute(
    transaction,
  );
  const filed = opened.map(({ bid, content }) => ({ id: bid.id, files: filesOfBid(content) }));
  await setFilesOfAll(transaction, 'bid', filed);
}

/** The opening record (开标一览表), in the order in which the bids came in. */
async function writeRecord(
  transaction: Transaction,
  { id, business_id, is_statutory }: Tender,
  opened: readonly OpenedBid[],
  openerNames: readonly string[],
): Promise<void> {
  await transaction
    .insertInto('tender_opening')
    .values({
      ...{ tender_id: id, business_id, open_time: sql<Date>`${businessNow}` },
      ...{ opener_names: [...openerNames], is_public: is_statutory },
    })
    .execute();
  if (opened.length === 0) return;
  await transaction
    .insertInto('tender_opening_row')
    .values(
      opened.map((one, index) => ({
        tender_id: id,
        place: index + 1,
        bid_id: one.bid.id,
        business_id: one.bid.business_id,
        buyer_business_id: business_id,
        bidder_name: one.bidderName,
        total_price: one.content.totalPrice ?? 0,
        period_days: one.content.periodDays ?? 0,
        quality_text: one.content.qualityText,
        project_manager: one.content.projectManager,
        deposit_status: one.depositStatus,
        submit_time: one.bid.submit_time ?? new Date(0),
        remark: isUnpaid(one) ? BID_MESSAGES.depositUnverified : '',
      })),
    )
    .execute();
}

/** Tells the bidders (N210), and has their open pages ask anew. */
async function tellOpening(transaction: Transaction, tender: Tender, opened: readonly OpenedBid[]): Promise<void> {
  const businessIds = opened.map(({ bid }) => bid.business_id);
  const { title, content, page } = BID_NOTICES.N210;
  await tellHolders(
    transaction,
    { businessIds, permission: 'bid_view' },
    { noticeType: 1, title, content: content(tender), jumpUrl: page(tender.tender_type), optId: tender.id },
  );
  for (const businessId of businessIds) await tellRecordNews(transaction, 'tender', { businessId });
}
