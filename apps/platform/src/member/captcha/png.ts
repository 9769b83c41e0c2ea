import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const deflateAsync = promisify(deflate);

/** Pixels in rows, without padding: three bytes a pixel, or four with transparency. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly data: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOUR_TYPES = { 3: 2, 4: 6 } as const;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Writes pixels as PNG with eight bits a channel. */
async function encodePng({ width, height, channels, data }: Pixels): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, COLOUR_TYPES[channels]], 8);
  const stride = width * channels;
  // Each row begins with its filter; 0 is none, which is best for flat drawings.
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(data.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', await deflateAsync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The PNG as an address that an image element takes. */
export async function pngDataUrl(pixels: Pixels): Promise<string> {
  return `data:image/png;base64,${(await encodePng(pixels)).toString('base64')}`;
}
