import { TENDER_TYPE } from '@jianzhu/domain/tenders';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { loadTender } from '../../../../features/tender/load-tender.server.ts';
import { answerRecord } from '../../../../record/load-record.server.ts';
import { isNamedAnew } from '../../../../record/named-anew.ts';
import { requestServices } from '../../../../request-services.server.ts';
import { requestContext } from '../../../../server-context.ts';
import type { Route } from './+types/public';
import { ThreadedTender } from './threaded-tender.tsx';

/** A public tender: written, or looked at (domain rules 5.1). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { settings } = context.get(requestContext);
  const found = await loadTender(url.searchParams, context.get(requestServices));
  return answerRecord({ ...found, officeViewer: settings.officeViewer ?? null });
}

/** A new draft gets its id while it is filled in: what stands in the form is what there is. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  isNamedAnew(change) ? false : change.defaultShouldRevalidate;

export default function PublicTenderRoute({ loaderData }: Route.ComponentProps) {
  return <ThreadedTender {...loaderData} tenderType={TENDER_TYPE.open} />;
}
