import { loadSuppliers } from '../../../features/supplier/load-suppliers.server.ts';
import { SuppliersPage } from '../../../features/supplier/suppliers-page.tsx';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/invite-supplier';

/** Whom to invite to an inquiry, and the library of suppliers (domain rules 3.7). */
export function loader({ url, context }: Route.LoaderArgs) {
  return loadSuppliers(url.searchParams, context.get(requestServices));
}

export default function InviteSupplierRoute({ loaderData }: Route.ComponentProps) {
  return <SuppliersPage data={loaderData} />;
}
