import { orderSchemas } from '@jianzhu/api-client/schemas';
import { OrderListPage } from '../../features/order/order-list.tsx';
import { loadList } from '../../record/load-list.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import { requestServices } from '../../request-services.server.ts';
import type { Route } from './+types/service-selled-list';

/** What the company has sold (domain rules 11.3). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const query = readListQuery(orderSchemas.sellList.query, url.searchParams);
  return { query, loaded: await loadList((asked) => services.api.order.sellList({ query: asked }), query, services) };
}

export default function SoldServicesRoute({ loaderData: { query, loaded } }: Route.ComponentProps) {
  return <OrderListPage side="supply" query={query} loaded={loaded} />;
}
