import { loadUnsealed } from '../../../features/inquiry/load-unsealed.server.ts';
import { SealedPage } from '../../../features/inquiry/sealed-page.tsx';
import { SelectingPage } from '../../../features/inquiry/selecting-page.tsx';
import { answerRecord } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import type { Route } from './+types/selecting';

/** The quotations of an inquiry beside each other, and its award (domain rules 4.7). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { settings } = context.get(requestContext);
  const taxMode = url.searchParams.get('taxMode') === 'gross' ? ('gross' as const) : ('net' as const);
  const loaded = await loadUnsealed(
    url.searchParams.get('inquiryId'),
    (id) => services.api.inquiry.compare({ query: { id, taxMode } }),
    services,
  );
  return answerRecord({ loaded, taxMode, officeViewer: settings.officeViewer ?? null });
}

export default function SelectingRoute({ loaderData: { loaded, taxMode, officeViewer } }: Route.ComponentProps) {
  if (loaded.kind === 'sealed') return <SealedPage sealed={loaded} />;
  return <SelectingPage loaded={loaded} taxMode={taxMode} officeViewer={officeViewer} />;
}
