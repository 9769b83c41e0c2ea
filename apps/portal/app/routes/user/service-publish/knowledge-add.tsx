import { data } from 'react-router';
import { KnowledgeEditPage } from '../../../features/own-knowledge/knowledge-edit-page.tsx';
import { loadForm } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import type { Route } from './+types/knowledge-add';

const NOT_FOUND_STATUS = 404;

/** A text of the business, the one that the query `id` names or a new one (domain rules 11.2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { settings } = context.get(requestContext);
  const services = context.get(requestServices);
  const { detail } = services.api.ownKnowledge;
  const find = (id: string) => detail({ query: { id } });
  const loaded = await loadForm('knowledge', url.searchParams.get('id'), find, services);
  const found = { loaded, officeViewer: settings.officeViewer ?? null };
  return data(found, loaded.kind === 'missing' ? NOT_FOUND_STATUS : undefined);
}

export default function PublishKnowledgeRoute({ loaderData }: Route.ComponentProps) {
  return <KnowledgeEditPage {...loaderData} />;
}
