import { describe, expect, test } from 'vitest';
import { sampleFile } from './fixtures/sample-file.ts';
import { expectStored } from './fixtures/upload-invariants.ts';
import { PART, SMALL_BANDS, simulateUploads } from './fixtures/upload-simulation.ts';
import { listedFaults } from './testing/fault-plan.ts';

const LARGE = 60_000;
const PARTS = Math.ceil(LARGE / PART);

/** A page that crashed in the middle of a large file. */
async function crashed() {
  const world = simulateUploads({ latency: 200 });
  const { uploader, crash } = world.open();
  uploader.add([sampleFile(LARGE)]);
  await world.clock.advance(1000);
  crash();
  await world.clock.advance(1000);
  const [entry] = await world.ledger.list('tenant/user');
  return { world, known: entry?.parts.length ?? 0, md5: entry?.md5 ?? '' };
}

describe('resume', () => {
  test('RS10: unfinished uploads of the owner are offered after a reload, for seven days', async () => {
    const { world, known } = await crashed();
    const { uploader } = world.open();
    const offered: unknown[] = [];
    uploader.on('resumable', (entries) => offered.push(...entries));
    expect(await uploader.pending()).toMatchObject([
      { fileName: 'a.pdf', size: LARGE, stored: known * PART, canReopen: false },
    ]);
    expect(offered).toHaveLength(1);
    expect(await world.open({ owner: () => 'tenant/other' }).uploader.pending()).toEqual([]);
    await world.clock.advance(7 * 86_400_000 - 60_000);
    expect(await uploader.pending()).toHaveLength(1);
    await world.clock.advance(60_000);
    expect(await uploader.pending()).toEqual([]);
    await world.clock.advance(10_000);
    expect(world.history.count('abort')).toBe(2);
  });

  test('RS10: what is being continued is not offered, and a forgotten upload is taken from the storage', async () => {
    const { world, md5 } = await crashed();
    const { uploader } = world.open();
    uploader.add([sampleFile(LARGE)]);
    await world.clock.advance(100);
    expect(await uploader.pending()).toEqual([]);
    const other = await crashed();
    const second = other.world.open();
    await other.world.clock.run(second.uploader.forget(md5));
    await other.world.clock.advance(5000);
    expect(await second.uploader.pending()).toEqual([]);
    expect(other.world.history.count('abort')).toBe(2);
  });

  test('RS10: a file whose handle is remembered is opened again after one click', async () => {
    const { world, md5 } = await crashed();
    const [entry] = await world.ledger.list('tenant/user');
    // what a browser keeps of a chosen file, as far as it is used
    const handle = {
      requestPermission: async () => 'granted',
      getFile: async () => sampleFile(LARGE),
    } as unknown as FileSystemFileHandle;
    if (entry) await world.ledger.put({ ...entry, handle });
    const { uploader, settle } = world.open();
    expect(await uploader.pending()).toMatchObject([{ canReopen: true }]);
    expect(await uploader.reopen(md5)).toMatchObject({ id: 'item-1' });
    await settle();
    await expectStored(world, uploader, () => 1);
    expect(await uploader.reopen('unknown')).toBeNull();
  });

  test('RS9: a renamed file is recognised by its content, and its part size wins over the present one', async () => {
    const { world, known } = await crashed();
    const before = world.history.entries.length;
    const { uploader, settle } = world.open({
      bands: { ...SMALL_BANDS, partSize: 2 * PART },
    });
    uploader.add([sampleFile(LARGE, { name: 'renamed.pdf' })]);
    await settle();
    await expectStored(world, uploader, () => 1);
    const sent = world.history.entries.slice(before).filter(({ operation }) => operation === 'uploadPart');
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThanOrEqual(PARTS - known);
    expect(Math.max(...sent.map(({ bytes }) => bytes))).toBe(PART);
  });

  test('RS9: an upload that the storage no longer knows begins anew', async () => {
    const { world } = await crashed();
    const [entry] = await world.ledger.list('tenant/user');
    if (entry) await world.ledger.put({ ...entry, uploadId: 'unknown' });
    const { uploader, settle } = world.open();
    uploader.add([sampleFile(LARGE)]);
    await settle();
    await expectStored(world, uploader, () => 1);
    expect(world.history.count('initiate')).toBe(2);
  });

  test('RS11: a lost network costs at most the parts under way, no attempt, and goes on within a second', async () => {
    const world = simulateUploads({ latency: 200 });
    const { uploader, settle } = world.open();
    uploader.add([sampleFile(LARGE)]);
    await world.clock.advance(800);
    world.network.set(false);
    await world.clock.advance(120_000);
    expect(uploader.getSnapshot().items).toMatchObject([{ phase: 'waiting.offline', status: 'ready' }]);
    const before = world.history.entries.length;
    world.network.set(true);
    await world.clock.advance(1000);
    expect(world.history.entries.length).toBeGreaterThan(before);
    await settle();
    await expectStored(world, uploader, () => 1);
    expect(world.history.count('uploadPart')).toBeLessThanOrEqual(PARTS + 4);
  });

  test('RS11: a network that is gone without the browser knowing is found again by a probe', async () => {
    const world = simulateUploads({ latency: 200 });
    const { uploader, settle } = world.open();
    uploader.add([sampleFile(LARGE)]);
    await world.clock.advance(800);
    world.network.set(false, { silent: true });
    await world.clock.advance(60_000);
    expect(uploader.getSnapshot().items).toMatchObject([{ phase: 'waiting.offline' }]);
    world.network.set(true, { silent: true });
    await settle(60_000);
    await expectStored(world, uploader, () => 1);
  });

  test('RS3: parts without an answer are settled by one listing, not sent again', async () => {
    const plan = listedFaults([{ operation: 'uploadPart', partNumber: 3, fault: { kind: 'dropAfter' } }]);
    const world = simulateUploads({ plan });
    const { uploader, settle } = world.open();
    uploader.add([sampleFile(30_000)]);
    await settle();
    await expectStored(world, uploader, () => 1);
    expect(world.history.count('listParts')).toBe(1);
    expect(world.history.entries.filter(({ partNumber }) => partNumber === 3)).toHaveLength(1);
  });

  test('RS4: where the page may not read ETags, it is told once and ListParts is believed', async () => {
    const plan = listedFaults([{ operation: 'uploadPart', times: 99, fault: { kind: 'etagHidden' } }]);
    const world = simulateUploads({ plan });
    const { uploader, settle } = world.open();
    const incidents: string[] = [];
    uploader.on('incident', ({ kind }) => incidents.push(kind));
    uploader.add([sampleFile(30_000)]);
    await settle();
    await expectStored(world, uploader, () => 1);
    expect(incidents).toEqual(['etagUnreadable']);
    expect(world.history.count('listParts')).toBe(1);
  });

  test('RS12: the same file in two tabs is sent once; the second one finds that it exists', async () => {
    const world = simulateUploads();
    const [one, two] = [world.open(), world.open()];
    one.uploader.add([sampleFile(LARGE)]);
    two.uploader.add([sampleFile(LARGE)]);
    await one.settle();
    await two.settle();
    const existed = [one, two].map(({ uploader }) => uploader.getSnapshot().items[0]?.uploaded?.existed);
    expect(existed.toSorted()).toEqual([false, true]);
    expect(world.history.count('uploadPart')).toBe(PARTS);
  });

  test('RS12: what another tab sends is neither offered nor forgotten; it is offered once that tab has ended', async () => {
    const world = simulateUploads({ latency: 200 });
    const [one, two] = [world.open(), world.open()];
    one.uploader.add([sampleFile(LARGE)]);
    await world.clock.advance(1000);
    const [entry] = await world.ledger.list('tenant/user');
    const md5 = entry?.md5 ?? '';
    expect(entry?.parts.length).toBeGreaterThan(0);
    expect(await two.uploader.pending()).toEqual([]);
    expect(await world.clock.run(two.uploader.forget(md5))).toBe(false);
    expect(await world.ledger.list('tenant/user')).toHaveLength(1);
    one.crash();
    await world.clock.advance(5000);
    expect(world.history.count('abort')).toBe(0);
    expect(await two.uploader.pending()).toMatchObject([{ md5 }]);
    expect(await world.clock.run(two.uploader.forget(md5))).toBe(true);
    await world.clock.advance(5000);
    expect(await two.uploader.pending()).toEqual([]);
  });

  test('RS12: with locks that cannot tell, what is remembered is offered', async () => {
    const { world } = await crashed();
    const { hold } = world.locks;
    expect(await world.open({ locks: { hold } }).uploader.pending()).toHaveLength(1);
    const incidents: string[] = [];
    const isHeld = () => Promise.reject(new Error('no document'));
    const { uploader } = world.open({ locks: { hold, isHeld } });
    uploader.on('incident', ({ kind }) => incidents.push(kind));
    expect(await uploader.pending()).toHaveLength(1);
    expect(new Set(incidents)).toEqual(new Set(['lock']));
  });

  test('UP8: a pause keeps what was sent; a part that is nearly sent may finish', async () => {
    const world = simulateUploads({ latency: 200 });
    const { uploader, settle } = world.open();
    const [added] = uploader.add([sampleFile(LARGE)]);
    await world.clock.advance(1000);
    uploader.pause(added?.id ?? '');
    const { progress } = uploader.getSnapshot().items[0] ?? {};
    await world.clock.advance(600_000);
    const paused = uploader.getSnapshot().items[0];
    expect(paused).toMatchObject({ phase: 'paused', status: 'ready' });
    expect(paused?.progress).toBeGreaterThanOrEqual(progress ?? 0);
    uploader.resume(added?.id ?? '');
    await settle();
    await expectStored(world, uploader, () => 1);
    expect(world.history.count('uploadPart')).toBeLessThanOrEqual(PARTS + 4);
  });
});
