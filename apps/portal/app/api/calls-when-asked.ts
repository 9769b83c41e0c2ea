import { loadPart } from '../errors/load-part.ts';
import type { PortalClient } from '../portal-client.ts';
import type { BrowserApi } from './browser-api.ts';

/**
 * Calls of a feature whose pages need none of them to be shown: they, and what checks their answers, are loaded with
 * the first that is asked for.
 *
 * @param load imports the module that makes them
 */
export function callsWhenAsked<Calls>(load: () => Promise<{ readonly callsOf: (api: BrowserApi) => Calls }>) {
  return async (client: PortalClient): Promise<Calls> => {
    const [{ api }, { callsOf }] = await Promise.all([client.memberSession(), loadPart(load)]);
    return callsOf(api);
  };
}
