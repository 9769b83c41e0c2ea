import { expect, test, vi } from 'vitest';
import { simulateUploads } from '../fixtures/upload-simulation.ts';

/** How often loading still fails, and what happens each time. */
const refusals = vi.hoisted(() => ({ left: 0, refused: (): unknown => undefined }));

vi.mock('../on-demand.ts', async (importActual) => {
  const { onDemand, MissingChunk } = await importActual<typeof import('../on-demand.ts')>();
  return {
    MissingChunk,
    onDemand: (importChunk: () => Promise<unknown>) => {
      const chunk = onDemand(importChunk);
      const load = (): Promise<unknown> => {
        refusals.left -= 1;
        if (refusals.left < 0) return chunk.load();
        refusals.refused();
        return Promise.reject(new MissingChunk(load, new TypeError('404')));
      };
      return { ...chunk, load };
    },
  };
});

/** It is asked for when a file is chosen, and again when its upload begins. */
const WHEN_CHOSEN = 1;

test('UP16 they are asked for when the first file of several parts is chosen, and not for a small one', async () => {
  const world = simulateUploads();
  const { uploader, settle } = world.open();
  refusals.left = 1;
  uploader.add([new File([new Uint8Array(100)], 'small.zip')]);
  await settle();
  expect(refusals.left).toBe(1);
  uploader.add([new File([new Uint8Array(30_000)], 'large.zip')]);
  expect(refusals.left).toBe(0);
  await settle();
  expect(uploader.getSnapshot().items).toMatchObject([{ status: 'success' }, { status: 'success' }]);
});

test('UP16 an upload whose steps do not come waits for them as for the network, holding no connection', async () => {
  const world = simulateUploads();
  const { uploader, settle } = world.open();
  refusals.left = WHEN_CHOSEN + 50;
  const [added] = uploader.add([new File([new Uint8Array(30_000)], 'large.zip')]);
  await world.clock.advance(600_000);
  expect(uploader.getSnapshot().items).toMatchObject([{ id: added?.id, phase: 'waiting.offline' }]);
  const asked = WHEN_CHOSEN + 50 - refusals.left;
  expect(asked).toBeGreaterThan(15);
  // 5, 10 and 20 seconds apart, then every half minute.
  expect(asked).toBeLessThan(30);
  const connections = world.history.entries.length;
  refusals.left = 0;
  await settle();
  expect(world.history.entries.length).toBeGreaterThan(connections);
  expect(uploader.getSnapshot().items).toMatchObject([{ id: added?.id, status: 'success' }]);
});

test('UP16 without a network they are waited for as long as it takes', async () => {
  const world = simulateUploads();
  const { uploader, settle } = world.open();
  refusals.left = WHEN_CHOSEN + 50;
  refusals.refused = () => {
    if (refusals.left < 50) world.network.set(false);
  };
  uploader.add([new File([new Uint8Array(30_000)], 'large.zip')]);
  await world.clock.advance(3_600_000);
  expect(uploader.getSnapshot().items).toMatchObject([{ phase: 'waiting.offline' }]);
  refusals.left = 0;
  world.network.set(true);
  await settle();
  expect(uploader.getSnapshot().items).toMatchObject([{ status: 'success' }]);
});
