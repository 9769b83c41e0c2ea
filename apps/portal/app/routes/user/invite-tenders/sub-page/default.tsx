import { TENDER_TYPE } from '@jianzhu/domain/tenders';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { loadSignUpPart } from '../../../../features/sign-up/load-sign-up-part.server.ts';
import { loadTender } from '../../../../features/tender/load-tender.server.ts';
import { answerRecord } from '../../../../record/load-record.server.ts';
import { isNamedAnew } from '../../../../record/named-anew.ts';
import { requestServices } from '../../../../request-services.server.ts';
import { requestContext } from '../../../../server-context.ts';
import type { Route } from './+types/default';
import { WholeTender } from './whole-tender.tsx';

/** An invited tender: written, or looked at (domain rules 5.1). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { settings } = context.get(requestContext);
  const services = context.get(requestServices);
  const found = await loadTender(url.searchParams, services);
  const part = await loadSignUpPart(found.loaded, url.searchParams, services);
  return answerRecord({ ...found, part, officeViewer: settings.officeViewer ?? null });
}

/** A new draft gets its id while it is filled in: what stands in the form is what there is. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  isNamedAnew(change) ? false : change.defaultShouldRevalidate;

export default function InvitedTenderRoute({ loaderData }: Route.ComponentProps) {
  return <WholeTender {...loaderData} tenderType={TENDER_TYPE.invited} />;
}
