import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UploadedPart } from '../object-store.ts';
import { openDiskStore } from './disk-store.ts';

const PART = 300_000;
const PARTS = 8;
const name = { bucket: 'b', key: 'large.bin' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'upload-md5-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = () => openDiskStore({ folder, durable: false });
async function* bytesOf(content: Uint8Array) {
  yield content;
}

it.each([
  ['by the process that took the parts', false],
  ['by a process that was started in between', true],
])(
  'an upload that is completed twice at once %s gets the MD5 of its content both times (UE7, UE8)',
  async (_, restarts) => {
    const content = randomBytes(PART * PARTS);
    let store = await open();
    const { uploadId } = await store.createUpload(name, { contentType: 'application/octet-stream' });
    const upload = { ...name, uploadId };
    const put = async (partNumber: number): Promise<UploadedPart | undefined> => {
      const part = content.subarray((partNumber - 1) * PART, partNumber * PART);
      return store.putPart(upload, partNumber, await store.receive(bytesOf(part)));
    };
    for (const partNumber of [2, 1, 4, 3]) await put(partNumber);
    if (restarts) store = await open();
    await Promise.all([8, 6, 5, 7].map(put));
    const parts = (await store.listParts(upload)) ?? [];
    const objects = await Promise.all([store.completeUpload(upload, parts), store.completeUpload(upload, parts)]);
    const md5 = createHash('md5').update(content).digest('hex');
    expect(objects.map((object) => object?.md5)).toEqual([md5, md5]);
  },
);
