import { data } from 'react-router';
import { AddressFormPage } from '../../../features/address/address-form.tsx';
import { loadForm } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/address-modify';

const NOT_FOUND_STATUS = 404;

/** The form of a delivery address, of the one that the query `id` names or of a new one (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { detail } = services.api.address;
  const loaded = await loadForm('address', url.searchParams.get('id'), (id) => detail({ query: { id } }), services);
  return data({ loaded }, loaded.kind === 'missing' ? NOT_FOUND_STATUS : undefined);
}

export default function AddressModifyRoute({ loaderData: { loaded } }: Route.ComponentProps) {
  return <AddressFormPage loaded={loaded} />;
}
