import { bidSchemas, signUpSchemas } from '@jianzhu/api-client/schemas';
import { ReceivedList } from '../../../features/bid/received-list.tsx';
import { MyBids } from '../../../features/sign-up/my-bids.tsx';
import { loadList } from '../../../record/load-list.server.ts';
import { readListQuery } from '../../../record/read-list-query.ts';
import { ServerClock } from '../../../record/server-clock.tsx';
import { type RequestServices, requestServices } from '../../../request-services.server.ts';
import { readSide } from '../../../session/side-cookie.ts';
import { orDefault } from '../../../site/start-up.server.ts';
import type { Route } from './+types/default';

/** What a supplier takes part in, and what a buyer has received (domain rules 5.9). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  await services.session();
  return readSide(request.headers.get('cookie')) === 'supply'
    ? loadMine(url.searchParams, services)
    : loadReceived(url.searchParams, services);
}

async function loadMine(search: URLSearchParams, services: RequestServices) {
  const { api, report } = services;
  const query = readListQuery(signUpSchemas.mine.query, search);
  const [counts, loaded] = await Promise.all([
    orDefault(api.signUp.mineCount(), null, report),
    loadList((asked) => api.signUp.mine({ query: asked }), query, services),
  ]);
  return { side: 'supply' as const, query, loaded, counts };
}

async function loadReceived(search: URLSearchParams, services: RequestServices) {
  const query = readListQuery(bidSchemas.list.query, search);
  const loaded = await loadList((asked) => services.api.bid.list({ query: asked }), query, services);
  return { side: 'require' as const, query, loaded };
}

export default function MyBidRoute({ loaderData }: Route.ComponentProps) {
  const { loaded } = loaderData;
  return (
    <ServerClock serverTime={loaded.kind === 'ready' ? loaded.list.serverTime : ''}>
      {loaderData.side === 'supply' ? <MyBids {...loaderData} /> : <ReceivedList {...loaderData} />}
    </ServerClock>
  );
}
