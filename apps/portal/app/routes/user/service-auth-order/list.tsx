import { orderSchemas } from '@jianzhu/api-client/schemas';
import { AuthListPage } from '../../../features/order/auth-list.tsx';
import { loadList } from '../../../record/load-list.server.ts';
import { readListQuery } from '../../../record/read-list-query.ts';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/list';

/** The memberships of the company (domain rules 11.3, decision 48). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const query = readListQuery(orderSchemas.authList.query, url.searchParams);
  return { query, loaded: await loadList((asked) => services.api.order.authList({ query: asked }), query, services) };
}

export default function AuthOrdersRoute({ loaderData: { query, loaded } }: Route.ComponentProps) {
  return <AuthListPage query={query} loaded={loaded} />;
}
