import { knowledgeMeta } from '../../../features/knowledge/knowledge-meta.ts';
import { KnowledgeView } from '../../../features/knowledge/knowledge-view.tsx';
import { loadKnowledge } from '../../../features/knowledge/load-knowledge.server.ts';
import { answerRecord } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import type { Route } from './+types/knowledge-details';

/** The text that the query `id` names (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin, ['id']);
  return answerRecord({ page, loaded: await loadKnowledge(url.searchParams, services) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? knowledgeMeta(loaderData.page, loaderData.loaded) : [];
}

export default function KnowledgeDetails({ loaderData: { page, loaded } }: Route.ComponentProps) {
  return <KnowledgeView page={page} loaded={loaded} />;
}
