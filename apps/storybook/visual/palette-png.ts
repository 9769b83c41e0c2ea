import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const paletteColorType = 3;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

interface Quantized {
  readonly palette: readonly number[];
  /** Place of each pixel's colour in the palette. */
  readonly indexes: Uint8Array;
}

/** Colours with the same upper bits are one; of these the most frequent stands for all. */
function quantize(pixels: Uint32Array, bits: number): Quantized | null {
  const mask = ((0xff << (8 - bits)) & 0xff) * 0x010101;
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const index = new Map<number, number>();
  const palette: number[] = [];
  for (const [pixel] of [...counts].toSorted(([, left], [, right]) => right - left)) {
    const bucket = pixel & mask;
    if (!index.has(bucket)) index.set(bucket, palette.push(pixel) - 1);
  }
  if (palette.length > 256) return null;
  return { palette, indexes: Uint8Array.from(pixels, (pixel) => index.get(pixel & mask) ?? 0) };
}

/** Whether a PNG file has a palette already. */
export function hasPalette(file: Buffer): boolean {
  return file.readUInt8(25) === paletteColorType;
}

/**
 * The same opaque picture with a palette of at most 256 colours. Frequent colours stay as they are; rare ones may
 * take a neighbour's, a difference below what the comparison of pictures notices.
 */
export function withPalette(file: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(file);
  const pixels = new Uint32Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = data.readUIntBE(at * 4, 3);
  for (const bits of [8, 6, 5, 4, 3, 2]) {
    const quantized = quantize(pixels, bits);
    if (quantized) return encode(width, height, quantized);
  }
  throw new Error('Two bits a channel make more than 256 colours.');
}

function encode(width: number, height: number, { palette, indexes }: Quantized): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, paletteColorType], 8);
  const lines = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    lines.set(indexes.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  const colors = Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 0xff, color & 0xff]));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
