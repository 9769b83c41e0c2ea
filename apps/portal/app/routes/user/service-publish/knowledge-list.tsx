import { ownKnowledgeSchemas } from '@jianzhu/api-client/schemas';
import type { KnowledgeQuery } from '../../../features/own-knowledge/knowledge-calls.ts';
import { KnowledgeList } from '../../../features/own-knowledge/knowledge-list.tsx';
import { loadList } from '../../../record/load-list.server.ts';
import { readListQuery } from '../../../record/read-list-query.ts';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/knowledge-list';

/** The texts that the business publishes (domain rules 11.2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const query: KnowledgeQuery = readListQuery(ownKnowledgeSchemas.list.query, url.searchParams);
  const { list } = services.api.ownKnowledge;
  return { query, loaded: await loadList((asked) => list({ query: asked }), query, services) };
}

export default function OwnKnowledgeListRoute({ loaderData: { query, loaded } }: Route.ComponentProps) {
  return <KnowledgeList query={query} loaded={loaded} />;
}
