import { describe, expect, it, vi } from 'vitest';
import { connection } from '../navigation/portal-connection.ts';
import { ChunkLoadError } from './chunk-load-error.ts';
import { loadPart } from './load-part.ts';

const failing = () => vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));

describe('code that comes later', () => {
  it('is asked for again when the server answers, however short the network was lost (5)', async () => {
    const restored = vi.spyOn(connection, 'restored').mockResolvedValue();
    expect(await loadPart(failing().mockResolvedValue('part'))).toBe('part');
    expect(restored).toHaveBeenCalledTimes(1);
  });

  it('is asked for twice at most when it is gone', async () => {
    vi.spyOn(connection, 'restored').mockResolvedValue();
    const load = failing().mockRejectedValue(new Error('gone'));
    await expect(loadPart(load)).rejects.toThrow(ChunkLoadError);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
