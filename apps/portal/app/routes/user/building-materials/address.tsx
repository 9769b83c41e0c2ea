import { addressSchemas } from '@jianzhu/api-client/schemas';
import type { AddressQuery } from '../../../features/address/address-calls.ts';
import { AddressList } from '../../../features/address/address-list.tsx';
import { loadList } from '../../../record/load-list.server.ts';
import { readListQuery } from '../../../record/read-list-query.ts';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/address';

/** The delivery addresses of the business (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const query: AddressQuery = readListQuery(addressSchemas.list.query, url.searchParams);
  return { query, loaded: await loadList((asked) => services.api.address.list({ query: asked }), query, services) };
}

export default function AddressRoute({ loaderData: { query, loaded } }: Route.ComponentProps) {
  return <AddressList query={query} loaded={loaded} />;
}
