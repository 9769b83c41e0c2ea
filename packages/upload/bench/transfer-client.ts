import type { IssuedKeys } from '../src/endpoint/index.ts';

/** Clients that are compared. `own` hashes before the clock runs, as `ownHashing` does while it runs. */
export type ClientName = 'own' | 'ownHashing' | 'bare' | 'onePut' | 'aliOss' | 'libStorage' | 'uppy';

/** How one of them sends a file. */
export interface ClientRun {
  readonly client: ClientName;
  readonly dialect: 'oss' | 's3';
  /** Bytes. */
  readonly partSize: number;
  readonly parallel: number;
}

/** Where it goes. */
export interface TransferTarget {
  readonly origin: string;
  readonly bucket: string;
  readonly keys: IssuedKeys;
}

/** What a page of the bench does; each script of pages knows some of the clients. */
export interface TransferPage {
  /** What the clock does not count. */
  prepare(run: ClientRun): Promise<void>;
  /** Sends the page's file. @returns ms */
  send(run: ClientRun, target: TransferTarget): Promise<number>;
}

/** The file that the page's user has chosen. */
export function chosenFile(): File {
  const file = document.querySelector('input')?.files?.[0];
  if (!file) throw new Error('There is no file');
  return file;
}

/** Measures a piece of work in ms. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
