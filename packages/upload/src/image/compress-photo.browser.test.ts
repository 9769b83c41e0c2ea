import { expect, test } from 'vitest';
import { seededRandom } from '../testing/seeded-random.ts';
import { compressPhoto } from './compress-photo.ts';

/** A photo with a red left half and noise on the right, which is hard to compress. */
async function photo(width: number, height: number, type = 'image/jpeg'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const random = seededRandom(7);
  const image = context.createImageData(width, height);
  for (let at = 0; at < image.data.length; at += 4) {
    const isLeft = (at / 4) % width < width / 2;
    image.data.set(isLeft ? [255, 0, 0, 255] : [random() * 255, random() * 255, random() * 255, 255], at);
  }
  context.putImageData(image, 0, 0);
  return new File([await canvas.convertToBlob({ type, quality: 1 })], '现场.jpg', {
    type,
    lastModified: 1_700_000_000_000,
  });
}

/** The same JPEG, marked to be shown turned by a quarter (EXIF orientation 6). */
async function turned(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const tiff = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0];
  const exif = [0xff, 0xe1, 0, tiff.length + 8, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const parts = [bytes.slice(0, 2), new Uint8Array(exif), bytes.slice(2)];
  return new File(parts, file.name, { type: file.type, lastModified: file.lastModified });
}

async function pixels(file: File) {
  const bitmap = await createImageBitmap(file);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])];
  return { width: bitmap.width, height: bitmap.height, at };
}

test('UP22: a photo is scaled down to its longest edge, keeps name and time, and gets smaller', async () => {
  const original = await photo(3000, 1500);
  const small = await compressPhoto(original, { maxEdge: 1000 });
  expect(small).toMatchObject({ name: '现场.jpg', type: 'image/jpeg', lastModified: original.lastModified });
  expect(small.size).toBeLessThan(original.size / 2);
  const { width, height, at } = await pixels(small);
  expect([width, height]).toEqual([1000, 500]);
  expect(at(100, 100)[0]).toBeGreaterThan(240);
});

test('UP22: a photo that the camera marked as turned comes out upright', async () => {
  const small = await compressPhoto(await turned(await photo(1600, 800)), { maxEdge: 800 });
  const { width, height, at } = await pixels(small);
  expect([width, height]).toEqual([400, 800]);
  // What was on the left is on top.
  expect(at(200, 50)[1]).toBeLessThan(30);
});

test('UP22: the same photo gives the same bytes, so that an upload is recognised after a reload', async () => {
  const original = await photo(1200, 900);
  const [one, other] = await Promise.all([compressPhoto(original), compressPhoto(original)]);
  expect(one).not.toBe(original);
  expect(new Uint8Array(await one.arrayBuffer())).toEqual(new Uint8Array(await other.arrayBuffer()));
});

test('UP22: what is no JPEG, small, broken or would grow is left as it is', async () => {
  const png = await photo(1200, 900, 'image/png');
  const small = await photo(200, 100);
  const broken = new File([new Uint8Array(2 * 1024 ** 2)], '坏.jpg', { type: 'image/jpeg' });
  const dense = await compressPhoto(await photo(1200, 900), { quality: 0.2, fromBytes: 0 });
  for (const file of [png, small, broken]) expect(await compressPhoto(file)).toBe(file);
  expect(await compressPhoto(dense, { quality: 1, fromBytes: 0 })).toBe(dense);
});
