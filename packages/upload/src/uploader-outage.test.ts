import { describe, expect, test } from 'vitest';
import { sampleFile } from './fixtures/sample-file.ts';
import { expectSilence, expectStored } from './fixtures/upload-invariants.ts';
import { PART, simulateUploads } from './fixtures/upload-simulation.ts';
import type { FaultPlan } from './testing/fault-plan.ts';
import { seededRandom } from './testing/seeded-random.ts';
import type { VirtualClock } from './testing/virtual-clock.ts';

/** A storage that answers 503 to everything from one moment to another, in ms after the world began. */
function outage(from: number, to: number, retryAfter?: number) {
  let clock: VirtualClock | undefined;
  let began = 0;
  const isDown = (at: number): boolean => at >= began + from && at < began + to;
  const plan: FaultPlan = {
    next: () =>
      clock && isDown(clock.now()) ? { kind: 'status', status: 503, ...(retryAfter && { retryAfter }) } : undefined,
  };
  return {
    plan,
    isDown,
    begin(of: VirtualClock): void {
      clock = of;
      began = of.now();
    },
  };
}

/** Small, middle and large ones, which all begin before the storage is down. */
const SIZES = [9_000, 35_000, 200_000];
const FROM = 150;

describe.each([1, 2, 3, 4, 5])('uploader while the storage answers 503, seed %i', (seed) => {
  test.each([10_000, 30_000])(
    'UP18: files of every band survive %i ms, and no more is sent than was under way',
    async (length) => {
      const down = outage(FROM, FROM + length);
      const world = simulateUploads({ plan: down.plan, seed, latency: 100 });
      down.begin(world.clock);
      const { uploader, settle } = world.open({ random: seededRandom(seed) });
      uploader.add(SIZES.map((size, at) => sampleFile(size, { seed: at, name: `${at}.pdf` })));
      await settle();
      expect(uploader.getSnapshot().items.map(({ status }) => status)).toEqual(['success', 'success', 'success']);
      await expectStored(world, uploader, (name) => Number.parseInt(name, 10));
      const refused = world.history.entries.filter(({ status }) => status === 503);
      const bodies = refused.filter(({ operation }) => operation === 'uploadPart' || operation === 'putObject');
      expect(refused.length).toBeGreaterThan(3);
      // Six connections when it began; then one question at a time, further and further apart.
      expect(bodies.length).toBeLessThanOrEqual(6);
      expect(refused.length - bodies.length).toBeLessThanOrEqual(8);
      expect(
        Math.max(...refused.filter(({ operation }) => operation === 'headObject').map(({ inFlight }) => inFlight)),
      ).toBe(1);
      await expectSilence(world, uploader);
    },
  );

  test('UP18: a storage that looks well but takes nothing for 30 s gets one body at a time', async () => {
    const down = outage(FROM, FROM + 30_000);
    const isBody = (operation: string): boolean => operation === 'uploadPart' || operation === 'putObject';
    const plan: FaultPlan = { next: (request) => (isBody(request.operation) ? down.plan.next(request) : undefined) };
    const world = simulateUploads({ plan, seed, latency: 100 });
    down.begin(world.clock);
    const { uploader, settle } = world.open({ random: seededRandom(seed) });
    uploader.add(SIZES.map((size, at) => sampleFile(size, { seed: at, name: `${at}.pdf` })));
    await settle();
    expect(uploader.getSnapshot().items.map(({ status }) => status)).toEqual(['success', 'success', 'success']);
    const refused = world.history.entries.filter(({ status }) => status === 503);
    expect(refused.length).toBeLessThanOrEqual(6 + 8);
  });

  test('UP18: Retry-After is kept by every file', async () => {
    const down = outage(FROM, FROM + 5_000, 20);
    const world = simulateUploads({ plan: down.plan, seed, latency: 100 });
    down.begin(world.clock);
    const { uploader, settle } = world.open({ random: seededRandom(seed) });
    uploader.add(SIZES.map((size, at) => sampleFile(size, { seed: at, name: `${at}.pdf` })));
    await settle();
    expect(uploader.getSnapshot().items.map(({ status }) => status)).toEqual(['success', 'success', 'success']);
    const { entries } = world.history;
    const first = entries.find(({ status }) => status === 503)?.at ?? 0;
    const underWay = 500;
    expect(entries.filter(({ at }) => at > first + underWay && at < first + 20_000)).toEqual([]);
  });
});

test('UP18: a part that alone is refused costs the others no more than the pauses, and fails in its attempts', async () => {
  const plan: FaultPlan = {
    next: ({ partNumber }) => (partNumber === 3 ? { kind: 'status', status: 500 } : undefined),
  };
  const world = simulateUploads({ plan });
  const { uploader, settle } = world.open();
  const [bad] = uploader.add([sampleFile(35_000, { name: 'bad.pdf' })]);
  uploader.add([sampleFile(9_000, { seed: 2, name: 'good.pdf' })]);
  await settle(300_000);
  expect(uploader.getSnapshot().items).toMatchObject([{ fileName: 'good.pdf', status: 'success' }]);
  expect(uploader.getSnapshot().failures).toMatchObject([{ id: bad?.id, reason: 'transferFailed' }]);
});

test('UP18: a storage that never comes back is given up after a minute, in one failure', async () => {
  const world = simulateUploads({ plan: { next: () => ({ kind: 'status', status: 503 }) } });
  const { uploader, settle } = world.open();
  uploader.add([sampleFile(20 * PART)]);
  const began = world.clock.now();
  await settle();
  expect(world.clock.now() - began).toBeGreaterThan(60_000);
  expect(world.clock.now() - began).toBeLessThan(300_000);
  expect(uploader.getSnapshot().failures).toHaveLength(1);
  await expectSilence(world, uploader);
});
