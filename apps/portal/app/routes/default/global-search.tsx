import { loadSearch } from '../../features/search/load-search.server.ts';
import { SearchPage } from '../../features/search/search-page.tsx';
import { requestServices } from '../../request-services.server.ts';
import { publicPage } from '../../site/public-page.server.ts';
import { shareMeta } from '../../site/share-meta.ts';
import type { Route } from './+types/global-search';

/** The search of the whole site: the query `keyword` says for what (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin);
  const search = await loadSearch(url.searchParams, services);
  const { view } = await services.session();
  return { page, search, isMember: view.kind === 'member' };
}

export function meta({ loaderData }: Route.MetaArgs) {
  // What it lists is found at its own address.
  return loaderData ? [...shareMeta(loaderData.page), { name: 'robots', content: 'noindex, follow' }] : [];
}

export default function GlobalSearchRoute({ loaderData: { page, search, isMember } }: Route.ComponentProps) {
  return <SearchPage {...search} name={page.name} isMember={isMember} />;
}
