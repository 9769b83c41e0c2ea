import { type BidStatus, BUYER_BID_LABELS, bidMachine } from '@jianzhu/domain/bids';

/** Word and colour of a status as the bidder, or the buyer, reads it. */
export function bidLook(status: number, isOwn: boolean) {
  // The contract gives the machine's own numbers.
  const look = bidMachine.statuses[status as BidStatus];
  return { ...look, label: (isOwn ? undefined : BUYER_BID_LABELS[status as BidStatus]) ?? look.label };
}
