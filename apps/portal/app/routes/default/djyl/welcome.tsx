import { loadWelcome } from '../../../features/party/load-party.server.ts';
import { PartyWelcomePage } from '../../../features/party/party-welcome-page.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import { shareMeta } from '../../../site/share-meta.ts';
import type { Route } from './+types/welcome';

/** The way into party building (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  return { page: publicPage(url, services.origin), ...(await loadWelcome(services)) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? shareMeta(loaderData.page) : [];
}

export default function PartyWelcomeRoute({ loaderData: { page, ...party } }: Route.ComponentProps) {
  return <PartyWelcomePage {...party} name={page.name} />;
}
