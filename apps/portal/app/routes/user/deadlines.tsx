import { DeadlinePage } from '../../features/deadline/deadline-page.tsx';
import { loadDeadlines } from '../../features/deadline/load-deadlines.server.ts';
import { requestServices } from '../../request-services.server.ts';
import { readSide } from '../../session/side-cookie.ts';
import type { Route } from './+types/deadlines';

/** The deadlines of the member's side; a page of ours (decision 76). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  return loadDeadlines(url.searchParams, readSide(request.headers.get('cookie')), services);
}

export default function DeadlinesRoute({ loaderData }: Route.ComponentProps) {
  return <DeadlinePage {...loaderData} />;
}
