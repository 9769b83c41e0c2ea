import { data } from 'react-router';
import { KnowledgeDetailPage } from '../../../features/own-knowledge/knowledge-detail.tsx';
import { loadById } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import type { Route } from './+types/knowledge-detail';

const NOT_FOUND_STATUS = 404;

/** A text of the business with its log (domain rules 11.2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { settings } = context.get(requestContext);
  const services = context.get(requestServices);
  const { detail } = services.api.ownKnowledge;
  const loaded = await loadById(url.searchParams.get('id'), (id) => detail({ query: { id } }), services);
  const found = { loaded, officeViewer: settings.officeViewer ?? null };
  return data(found, loaded.kind === 'missing' ? NOT_FOUND_STATUS : undefined);
}

export default function OwnKnowledgeRoute({ loaderData }: Route.ComponentProps) {
  return <KnowledgeDetailPage {...loaderData} />;
}
