import { loadCashier } from '../../cashier/load-cashier.server.ts';
import { CashierPage } from '../../features/payment/cashier-page.tsx';
import * as paths from '../../paths.ts';
import { answerRecord } from '../../record/load-record.server.ts';
import { StandingRecord } from '../../record/standing-record.tsx';
import { requestServices } from '../../request-services.server.ts';
import { requestContext } from '../../server-context.ts';
import type { Route } from './+types/pay';

/** The order that the query `id` names, by the way `way` (domain rules 13.3). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { settings } = context.get(requestContext);
  const found = await loadCashier(url.searchParams, services, { resultOf: ({ id }) => `${paths.paid}?id=${id}` });
  return answerRecord({ ...found, officeViewer: settings.officeViewer ?? null });
}

export default function CashierRoute({ loaderData: { loaded, asked, officeViewer } }: Route.ComponentProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.personalCenter}>
      {(order) => <CashierPage key={order.id} order={order} asked={asked} officeViewer={officeViewer} />}
    </StandingRecord>
  );
}
