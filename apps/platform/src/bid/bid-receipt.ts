import './tables.ts';
import { type BidReceipt, type ReceiptFile, receiptText } from '@jianzhu/domain/bids';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { businessName } from '../member/business-name.ts';
import { isInScope } from '../member/data-scope.ts';
import { findRecord } from '../record/find-record.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import type { KeptBid } from './bid-content.ts';
import type { Bid } from './change-bid.ts';
import { DRAFT, readOwnContent, readOwnSummary, readRevisions } from './sealed-bid.ts';

const PURPOSE = 'bid receipt';
const PARTS = ['techFiles', 'bizFiles', 'otherFiles'] as const;

/** Number of a receipt: each submission has its own. */
export const receiptCode = ({ code, revision }: Pick<Bid, 'code' | 'revision'>): string => `${code}-${revision}`;

/** The time by which a submission was judged, to the millisecond. */
const momentText = (time: Date): string => `${timeText(time)}.${String(time.getMilliseconds()).padStart(3, '0')}`;

/**
 * The receipt of a submission, signed with the platform's own key: whoever holds one can have it compared. In the
 * bidder's session.
 *
 * @param revision which submission; the last one when left out
 */
export async function readReceipt(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  { id, revision }: { readonly id: string; readonly revision?: string | undefined },
) {
  const bid = await findRecord(transaction, 'bid', id);
  if (bid instanceof Refusal) return bid;
  const { businessId } = caller.acting;
  if (bid.business_id !== businessId || !isInScope(caller, bid)) return new Refusal('notFound');
  const asked = revision === undefined ? bid.revision : Number(revision);
  const kept = (await readRevisions(transaction, bid.id)).find((one) => one.revision === asked);
  if (kept === undefined || kept.revision === DRAFT) return new Refusal('notFound');
  const tender = await findRecord(transaction, 'tender', bid.tender_id);
  if (tender instanceof Refusal) return tender;
  const bidderName = await businessName(transaction, businessId);
  const receipt: BidReceipt = {
    code: receiptCode({ code: bid.code, revision: kept.revision }),
    tenderCode: tender.code,
    tenderTitle: tender.title,
    bidderName,
    revision: kept.revision,
    submitTime: momentText(kept.submit_time),
    payloadHash: (await readOwnSummary(keeper, kept)).payloadHash,
    files: filesOf(await readOwnContent(keeper, kept)),
  };
  const signature = await keeper.mark(receiptText(receipt), PURPOSE);
  return { ...receipt, files: [...receipt.files], signature: signature.toString('hex') };
}

const filesOf = (content: KeptBid): ReceiptFile[] =>
  PARTS.flatMap((part) =>
    content[part].map(({ id, fileName, fileSize }) => ({
      ...{ part, fileName, fileSize: Number(fileSize), md5: content.fileHashes[id] ?? '' },
    })),
  );
