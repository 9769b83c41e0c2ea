import { isReversed, type LogQuery, nothingFound, readLogQuery } from '../../../features/operation-log/log-query.ts';
import { OperationLog } from '../../../features/operation-log/operation-log.tsx';
import { loadList } from '../../../record/load-list.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/operation-log';

/** What the members of the company have done; a page of ours (decision 76). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const query = readLogQuery(url.searchParams);
  const ask = async (asked: LogQuery) => (isReversed(asked) ? nothingFound : services.api.audit.list({ query: asked }));
  return { query, loaded: await loadList(ask, query, services) };
}

export default function OperationLogRoute({ loaderData: { query, loaded } }: Route.ComponentProps) {
  return <OperationLog query={query} loaded={loaded} />;
}
