import { signUpSchemas } from '@jianzhu/api-client/schemas';
import { MyBids } from '../../../features/sign-up/my-bids.tsx';
import { ReceivedBids } from '../../../features/sign-up/received-bids.tsx';
import { loadList } from '../../../record/load-list.server.ts';
import { readListQuery } from '../../../record/read-list-query.ts';
import { ServerClock } from '../../../record/server-clock.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { readSide } from '../../../session/side-cookie.ts';
import { orDefault } from '../../../site/start-up.server.ts';
import type { Route } from './+types/default';

/** What a supplier takes part in (domain rules 5.9); bids are sealed until they are opened. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  if (readSide(request.headers.get('cookie')) !== 'supply') return null;
  await services.session();
  const { api, report } = services;
  const query = readListQuery(signUpSchemas.mine.query, url.searchParams);
  const [counts, loaded] = await Promise.all([
    orDefault(api.signUp.mineCount(), null, report),
    loadList((asked) => api.signUp.mine({ query: asked }), query, services),
  ]);
  return { query, loaded, counts };
}

export default function MyBidRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <ReceivedBids />;
  const { loaded } = loaderData;
  return (
    <ServerClock serverTime={loaded.kind === 'ready' ? loaded.list.serverTime : ''}>
      <MyBids {...loaderData} />
    </ServerClock>
  );
}
