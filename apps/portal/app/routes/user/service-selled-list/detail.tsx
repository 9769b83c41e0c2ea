import { loadPackageUsage } from '../../../buying/load-package-usage.server.ts';
import { packageUseSections } from '../../../buying/package-use-section.tsx';
import { loadOrder } from '../../../features/order/load-order.server.ts';
import { OrderDetail } from '../../../features/order/order-detail.tsx';
import * as paths from '../../../paths.ts';
import { answerRecord } from '../../../record/load-record.server.ts';
import { StandingRecord } from '../../../record/standing-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import type { Route } from './+types/detail';

/** An order to its seller (domain rules 11.3). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { settings } = context.get(requestContext);
  const services = context.get(requestServices);
  const loaded = await loadOrder(url.searchParams.get('id'), services);
  const usage = loaded.kind === 'ready' ? await loadPackageUsage(loaded.record.order, services) : null;
  return answerRecord({ loaded, usage, officeViewer: settings.officeViewer ?? null });
}

export default function SoldServiceRoute({ loaderData: { loaded, usage, officeViewer } }: Route.ComponentProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.soldServices}>
      {(found) => (
        <OrderDetail key={found.order.id} {...{ found, officeViewer }} more={packageUseSections(found.order, usage)} />
      )}
    </StandingRecord>
  );
}
