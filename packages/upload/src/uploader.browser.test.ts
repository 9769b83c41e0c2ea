import { expect, test } from 'vitest';
import { pageLocks } from './environment/page-locks.ts';
import type { Storage } from './ports/storage.ts';
import { createUploader } from './uploader.ts';

/** A storage that takes everything; how many requests run at once is what is looked at. */
function generousStorage() {
  let inFlight = 0;
  let most = 0;
  const busy = async <Result>(result: Result): Promise<Result> => {
    inFlight += 1;
    most = Math.max(most, inFlight);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inFlight -= 1;
    return result;
  };
  const stored: { partNumber: number; etag: string; size: number }[] = [];
  const storage: Storage = {
    limits: { minPart: 1, maxPart: 5e9, maxParts: 10_000, singleMax: 5e9 },
    put: () => busy({ etag: '' }),
    initiate: () => busy('upload'),
    uploadPart: (_target, _id, partNumber, body) => {
      stored.push({ partNumber, etag: 'unknown', size: body.size });
      return busy({ etag: '' });
    },
    listParts: () => busy({ parts: stored, nextMarker: null }),
    complete: () => busy({ etag: '' }),
    abort: () => busy(undefined),
    head: () => busy(null),
    probe: () => busy(undefined),
  };
  return { storage, most: () => most };
}

const registration = {
  existed: false,
  resourceId: '1',
  resourceName: 'a.pdf',
  fileMd5: '',
  address: { bucket: 'b', key: 'k' },
  credentials: { accessKey: 'a', accessSecret: 's', accessToken: 't' },
};

test('UP2, UP12: with what a page brings by itself a file is hashed, locked, sent and confirmed', async () => {
  const { storage } = generousStorage();
  const hashes: string[] = [];
  const uploader = createUploader({
    storage,
    api: {
      register: async ({ hashcode }) => {
        hashes.push(hashcode);
        return registration;
      },
      confirm: async () => undefined,
    },
  });
  const incidents: unknown[] = [];
  uploader.on('incident', (incident) => incidents.push(incident));
  const [added] = uploader.add([new File(['content'], 'a.pdf')]);
  const uploaded = await uploader.result(added?.id ?? '');
  expect(uploaded).toMatchObject({ resourceId: '1', size: 7, md5: '9a0364b9e99bb480dd25e1f0284c8555' });
  expect(hashes).toEqual(['9a0364b9e99bb480dd25e1f0284c8555']);
  await expect.poll(async () => (await navigator.locks.query()).held).toEqual([]);
  expect(incidents).toEqual([]);
  uploader.dispose();
});

test('RS12: a page waits for the lock that another one holds', async () => {
  const { storage } = generousStorage();
  let register = 0;
  const uploader = createUploader({
    storage,
    api: {
      register: async () => {
        register += 1;
        return { ...registration, existed: true };
      },
      confirm: async () => undefined,
    },
  });
  let release: () => void = () => undefined;
  const held = navigator.locks.request(
    'upload:9a0364b9e99bb480dd25e1f0284c8555',
    () => new Promise<void>((resolve) => (release = resolve)),
  );
  const [added] = uploader.add([new File(['content'], 'a.pdf')]);
  await expect.poll(() => uploader.getSnapshot().items[0]?.phase).toBe('registering.locking');
  expect(register).toBe(0);
  const { isHeld } = pageLocks();
  expect(await isHeld?.('upload:9a0364b9e99bb480dd25e1f0284c8555')).toBe(true);
  expect(await isHeld?.('upload:another')).toBe(false);
  release();
  await held;
  expect(await uploader.result(added?.id ?? '')).toMatchObject({ existed: true });
  uploader.dispose();
});

test('BA7: a thousand files are in the list at once, and go through six connections', async () => {
  const { storage, most } = generousStorage();
  const uploader = createUploader({
    storage,
    api: { register: async () => registration, confirm: async () => undefined },
    rules: { maxCount: 2000 },
  });
  const results = uploader.add(Array.from({ length: 1000 }, (_, index) => new File([`${index}`], `${index}.pdf`)));
  expect(uploader.getSnapshot()).toMatchObject({ count: 1000, signal: 'loading' });
  await Promise.all(results.map(({ id }) => uploader.result(id ?? '')));
  expect(uploader.getSnapshot()).toMatchObject({ progress: 100, signal: 'done' });
  expect(most()).toBe(6);
  uploader.dispose();
});
