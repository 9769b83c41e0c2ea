import { Buffer } from 'node:buffer';

/** Numbers of a binary format one after the other, the lowest byte first. */
export class Fields {
  readonly #parts: Buffer[] = [];

  /** Of two bytes each. */
  short(...values: readonly number[]): this {
    return this.#add(2, values, (bytes, value, at) => bytes.writeUInt16LE(value, at));
  }

  /** Of four. */
  long(...values: readonly number[]): this {
    return this.#add(4, values, (bytes, value, at) => bytes.writeUInt32LE(value, at));
  }

  /** Of eight; whole numbers. */
  wide(...values: readonly number[]): this {
    return this.#add(8, values, (bytes, value, at) => bytes.writeBigUInt64LE(BigInt(value), at));
  }

  bytes(): Buffer {
    return Buffer.concat(this.#parts);
  }

  #add(width: number, values: readonly number[], write: (bytes: Buffer, value: number, at: number) => void): this {
    const bytes = Buffer.alloc(values.length * width);
    for (const [index, value] of values.entries()) write(bytes, value, index * width);
    this.#parts.push(bytes);
    return this;
  }
}
