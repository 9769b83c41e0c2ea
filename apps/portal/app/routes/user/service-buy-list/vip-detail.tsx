import { loadOrder } from '../../../features/order/load-order.server.ts';
import { OrderDetail } from '../../../features/order/order-detail.tsx';
import * as paths from '../../../paths.ts';
import { answerRecord } from '../../../record/load-record.server.ts';
import { StandingRecord } from '../../../record/standing-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import type { Route } from './+types/vip-detail';

/** A membership as a purchase (decision 48). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { settings } = context.get(requestContext);
  const loaded = await loadOrder(url.searchParams.get('id'), context.get(requestServices));
  return answerRecord({ loaded, officeViewer: settings.officeViewer ?? null });
}

export default function BoughtMembershipRoute({ loaderData: { loaded, officeViewer } }: Route.ComponentProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.boughtServices}>
      {(found) => <OrderDetail key={found.order.id} found={found} officeViewer={officeViewer} />}
    </StandingRecord>
  );
}
