import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StorageTarget, StoredPart } from '../../ports/storage.ts';
import { ossStorage } from '../../storage/oss-storage.ts';
import { presignUrl } from '../presigned-url.ts';
import { createTemporaryKeys } from '../temporary-keys.ts';
import { openDiskStore } from './disk-store.ts';

const ROOT = 'root';
const PART = 256 * 1024;
const PARTS = 24;
const signal = new AbortController().signal;
const target: StorageTarget = {
  bucket: 'b',
  key: 'large.bin',
  credentials: createTemporaryKeys(ROOT).issue(
    { bucket: 'b', key: 'large.bin', actions: ['PutObject', 'GetObject', 'ListParts'] },
    Date.now() + 600_000,
  ),
  clockOffset: 0,
  contentType: 'application/octet-stream',
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'upload-killed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(): Promise<{ readonly origin: string; readonly child: ChildProcess }> {
  const script = path.join(import.meta.dirname, 'serve-folder.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, folder, ROOT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [origin] = await once(createInterface(child.stdout), 'line');
  return { origin, child };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const client = (origin: string) => ossStorage({ endpoint: origin, region: 'r', bucketStyle: 'path' });

it('what was acknowledged outlives kill -9 in the middle of parts, the object is whole in the end, and nothing else lies there (UE9, UE15)', async () => {
  const content = randomBytes(PART * PARTS);
  const part = (number: number) => new Blob([content.subarray((number - 1) * PART, number * PART)]);
  let { origin, child } = await start();
  const uploadId = await client(origin).initiate(target, { signal });
  const acknowledged = new Map<number, string>();
  for (let round = 0; acknowledged.size < PARTS; round += 1) {
    const storage = client(origin);
    const listed = (await storage.listParts(target, uploadId, 0, { signal })).parts;
    for (const [number, etag] of acknowledged) {
      expect(listed.find(({ partNumber }) => partNumber === number)).toMatchObject({ etag, size: PART });
    }
    for (const { partNumber, etag } of listed) acknowledged.set(partNumber, etag);
    const missing = Array.from({ length: PARTS }, (_, index) => index + 1).filter((n) => !acknowledged.has(n));
    const sending = missing.map(async (number) => {
      const { etag } = await storage.uploadPart(target, uploadId, number, part(number), { signal });
      acknowledged.set(number, etag);
      if (round < 4 && acknowledged.size % 5 === 0) await kill(child);
    });
    await Promise.allSettled(sending);
    if (child.exitCode === null && child.signalCode === null) break;
    ({ origin, child } = await start());
  }
  const parts: StoredPart[] = [...acknowledged]
    .map(([partNumber, etag]) => ({ partNumber, etag, size: PART }))
    .sort((a, b) => a.partNumber - b.partNumber);
  await client(origin).complete(target, uploadId, parts, { signal });
  await kill(child);
  const store = await openDiskStore({ folder });
  const object = await store.openObject(target);
  expect(object).toMatchObject({ size: content.length, md5: createHash('md5').update(content).digest('hex') });
  const blobs = await readdir(path.join(folder, 'blobs'), { recursive: true, withFileTypes: true });
  const sizes = blobs.flatMap((entry) => (entry.isFile() ? [stat(path.join(entry.parentPath, entry.name))] : []));
  const onDisk = (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
  expect([store.used(''), onDisk]).toEqual([content.length, content.length]);
});

it('a body that breaks off when its sender is gone leaves nothing (UE9)', async () => {
  const { origin, child } = await start();
  const name = { bucket: 'b', key: 'half.bin' };
  const actions = ['PutObject', 'GetObject'] as const;
  const credentials = createTemporaryKeys(ROOT).issue({ ...name, actions }, Date.now() + 600_000);
  const signing = { dialect: 'oss', endpoint: origin, bucketStyle: 'path', region: 'r', expires: 600 } as const;
  const url = await presignUrl({ ...signing, ...name, method: 'PUT', keys: credentials, time: Date.now() });
  const content = Buffer.alloc(1000);
  const half = request(url, { method: 'PUT', headers: { 'content-length': content.length, expect: '100-continue' } });
  half.on('error', () => {});
  half.flushHeaders();
  await once(half, 'continue');
  half.write(content.subarray(500));
  half.destroy();
  const stored = () => client(origin).head({ ...target, ...name, credentials }, { signal });
  expect(await stored()).toBeNull();
  // The same request is accepted where its body comes whole.
  expect((await fetch(url, { method: 'PUT', body: content })).status).toBe(200);
  expect(await stored()).not.toBeNull();
  await kill(child);
});
