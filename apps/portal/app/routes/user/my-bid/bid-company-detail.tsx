import { BidDetailPage } from '../../../features/bid/bid-detail.tsx';
import * as paths from '../../../paths.ts';
import { answerRecord, loadById } from '../../../record/load-record.server.ts';
import { UnloadedRecord } from '../../../record/unloaded-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import { orDefault } from '../../../site/start-up.server.ts';
import type { Route } from './+types/bid-company-detail';

/** One bid, with its receipt to the bidder itself (domain rules 5.1). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { api, report } = services;
  const { settings } = context.get(requestContext);
  const loaded = await loadById(
    url.searchParams.get('bidId'),
    async (id) => {
      const bid = await api.bid.detail({ query: { id } });
      const isSent = bid.isOwn && bid.revision > 0;
      return { bid, receipt: isSent ? await orDefault(api.bid.receipt({ query: { id } }), null, report) : null };
    },
    services,
  );
  return answerRecord({ loaded, officeViewer: settings.officeViewer ?? null });
}

export default function BidCompanyDetailRoute({ loaderData: { loaded, officeViewer } }: Route.ComponentProps) {
  if (loaded.kind !== 'ready') return <UnloadedRecord loaded={loaded} listHref={paths.tenders} />;
  return <BidDetailPage key={loaded.record.bid.id} {...loaded.record} officeViewer={officeViewer} />;
}
