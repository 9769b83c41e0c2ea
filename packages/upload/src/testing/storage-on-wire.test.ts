import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Storage, StorageError, type StorageTarget } from '../ports/storage.ts';
import { type Fault, listedFaults } from './fault-plan.ts';
import { ADAPTERS, type AdapterName, storageOnWire } from './storage-on-wire.ts';

const signal = new AbortController().signal;
const md5 = (content: string) => createHash('md5').update(content).digest('hex');
// An object literal's own keys are what the type says.
const adapters = Object.keys(ADAPTERS) as AdapterName[];
const anyPart = { maxBody: 1e9, minPart: { s3: 1, oss: 1 } };

const failure = (work: Promise<unknown>): Promise<StorageError> =>
  work.then(
    () => {
      throw new Error('it went well');
    },
    (error: unknown) => {
      if (error instanceof StorageError) return error;
      throw error;
    },
  );

describe.each(adapters)('our %s adapter on the endpoint', (name) => {
  it('puts, lists, completes and reads objects under awkward keys (UE1, UE2, UE5)', async () => {
    const { clock, endpoint, storage, target } = storageOnWire(name, undefined, { limits: anyPart });
    for (const key of ['a.pdf', "图 纸/(1)+%41!*'~.pdf", 'a//b/../c', 'x=1&y=2?#']) {
      const to = target(key);
      const put = await clock.run(storage.put(to, new Blob(['content']), { signal }));
      expect(put.etag).toBe(md5('content'));
      expect(await clock.run(storage.head(to, { signal }))).toEqual({ size: 7, etag: md5('content') });
      const uploadId = await clock.run(storage.initiate(to, { signal }));
      const parts = [];
      for (const [index, text] of ['one', 'two', 'three'].entries()) {
        const partNumber = index + 1;
        const { etag } = await clock.run(storage.uploadPart(to, uploadId, partNumber, new Blob([text]), { signal }));
        parts.push({ partNumber, etag, size: text.length });
      }
      expect(await clock.run(storage.listParts(to, uploadId, 0, { signal }))).toEqual({ parts, nextMarker: null });
      await clock.run(storage.complete(to, uploadId, parts, { signal }));
      const object = await endpoint.store.openObject({ bucket: endpoint.bucket, key });
      expect(object).toMatchObject({ size: 11, md5: md5('onetwothree'), contentType: 'application/pdf' });
    }
  });

  it('pages through the parts (UE6)', async () => {
    const plan = listedFaults([{ operation: 'listParts', times: 9, fault: { kind: 'listTruncated', size: 2 } }]);
    const { clock, storage, target } = storageOnWire(name, plan, { limits: anyPart });
    const to = target('a');
    const uploadId = await clock.run(storage.initiate(to, { signal }));
    for (const partNumber of [1, 2, 3]) {
      await clock.run(storage.uploadPart(to, uploadId, partNumber, new Blob(['x']), { signal }));
    }
    const first = await clock.run(storage.listParts(to, uploadId, 0, { signal }));
    expect(first.parts.map((part) => part.partNumber)).toEqual([1, 2]);
    const rest = await clock.run(storage.listParts(to, uploadId, first.nextMarker ?? 0, { signal }));
    expect(rest.parts.map((part) => part.partNumber)).toEqual([3]);
    expect(rest.nextMarker).toBeNull();
  });

  it('forgets an upload when it is aborted (UE7)', async () => {
    const { clock, endpoint, storage, target } = storageOnWire(name);
    const to = target('a');
    const uploadId = await clock.run(storage.initiate(to, { signal }));
    await clock.run(storage.abort(to, uploadId, { signal }));
    await clock.run(storage.abort(to, uploadId, { signal }));
    expect(await endpoint.store.listUploads()).toEqual([]);
    const error = await clock.run(failure(storage.uploadPart(to, uploadId, 1, new Blob(['x']), { signal })));
    expect(error).toMatchObject({ fault: 'gone', code: 'NoSuchUpload' });
  });
});

type Put = (storage: Storage, to: StorageTarget) => Promise<unknown>;
const put: Put = (storage, to) => storage.put(to, new Blob(['content']), { signal });

