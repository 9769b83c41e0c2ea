import { describe, expect, test } from 'vitest';
import { createUploadSignal } from './batch/upload-signal.ts';
import { sampleFile } from './fixtures/sample-file.ts';
import { expectSilence } from './fixtures/upload-invariants.ts';
import { simulateUploads } from './fixtures/upload-simulation.ts';

const several = (count: number, size = 100): File[] =>
  Array.from({ length: count }, (_, index) => sampleFile(size, { seed: index, name: `${index}.pdf` }));

describe('list of an uploader', () => {
  test('BA1: the overall progress is the mean, 0 for an empty list', async () => {
    const world = simulateUploads({ latency: 1000 });
    const { uploader } = world.open();
    expect(uploader.getSnapshot()).toMatchObject({ progress: 0, signal: 'done', count: 0 });
    uploader.add([sampleFile(100), sampleFile(60_000, { seed: 2 })]);
    await world.clock.advance(6000);
    const { items, progress } = uploader.getSnapshot();
    const [first, second] = items;
    expect(first?.progress).toBe(100);
    expect(second?.progress).toBeGreaterThan(0);
    expect(second?.progress).toBeLessThan(100);
    expect(progress).toBe(Math.floor((100 + (second?.progress ?? 0)) / 2));
  });

  test('BA2: the signal is loading until the last item has left ready, by success, failure or removal', async () => {
    const world = simulateUploads({
      api: { faults: [{ call: 'register', nth: 2, fault: { kind: 'refused', code: 1 } }] },
    });
    const { uploader, settle } = world.open();
    const told: string[] = [];
    uploader.on('signal', (signal) => told.push(signal));
    const added = uploader.add(several(3));
    expect(uploader.getSnapshot().signal).toBe('loading');
    uploader.pause(added[2]?.id ?? '');
    await world.clock.advance(60_000);
    expect([uploader.getSnapshot().count, told]).toEqual([2, ['loading']]);
    uploader.remove(added[2]?.id ?? '');
    expect([uploader.getSnapshot().signal, told]).toEqual(['done', ['loading', 'done']]);
    await settle();
  });

  test('BA3: a signal shared by two uploaders is done when neither has an item in ready', async () => {
    const signal = createUploadSignal();
    const told: string[] = [];
    signal.subscribe(() => told.push(signal.getSnapshot()));
    const world = simulateUploads();
    const [one, two] = [world.open({ signal }), world.open({ signal })];
    expect(signal.getSnapshot()).toBe('done');
    one.uploader.add([sampleFile(100)]);
    two.uploader.add([sampleFile(60_000, { seed: 2 })]);
    await one.settle();
    expect([one.uploader.getSnapshot().signal, signal.getSnapshot()]).toEqual(['done', 'loading']);
    await two.settle();
    expect(told).toEqual(['loading', 'done']);
    one.uploader.add([sampleFile(200, { seed: 3 })]);
    one.uploader.dispose();
    expect(signal.getSnapshot()).toBe('done');
  });

  test('BA4: progress is published ten times a second, and what has not changed stays the same object', async () => {
    const world = simulateUploads({ latency: 200 });
    const { uploader } = world.open();
    uploader.add([sampleFile(60_000), sampleFile(200_000, { seed: 2 })]);
    await world.clock.advance(650);
    let published = 0;
    const before = uploader.getSnapshot();
    uploader.subscribe(() => {
      published += 1;
    });
    await world.clock.advance(300);
    expect(published).toBeGreaterThan(0);
    expect(published).toBeLessThanOrEqual(4);
    const after = uploader.getSnapshot();
    expect(after.items.filter((item, index) => item === before.items[index])).toHaveLength(0);
    uploader.pause('item-2');
    expect(uploader.getSnapshot().items[0]).toBe(after.items[0]);
    expect(uploader.getSnapshot().items[1]).not.toBe(after.items[1]);
    expect(after.speed).toBeGreaterThan(0);
    expect(after.eta).toBeGreaterThan(0);
  });

  test('BA5: of a thousand files only those begin that have their turn', () => {
    const begun = new Set<string>();
    const world = simulateUploads();
    const { uploader } = world.open({
      rules: { capMB: null, maxCount: 2000 },
      inspect: ({ type, actorRef }) => {
        if (type === '@xstate.actor') begun.add(actorRef.sessionId);
      },
    });
    uploader.add(several(1000));
    expect(uploader.getSnapshot().items).toHaveLength(1000);
    expect(begun.size).toBeLessThan(50);
    uploader.cancel();
    expect(uploader.getSnapshot()).toMatchObject({ items: [], signal: 'done' });
    expect(begun.size).toBeLessThan(50);
  });

  test('BA7: at most six requests at once and four of a file, and a small file never waits for large ones', async () => {
    const world = simulateUploads({ latency: 500 });
    const { uploader, settle } = world.open();
    uploader.add([1, 2, 3].map((seed) => sampleFile(200_000, { seed, name: `${seed}.zip` })));
    await world.clock.advance(6000);
    const [small] = uploader.add([sampleFile(100, { seed: 9 })]);
    await world.clock.advance(3000);
    const { items } = uploader.getSnapshot();
    expect(items.find(({ id }) => id === small?.id)?.status).toBe('success');
    expect(items.filter(({ status }) => status === 'success')).toHaveLength(1);
    expect(world.history.mostInFlight).toBeLessThanOrEqual(6);
    await settle();
    expect(uploader.getSnapshot().items.every(({ status }) => status === 'success')).toBe(true);
  });

  test('BA8: when the session ends everything stops without a word to the storage, and stays remembered', async () => {
    const world = simulateUploads({ latency: 200 });
    const { uploader, settle } = world.open();
    const removed: unknown[] = [];
    uploader.on('removed', ({ cause }) => removed.push(cause));
    uploader.add([sampleFile(60_000), ...several(2)]);
    await world.clock.advance(1000);
    const before = world.history.entries.length;
    uploader.endSession();
    expect(uploader.getSnapshot()).toMatchObject({ failures: [], signal: 'done' });
    expect(uploader.getSnapshot().items.every(({ status }) => status === 'success')).toBe(true);
    await world.clock.advance(60_000);
    expect(removed).toContain('session');
    // Requests that were on their way when they were ended arrive without a byte.
    expect(world.history.entries.slice(before).filter(({ bytes }) => bytes > 0)).toEqual([]);
    expect(world.history.count('abort')).toBe(0);
    expect(await world.ledger.list('tenant/user')).toHaveLength(1);
    uploader.add([sampleFile(60_000)]);
    await settle();
    expect(uploader.getSnapshot().items.at(-1)).toMatchObject({ status: 'success' });
  });

  test('BA8: HTTP 401 ends the session', async () => {
    const world = simulateUploads({ api: { faults: [{ call: 'register', fault: { kind: 'sessionEnded' } }] } });
    const { uploader, settle } = world.open();
    uploader.add([sampleFile(100)]);
    await settle();
    expect(uploader.getSnapshot()).toMatchObject({ items: [], failures: [] });
  });

  test.each([0, 100, 700, 1500, 2500])(
    'BA9: disposed of after %d ms, an uploader leaves no timer and no request',
    async (at) => {
      const world = simulateUploads({ latency: 200 });
      const { uploader } = world.open();
      uploader.add([sampleFile(60_000), ...several(5)]);
      await world.clock.advance(at);
      await expectSilence(world, uploader);
      expect(uploader.add([sampleFile(100)])).toEqual([]);
    },
  );

  test('BA10: refused files are told in the answer and as events; those in the list count', () => {
    const world = simulateUploads();
    const { uploader } = world.open({ rules: { maxCount: 3, capMB: null }, listed: () => 1 });
    const told: string[] = [];
    uploader.on('rejected', ({ message }) => told.push(message));
    const results = uploader.add([sampleFile(1), sampleFile(1, { name: 'a.exe' }), ...several(3)]);
    expect(results.map(({ id }) => id)).toEqual(['item-1', null, 'item-2', null, null]);
    expect(told).toEqual(['a.exe 文件不符合上传条件', '最多上传3个文件']);
    uploader.setRules({ maxCount: 4 });
    expect(uploader.add([sampleFile(1, { seed: 5 })])).toMatchObject([{ id: 'item-3' }]);
  });
});
