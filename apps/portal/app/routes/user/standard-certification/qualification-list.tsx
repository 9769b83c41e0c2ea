import { ownQualificationSchemas } from '@jianzhu/api-client/schemas';
import type { QualificationQuery } from '../../../features/own-qualification/qualification-calls.ts';
import { QualificationList } from '../../../features/own-qualification/qualification-list.tsx';
import { loadList } from '../../../record/load-list.server.ts';
import { readListQuery } from '../../../record/read-list-query.ts';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/qualification-list';

/** The certificates of the business (domain rules 15.5). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const query: QualificationQuery = readListQuery(ownQualificationSchemas.list.query, url.searchParams);
  const { list } = services.api.ownQualification;
  return { query, loaded: await loadList((asked) => list({ query: asked }), query, services) };
}

export default function QualificationListRoute({ loaderData: { query, loaded } }: Route.ComponentProps) {
  return <QualificationList query={query} loaded={loaded} />;
}
