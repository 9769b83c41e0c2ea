import { expect, test, vi } from 'vitest';
import { simulateUploads } from '../fixtures/upload-simulation.ts';
import { StorageError } from '../ports/storage.ts';

/** How often loading still fails, and what happens each time. */
const refusals = vi.hoisted(() => ({ left: 0, refused: (): unknown => undefined }));

vi.mock('../on-demand.ts', async (importActual) => {
  const { onDemand } = await importActual<typeof import('../on-demand.ts')>();
  return {
    onDemand: (importChunk: () => Promise<unknown>) => {
      const chunk = onDemand(importChunk);
      const load = (): Promise<unknown> => {
        refusals.left -= 1;
        if (refusals.left < 0) return chunk.load();
        refusals.refused();
        return Promise.reject(new StorageError('network'));
      };
      return { ...chunk, load };
    },
  };
});

/** It is asked for when a file is chosen, and again when its upload begins. */
const WHEN_CHOSEN = 1;

test('UP16 an upload whose steps cannot be loaded waits as for an answer, holding no connection', async () => {
  const world = simulateUploads();
  const { uploader, settle } = world.open();
  refusals.left = WHEN_CHOSEN + 2;
  const [added] = uploader.add([new File([new Uint8Array(30_000)], 'large.zip')]);
  await settle();
  expect(refusals.left).toBeLessThan(0);
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