const outcomes: readonly (readonly [Fault, Record<string, unknown>])[] = [
  [{ kind: 'dropBefore' }, { fault: 'network' }],
  [{ kind: 'dropDuring', bytes: 3 }, { fault: 'network' }],
  [{ kind: 'dropAfter' }, { fault: 'network' }],
  [{ kind: 'stall', ms: 31_000 }, { fault: 'timeout' }],
  [
    { kind: 'status', status: 503, retryAfter: 5 },
    { status: 503, retryAfter: 5000 },
  ],
  [
    { kind: 'status', status: 429 },
    { fault: 'throttled', status: 429 },
  ],
  [
    { kind: 'status', status: 500 },
    { fault: 'server', status: 500 },
  ],
  [
    { kind: 'credentials', code: 'InvalidAccessKeyId' },
    { fault: 'credentials', code: 'InvalidAccessKeyId' },
  ],
  [{ kind: 'endKeys' }, { fault: 'credentials' }],
  [{ kind: 'preflightDenied' }, { fault: 'network' }],
];

describe.each(adapters)('faults as our %s adapter sees them', (name) => {
  it.each(outcomes)('$kind (UT3)', async (fault, expected) => {
    const { clock, history, storage, target } = storageOnWire(name, listedFaults([{ fault }]));
    expect(await clock.run(failure(put(storage, target('a'))))).toMatchObject(expected);
    expect(history.inFlight).toBe(0);
    expect(await clock.run(put(storage, target('b')))).toEqual({ etag: md5('content') });
  });

  it('a wrong clock is told with the time of the storage, and mended by it (UE4, UT3)', async () => {
    const plan = listedFaults([{ fault: { kind: 'clockOffset', ms: 1_200_000 } }]);
    const { clock, storage, target } = storageOnWire(name, plan);
    const error = await clock.run(failure(put(storage, target('a'))));
    expect(error).toMatchObject({ fault: 'clock', code: 'RequestTimeTooSkewed' });
    const offset = (error.serverTime ?? 0) - clock.now();
    expect(offset).toBe(1_200_000);
    const mended = { ...target('a'), clockOffset: offset };
    expect(await clock.run(put(storage, mended))).toEqual({ etag: md5('content') });
  });

  it('an ETag that the page may not read is empty, a wrong one is told as it is (UT3)', async () => {
    const plan = listedFaults([
      { fault: { kind: 'etagHidden' } },
      { nth: 2, fault: { kind: 'etagMissing' } },
      { nth: 3, fault: { kind: 'etagWrong' } },
    ]);
    const { clock, storage, target } = storageOnWire(name, plan);
    const etags = [];
    for (let index = 0; index < 3; index += 1) {
      etags.push((await clock.run(storage.put(target('a'), new Blob(['content']), { signal }))).etag);
    }
    expect(etags).toEqual(['', '', '0'.repeat(32)]);
  });

  it('parts are lost, emptied and unknown to a stale list (UT3)', async () => {
    const plan = listedFaults([
      { operation: 'uploadPart', partNumber: 1, fault: { kind: 'partLost' } },
      { operation: 'uploadPart', partNumber: 2, fault: { kind: 'partEmptied' } },
      { operation: 'listParts', fault: { kind: 'listStale' } },
    ]);
    const { clock, storage, target } = storageOnWire(name, plan);
    const to = target('a');
    const uploadId = await clock.run(storage.initiate(to, { signal }));
    for (const partNumber of [1, 2, 3]) {
      await clock.run(storage.uploadPart(to, uploadId, partNumber, new Blob(['part']), { signal }));
    }
    const list = async () =>
      (await clock.run(storage.listParts(to, uploadId, 0, { signal }))).parts.map((part) => [
        part.partNumber,
        part.size,
      ]);
    expect(await list()).toEqual([[2, 0]]);
    expect(await list()).toEqual([
      [2, 0],
      [3, 4],
    ]);
  });

  it('a completion fails behind status 200, or is answered twice (UT3)', async () => {
    const plan = listedFaults([
      { operation: 'complete', fault: { kind: 'errorInOk' } },
      { operation: 'complete', nth: 2, fault: { kind: 'repeated' } },
    ]);
    const { clock, endpoint, storage, target } = storageOnWire(name, plan);
    const to = target('a');
    const uploadId = await clock.run(storage.initiate(to, { signal }));
    const { etag } = await clock.run(storage.uploadPart(to, uploadId, 1, new Blob(['part']), { signal }));
    const complete = () => storage.complete(to, uploadId, [{ partNumber: 1, etag, size: 4 }], { signal });
    expect(await clock.run(failure(complete()))).toMatchObject({ fault: 'server', code: 'InternalError' });
    expect(await clock.run(failure(complete()))).toMatchObject({ fault: 'gone' });
    expect(await endpoint.store.openObject(to)).toMatchObject({ md5: md5('part') });
  });
});
