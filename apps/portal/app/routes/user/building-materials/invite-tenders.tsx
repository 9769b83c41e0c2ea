import { FromInquiryPage } from '../../../features/tender/from-inquiry.tsx';
import * as paths from '../../../paths.ts';
import { answerRecord, loadById } from '../../../record/load-record.server.ts';
import { StandingRecord } from '../../../record/standing-record.tsx';
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
  return (
    <StandingRecord loaded={loaded} listHref={paths.myQuotations}>
      {(inquiry) =>
        // Of what others ask for nobody makes a tender.
        inquiry.buyer === null ? (
          <UnloadedRecord loaded={{ kind: 'forbidden' }} listHref={paths.myQuotations} />
        ) : (
          <FromInquiryPage inquiry={inquiry} />
        )
      }
    </StandingRecord>
  );
}
