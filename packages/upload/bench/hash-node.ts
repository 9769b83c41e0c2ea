import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createMD5 } from 'hash-wasm';
import SparkMD5 from 'spark-md5';
import { createMd5 } from '../src/hash/md5.ts';
import { advance, digestOf, openStream } from '../src/hash/md5-stream.ts';
import { selectKernel } from '../src/hash/select-kernel.ts';
import { bestRates, type Contestant, MEBIBYTE, md5sum } from './hash-rounds.ts';

/** Bytes are handed over in pieces of this size, as a reader of files does. */
const PIECE = MEBIBYTE;

/** Best rates in Node in MiB/s: one file by each, and the four files at once in lanes. All from memory, but md5sum. */
export async function nodeRates(paths: readonly string[], rounds: number): Promise<Readonly<Record<string, number>>> {
  const [file = Buffer.alloc(0), ...others] = paths.map((path) => readFileSync(path));
  const files = [file, ...others];
  const expected = md5sum(paths);
  const hashWasm = await createMD5();
  const single = (name: string, run: () => string): Contestant => ({
    name,
    bytes: file.length,
    run: () => same(name, [run()], expected.slice(0, 1)),
  });
  return bestRates(
    [
      { name: 'md5sum', bytes: file.length, run: () => md5sum(paths.slice(0, 1)) },
      single('nodeCrypto', () => inPieces(file, createHash('md5'), (hash) => hash.digest('hex'))),
      single('hashWasm', () => inPieces(file, hashWasm.init(), (hash) => hash.digest())),
      single('sparkMd5', () => inPiecesOfBuffers(file)),
      single('own', () => inPieces(file, createMd5(), (hash) => hash.digest())),
      { name: 'ownFour', bytes: file.length * files.length, run: () => same('ownFour', inLanes(files), expected) },
    ],
    rounds,
  );
}

interface Updatable {
  update(bytes: Uint8Array): unknown;
}

function inPieces<Hash extends Updatable>(bytes: Uint8Array, hash: Hash, digest: (hash: Hash) => string): string {
  for (let at = 0; at < bytes.length; at += PIECE) hash.update(bytes.subarray(at, at + PIECE));
  return digest(hash);
}

function inPiecesOfBuffers(bytes: Buffer): string {
  const hash = new SparkMD5.ArrayBuffer();
  for (let at = 0; at < bytes.length; at += PIECE) {
    const piece = new ArrayBuffer(Math.min(PIECE, bytes.length - at));
    new Uint8Array(piece).set(bytes.subarray(at, at + PIECE));
    hash.append(piece);
  }
  return hash.end();
}

function inLanes(files: readonly Uint8Array[]): string[] {
  const kernel = selectKernel();
  const messages = files.map((bytes) => ({ bytes, stream: openStream() }));
  const longest = Math.max(...files.map(({ length }) => length));
  for (let at = 0; at < longest; at += PIECE) {
    const pieces = messages.map(({ bytes, stream }) => ({ stream, bytes: bytes.subarray(at, at + PIECE) }));
    advance(kernel, pieces);
  }
  return messages.map(({ stream }) => digestOf(kernel, stream));
}

function same(name: string, digests: readonly string[], expected: readonly string[]): void {
  if (digests.join() !== expected.join()) throw new Error(`${name} computed ${digests.join()}`);
}
