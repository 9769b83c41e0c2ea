import { AddressCards } from '../../../features/address/address-cards.tsx';
import { loadList } from '../../../record/load-list.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/address-card';

/** All that a business can have: it keeps no more than fit one page. */
const whole = { current: 1, size: 100 };

/** The delivery addresses, to choose one from (specification 2). */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  return { loaded: await loadList((query) => services.api.address.list({ query }), whole, services) };
}

export default function AddressCardRoute({ loaderData: { loaded } }: Route.ComponentProps) {
  return <AddressCards loaded={loaded} />;
}
