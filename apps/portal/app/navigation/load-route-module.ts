import { loadPart } from '../errors/load-part.ts';

interface ManifestRoute {
  readonly id: string;
  readonly module: string;
}

/**
 * Loads the code of a route. Stands in for the router's own function of this name, which answers a failure with an
 * unlimited reload of the page (C-14). Here the page becomes one that fails when it is shown, and the error page
 * decides about reloading; the router takes no rejection at this place.
 */
export async function loadRouteModule(route: ManifestRoute, loadedModules: Record<string, unknown>): Promise<unknown> {
  const loaded = loadedModules[route.id];
  if (loaded) return loaded;
  const module: unknown = await loadPart(() => import(/* @vite-ignore */ route.module)).catch(pageThatFails);
  loadedModules[route.id] = module;
  return module;
}

function pageThatFails(failure: unknown): { default(): never } {
  return {
    default() {
      throw failure;
    },
  };
}
