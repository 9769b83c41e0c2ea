import { KnowledgeListPage } from '../../features/knowledge/knowledge-list-page.tsx';
import { loadKnowledgeList } from '../../features/knowledge/load-knowledge.server.ts';
import { requestServices } from '../../request-services.server.ts';
import { publicPage } from '../../site/public-page.server.ts';
import { shareMeta } from '../../site/share-meta.ts';
import type { Route } from './+types/knowledge-base';

/** What companies have published for others to read (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin, ['categoryId', 'isFree', 'current']);
  return { page, knowledge: await loadKnowledgeList(url.searchParams, services) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? shareMeta(loaderData.page) : [];
}

export default function KnowledgeBase({ loaderData: { page, knowledge } }: Route.ComponentProps) {
  return <KnowledgeListPage {...knowledge} name={page.name} />;
}
