import { expect, test } from 'vitest';
import { inflatedSize } from './inflated-size.ts';
import { readWorkbook } from './read-workbook.ts';

/** The directory of an archive with entries of these unpacked sizes; nothing of them is there. */
function archive(sizes: readonly number[], comment = 0): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(sizes.length * (46 + 5) + 22 + comment));
  for (const [index, size] of sizes.entries()) {
    const at = index * (46 + 5);
    view.setUint32(at, 0x02014b50, true);
    view.setUint32(at + 24, size, true);
    view.setUint16(at + 28, 5, true);
  }
  view.setUint32(sizes.length * (46 + 5), 0x06054b50, true);
  return view.buffer;
}

test('counts what an archive says it unpacks to', () => {
  expect(inflatedSize(archive([1000, 2_000_000]))).toBe(2_001_000);
  expect(inflatedSize(archive([7], 300))).toBe(7);
  expect(inflatedSize(archive([]))).toBe(0);
});

test('knows what is no archive', () => {
  for (const bytes of [0, 10, 100, 70_000]) expect(inflatedSize(new ArrayBuffer(bytes))).toBeUndefined();
});

test('a workbook that unpacks to more than 50 MB is not unpacked', async () => {
  const bomb = new Blob([archive([30_000_000, 30_000_000])]);
  expect(await readWorkbook(bomb)).toMatchObject({
    code: 'too_much_inside',
    message: expect.stringContaining('内容过多'),
  });
  expect(await readWorkbook(new Blob([archive([1000])]))).toMatchObject({ code: 'not_a_workbook' });
});
