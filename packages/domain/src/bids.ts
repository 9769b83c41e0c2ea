export {
  BID_FILE_FORMS,
  BID_FILE_MAX_MB,
  type BidDraft,
  type BidFields,
  type BidLineFields,
  bidDraft,
  bidLineRecord,
  bidRecord,
  filesOfBid,
  MOST_BID_FILES,
} from './bid/bid.ts';
export { BID_STATUS, type BidFacts, type BidStatus, BUYER_BID_LABELS, bidMachine } from './bid/bid-status.ts';
export {
  type AskedBidLine,
  type AskedTender,
  amountsOfBid,
  asksManager,
  checkBid,
  totalOfBid,
  withTotal,
} from './bid/check-bid.ts';
export { BID_MESSAGES } from './bid/messages.ts';
export { BID_NOTICES } from './bid/notices.ts';
export { type BidReceipt, type ReceiptFile, receiptText } from './bid/receipt.ts';
