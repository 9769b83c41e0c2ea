import type { LedgerPart } from '../ports/ledger.ts';
import type { StoredPart } from '../ports/storage.ts';
import { type PartLedger, type PartState, partLength } from './part-ledger.ts';

/** How many parts are in one state. */
export function countParts(ledger: PartLedger, state: PartState['state']): number {
  let count = 0;
  for (const part of ledger.parts) if (part.state === state) count += 1;
  return count;
}

/** Bytes that the storage has acknowledged. */
export function storedBytes(ledger: PartLedger): number {
  const last = ledger.parts.length;
  const lastDone = ledger.parts[last - 1]?.state === 'done';
  const done = countParts(ledger, 'done');
  return done * ledger.partSize - (lastDone ? ledger.partSize - partLength(ledger, last) : 0);
}

/** The first part that may be sent now; 0 when there is none. */
export function nextPart(ledger: PartLedger, mayBeSent: (partNumber: number) => boolean): number {
  const index = ledger.parts.findIndex(
    ({ state }, at) => (state === 'planned' || state === 'lost') && mayBeSent(at + 1),
  );
  return index + 1;
}

/** Whether the storage has acknowledged every part. */
export function isComplete(ledger: PartLedger): boolean {
  return ledger.parts.every(({ state }) => state === 'done');
}

/** Numbers of the parts whose acknowledged ETag is not the MD5 of our bytes. */
export function mismatchedParts(ledger: PartLedger, digests: readonly string[]): readonly number[] {
  return ledger.parts.flatMap((part, index) => {
    const digest = digests[index];
    const differs = part.state === 'done' && part.etag !== '' && digest !== undefined && part.etag !== digest;
    return differs ? [index + 1] : [];
  });
}

/** The acknowledged parts as a remembered upload keeps them. */
export function rememberedParts(ledger: PartLedger): readonly LedgerPart[] {
  return ledger.parts.flatMap((part, index) =>
    part.state === 'done' ? [{ partNumber: index + 1, etag: part.etag }] : [],
  );
}

/** The acknowledged parts as the completing request names them, in ascending order. */
export function completedParts(ledger: PartLedger): readonly StoredPart[] {
  return ledger.parts.flatMap((part, index) =>
    part.state === 'done' ? [{ partNumber: index + 1, etag: part.etag, size: partLength(ledger, index + 1) }] : [],
  );
}
