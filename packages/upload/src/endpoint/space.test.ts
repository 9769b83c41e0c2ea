import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DiskStore, openDiskStore } from './disk/disk-store.ts';
import { EndpointError } from './endpoint-error.ts';
import type { ContentClaim, ObjectName, UploadName } from './object-store.ts';
import { type Asked, requestsOf } from './testing-requests.ts';

const QUOTA = 40;
const MOST = 12;
const ACCOUNTS = ['one', 'two'];
const quota = { accountOf: ({ key }: ObjectName) => key.split('/', 1)[0] ?? '', accountBytes: QUOTA };
const metadata = { contentType: 'text/plain' };

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'upload-space-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Sizes of the contents on the disk, each once. */
async function bytesOn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const isContent = (parent: string) => /\/(?:blobs\/..|incoming)$/.test(parent);
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && isContent(entry.parentPath))
      .map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The sender leaves after so many bytes. */
async function* body(letter: string, size: number, leavesAfter = size) {
  yield Buffer.from(letter.repeat(leavesAfter));
  if (leavesAfter < size) throw new Error('the sender left');
}

type Step = readonly [
  what: 'put' | 'part' | 'begin' | 'complete' | 'abort' | 'delete' | 'copy' | 'break' | 'kill',
  account: number,
  choice: number,
  size: number,
];

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.tuple(
    fc.constantFrom('put', 'part', 'part', 'begin', 'complete', 'abort', 'delete', 'copy', 'break', 'kill'),
    fc.nat(1),
    fc.nat(5),
    fc.integer({ min: 0, max: MOST }),
  ),
  { maxLength: 40 },
);

/** Does what was asked; a refusal is an answer. */
async function carryOut(store: DiskStore, folder: string, [what, account, choice, size]: Step): Promise<DiskStore> {
  const key = `${ACCOUNTS[account]}/${choice % 3}`;
  const name = { bucket: 'b', key };
  // No content of one account is that of another, so that the sums can be compared.
  const letter = `${account}${choice}`.slice(0, 1) === '0' ? 'abcdef'.charAt(choice) : 'ABCDEF'.charAt(choice);
  const uploads = await store.listUploads(name);
  const upload: UploadName = uploads[choice % Math.max(1, uploads.length)] ?? { ...name, uploadId: 'none' };
  const claim: ContentClaim = { name, size, maxBytes: MOST };
  const part = { uploadId: upload.uploadId, partNumber: choice + 1, maxParts: 4 };
  switch (what) {
    case 'put':
      await store.putObject(name, await store.receive(body(letter, size), claim), metadata);
      return store;
    case 'part':
      await store.putPart(upload, choice + 1, await store.receive(body(letter, size), { ...claim, part }));
      return store;
    case 'begin':
      await store.createUpload(name, metadata);
      return store;
    case 'complete':
      await store.completeUpload(upload, (await store.listParts(upload)) ?? []);
      return store;
    case 'abort':
      await store.abortUpload(upload);
      return store;
    case 'delete':
      await store.deleteObject(name);
      return store;
    case 'copy':
      await store.copyObject(name, { bucket: 'b', key: `${key}-copy` });
      return store;
    case 'break':
      await store.receive(body(letter, size + 1, size), { ...claim, size: size + 1 });
      return store;
    case 'kill': {
      // Its memory is gone, and so is what nothing on the disk names.
      await store.receive(body('x', size), claim);
      return openDiskStore({ folder, durable: false, quota });
    }
  }
}

