import { expect, test, vi } from 'vitest';
import { onDemand } from './on-demand.ts';

test('UP16 a chunk is loaded once, when it is first asked for', async () => {
  const importChunk = vi.fn(async () => ({ answer: 42 }));
  const chunk = onDemand(importChunk);
  expect(chunk.loaded()).toBeNull();
  expect(importChunk).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([chunk.load(), chunk.load()]);
  expect(second).toBe(first);
  expect(chunk.loaded()).toBe(first);
  expect(importChunk).toHaveBeenCalledOnce();
});

test('UP16 a chunk that could not be loaded is a fault of the network, and is asked for again', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const importChunk = vi.fn(async () => 'chunk').mockRejectedValueOnce(cause);
  const chunk = onDemand(importChunk);
  await expect(chunk.load()).rejects.toMatchObject({ name: 'StorageError', fault: 'network', cause });
  expect(chunk.loaded()).toBeNull();
  expect(await chunk.load()).toBe('chunk');
});
