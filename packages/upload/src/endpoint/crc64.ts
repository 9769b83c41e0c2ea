/** CRC-64/XZ (ECMA-182, reflected), the checksum of `x-oss-hash-crc64ecma`. */

const POLYNOMIAL = 0xc96c5795d7870f42n;
const ALL_ONES = 0xffff_ffff_ffff_ffffn;
const SLICES = 8;
const BYTE_VALUES = 256;

/** Halves of the remainders: eight tables of 256 each, so that eight bytes are taken at a time. */
const [LOW, HIGH] = makeTables();

function makeTables(): readonly [Int32Array, Int32Array] {
  const low = new Int32Array(SLICES * BYTE_VALUES);
  const high = new Int32Array(SLICES * BYTE_VALUES);
  const first: bigint[] = [];
  for (let byte = 0; byte < BYTE_VALUES; byte += 1) {
    let value = BigInt(byte);
    for (let bit = 0; bit < 8; bit += 1) value = value & 1n ? (value >> 1n) ^ POLYNOMIAL : value >> 1n;
    first.push(value);
  }
  let values = first;
  for (let slice = 0; slice < SLICES; slice += 1) {
    values.forEach((value, byte) => {
      low[slice * BYTE_VALUES + byte] = Number(BigInt.asIntN(32, value));
      high[slice * BYTE_VALUES + byte] = Number(BigInt.asIntN(32, value >> 32n));
    });
    values = values.map((value) => (value >> 8n) ^ (first[Number(value & 0xffn)] ?? 0n));
  }
  return [low, high];
}

const at = (table: Int32Array, index: number): number => table[index] ?? 0;

/** A checksum that grows with the content. */
export class Crc64 {
  #low = -1;
  #high = -1;

  update(bytes: Uint8Array): this {
    let low = this.#low;
    let high = this.#high;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const whole = bytes.length - (bytes.length % SLICES);
    let index = 0;
    for (; index < whole; index += SLICES) {
      const a = low ^ view.getInt32(index, true);
      const b = high ^ view.getInt32(index + 4, true);
      const i0 = 1792 + (a & 255);
      const i1 = 1536 + ((a >>> 8) & 255);
      const i2 = 1280 + ((a >>> 16) & 255);
      const i3 = 1024 + (a >>> 24);
      const i4 = 768 + (b & 255);
      const i5 = 512 + ((b >>> 8) & 255);
      const i6 = 256 + ((b >>> 16) & 255);
      const i7 = b >>> 24;
      low =
        at(LOW, i0) ^ at(LOW, i1) ^ at(LOW, i2) ^ at(LOW, i3) ^ at(LOW, i4) ^ at(LOW, i5) ^ at(LOW, i6) ^ at(LOW, i7);
      high =
        at(HIGH, i0) ^
        at(HIGH, i1) ^
        at(HIGH, i2) ^
        at(HIGH, i3) ^
        at(HIGH, i4) ^
        at(HIGH, i5) ^
        at(HIGH, i6) ^
        at(HIGH, i7);
    }
    for (; index < bytes.length; index += 1) {
      const entry = (low ^ (bytes[index] ?? 0)) & 255;
      low = ((low >>> 8) | (high << 24)) ^ at(LOW, entry);
      high = (high >>> 8) ^ at(HIGH, entry);
    }
    this.#low = low;
    this.#high = high;
    return this;
  }

  digest(): bigint {
    return ((BigInt(~this.#high >>> 0) << 32n) | BigInt(~this.#low >>> 0)) & ALL_ONES;
  }
}

/** The checksum of two contents after another, from the checksums of each. @param length bytes of the second */
export function combineCrc64(first: bigint, second: bigint, length: number): bigint {
  let result = first;
  for (let rest = length, digit = 0; rest > 0; rest = Math.floor(rest / 2), digit += 1) {
    if (rest % 2 === 1) result = multiply(zeroBytes(digit), result);
  }
  return result ^ second;
}

type Matrix = readonly bigint[];

/** What appending 2^n zero bytes does to a checksum, for n = 0, 1, ... as far as they were needed. */
const appended: Matrix[] = [];

function zeroBytes(power: number): Matrix {
  const known = appended[power];
  if (known !== undefined) return known;
  const matrix = power === 0 ? oneZeroByte() : square(zeroBytes(power - 1));
  appended[power] = matrix;
  return matrix;
}

function oneZeroByte(): Matrix {
  const oneBit = Array.from({ length: 64 }, (_, bit) => (bit === 0 ? POLYNOMIAL : 1n << BigInt(bit - 1)));
  return square(square(square(oneBit)));
}

const square = (matrix: Matrix): Matrix => matrix.map((column) => multiply(matrix, column));

function multiply(matrix: Matrix, vector: bigint): bigint {
  let sum = 0n;
  for (let rest = vector, row = 0; rest > 0n; rest >>= 1n, row += 1) {
    if (rest & 1n) sum ^= matrix[row] ?? 0n;
  }
  return sum;
}
