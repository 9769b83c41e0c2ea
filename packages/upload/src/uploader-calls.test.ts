import { describe, expect, test } from 'vitest';
import { sampleFile } from './fixtures/sample-file.ts';
import { expectStored } from './fixtures/upload-invariants.ts';
import { PART, simulateUploads } from './fixtures/upload-simulation.ts';
import { type Fault, listedFaults } from './testing/fault-plan.ts';

const LARGE = 60_000;
const PARTS = Math.ceil(LARGE / PART);
const refused: Fault = { kind: 'credentials', code: 'SecurityTokenExpired' };

describe('calls of the back end', () => {
  test('UP14: a registration is tried again three times, a second apart, on timeout and network errors alone', async () => {
    const rule = { call: 'register', fault: { kind: 'network' } } as const;
    const well = simulateUploads({ api: { faults: [{ ...rule, times: 3 }], latency: 0 } });
    const first = well.open();
    first.uploader.add([sampleFile(10)]);
    await first.settle();
    const times = well.api.calls.filter(({ call }) => call === 'register').map(({ at }) => at);
    expect(times.slice(1).map((at, index) => at - (times[index] ?? 0))).toEqual([1000, 1000, 1000]);
    const badly = simulateUploads({ api: { faults: [{ ...rule, times: 4 }] } });
    const second = badly.open();
    second.uploader.add([sampleFile(10)]);
    await second.settle();
    expect(second.uploader.getSnapshot().failures).toMatchObject([{ reason: 'registerFailed' }]);
    expect(badly.api.count('register')).toBe(4);
  });

  test('UP14: a confirmation gets five rounds; the stored object is not sent again', async () => {
    const rule = { call: 'confirm', fault: { kind: 'lostAnswer' } } as const;
    const world = simulateUploads({ api: { faults: [{ ...rule, times: 4 }] } });
    const { uploader, settle } = world.open();
    uploader.add([sampleFile(LARGE)]);
    await settle();
    await expectStored(world, uploader, () => 1);
    expect([world.api.count('confirm'), world.history.count('uploadPart')]).toEqual([5, PARTS]);
  });

  test('CR2: while keys are renewed the item waits, and a failed renewal is tried again', async () => {
    const world = simulateUploads({
      plan: listedFaults([{ operation: 'uploadPart', nth: 3, fault: refused }]),
      api: { faults: [{ call: 'register', nth: 2, times: 2, fault: { kind: 'network' } }] },
    });
    const { uploader, settle } = world.open();
    const phases = new Set<string | undefined>();
    uploader.subscribe(() => phases.add(uploader.getSnapshot().items[0]?.phase));
    uploader.add([sampleFile(LARGE)]);
    await settle();
    await expectStored(world, uploader, () => 1);
    expect(world.api.count('register')).toBe(4);
    expect([...phases].some((phase) => phase?.startsWith('waiting'))).toBe(true);
  });

  test('CR3: keys that are about to end are renewed before a request is refused', async () => {
    const world = simulateUploads({ latency: 400, api: { keySeconds: 3 } });
    const { uploader, settle } = world.open();
    uploader.add([sampleFile(LARGE)]);
    await settle();
    await expectStored(world, uploader, () => 1);
    expect(world.api.count('register')).toBeGreaterThan(1);
    expect(world.history.entries.filter(({ status }) => status === 403)).toEqual([]);
  });

  test('CR5: when the address has moved, the upload begins anew there and the old one is taken back', async () => {
    const world = simulateUploads({
      plan: listedFaults([{ operation: 'uploadPart', nth: 6, fault: refused }]),
      api: { faults: [{ call: 'register', nth: 2, fault: { kind: 'otherUri' } }] },
    });
    const { uploader, settle } = world.open();
    uploader.add([sampleFile(LARGE)]);
    await settle();
    await expectStored(world, uploader, () => 1);
    await world.clock.advance(5000);
    expect(uploader.getSnapshot().items[0]?.uploaded?.uri).toMatch(/^moved\//);
    expect([world.history.count('initiate'), world.history.count('abort')]).toEqual([2, 2]);
  });

  test('CR5: when somebody else has finished it meanwhile, it is a success and ours is taken back', async () => {
    const world = simulateUploads({
      plan: listedFaults([{ operation: 'uploadPart', nth: 6, fault: refused }]),
      api: { faults: [{ call: 'register', nth: 2, fault: { kind: 'existsNow' } }] },
    });
    const { uploader, settle } = world.open();
    uploader.add([sampleFile(LARGE)]);
    await settle();
    await world.clock.advance(5000);
    expect(uploader.getSnapshot().items).toMatchObject([{ status: 'success', uploaded: { existed: true } }]);
    expect([world.history.count('complete'), world.history.count('abort')]).toEqual([0, 2]);
    expect(world.api.count('confirm')).toBe(0);
  });

  test.each([-20 * 60_000, 20 * 60_000])(
    'CR6: a clock that is wrong by %d ms is set by what the storage tells',
    async (ms) => {
      const world = simulateUploads({
        plan: listedFaults([{ operation: 'initiate', fault: { kind: 'clockOffset', ms } }]),
      });
      const { uploader, settle } = world.open();
      uploader.add([sampleFile(LARGE)]);
      await settle();
      await expectStored(world, uploader, () => 1);
      expect(world.history.count('uploadPart')).toBe(PARTS);
      expect(world.api.count('register')).toBe(1);
    },
  );
});
