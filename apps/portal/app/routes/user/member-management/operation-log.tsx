import { loadLogPage } from '../../../features/operation-log/log-page.server.ts';
import { readLogQuery } from '../../../features/operation-log/log-query.ts';
import { OperationLog } from '../../../features/operation-log/operation-log.tsx';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/operation-log';

/** What the members of the company have done; a page of ours (decision 76). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readLogQuery(url.searchParams);
  return { query, page: await loadLogPage(query, context.get(requestServices)) };
}

export default function OperationLogRoute({ loaderData: { query, page } }: Route.ComponentProps) {
  return <OperationLog query={query} page={page} />;
}
