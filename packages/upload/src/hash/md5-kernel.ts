/** Blocks of one message on their way into its state. */
export interface BlockRun {
  /** The four words A, B, C and D; changed in place. */
  readonly state: Uint32Array;
  readonly bytes: Uint8Array;
  /** Where the first block begins in the bytes. */
  readonly offset: number;
}

/** What computes MD5 here: four WebAssembly lanes at once, one lane, or plain script. */
export type KernelName = 'lanes' | 'scalar' | 'script';

/** MD5's compression function (RFC 1321, 3.4) over whole blocks. Keeps nothing between calls. */
export interface Md5Kernel {
  readonly name: KernelName;
  /** How many messages it takes in about the time of one. */
  readonly lanes: 1 | 4;
  /** Takes that many blocks of each run; no more runs than there are lanes. */
  compress(runs: readonly BlockRun[], blocks: number): void;
}

/** Bytes of a block. */
export const BLOCK = 64;
