import { BidPage } from '../../../features/bid/bid-page.tsx';
import * as paths from '../../../paths.ts';
import { answerRecord, loadById } from '../../../record/load-record.server.ts';
import { UnloadedRecord } from '../../../record/unloaded-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import type { Route } from './+types/bid';

/** The form of the own bid for a tender (domain rules 5.6). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { settings } = context.get(requestContext);
  const loaded = await loadById(
    url.searchParams.get('tenderId'),
    async (tenderId) => {
      const [tender, own] = await Promise.all([
        services.api.tender.detail({ query: { id: tenderId } }),
        services.api.bid.byTender({ query: { tenderId } }),
      ]);
      return { tender, own };
    },
    services,
  );
  return answerRecord({ loaded, officeViewer: settings.officeViewer ?? null });
}

export default function BidRoute({ loaderData: { loaded, officeViewer } }: Route.ComponentProps) {
  if (loaded.kind !== 'ready') return <UnloadedRecord loaded={loaded} listHref={paths.tenders} />;
  const { tender, own } = loaded.record;
  return <BidPage key={tender.id} tender={tender} own={own} officeViewer={officeViewer} />;
}