describe('the bytes of a disk store (UE15)', () => {
  it('are those that it counts, whatever is asked of it, and never more than the quota', async () => {
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (asked) => {
        const folder = await mkdtemp(path.join(root, 'run-'));
        let store = await openDiskStore({ folder, durable: false, quota });
        for (const step of asked) {
          try {
            store = await carryOut(store, folder, step);
          } catch (error) {
            if (error instanceof EndpointError) refused += 1;
            else if (!(error instanceof Error && error.message === 'the sender left')) throw error;
          }
          const counted = ACCOUNTS.map((account) => store.used(account));
          expect(counted.reduce((sum, bytes) => sum + bytes, 0)).toBe(await bytesOn(folder));
          expect(Math.max(...counted)).toBeLessThanOrEqual(QUOTA);
        }
        const again = await openDiskStore({ folder, durable: false, quota });
        expect(ACCOUNTS.map((account) => again.used(account))).toEqual(ACCOUNTS.map((account) => store.used(account)));
      }),
      { numRuns: process.env.TEST_DEEP === '1' ? 500 : 60 },
    );
    expect(refused).toBeGreaterThan(0);
  });

  it('are counted right when everything is asked at once', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (asked) => {
        const folder = await mkdtemp(path.join(root, 'side-by-side-'));
        const store = await openDiskStore({ folder, durable: false, quota });
        const withoutKills = asked.filter(([what]) => what !== 'kill');
        await Promise.allSettled(withoutKills.map((step) => carryOut(store, folder, step)));
        const again = await openDiskStore({ folder, durable: false, quota });
        expect(ACCOUNTS.map((account) => store.used(account))).toEqual(ACCOUNTS.map((account) => again.used(account)));
        for await (const name of again.listObjects()) {
          const object = await again.openObject(name);
          let size = 0;
          for await (const bytes of object?.read(0, object.size) ?? []) size += bytes.length;
          expect(size).toBe(object?.size);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are set aside before the first one comes', async () => {
    const store = await openDiskStore({ folder: path.join(root, 'aside'), quota });
    let asked = false;
    async function* late() {
      asked = true;
      yield Buffer.alloc(1);
    }
    const name = { bucket: 'b', key: 'one/large' };
    await expect(store.receive(late(), { name, size: QUOTA + 1 })).rejects.toMatchObject({ code: 'QuotaExceeded' });
    const full = await openDiskStore({ folder: path.join(root, 'full'), keepFree: Number.MAX_SAFE_INTEGER });
    await expect(full.receive(late(), { name, size: 1 })).rejects.toMatchObject({ code: 'SlowDown' });
    expect(asked).toBe(false);
    expect([store.used('one'), full.used('')]).toEqual([0, 0]);
  });
});

describe('keys for an object of a certain size (UE16)', () => {
  const SIZE = 100;
  const scope: Asked['scope'] = { actions: ['PutObject', 'ListParts', 'AbortMultipartUpload'], maxBytes: SIZE };
  const limits = { maxBody: 1000, minPart: { s3: 25, oss: 25 } };

  async function began() {
    const { endpoint, ask } = requestsOf({ limits });
    const begin = async () => {
      const { text } = await ask({ method: 'POST', query: { uploads: '' }, scope });
      return /<UploadId>(\w+)</.exec(text)?.[1] ?? '';
    };
    const send = (uploadId: string, partNumber: number, size: number) =>
      ask({
        method: 'PUT',
        query: { uploadId, partNumber: String(partNumber) },
        headers: { 'content-length': String(size) },
        body: 'x'.repeat(size),
        scope,
      });
    return { endpoint, begin, send };
  }

  it('take no parts beyond that size, and a part of the same number counts once', async () => {
    const { begin, send } = await began();
    const upload = await begin();
    expect((await send(upload, 1, 60)).status).toBe(200);
    expect(await send(upload, 2, 60)).toMatchObject({ status: 400, code: 'EntityTooLarge' });
    expect((await send(upload, 1, 40)).status).toBe(200);
    expect((await send(upload, 2, 60)).status).toBe(200);
    expect(await send(upload, 3, 1)).toMatchObject({ code: 'EntityTooLarge' });
  });

  it('cut it into no more parts than its size has room for, also empty ones', async () => {
    const { begin, send } = await began();
    const upload = await begin();
    for (let number = 1; number <= 5; number += 1) expect((await send(upload, number, 0)).status).toBe(200);
    expect(await send(upload, 6, 0)).toMatchObject({ status: 400, code: 'InvalidArgument' });
    expect((await send(upload, 5, 0)).status).toBe(200);
  });

  it('leave two uploads open, the newest', async () => {
    const { endpoint, begin, send } = await began();
    const [first, second, third] = [await begin(), await begin(), await begin()];
    expect(await endpoint.store.listUploads()).toHaveLength(2);
    expect(await send(first, 1, 10)).toMatchObject({ status: 404, code: 'NoSuchUpload' });
    expect((await send(second, 1, 10)).status).toBe(200);
    expect((await send(third, 1, 10)).status).toBe(200);
  });

  it('send at most four copies of it at a time', async () => {
    const { endpoint } = await began();
    const { store } = endpoint;
    const gates: (() => void)[] = [];
    async function* held() {
      await new Promise<void>((resolve) => gates.push(resolve));
      yield Buffer.alloc(SIZE);
    }
    const claim = { name: { bucket: 'b', key: 'k' }, size: SIZE, maxBytes: SIZE };
    const sent = Array.from({ length: 5 }, () =>
      store.receive(held(), claim).then(
        (content) => store.discard(content),
        (error: unknown) => error,
      ),
    );
    expect(await sent[4]).toMatchObject({ code: 'SlowDown' });
    for (const open of gates) open();
    expect(await Promise.all(sent.slice(0, 4))).toEqual(Array(4).fill(undefined));
    expect(await store.receive(body('x', SIZE), claim)).toMatchObject({ size: SIZE });
  });
});
