import { expect, it } from 'vitest';
import { readVideoSeconds } from './video-seconds.ts';

const box = (kind: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, body]);
};

/** The same with its length in 64 bits. */
const longBox = (kind: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write(kind, 4, 'latin1');
  head.writeBigUInt64BE(BigInt(16 + body.length), 8);
  return Buffer.concat([head, body]);
};

function movieHeader(timescale: number, duration: number): Buffer {
  const body = Buffer.alloc(100);
  body.writeUInt32BE(timescale, 12);
  body.writeUInt32BE(duration, 16);
  return box('mvhd', body);
}

function longMovieHeader(timescale: number, duration: bigint): Buffer {
  const body = Buffer.alloc(112);
  body.writeUInt8(1, 0);
  body.writeUInt32BE(timescale, 20);
  body.writeBigUInt64BE(duration, 24);
  return box('mvhd', body);
}

const type = box('ftyp', Buffer.from('isommp42'));
const content = Buffer.alloc(50_000, 7);
const movie = (header: Buffer) => box('moov', Buffer.concat([box('udta', Buffer.alloc(20)), header]));

async function secondsOf(...boxes: readonly Buffer[]) {
  const file = Buffer.concat(boxes);
  let bytes = 0;
  const store = {
    async *read(
      _key: string,
      range: { readonly start: number; readonly end: number } = { start: 0, end: file.length },
    ) {
      bytes += range.end - range.start;
      yield file.subarray(range.start, range.end);
    },
  };
  return { seconds: await readVideoSeconds(store, 'video', file.length), bytes };
}

it('reads the length before or behind the content, without the content', async () => {
  const before = await secondsOf(type, movie(movieHeader(600, 6000)), box('mdat', content));
  const behind = await secondsOf(type, longBox('mdat', content), movie(longMovieHeader(90_000, 1_350_000n)));
  expect([before.seconds, behind.seconds]).toEqual([10, 15]);
  expect(Math.max(before.bytes, behind.bytes)).toBeLessThan(200);
});

it.each([
  ['no video', [Buffer.from('no video at all, but a text')]],
  ['nothing', []],
  ['no movie', [type, box('mdat', content)]],
  ['no header of it', [type, box('moov', box('udta', Buffer.alloc(20)))]],
  ['a length that is not known yet', [type, movie(movieHeader(600, 0))]],
  ['a box that ends before it begins', [type, Buffer.from([0, 0, 0, 2, 109, 111, 111, 118])]],
  ['a movie that is cut off', [type, movie(movieHeader(600, 6000)).subarray(0, 50)]],
])('says nothing of %s', async (_what, boxes) => {
  expect((await secondsOf(...boxes)).seconds).toBeNull();
});
