import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleFile } from './fixtures/sample-file.ts';
import { expectSilence, expectStored, watchUploader } from './fixtures/upload-invariants.ts';
import { simulateUploads } from './fixtures/upload-simulation.ts';
import { FAULT_KINDS, listedFaults, randomFaults } from './testing/fault-plan.ts';
import { seededRandom } from './testing/seeded-random.ts';

const runs = process.env.TEST_DEEP ? 10_000 : 1000;

/** ms that so many runs may take on a busy machine. */
const TIMEOUT = runs * 300;

/** Sizes around the ends of parts and bands, one byte to either side. */
const sizes = fc.oneof(
  fc
    .tuple(fc.constantFrom(1, 4096, 8192, 10_000, 40_000, 45_056), fc.constantFrom(-1, 0, 1))
    .map(([end, off]) => Math.max(1, end + off)),
  fc.integer({ min: 1, max: 60_000 }),
);

/** Faults that are final by their kind when they meet the same request twice, or the first request. */
const FINAL_KINDS = ['etagWrong', 'partEmptied', 'credentials'];
const passingKinds = FAULT_KINDS.filter((kind) => !FINAL_KINDS.includes(kind));

describe('uploader against a plan of faults', () => {
  test('RS5, RS6: any upload ends in the right bytes or in one failure, and leaves nothing behind', {
    timeout: TIMEOUT,
  }, async () => {
    const plans = fc.record({
      seed: fc.nat(),
      files: fc.array(sizes, { minLength: 1, maxLength: 3 }),
      most: fc.integer({ min: 0, max: 12 }),
      probability: fc.constantFrom(0.05, 0.2, 0.6),
      tellsExpiry: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(plans, async ({ seed, files, most, probability, tellsExpiry }) => {
        const plan = randomFaults({ random: seededRandom(seed), probability, most });
        const world = simulateUploads({ plan, seed, api: { tellsExpiry } });
        const { uploader, settle } = world.open();
        const { signals, failed, broken } = watchUploader(uploader);
        uploader.add(files.map((size, index) => sampleFile(size, { seed: seed + index, name: `${index}.pdf` })));
        await settle();
        const { items, failures } = uploader.getSnapshot();
        expect(items.length + failures.length).toBe(files.length);
        expect(failed).toEqual(failures.map(({ id }) => id));
        await expectStored(world, uploader, (name) => seed + Number.parseInt(name, 10));
        expect(signals).toEqual(['loading', 'done']);
        expect(broken).toEqual([]);
        expect(world.history.mostInFlight).toBeLessThanOrEqual(6);
        await expectSilence(world, uploader);
      }),
      { numRuns: runs },
    );
  });

  test('RS6: fewer faults than attempts never cost an upload', { timeout: TIMEOUT }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), sizes, fc.integer({ min: 0, max: 3 }), async (seed, size, most) => {
        const plan = randomFaults({ random: seededRandom(seed), probability: 0.4, most, kinds: passingKinds });
        const world = simulateUploads({ plan, seed });
        const { uploader, settle } = world.open();
        uploader.add([sampleFile(size, { seed })]);
        await settle();
        expect(uploader.getSnapshot().items.map(({ status }) => status)).toEqual(['success']);
        await expectStored(world, uploader, () => seed);
        expect(world.api.confirmed).toHaveLength(1);
        await expectSilence(world, uploader);
      }),
      { numRuns: runs / 4 },
    );
  });

  test.each(['SecurityTokenExpired', 'InvalidSecurityToken', 'InvalidAccessKeyId'] as const)(
    'CR2: keys refused with %s are renewed, and what is acknowledged is not sent again',
    async (code) => {
      const fault = { kind: 'credentials', code } as const;
      const world = simulateUploads({ plan: listedFaults([{ operation: 'uploadPart', nth: 5, fault }]) });
      const { uploader, settle } = world.open();
      uploader.add([sampleFile(60_000)]);
      await settle();
      await expectStored(world, uploader, () => 1);
      expect(world.api.count('register')).toBe(2);
      expect(world.history.count('uploadPart')).toBe(Math.ceil(60_000 / 4096) + 1);
    },
  );
});
