import { ownServiceSchemas } from '@jianzhu/api-client/schemas';
import type { ServiceQuery } from '../../../features/own-service/service-calls.ts';
import { ServiceList } from '../../../features/own-service/service-list.tsx';
import { loadList } from '../../../record/load-list.server.ts';
import { readListQuery } from '../../../record/read-list-query.ts';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/list';

/** The services of the business (domain rules 11.1). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const query: ServiceQuery = readListQuery(ownServiceSchemas.list.query, url.searchParams);
  const { list } = services.api.ownService;
  return { query, loaded: await loadList((asked) => list({ query: asked }), query, services) };
}

export default function ServicesRoute({ loaderData: { query, loaded } }: Route.ComponentProps) {
  return <ServiceList query={query} loaded={loaded} />;
}
