import { BitTablePage } from '../../../features/bid/bit-table-page.tsx';
import * as paths from '../../../paths.ts';
import { answerRecord, loadById } from '../../../record/load-record.server.ts';
import { UnloadedRecord } from '../../../record/unloaded-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/bit-table';

/** The opening of a tender, watched by both sides (domain rules 5.7). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const loaded = await loadById(
    url.searchParams.get('tenderId'),
    (id) => services.api.bid.table({ query: { id } }),
    services,
  );
  return answerRecord({ loaded });
}

export default function BitTableRoute({ loaderData: { loaded } }: Route.ComponentProps) {
  if (loaded.kind !== 'ready') return <UnloadedRecord loaded={loaded} listHref={paths.tenders} />;
  return <BitTablePage key={loaded.record.id} table={loaded.record} />;
}
