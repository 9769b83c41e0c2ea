import { FromInquiryPage } from '../../../features/tender/from-inquiry.tsx';
import * as paths from '../../../paths.ts';
import { answerRecord, loadById } from '../../../record/load-record.server.ts';
import { UnloadedRecord } from '../../../record/unloaded-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/invite-tenders';

/** An inquiry of the business, to be made an invited tender of (domain rules 5.1). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const id = url.searchParams.get('inquiryId');
  const loaded = await loadById(id, (of) => services.api.inquiry.detail({ query: { id: of } }), services);
  return answerRecord({ loaded });
}

export default function InviteTendersOfInquiryRoute({ loaderData: { loaded } }: Route.ComponentProps) {
  if (loaded.kind !== 'ready') return <UnloadedRecord loaded={loaded} listHref={paths.myQuotations} />;
  // Of what others ask for nobody makes a tender.
  if (loaded.record.buyer === null)
    return <UnloadedRecord loaded={{ kind: 'forbidden' }} listHref={paths.myQuotations} />;
  return <FromInquiryPage inquiry={loaded.record} />;
}
