import { ClarificationThread } from '../../../features/clarification/thread.tsx';
import { InquiryDetailPage } from '../../../features/inquiry/inquiry-detail.tsx';
import { answerRecord, loadById } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import { orDefault } from '../../../site/start-up.server.ts';
import type { Route } from './+types/inquiry-detail';

/** An inquiry, who was invited to it and what was asked about it (domain rules 3.11). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { api, report } = services;
  const { settings } = context.get(requestContext);
  const loaded = await loadById(
    url.searchParams.get('id'),
    async (id) => {
      const inquiry = await api.inquiry.detail({ query: { id } });
      const [invitees, quota, thread] = await Promise.all([
        inquiry.buyer === null ? null : orDefault(api.inquiry.invitees({ query: { id } }), null, report),
        inquiry.allowedActions.includes('publish') ? orDefault(api.inquiry.quota(), null, report) : null,
        orDefault(api.clarification.list({ query: { bizType: 'inquiry', bizId: id } }), null, report),
      ]);
      return { inquiry, invitees, quota, thread };
    },
    services,
  );
  return answerRecord({ loaded, officeViewer: settings.officeViewer ?? null });
}

export default function InquiryDetailRoute({ loaderData: { loaded, officeViewer } }: Route.ComponentProps) {
  return (
    <InquiryDetailPage
      loaded={loaded}
      officeViewer={officeViewer}
      renderThread={({ inquiry, thread }) => (
        <ClarificationThread bizType="inquiry" bizId={inquiry.id} thread={thread} officeViewer={officeViewer} />
      )}
    />
  );
}
