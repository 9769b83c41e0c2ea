import { PAY_STATUS } from '@jianzhu/domain/payments';
import { redirect } from 'react-router';
import { CashierPage } from '../../features/payment/cashier-page.tsx';
import * as paths from '../../paths.ts';
import { answerRecord, loadById } from '../../record/load-record.server.ts';
import { StandingRecord } from '../../record/standing-record.tsx';
import { requestServices } from '../../request-services.server.ts';
import { requestContext } from '../../server-context.ts';
import type { Route } from './+types/pay';

const WAY = /^[1-6]$/;
/** What can still be paid; of the rest the page of the result says how it ended. */
const HERE: readonly number[] = [PAY_STATUS.open, PAY_STATUS.paying, PAY_STATUS.failed];

/** The order that the query `id` names, by the way `way` (domain rules 13.3). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { settings } = context.get(requestContext);
  const search = url.searchParams;
  const loaded = await loadById(search.get('id'), (id) => services.api.payment.order({ query: { id } }), services);
  if (loaded.kind === 'ready' && !HERE.includes(loaded.record.status)) {
    throw redirect(`${paths.paid}?id=${loaded.record.id}`);
  }
  const way = search.get('way') ?? '';
  const asked = WAY.test(way) ? Number(way) : null;
  return answerRecord({ loaded, asked, officeViewer: settings.officeViewer ?? null });
}

export default function CashierRoute({ loaderData: { loaded, asked, officeViewer } }: Route.ComponentProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.personalCenter}>
      {(order) => <CashierPage key={order.id} order={order} asked={asked} officeViewer={officeViewer} />}
    </StandingRecord>
  );
}
