import { PayResultPage } from '../../../features/payment/pay-result-page.tsx';
import * as paths from '../../../paths.ts';
import { answerRecord, loadById } from '../../../record/load-record.server.ts';
import { StandingRecord } from '../../../record/standing-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/success';

/** How the order that the query `id` names has ended, as the platform knows it now. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const ask = (id: string) => services.api.payment.order({ query: { id } });
  return answerRecord({ loaded: await loadById(url.searchParams.get('id'), ask, services) });
}

export default function PayResultRoute({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.personalCenter}>
      {(order) => <PayResultPage order={order} />}
    </StandingRecord>
  );
}
