import sharp from 'sharp';
import { createWorkQueue } from '../work-queue/work-queue.ts';

/** Widths in px that pictures are kept in: what a page asks for is rounded up to one of them. */
const WIDEST = 1600;
const WIDTHS = [64, 128, 256, 480, 960, WIDEST];
/** Formats by what a browser says it reads, the smaller first. */
const FORMATS = ['avif', 'webp'] as const;
/** What AVIF costs: at the default of 4 a picture of 960 px takes four times as long and is a twentieth smaller. */
const AVIF_EFFORT = 2;
/** A progressive picture of so many pixels takes 400 MB to read, whatever its file weighs; larger ones are sent as they are. */
const MOST_PIXELS = 16_000_000;
/** Bytes of a GIF that say its version and its size. */
const GIF_HEAD = 10;
/** One at a time, so that hostile pictures fill neither memory nor the threads that all else needs. */
const QUEUE = { running: 1, waiting: 40, ofOwner: 8 };
/** Bytes of made pictures that a process keeps. */
const KEPT_BYTES = 64 * 1024 * 1024;

// Members upload pictures: nothing but the readers of these formats ever sees one.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`) });

/** A picture as it is sent. */
interface SentPicture {
  /** Media type. */
  readonly type: string;
  readonly content: Uint8Array;
}

interface Asked {
  /** Of the picture: the same one has the same bytes for ever. */
  readonly id: string;
  /** px, as the query has it. */
  readonly width: string | undefined;
  /** The request's `Accept`. */
  readonly accept: string | undefined;
}

/** What distinguishes one made picture from the others. */
export interface PictureSize {
  readonly width: number;
  readonly format: (typeof FORMATS)[number];
}

/** The size and format that a request is answered with; undefined for the picture as it was uploaded. */
export function sizeAsked({ width, accept = '' }: Omit<Asked, 'id'>): PictureSize | undefined {
  const format = FORMATS.find((one) => accept.includes(`image/${one}`));
  if (format === undefined || width === undefined || !/^\d{1,4}$/.test(width)) return undefined;
  const px = Number(width);
  return { width: WIDTHS.find((one) => one >= px) ?? WIDEST, format };
}

type Read = () => Promise<Uint8Array>;

/** Makes pictures smaller. */
export interface PictureSizer {
  /**
   * A picture no wider than `size`, in its format. Each is made once, and kept while there is room; requests for one that
   * is being made wait for it. What cannot be read as a picture, moves, or would get larger, comes back undefined; so
   * does what finds no place among those that wait to be made, for this time.
   *
   * @param from who asks: of each only a few are made or wait
   * @param read the picture as it was uploaded
   */
  sized(id: string, size: PictureSize, from: string, read: Read): Promise<SentPicture | undefined>;
}

export function createPictureSizer(keptBytes = KEPT_BYTES): PictureSizer {
  const kept = new Map<string, Promise<SentPicture | undefined>>();
  const sizes = new Map<string, number>();
  let bytes = 0;
  const forget = (key: string) => {
    kept.delete(key);
    bytes -= sizes.get(key) ?? 0;
    sizes.delete(key);
  };
  const queue = createWorkQueue(QUEUE);
  const make = async (key: string, size: PictureSize, from: string, read: Read) => {
    const made = await queue.run(async () => ({ picture: await makeSized(await read(), size) }), from);
    if (made === undefined) {
      kept.delete(key);
      return undefined;
    }
    const { picture } = made;
    sizes.set(key, picture?.content.length ?? 0);
    bytes += picture?.content.length ?? 0;
    for (const oldest of sizes.keys()) {
      if (bytes <= keptBytes) break;
      forget(oldest);
    }
    return picture;
  };
  return {
    sized(id, size, from, read) {
      const key = `${id} ${size.width} ${size.format}`;
      const known = kept.get(key);
      if (known) return known;
      const made = make(key, size, from, read);
      kept.set(key, made);
      // The picture could not be read from the store just now: the next request tries again.
      made.catch(() => forget(key));
      return made;
    },
  };
}

/** How wide and high a picture is in px, turned as browsers turn it; undefined for what cannot be read as one. */
export async function pictureSize(
  content: Uint8Array,
): Promise<{ readonly width: number; readonly height: number } | undefined> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  // Its reader is blocked above; the format says its size in its first bytes.
  if (bytes.length > GIF_HEAD && bytes.toString('latin1', 0, 3) === 'GIF') {
    const size = { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
    return size.width > 0 && size.height > 0 ? size : undefined;
  }
  const facts = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  return facts?.autoOrient;
}

async function makeSized(original: Uint8Array, { width, format }: PictureSize): Promise<SentPicture | undefined> {
  const source = sharp(original, { limitInputPixels: MOST_PIXELS, animated: true });
  const facts = await source.metadata().catch(() => undefined);
  if (facts === undefined || (facts.pages ?? 1) > 1) return undefined;
  const smaller = source.autoOrient().resize({ width, withoutEnlargement: true });
  const written = format === 'avif' ? smaller.avif({ effort: AVIF_EFFORT }) : smaller.webp();
  const content = await written.toBuffer().catch(() => undefined);
  if (content === undefined || content.length >= original.length) return undefined;
  return { type: `image/${format}`, content };
}
