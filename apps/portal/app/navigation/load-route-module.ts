import { ChunkLoadError } from '../errors/chunk-load-error.ts';

interface ManifestRoute {
  readonly id: string;
  readonly module: string;
}

/**
 * Loads the code of a route. Stands in for the router's own function of this name, which answers a failure with an
 * unlimited reload of the page; here it becomes an error, and the error page decides about reloading (C-14).
 */
export async function loadRouteModule(route: ManifestRoute, loadedModules: Record<string, unknown>): Promise<unknown> {
  const loaded = loadedModules[route.id];
  if (loaded) return loaded;
  try {
    const module: unknown = await import(/* @vite-ignore */ route.module);
    loadedModules[route.id] = module;
    return module;
  } catch (cause) {
    throw new ChunkLoadError({ cause });
  }
}
