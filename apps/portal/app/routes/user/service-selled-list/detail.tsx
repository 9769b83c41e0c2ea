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
  const loaded = await loadOrder(url.searchParams.get('id'), context.get(requestServices));
  return answerRecord({ loaded, officeViewer: settings.officeViewer ?? null });
}

export default function SoldServiceRoute({ loaderData: { loaded, officeViewer } }: Route.ComponentProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.soldServices}>
      {(found) => <OrderDetail key={found.order.id} found={found} officeViewer={officeViewer} />}
    </StandingRecord>
  );
}
