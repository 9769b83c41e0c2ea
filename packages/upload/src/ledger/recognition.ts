import type { Hasher } from '../ports/hasher.ts';
import type { Ledger, LedgerEntry } from '../ports/ledger.ts';

/** Bytes at either end of a file by which it is recognised before it is hashed whole. */
const EDGE_LENGTH = 1_048_576;

/** MD5 of the first and of the last MiB of a file. */
export async function hashEdges(file: Blob, hasher: Hasher, signal: AbortSignal): Promise<LedgerEntry['edges']> {
  const [first, last] = await Promise.all([
    hasher.md5(file.slice(0, EDGE_LENGTH), { signal }),
    hasher.md5(file.slice(-EDGE_LENGTH), { signal }),
  ]);
  return { first: first.md5, last: last.md5 };
}

/**
 * Finds the unfinished upload that a chosen file very probably continues: same name, size and date, and the same
 * edges. The whole content is still to be compared before the upload is completed.
 */
export async function recognise(
  file: File,
  owner: string,
  ledger: Ledger,
  hasher: Hasher,
  signal: AbortSignal,
): Promise<LedgerEntry | undefined> {
  const entries = (await ledger.list(owner)).filter(
    (entry) => entry.fileName === file.name && entry.size === file.size && entry.lastModified === file.lastModified,
  );
  if (entries.length === 0) return undefined;
  const edges = await hashEdges(file, hasher, signal);
  return entries.find((entry) => entry.edges.first === edges.first && entry.edges.last === edges.last);
}
