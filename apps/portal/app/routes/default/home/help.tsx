import { HelpPage } from '../../../features/help/help-page.tsx';
import { loadHelp } from '../../../features/help/load-help.server.ts';
import { answerRecord } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import { shareMeta } from '../../../site/share-meta.ts';
import type { Route } from './+types/help';

/** The help article that the query `id` names, else the first (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin, ['id']);
  return answerRecord({ page, ...(await loadHelp(url.searchParams, services)) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, loaded } = loaderData;
  const list = new URL(page.address);
  list.search = '';
  if (loaded.kind !== 'ready') return shareMeta(page);
  return shareMeta({ ...page, name: loaded.record.title, way: [{ name: page.name, address: list.href }] });
}

export default function Help({ loaderData: { tree, loaded } }: Route.ComponentProps) {
  return <HelpPage tree={tree} loaded={loaded} />;
}
