import { type BidStatus, BUYER_BID_LABELS, bidMachine } from '@jianzhu/domain/bids';
import { statusLook } from '@jianzhu/domain/records';

/** Word and colour of a status as the bidder, or the buyer, reads it. */
export function bidLook(status: number, isOwn: boolean) {
  // The contract gives the machine's own numbers.
  const look = statusLook(bidMachine, status);
  return { ...look, label: (isOwn ? undefined : BUYER_BID_LABELS[status as BidStatus]) ?? look.label };
}
