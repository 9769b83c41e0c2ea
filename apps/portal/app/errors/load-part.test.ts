import { describe, expect, it, vi } from 'vitest';
import { connection } from '../navigation/portal-connection.ts';
import { ChunkLoadError } from './chunk-load-error.ts';
import { loadPart } from './load-part.ts';

const failing = () => vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));

describe('code that comes later', () => {
  it('is asked for again when the network is back (5)', async () => {
    vi.spyOn(connection, 'restored').mockResolvedValue(true);
    expect(await loadPart(failing().mockResolvedValue('part'))).toBe('part');
    await expect(loadPart(failing().mockRejectedValue(new Error('gone')))).rejects.toThrow(ChunkLoadError);
  });

  it('is not asked for again when it is gone', async () => {
    vi.spyOn(connection, 'restored').mockResolvedValue(false);
    const load = failing();
    await expect(loadPart(load)).rejects.toThrow(ChunkLoadError);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
