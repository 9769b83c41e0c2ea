import '../attachment/tables.ts';
import { type AskedTender, amountsOfBid, type BidDraft, type BidLineFields } from '@jianzhu/domain/bids';
import type { AttachmentEntry } from '@jianzhu/domain/forms';
import { isEquivalent } from '@jianzhu/domain/quotations';
import type { Transaction } from '../db/schema.ts';
import { fingerprintOf } from '../sealing/fingerprint.ts';

/** A line as it is kept; amounts in fen, null where it has no price yet. */
type KeptBidLine = BidLineFields & {
  readonly isEquivalent: boolean;
  readonly amount: number | null;
  readonly net: number | null;
  readonly tax: number | null;
};

/** What a bid says, as it is sealed and later opened. */
export type KeptBid = Omit<BidDraft, 'lines'> & {
  readonly lines: readonly KeptBidLine[];
  /** Hash of each file's content by its id, so that the fingerprint vouches for the files too. */
  readonly fileHashes: Readonly<Record<string, string>>;
};

/** What a list shows of it. */
export interface BidSummary {
  /** fen */
  readonly totalPrice: number | null;
  /** SHA-256 of what was submitted, in hex. */
  readonly payloadHash: string;
}

/** Amounts by the server's own reckoning; a draft whose amounts are too large has none. */
export function keepBid(
  fields: BidDraft,
  { lines: asked }: Pick<AskedTender, 'lines'>,
  fileHashes: KeptBid['fileHashes'],
): KeptBid {
  const found = amountsOfBid(fields, { lines: asked });
  const amounts = 'code' in found ? new Map() : found;
  const own = new Map(fields.lines.map((line) => [line.lineId, line]));
  const lines = asked.flatMap(({ lineId, brand }): KeptBidLine[] => {
    const line = own.get(lineId);
    if (line === undefined) return [];
    const { amount = null, net = null, tax = null } = amounts.get(lineId) ?? {};
    return [{ ...line, isEquivalent: isEquivalent(brand, line.brand), amount, net, tax }];
  });
  return { ...fields, lines, fileHashes };
}

export const summaryOf = (content: KeptBid): BidSummary => ({
  totalPrice: content.totalPrice,
  payloadHash: fingerprintOf(content),
});

/** Hashes of the contents of files by their ids; in `withWorker`. */
export async function hashesOf(
  transaction: Transaction,
  files: readonly AttachmentEntry[],
): Promise<Readonly<Record<string, string>>> {
  if (files.length === 0) return {};
  const rows = await transaction
    .selectFrom('attachment')
    .select(['id', 'file_md5'])
    .where(
      'id',
      'in',
      files.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  return Object.fromEntries(rows.map(({ id, file_md5 }) => [id, file_md5]));
}
