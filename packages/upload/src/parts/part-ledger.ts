import type { LedgerPart } from '../ports/ledger.ts';
import type { StoredPart } from '../ports/storage.ts';
import { partRange } from '../validation/bands.ts';

/**
 * What is known of one part. `planned`: never sent. `inflight`: a request is under way. `done`: the storage has
 * acknowledged it. `uncertain`: sent, but the answer did not arrive, so only ListParts can tell. `lost`: certainly not
 * stored, or stored with wrong bytes.
 */
export type PartState =
  | { readonly state: 'planned' | 'inflight' | 'uncertain' | 'lost' }
  | { readonly state: 'done'; readonly etag: string };

/** The parts of one multipart upload. They tile the file: every part but the last has `partSize` bytes. */
export interface PartLedger {
  /** Bytes of the file. */
  readonly size: number;
  readonly partSize: number;
  /** Part number n stands at index n - 1. */
  readonly parts: readonly PartState[];
}

/** What happens to parts. */
export type PartEvent =
  /** A request with the part leaves. */
  | { readonly type: 'sent'; readonly partNumber: number }
  /** The storage has answered with the ETag (empty when the page may not read it). */
  | { readonly type: 'acknowledged'; readonly partNumber: number; readonly etag: string }
  /** The request ended without an answer. */
  | { readonly type: 'doubted'; readonly partNumber: number }
  /** The storage has refused the part. */
  | { readonly type: 'refused'; readonly partNumber: number }
  /** The stored bytes are not ours. */
  | { readonly type: 'mismatched'; readonly partNumber: number }
  /** All pages of ListParts; the server is right. `digests` are the MD5 of our parts, where they are known. */
  | { readonly type: 'listed'; readonly stored: readonly StoredPart[]; readonly digests: readonly string[] }
  /** The upload is gone from the storage. */
  | { readonly type: 'reset' };

const PLANNED: PartState = { state: 'planned' };
const INFLIGHT: PartState = { state: 'inflight' };
const UNCERTAIN: PartState = { state: 'uncertain' };
const LOST: PartState = { state: 'lost' };

/** Number of parts of a file. */
export function partCount(size: number, partSize: number): number {
  return Math.ceil(size / partSize);
}

/** Plans a multipart upload; parts that a remembered upload knows as stored start as done. */
export function planParts(size: number, partSize: number, stored: readonly LedgerPart[] = []): PartLedger {
  const parts = new Array<PartState>(partCount(size, partSize)).fill(PLANNED);
  for (const { partNumber, etag } of stored) {
    if (partNumber >= 1 && partNumber <= parts.length) parts[partNumber - 1] = { state: 'done', etag };
  }
  return { size, partSize, parts };
}

/** Bytes of a part. */
export function partLength(ledger: PartLedger, partNumber: number): number {
  const { start, end } = partRange(ledger.size, ledger.partSize, partNumber);
  return end - start;
}

function replaced(ledger: PartLedger, partNumber: number, next: (current: PartState) => PartState): PartLedger {
  const current = ledger.parts[partNumber - 1];
  if (current === undefined) return ledger;
  const part = next(current);
  if (part === current) return ledger;
  const parts = ledger.parts.slice();
  parts[partNumber - 1] = part;
  return { ...ledger, parts };
}

function fromListing(
  ledger: PartLedger,
  stored: readonly StoredPart[],
  digests: readonly string[],
): readonly PartState[] {
  const listed = new Map(stored.map((part) => [part.partNumber, part]));
  return ledger.parts.map((current, index) => {
    const partNumber = index + 1;
    const found = listed.get(partNumber);
    const digest = digests[index];
    const isOurs =
      found !== undefined &&
      found.size === partLength(ledger, partNumber) &&
      (digest === undefined || found.etag === '' || found.etag === digest);
    if (isOurs) return { state: 'done', etag: found.etag };
    return current.state === 'planned' || current.state === 'inflight' ? current : LOST;
  });
}

/**
 * Pure reducer of the part ledger. An acknowledgement is never taken back by what the page believes, only by what the
 * storage lists or by bytes that are not ours.
 */
export function reduceParts(ledger: PartLedger, event: PartEvent): PartLedger {
  switch (event.type) {
    case 'sent':
      return replaced(ledger, event.partNumber, (part) => (part.state === 'done' ? part : INFLIGHT));
    case 'acknowledged':
      return replaced(ledger, event.partNumber, () => ({ state: 'done', etag: event.etag }));
    case 'doubted':
      return replaced(ledger, event.partNumber, (part) => (part.state === 'inflight' ? UNCERTAIN : part));
    case 'refused':
      return replaced(ledger, event.partNumber, (part) => (part.state === 'inflight' ? LOST : part));
    case 'mismatched':
      return replaced(ledger, event.partNumber, () => LOST);
    case 'listed':
      return { ...ledger, parts: fromListing(ledger, event.stored, event.digests) };
    case 'reset':
      return planParts(ledger.size, ledger.partSize);
  }
}
