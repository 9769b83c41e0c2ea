import { DealNoticePage } from '../../../features/deal/deal-notice.tsx';
import { answerRecord, loadById } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/deal-notice';

/** What a deal was agreed on, as a document, to buyer and supplier (domain rules 4.8). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const load = (id: string) => services.api.deal.noticeDoc({ query: { id } });
  return answerRecord({ loaded: await loadById(url.searchParams.get('id'), load, services) });
}

export default function DealNoticeRoute({ loaderData: { loaded } }: Route.ComponentProps) {
  return <DealNoticePage loaded={loaded} />;
}
