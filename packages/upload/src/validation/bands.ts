import type { StorageLimits } from '../ports/storage.ts';
import { gigabytes, megabytes, type SizeUnit, sizeUnit } from './size-unit.ts';

const MEBIBYTE = 1_048_576;
const AUTO_PART_MAX = 16 * MEBIBYTE;
/** With parts of `auto` size a file has about so many. */
const AUTO_PARTS = 512;
/** Files above this many GB are hashed in chunks (specification section 7). */
const CHUNKED_HASH_GB = 1;

/** How a file is sent, by its size (specification section 7; decisions 9 and 10). */
export interface Bands {
  /** Up to and including this many MB a file is sent with a single put. */
  readonly singleMB: number;
  /** Up to and including this many MB it is sent in parts; above, in parallel. */
  readonly middleMB: number;
  readonly middle: { readonly parallel: number };
  readonly large: { readonly parallel: number };
  /** Bytes of a part on every system, or `auto` for larger parts of larger files (1 to 16 MiB). */
  readonly partSize: number | 'auto';
}

export const DEFAULT_BANDS: Bands = {
  singleMB: 10,
  middleMB: 100,
  middle: { parallel: 1 },
  large: { parallel: 4 },
  partSize: MEBIBYTE,
};

export type BandName = 'single' | 'middle' | 'large';

export interface TransferPlan {
  readonly band: BandName;
  /** Bytes of every part but the last; the whole size for a single put. */
  readonly partSize: number;
  readonly partCount: number;
  /** How many requests of this file may run at once. */
  readonly parallel: number;
  /** Whether the specification wants the hash computed in chunks. */
  readonly hashing: 'whole' | 'chunked';
}

export interface PlanSettings {
  readonly bands?: Bands;
  /** Default: by the visitor's system. */
  readonly unit?: SizeUnit;
}

/** Bands from the smallest; a file belongs to the first whose end is not below its size. */
function bandOf(size: number, bands: Bands, unit: SizeUnit, limits: StorageLimits): BandName {
  const ends: readonly (readonly [BandName, number])[] = [
    ['single', Math.min(megabytes(bands.singleMB, unit), limits.singleMax)],
    ['middle', megabytes(bands.middleMB, unit)],
  ];
  return ends.find(([, end]) => size <= end)?.[0] ?? 'large';
}

function partSizeOf(size: number, wanted: number | 'auto', limits: StorageLimits): number {
  const automatic = Math.min(Math.max(2 ** Math.ceil(Math.log2(size / AUTO_PARTS)), MEBIBYTE), AUTO_PART_MAX);
  const chosen = wanted === 'auto' ? automatic : wanted;
  return Math.max(chosen, limits.minPart, Math.ceil(size / limits.maxParts));
}

/** How a file of `size` bytes (at least 1) is sent to a storage with these limits. */
export function planTransfer(
  size: number,
  limits: StorageLimits,
  { bands = DEFAULT_BANDS, unit = sizeUnit() }: PlanSettings = {},
): TransferPlan {
  const band = bandOf(size, bands, unit, limits);
  const hashing = size > gigabytes(CHUNKED_HASH_GB, unit) ? 'chunked' : 'whole';
  if (band === 'single') return { band, partSize: size, partCount: 1, parallel: 1, hashing };
  const partSize = partSizeOf(size, bands.partSize, limits);
  return { band, partSize, partCount: Math.ceil(size / partSize), parallel: bands[band].parallel, hashing };
}

/** Where a part begins and ends (exclusive), in bytes. @param partNumber from 1 */
export function partRange(
  size: number,
  partSize: number,
  partNumber: number,
): { readonly start: number; readonly end: number } {
  const start = (partNumber - 1) * partSize;
  return { start, end: Math.min(start + partSize, size) };
}
