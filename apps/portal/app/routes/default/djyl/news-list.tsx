import { loadParty } from '../../../features/party/load-party.server.ts';
import { PartyListPage } from '../../../features/party/party-list-page.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import { shareMeta } from '../../../site/share-meta.ts';
import type { Route } from './+types/news-list';

/** Party building; `modulecode` says which module of it (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin, ['modulecode', 'current']);
  return { page, party: await loadParty(url.searchParams, services, true) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? shareMeta(loaderData.page) : [];
}

export default function PartyListRoute({ loaderData: { page, party } }: Route.ComponentProps) {
  return <PartyListPage {...party} name={page.name} />;
}
