import { loadOrder } from '../../../features/order/load-order.server.ts';
import { OrderDetail } from '../../../features/order/order-detail.tsx';
import { quotaTexts } from '../../../features/vip/messages.ts';
import { VipQuotaTable } from '../../../features/vip/vip-quota.tsx';
import * as paths from '../../../paths.ts';
import { answerRecord } from '../../../record/load-record.server.ts';
import { StandingRecord } from '../../../record/standing-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import { orDefault } from '../../../site/start-up.server.ts';
import type { Route } from './+types/vip-detail';

/** A membership as an authorisation: its quota and its invoice beside its purchase (decision 48). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { settings } = context.get(requestContext);
  const [loaded, quota] = await Promise.all([
    loadOrder(url.searchParams.get('id'), services),
    orDefault(services.api.vip.quota(), null, services.report),
  ]);
  return answerRecord({ loaded, quota, officeViewer: settings.officeViewer ?? null });
}

export default function MembershipRoute({ loaderData: { loaded, quota, officeViewer } }: Route.ComponentProps) {
  const more =
    quota === null ? [] : [{ key: 'quota', title: quotaTexts.section, content: <VipQuotaTable quota={quota} /> }];
  return (
    <StandingRecord loaded={loaded} listHref={paths.serviceAuthOrders}>
      {(found) => <OrderDetail key={found.order.id} found={found} officeViewer={officeViewer} more={more} />}
    </StandingRecord>
  );
}
