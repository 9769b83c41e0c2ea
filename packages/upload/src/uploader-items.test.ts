import { describe, expect, test } from 'vitest';
import { sampleFile } from './fixtures/sample-file.ts';
import { expectStored } from './fixtures/upload-invariants.ts';
import { PART, simulateUploads } from './fixtures/upload-simulation.ts';
import type { FailureReason } from './item/item-failure.ts';
import type { RegisterApiFaultRule } from './testing/fake-register-api.ts';
import { type Fault, listedFaults } from './testing/fault-plan.ts';

const SMALL = 5000;
const MIDDLE = 30_000;
const LARGE = 60_000;
const always = 1000;

describe('items', () => {
  test('UP1, UP2: an item begins in ready at 0, and is success only after register, put and confirm, in this order', async () => {
    const world = simulateUploads({ api: { faults: [{ call: 'confirm', fault: { kind: 'slow', ms: 5000 } }] } });
    const { uploader, settle } = world.open();
    uploader.add([sampleFile(SMALL)]);
    expect(uploader.getSnapshot().items).toMatchObject([{ status: 'ready', progress: 0, phase: 'hashing.queued' }]);
    await world.clock.advance(3000);
    expect(uploader.getSnapshot().items).toMatchObject([{ status: 'ready', progress: 99, phase: 'confirming' }]);
    expect(world.api.calls.map(({ call }) => call)).toEqual(['register', 'confirm']);
    expect(world.history.entries.map(({ operation }) => operation)).toEqual(['putObject']);
    await settle();
    expect(uploader.getSnapshot().items).toMatchObject([{ status: 'success', progress: 100 }]);
    await expectStored(world, uploader, () => 1);
  });

  test('UP3: content that exists is a success at once: nothing is sent, nothing confirmed', async () => {
    const world = simulateUploads({ api: { faults: [{ call: 'register', fault: { kind: 'existsNow' } }] } });
    const { uploader, settle } = world.open();
    uploader.add([sampleFile(LARGE)]);
    await settle();
    expect(uploader.getSnapshot().items).toMatchObject([
      { status: 'success', progress: 100, uploaded: { existed: true } },
    ]);
    expect(world.history.entries).toEqual([]);
    expect(world.api.count('confirm')).toBe(0);
  });

  interface Failing {
    readonly what: string;
    readonly size: number;
    readonly fault?: Fault;
    readonly api?: RegisterApiFaultRule;
    readonly reason: FailureReason;
    readonly message: string | null;
  }
  const broken: Fault = { kind: 'status', status: 500 };
  const FAILING: readonly Failing[] = [
    {
      what: 'a refused registration',
      size: SMALL,
      api: { call: 'register', fault: { kind: 'refused', code: 500 } },
      reason: 'registerFailed',
      message: 'a.pdf上传失败, 请重试',
    },
    {
      what: 'a put that keeps failing',
      size: SMALL,
      fault: broken,
      reason: 'transferFailed',
      message: '上传失败, 请重试',
    },
    { what: 'the middle band', size: MIDDLE, fault: broken, reason: 'transferFailed', message: '上传失败, 请重试' },
    { what: 'the large band', size: LARGE, fault: broken, reason: 'transferFailed', message: null },
    {
      what: 'a refused confirmation',
      size: SMALL,
      api: { call: 'confirm', fault: { kind: 'refused', code: 500 } },
      reason: 'confirmFailed',
      message: '上传失败, 请重试',
    },
    {
      what: 'bytes that arrive wrong twice',
      size: SMALL,
      fault: { kind: 'etagWrong' },
      reason: 'integrityFailed',
      message: '上传失败, 请重试',
    },
  ];

  test.each(FAILING)('UP4, UP5: after $what the item leaves the list: $message', async (failing) => {
    const { size, fault, api, reason, message } = failing;
    const plan = fault && listedFaults([{ times: always, fault }]);
    const world = simulateUploads({ ...(plan && { plan }), api: { faults: api ? [api] : [] } });
    const { uploader, settle } = world.open();
    const removed: unknown[] = [];
    uploader.on('removed', (event) => removed.push(event));
    const [added] = uploader.add([sampleFile(size)]);
    const result = uploader.result(added?.id ?? '').catch((error: unknown) => error);
    await settle();
    const { items, failures, signal } = uploader.getSnapshot();
    expect([items, signal]).toEqual([[], 'done']);
    expect(failures).toMatchObject([{ fileName: 'a.pdf', reason, message, silent: message === null }]);
    expect(removed).toEqual([{ id: added?.id, cause: 'failed' }]);
    expect(await result).toMatchObject({ name: 'UploadFailure', reason });
  });

  test.each([
    ['register', 400, { code: 400, reason: expect.any(String) }],
    ['confirm', 422, { code: 422, reason: expect.any(String) }],
    ['confirm', 500, undefined],
  ] as const)('UP6: a failure tells what the back end holds against the file: %s, %i', async (call, code, refusal) => {
    const world = simulateUploads({ api: { faults: [{ call, fault: { kind: 'refused', code } }] } });
    const { uploader, settle } = world.open();
    const [added] = uploader.add([sampleFile(SMALL)]);
    await settle();
    expect(uploader.getSnapshot().failures[0]?.refusal).toEqual(refusal);
    uploader.retry(added?.id ?? '');
    await settle();
    expect(uploader.getSnapshot()).toMatchObject({ failures: [], items: [{ status: 'success' }] });
  });

  test('UP4: a file that can no longer be read is told so', async () => {
    const world = simulateUploads();
    const { uploader, settle } = world.open();
    const file = sampleFile(SMALL);
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    uploader.add([file]);
    await settle();
    expect(uploader.getSnapshot().failures).toMatchObject([
      { reason: 'readFailed', message: '文件读取失败，请重新选择' },
    ]);
  });

  test('UP5: the middle band lists and sends what is missing once, and then gives up', async () => {
    const part5 = { operation: 'uploadPart', partNumber: 5, fault: broken } as const;
    const ever = simulateUploads({ plan: listedFaults([{ ...part5, times: always }]) });
    const first = ever.open();
    first.uploader.add([sampleFile(MIDDLE)]);
    await first.settle();
    expect(first.uploader.getSnapshot().failures).toHaveLength(1);
    const operations = ever.history.entries.map(({ operation }) => operation);
    expect(operations.filter((operation) => operation === 'listParts')).toHaveLength(1);
    const listed = operations.indexOf('listParts');
    const spent = ever.history.entries.slice(0, listed).filter(({ partNumber }) => partNumber === 5).length;
    const once = simulateUploads({ plan: listedFaults([{ ...part5, times: spent }]) });
    const second = once.open();
    second.uploader.add([sampleFile(MIDDLE)]);
    await second.settle();
    await expectStored(once, second.uploader, () => 1);
    expect(once.history.entries.filter(({ partNumber }) => partNumber === 4)).toHaveLength(1);
    expect(once.history.count('listParts')).toBe(1);
  });

  test('UP6: a failed item can be retried under its id, or dismissed, and takes no place in the list', async () => {
    const denied = { kind: 'credentials', code: 'AccessDenied' } as const;
    const world = simulateUploads({ plan: listedFaults([{ times: 2, fault: denied }]) });
    const { uploader, settle } = world.open({ rules: { capMB: null, maxCount: 2 } });
    const [one, two] = uploader.add([sampleFile(SMALL), sampleFile(SMALL, { seed: 2, name: 'b.pdf' })]);
    await settle();
    expect(uploader.getSnapshot().failures).toHaveLength(2);
    expect(uploader.getSnapshot()).toMatchObject({ count: 0, progress: 0, signal: 'done' });
    const later = uploader.add([3, 4].map((seed) => sampleFile(SMALL, { seed, name: `${seed}.pdf` })));
    for (const { id } of later) uploader.remove(id ?? '');
    expect(later.map(({ id }) => id)).toEqual(['item-3', 'item-4']);
    uploader.remove(two?.id ?? '');
    expect(uploader.retry(one?.id ?? '')).toBe(true);
    expect(uploader.retry('unknown')).toBe(false);
    await settle();
    expect(uploader.getSnapshot()).toMatchObject({ failures: [], items: [{ id: one?.id, status: 'success' }] });
  });

  test('UP7: removing an item in ready ends its requests without a failure, and its upload in the storage', async () => {
    const world = simulateUploads({ latency: 200 });
    const { uploader } = world.open();
    const failed: unknown[] = [];
    uploader.on('failed', (event) => failed.push(event));
    const [added] = uploader.add([sampleFile(LARGE)]);
    await world.clock.advance(1000);
    expect(world.history.count('uploadPart')).toBeGreaterThan(0);
    uploader.remove(added?.id ?? '');
    expect(uploader.getSnapshot()).toMatchObject({ items: [], failures: [], signal: 'done', bytes: { sent: 0 } });
    await world.clock.advance(10_000);
    expect(failed).toEqual([]);
    expect(world.history.count('abort')).toBe(2);
    expect(await world.ledger.list('tenant/user')).toEqual([]);
  });

  test.each([
    { size: 10_000, requests: ['putObject'], width: 1 },
    { size: 10_001, requests: ['initiate', 'uploadPart', 'complete'], width: 1 },
    { size: 40_000, requests: ['initiate', 'uploadPart', 'complete'], width: 1 },
    { size: 40_001, requests: ['initiate', 'uploadPart', 'complete'], width: 4 },
  ])('UP10: $size bytes go by $requests, $width at a time', async ({ size, requests, width }) => {
    const world = simulateUploads();
    const { uploader, settle } = world.open();
    uploader.add([sampleFile(size)]);
    await settle();
    const { entries, mostInFlight } = world.history;
    expect([...new Set(entries.map(({ operation }) => operation))]).toEqual(requests);
    expect(mostInFlight).toBe(width);
    const lengths = entries.filter(({ operation }) => operation === 'uploadPart').map(({ bytes }) => bytes);
    expect(lengths.slice(0, -1).every((length) => length === PART)).toBe(true);
  });

  test('UP11: files of one name are items of their own; the same content twice is sent once', async () => {
    const world = simulateUploads();
    const { uploader, settle } = world.open();
    uploader.add([sampleFile(SMALL), sampleFile(SMALL, { seed: 2 }), sampleFile(SMALL, { name: 'copy.pdf' })]);
    await settle();
    const items = uploader.getSnapshot().items;
    expect(items.map(({ fileName, uploaded }) => [fileName, uploaded?.existed])).toEqual([
      ['a.pdf', false],
      ['a.pdf', false],
      ['copy.pdf', true],
    ]);
    expect(world.history.count('putObject')).toBe(2);
  });

  test('UP12: no key is in a snapshot, an event, a machine or the ledger', async () => {
    const issued: string[] = [];
    const seen: unknown[] = [];
    const world = simulateUploads({ latency: 200 });
    const { uploader, settle } = world.open({ inspect: (event) => seen.push(JSON.stringify(event)) });
    const register = world.api.register;
    world.api.register = async (...call) => {
      const registration = await register(...call);
      issued.push(registration.credentials.accessSecret, registration.credentials.accessToken);
      return registration;
    };
    uploader.subscribe(() => seen.push(uploader.getSnapshot()));
    uploader.on('incident', (event) => seen.push(event));
    uploader.add([sampleFile(LARGE)]);
    await world.clock.advance(1500);
    seen.push(await world.ledger.list('tenant/user'));
    await settle();
    const text = JSON.stringify(seen);
    expect(issued.length).toBeGreaterThan(0);
    expect(issued.filter((secret) => text.includes(secret))).toEqual([]);
  });
});
