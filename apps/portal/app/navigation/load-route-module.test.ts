import { describe, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '../errors/chunk-load-error.ts';
import { loadRouteModule } from './load-route-module.ts';
import { connection } from './portal-connection.ts';

const module = 'data:text/javascript,export default "page"';

describe('loading the code of a route', () => {
  it('keeps what it has loaded for the router', async () => {
    const loaded: Record<string, unknown> = {};
    const page = await loadRouteModule({ id: 'home', module }, loaded);
    expect(loaded.home).toBe(page);
    expect(await loadRouteModule({ id: 'home', module: 'gone.js' }, loaded)).toBe(page);
  });

  it('gives a page that fails when it is shown instead of reloading (C-14)', async () => {
    vi.spyOn(connection, 'restored').mockResolvedValue();
    const loaded: Record<string, { default: () => unknown }> = {};
    await loadRouteModule({ id: 'home', module: 'data:text/javascript,throw 1' }, loaded);
    expect(() => loaded.home?.default()).toThrow(ChunkLoadError);
  });
});
