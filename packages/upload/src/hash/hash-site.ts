import type { FileDigest, HashOptions } from '../ports/hasher.ts';
import type { KernelName } from './md5-kernel.ts';

/** Files from this size on, in bytes, are worth a lane; smaller ones are hashed one after the other. */
export const LANE_FILE = 256 * 1024;

/** Where files are hashed. */
export type HashPlace = 'worker-url' | 'inline-worker' | 'page-thread';

/** A thread that hashes. */
export interface HashSite {
  readonly kernel: KernelName;
  /** How many large files it takes at once. */
  readonly lanes: number;
  /** As {@link Hasher.md5}; rejects with a {@link SiteFailure} when the site itself breaks down. */
  md5(file: Blob, options: HashOptions): Promise<FileDigest>;
  close(): void;
}

/** A place as a rung of the ladder. */
export interface SiteOpener {
  readonly place: HashPlace;
  /** Rejects with a {@link SiteFailure} where the browser or the policy of the page does not allow it. */
  open(): Promise<HashSite>;
}

/** The thread could not be started, or broke down; the files can be hashed elsewhere. */
export class SiteFailure extends Error {
  override readonly name = 'SiteFailure';
}
