import { tenderSchemas } from '@jianzhu/api-client/schemas';
import { hallTab, TenderHall } from '../../../features/tender/tender-hall.tsx';
import { TenderList } from '../../../features/tender/tender-list.tsx';
import { loadList } from '../../../record/load-list.server.ts';
import { readListQuery } from '../../../record/read-list-query.ts';
import { ServerClock } from '../../../record/server-clock.tsx';
import { type RequestServices, requestServices } from '../../../request-services.server.ts';
import { readSide } from '../../../session/side-cookie.ts';
import { contentOfRequest } from '../../../site/edition-content.ts';
import { orDefault } from '../../../site/start-up.server.ts';
import type { Route } from './+types/default';

/** The tenders of who buys; the hall and invitations of who sells (domain rules 5.9). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { api, report } = services;
  const side = readSide(request.headers.get('cookie'));
  await services.session();
  const [counts, cities, shown] = await Promise.all([
    orDefault(api.tender.statusCount({ query: { side } }), null, report),
    loadCities(services),
    side === 'supply' ? loadHall(url.searchParams, services) : loadOwn(url.searchParams, services),
  ]);
  return { counts, cities, shown };
}

/** The cities of the edition, to look for tenders by. */
async function loadCities(services: RequestServices) {
  const { districts } = await contentOfRequest(services);
  return orDefault(districts({ query: { isShow: 1 } }), [], services.report);
}

async function loadOwn(search: URLSearchParams, services: RequestServices) {
  const query = readListQuery(tenderSchemas.list.query, search);
  const loaded = await loadList((asked) => services.api.tender.list({ query: asked }), query, services);
  return { list: 'own' as const, query, loaded };
}

async function loadHall(search: URLSearchParams, services: RequestServices) {
  const list = hallTab(search);
  const query = readListQuery(tenderSchemas.hall.query, search);
  const { hall, invited } = services.api.tender;
  const call = list === 'hall' ? hall : invited;
  return { list, query, loaded: await loadList((asked) => call({ query: asked }), query, services) };
}

export default function InviteTendersRoute({ loaderData: { counts, cities, shown } }: Route.ComponentProps) {
  const { loaded } = shown;
  return (
    <ServerClock serverTime={loaded.kind === 'ready' ? loaded.list.serverTime : ''}>
      {shown.list === 'own' ? (
        <TenderList query={shown.query} loaded={shown.loaded} counts={counts} cities={cities} />
      ) : (
        <TenderHall
          key={shown.list}
          tab={shown.list}
          query={shown.query}
          loaded={shown.loaded}
          counts={counts}
          cities={cities}
        />
      )}
    </ServerClock>
  );
}
