import { loadUnsealed } from '../../../features/inquiry/load-unsealed.server.ts';
import { SealedPage } from '../../../features/inquiry/sealed-page.tsx';
import { QuotationDetailPage } from '../../../features/quotation/quotation-detail.tsx';
import { answerRecord } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import { orDefault } from '../../../site/start-up.server.ts';
import type { Route } from './+types/quoted-company-detail';

/** One supplier's quotation, with its own revisions to itself (domain rules 3.1). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { api, report } = services;
  const { settings } = context.get(requestContext);
  const loaded = await loadUnsealed(
    url.searchParams.get('quotationId'),
    async (id) => {
      const quotation = await api.quotation.detail({ query: { id } });
      const revisions = quotation.isOwn
        ? await orDefault(api.quotation.revisions({ query: { id } }), null, report)
        : null;
      return { quotation, revisions };
    },
    services,
  );
  return answerRecord({ loaded, officeViewer: settings.officeViewer ?? null });
}

export default function QuotedCompanyDetailRoute({ loaderData: { loaded, officeViewer } }: Route.ComponentProps) {
  if (loaded.kind === 'sealed') return <SealedPage sealed={loaded} />;
  return <QuotationDetailPage loaded={loaded} officeViewer={officeViewer} />;
}
