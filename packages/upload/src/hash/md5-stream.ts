import { BLOCK, type Md5Kernel } from './md5-kernel.ts';
import { INITIAL_STATE } from './md5-steps.ts';

/** A message that is being hashed: the state after its whole blocks, and the bytes that make no block yet. */
export interface Md5Stream {
  readonly state: Uint32Array;
  /** The first `length % 64` bytes count. */
  readonly tail: Uint8Array;
  /** Bytes taken so far. */
  length: number;
}

/** Bytes of one message that come next. */
export interface Piece {
  readonly stream: Md5Stream;
  readonly bytes: Uint8Array;
}

export function openStream(): Md5Stream {
  return { state: Uint32Array.from(INITIAL_STATE), tail: new Uint8Array(BLOCK), length: 0 };
}

/** Takes the bytes of all pieces, as many messages at once as the kernel has lanes. No message may come twice. */
export function advance(kernel: Md5Kernel, pieces: readonly Piece[]): void {
  const waiting = pieces.map((piece) => ({ ...piece, offset: fillTail(kernel, piece) }));
  for (let first = 0; first < waiting.length; first += kernel.lanes) {
    compressWholeBlocks(kernel, waiting.slice(first, first + kernel.lanes));
  }
}

interface Waiting extends Piece {
  /** Bytes that are taken already. */
  offset: number;
}

function compressWholeBlocks(kernel: Md5Kernel, group: readonly Waiting[]): void {
  const blocksLeft = ({ bytes, offset }: Waiting): number => Math.floor((bytes.length - offset) / BLOCK);
  let active = group.filter((waiting) => blocksLeft(waiting) > 0);
  while (active.length > 0) {
    const blocks = Math.min(...active.map(blocksLeft));
    kernel.compress(
      active.map(({ stream, bytes, offset }) => ({ state: stream.state, bytes, offset })),
      blocks,
    );
    for (const waiting of active) {
      waiting.offset += blocks * BLOCK;
      waiting.stream.length += blocks * BLOCK;
    }
    active = active.filter((waiting) => blocksLeft(waiting) > 0);
  }
  for (const { stream, bytes, offset } of group) {
    const rest = bytes.subarray(offset);
    stream.tail.set(rest, stream.length % BLOCK);
    stream.length += rest.length;
  }
}

/** Completes a block that an earlier piece began; returns how many bytes that took. */
function fillTail(kernel: Md5Kernel, { stream, bytes }: Piece): number {
  const filled = stream.length % BLOCK;
  if (filled === 0 || filled + bytes.length < BLOCK) return 0;
  const missing = BLOCK - filled;
  stream.tail.set(bytes.subarray(0, missing), filled);
  kernel.compress([{ state: stream.state, bytes: stream.tail, offset: 0 }], 1);
  stream.length += missing;
  return missing;
}

/** The MD5 of what the stream took so far, in lower-case hex. The stream can go on. */
export function digestOf(kernel: Md5Kernel, { state, tail, length }: Md5Stream): string {
  const filled = length % BLOCK;
  // One bit, zeros, and the length in bits in the last eight bytes of a block (RFC 1321, 3.1 and 3.2).
  const padded = new Uint8Array(filled < BLOCK - 8 ? BLOCK : 2 * BLOCK);
  padded.set(tail.subarray(0, filled));
  padded[filled] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(length) * 8n, true);
  const final = Uint32Array.from(state);
  kernel.compress([{ state: final, bytes: padded, offset: 0 }], padded.length / BLOCK);
  return toHex(final);
}

function toHex(state: Uint32Array): string {
  const view = new DataView(new ArrayBuffer(state.length * 4));
  state.forEach((word, index) => {
    view.setUint32(index * 4, word, true);
  });
  return Array.from(new Uint8Array(view.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
