import { TERMINALS, type Terminal } from '@jianzhu/domain/shops';
import { loadRecord } from '../../record/load-record.server.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';

/** The terminal that an address names; pc unless it is said. */
const terminalOf = (search: URLSearchParams): Terminal =>
  TERMINALS.find((one) => one === search.get('terminal')) ?? 'pc';

/** The draft of a page of the own shop, with what its links are chosen from. */
export async function loadDecoration(search: URLSearchParams, services: RequestServices) {
  const terminal = terminalOf(search);
  const [loaded, settings] = await Promise.all([
    loadRecord(() => services.api.ownShop.page({ query: { terminal } }), services),
    services.session().then(() => orDefault(services.api.ownShop.settings(), null, services.report)),
  ]);
  return { terminal, loaded, settings };
}
