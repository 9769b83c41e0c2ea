import { orderSchemas } from '@jianzhu/api-client/schemas';
import { OrderListPage } from '../../features/order/order-list.tsx';
import { loadList } from '../../record/load-list.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import { requestServices } from '../../request-services.server.ts';
import type { Route } from './+types/service-buy-list';

/** What the company has bought (domain rules 11.3). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const query = readListQuery(orderSchemas.buyList.query, url.searchParams);
  return { query, loaded: await loadList((asked) => services.api.order.buyList({ query: asked }), query, services) };
}

export default function BoughtServicesRoute({ loaderData: { query, loaded } }: Route.ComponentProps) {
  return <OrderListPage side="require" query={query} loaded={loaded} />;
}
