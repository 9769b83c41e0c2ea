import { AwardPage } from '../../../../features/evaluation/award-page.tsx';
import { answerRecord, loadById } from '../../../../record/load-record.server.ts';
import { requestServices } from '../../../../request-services.server.ts';
import { requestContext } from '../../../../server-context.ts';
import type { Route } from './+types/selecting-bidding-confirm';

/** Candidates of a tender and its award (domain rules 5.8). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { settings } = context.get(requestContext);
  const loaded = await loadById(
    url.searchParams.get('id'),
    (id) => services.api.evaluation.result({ query: { id } }),
    services,
  );
  return answerRecord({ loaded, officeViewer: settings.officeViewer ?? null });
}

export default function SelectingBiddingConfirmRoute({ loaderData }: Route.ComponentProps) {
  return <AwardPage {...loaderData} />;
}
