/** A file as a receipt names it: size in bytes, hash of its content in hex. */
export interface ReceiptFile {
  readonly part: 'techFiles' | 'bizFiles' | 'otherFiles';
  readonly fileName: string;
  readonly fileSize: number;
  readonly md5: string;
}

/** What a receipt says (投标回执, domain rules 5.6). */
export interface BidReceipt {
  readonly code: string;
  readonly tenderCode: string;
  readonly tenderTitle: string;
  readonly bidderName: string;
  /** Which submission of the bid, from 1. */
  readonly revision: number;
  /** `YYYY-MM-DD HH:mm:ss.SSS`, by the clock that judged it. */
  readonly submitTime: string;
  /** SHA-256 of the content, in hex. */
  readonly payloadHash: string;
  readonly files: readonly ReceiptFile[];
}

/** The text that the platform signs: the same for the same receipt, whoever writes it. */
export const receiptText = (receipt: BidReceipt): string =>
  JSON.stringify([
    ...[receipt.code, receipt.tenderCode, receipt.tenderTitle, receipt.bidderName, receipt.revision],
    ...[receipt.submitTime, receipt.payloadHash],
    receipt.files.map(({ part, fileName, fileSize, md5 }) => [part, fileName, fileSize, md5]),
  ]);
