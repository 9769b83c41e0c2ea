import { DealDetailPage } from '../../../features/deal/deal-detail.tsx';
import { answerRecord, loadById } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import type { Route } from './+types/deal-detail';

/** A deal, to buyer and supplier (domain rules 4.8). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { settings } = context.get(requestContext);
  const loaded = await loadById(
    url.searchParams.get('id'),
    (id) => services.api.deal.detail({ query: { id } }),
    services,
  );
  return answerRecord({ loaded, officeViewer: settings.officeViewer ?? null });
}

export default function DealDetailRoute({ loaderData: { loaded, officeViewer } }: Route.ComponentProps) {
  return <DealDetailPage loaded={loaded} officeViewer={officeViewer} />;
}
