import { loadSupplierProfile } from '../../../features/supplier-profile/load-profile.server.ts';
import { SupplierProfilePage } from '../../../features/supplier-profile/profile-page.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import type { Route } from './+types/pro-supplier';

/** What the business says of itself as a supplier (domain rules 10.3). */
export async function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(requestContext);
  const found = await loadSupplierProfile(context.get(requestServices));
  return { ...found, officeViewer: settings.officeViewer ?? null };
}

export default function SupplierProfileRoute({ loaderData }: Route.ComponentProps) {
  return <SupplierProfilePage {...loaderData} />;
}
