import { EndpointError } from './endpoint-error.ts';
import type { ContentClaim, ObjectName } from './object-store.ts';

/** A stretch of content, named by what it holds. */
export interface BlobReference {
  readonly sha256: string;
  readonly size: number;
}

/** Who pays for objects, and how much each may have. */
export interface SpaceQuota {
  /** The payer of an object by its name. */
  readonly accountOf: (name: ObjectName) => string;
  /** Of one account in bytes: objects, parts of unfinished uploads and what is on its way. */
  readonly accountBytes: number;
}

interface Blob {
  readonly size: number;
  /** Records and requests that name it, by account. An account stays until its bytes are gone. */
  readonly accounts: Map<string, number>;
  holders: number;
  readers: number;
}

interface Held {
  readonly name: ObjectName;
  readonly blobs: readonly BlobReference[];
}

/**
 * One key holds its object, two uploads that make it anew and what is on its way; whoever sends more has lost requests
 * that are still open, and may try again later.
 */
const MOST_COPIES = 4;

/**
 * Keeps a key to so many copies of its object.
 *
 * @param bytes that are there or on their way already
 * @throws EndpointError when there would be more
 */
export function checkCopies({ size, maxBytes }: ContentClaim, bytes: number): void {
  if (maxBytes !== undefined && bytes + size > maxBytes * MOST_COPIES) throw new EndpointError('SlowDown');
}

const NO_QUOTA: SpaceQuota = { accountOf: () => '', accountBytes: Number.POSITIVE_INFINITY };
const keyOf = ({ bucket, key }: ObjectName): string => `${bucket}\n${key}`;

/**
 * Counts the bytes that lie on the disk: for each account, for each key, and who names which content. Content that
 * nothing names and nobody reads is freed at once. Lives in memory; whoever opens a store fills it from the disk.
 */
export class SpaceLedger {
  readonly #quota: SpaceQuota;
  readonly #free: (sha256: string) => void;
  readonly #blobs = new Map<string, Blob>();
  readonly #held = new Map<string, Held>();
  readonly #used = new Map<string, number>();
  readonly #atKey = new Map<string, number>();
  #promised = 0;

  /** @param free removes content; called without a pause after its last name has gone */
  constructor(free: (sha256: string) => void, quota: SpaceQuota = NO_QUOTA) {
    this.#free = free;
    this.#quota = quota;
  }

  /** Bytes of an account: what lies there, and what was promised to requests. */
  used(account: string): number {
    return this.#used.get(account) ?? 0;
  }

  /** Bytes that requests were promised and may still write. */
  get promised(): number {
    return this.#promised;
  }

  /**
   * Sets space aside before the first byte is written.
   *
   * @returns gives the space back; to be called once, when the content lies there or does not come
   * @throws EndpointError when the account or the key would hold more than it may
   */
  reserve(claim: ContentClaim): () => void {
    const { name, size } = claim;
    const account = this.#quota.accountOf(name);
    const key = keyOf(name);
    if (this.used(account) + size > this.#quota.accountBytes) {
      throw new EndpointError('QuotaExceeded', { ProposedSize: String(size) });
    }
    checkCopies(claim, this.#atKey.get(key) ?? 0);
    const promise = (bytes: number) => {
      add(this.#used, account, bytes);
      add(this.#atKey, key, bytes);
      this.#promised += bytes;
    };
    promise(size);
    return () => promise(-size);
  }

  /** A record names these blobs from now on, and no longer what it named before. */
  hold(holder: string, name: ObjectName, blobs: readonly BlobReference[]): void {
    const before = this.#held.get(holder);
    this.#held.set(holder, { name, blobs });
    const account = this.#quota.accountOf(name);
    for (const { sha256, size } of blobs) {
      const blob = this.#blobs.get(sha256) ?? { size, accounts: new Map(), holders: 0, readers: 0 };
      this.#blobs.set(sha256, blob);
      if (!blob.accounts.has(account)) add(this.#used, account, size);
      blob.accounts.set(account, (blob.accounts.get(account) ?? 0) + 1);
      blob.holders += 1;
      add(this.#atKey, keyOf(name), size);
    }
    if (before !== undefined) this.#letGo(before);
  }

  /** A record is gone. */
  drop(holder: string): void {
    const held = this.#held.get(holder);
    if (held === undefined) return;
    this.#held.delete(holder);
    this.#letGo(held);
  }

  /** Somebody reads. @returns lets the content go, which stays until then; to be called once */
  pin(blobs: readonly BlobReference[]): () => void {
    const pinned = blobs.flatMap(({ sha256 }) => {
      const blob = this.#blobs.get(sha256);
      if (blob !== undefined) blob.readers += 1;
      return blob === undefined ? [] : [[sha256, blob] as const];
    });
    return () => {
      for (const [sha256, blob] of pinned) {
        blob.readers -= 1;
        this.#settle(sha256, blob);
      }
    };
  }

  /** Whether anything names this content. */
  names(sha256: string): boolean {
    return this.#blobs.has(sha256);
  }

  #letGo({ name, blobs }: Held): void {
    const account = this.#quota.accountOf(name);
    for (const { sha256, size } of blobs) {
      add(this.#atKey, keyOf(name), -size);
      const blob = this.#blobs.get(sha256);
      if (blob === undefined) continue;
      blob.accounts.set(account, (blob.accounts.get(account) ?? 1) - 1);
      blob.holders -= 1;
      this.#settle(sha256, blob);
    }
  }

  /** Frees what nobody needs. Who let go last pays for what is still being read. */
  #settle(sha256: string, blob: Blob): void {
    if (blob.holders === 0 && blob.readers > 0) return;
    for (const [account, count] of blob.accounts) {
      if (count > 0) continue;
      blob.accounts.delete(account);
      add(this.#used, account, -blob.size);
    }
    if (blob.holders > 0) return;
    this.#blobs.delete(sha256);
    this.#free(sha256);
  }
}

function add(sums: Map<string, number>, name: string, bytes: number): void {
  const sum = (sums.get(name) ?? 0) + bytes;
  if (sum === 0) sums.delete(name);
  else sums.set(name, sum);
}
