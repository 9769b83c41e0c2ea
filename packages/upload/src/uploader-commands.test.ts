import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Uploader } from './batch/uploader-api.ts';
import { md5Of, sampleBytes, sampleFile } from './fixtures/sample-file.ts';
import { expectSilence, expectStored, watchUploader } from './fixtures/upload-invariants.ts';
import { simulateUploads, type UploadSimulation } from './fixtures/upload-simulation.ts';
import { randomFaults } from './testing/fault-plan.ts';
import { seededRandom } from './testing/seeded-random.ts';

const runs = process.env.TEST_DEEP ? 10_000 : 200;

/** ms that so many runs may take on a busy machine. */
const TIMEOUT = runs * 600;

/** ms of a request so long that the ledger is written while parts are sent. */
const SLOW = 200;

interface Stage {
  readonly world: UploadSimulation;
  readonly uploader: Uploader;
  readonly id: string;
}

/** What a user and a network may do at any moment. */
const COMMANDS: Readonly<Record<string, (stage: Stage) => void>> = {
  pause: ({ uploader, id }) => uploader.pause(id),
  pauseAll: ({ uploader }) => uploader.pause(),
  resume: ({ uploader, id }) => uploader.resume(id),
  resumeAll: ({ uploader }) => uploader.resume(),
  cancel: ({ uploader, id }) => uploader.cancel(id),
  remove: ({ uploader, id }) => uploader.remove(id),
  retry: ({ uploader, id }) => void uploader.retry(id),
  offline: ({ world }) => world.network.set(false),
  silentlyOffline: ({ world }) => world.network.set(false, { silent: true }),
  online: ({ world }) => world.network.set(true),
};

const commands = fc.array(
  fc.record({
    name: fc.constantFrom(...Object.keys(COMMANDS)),
    item: fc.integer({ min: 1, max: 3 }),
    delay: fc.constantFrom(0, 5, 15, 40, 300, 1500, 40_000),
  }),
  { maxLength: 14 },
);

const bodiesOf = ({ history }: UploadSimulation) =>
  history.entries.filter(({ operation }) => operation === 'uploadPart' || operation === 'putObject');

/** The second pause forgot the timer of the first. */
const pausedTwiceWhileItWaits = {
  seed: 1_552_469_973,
  sizes: [20_000],
  commands: [
    { name: 'pause', item: 1, delay: 300 },
    { name: 'resumeAll', item: 1, delay: 0 },
    { name: 'pause', item: 1, delay: 0 },
  ],
  most: 1,
};

describe('uploader in the hands of a user', () => {
  test('UP8, BA6: pause, resume, cancel, retry and remove in any order, with and without a network, break nothing', {
    timeout: TIMEOUT,
  }, async () => {
    const stories = fc.record({
      seed: fc.nat(),
      sizes: fc.array(fc.constantFrom(1, 9000, 10_001, 20_000, 40_001, 60_000), { minLength: 1, maxLength: 3 }),
      commands,
      most: fc.integer({ min: 0, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(stories, async ({ seed, sizes, commands, most }) => {
        const plan = randomFaults({ random: seededRandom(seed), probability: 0.1, most });
        const world = simulateUploads({ plan, seed });
        const { uploader, settle } = world.open();
        const { broken } = watchUploader(uploader);
        uploader.add(sizes.map((size, index) => sampleFile(size, { seed: index, name: `${index}.pdf` })));
        for (const { name, item, delay } of commands) {
          await world.clock.advance(delay);
          COMMANDS[name]?.({ world, uploader, id: `item-${item}` });
        }
        world.network.set(true);
        uploader.resume();
        await settle();
        expect(broken).toEqual([]);
        await expectStored(world, uploader, (fileName) => Number.parseInt(fileName, 10));
        expect(world.history.mostInFlight).toBeLessThanOrEqual(6);
        await expectSilence(world, uploader);
      }),
      { numRuns: runs, examples: [[pausedTwiceWhileItWaits]] },
    );
  });

  test('RS7: a crash at any instant and the same file again end in success, without sending acknowledged parts', {
    timeout: TIMEOUT,
  }, async () => {
    const crashes = fc.record({
      seed: fc.nat(),
      size: fc.constantFrom(9_000, 20_000, 40_001, 60_000),
      at: fc.nat(2000),
    });
    let continued = 0;
    await fc.assert(
      fc.asyncProperty(crashes, async ({ seed, size, at }) => {
        const world = simulateUploads({ seed, latency: SLOW, ledgerDelay: SLOW });
        const first = world.open();
        first.uploader.add([sampleFile(size, { seed })]);
        await world.clock.advance(at);
        // What the storage has acknowledged, whatever the page that ended could remember of it.
        const acknowledged = bodiesOf(world).filter(({ status }) => status === 200);
        first.crash();
        await world.clock.advance(1000);
        if (acknowledged.length > 0) continued += 1;
        const before = bodiesOf(world).length;
        const second = world.open();
        second.uploader.add([sampleFile(size, { seed })]);
        await second.settle();
        await expectStored(world, second.uploader, () => seed);
        const again = bodiesOf(world)
          .slice(before)
          .filter(({ partNumber }) => acknowledged.some((body) => body.partNumber === partNumber));
        expect(again).toEqual([]);
        expect(await world.ledger.list('tenant/user')).toEqual([]);
        expect(world.api.confirmed).toHaveLength(1);
      }),
      { numRuns: runs },
    );
    expect(continued).toBeGreaterThan(runs / 20);
  });

  test('RS8: another file of the same name, size, date and edges is never mixed with what is stored', {
    timeout: TIMEOUT,
  }, async () => {
    let mixed = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 600, max: 1600 }), async (seed, at) => {
        const size = 60_000;
        const world = simulateUploads({ seed, latency: SLOW });
        const first = world.open();
        first.uploader.add([sampleFile(size, { seed })]);
        await world.clock.advance(at);
        first.crash();
        const other = sampleFile(size, { seed: seed + 1 });
        // As if the file had been changed in its middle: the edges are those of the first one.
        for (const entry of await world.ledger.list('tenant/user')) {
          mixed += Math.sign(entry.parts.length);
          const edge = md5Of(sampleBytes(size, seed + 1));
          await world.ledger.put({ ...entry, edges: { first: edge, last: edge } });
        }
        const second = world.open();
        second.uploader.add([other]);
        await second.settle();
        await expectStored(world, second.uploader, () => seed + 1);
        expect(second.uploader.getSnapshot().items).toHaveLength(1);
        expect(await world.ledger.list('tenant/user')).toEqual([]);
      }),
      { numRuns: runs / 2 },
    );
    expect(mixed).toBeGreaterThan(runs / 20);
  });
});
