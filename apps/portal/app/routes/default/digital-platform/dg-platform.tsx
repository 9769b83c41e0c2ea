import { platformCards } from '../../../features/platforms/platform-cards.ts';
import { PlatformsView } from '../../../features/platforms/platforms-view.tsx';
import { siblingPassages } from '../../../portal-addresses.ts';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import { shareMeta } from '../../../site/share-meta.ts';
import { orDefault } from '../../../site/start-up.server.ts';
import type { Route } from './+types/dg-platform';

/** The digital platforms (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, origin, report } = context.get(requestServices);
  const entries = await orDefault(api.content.contentList({ query: { code: 'cypt_list' } }), null, report);
  const cards = entries && platformCards(entries, (site) => `${siblingPassages}/${site}`);
  return { page: publicPage(url, origin), cards };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? shareMeta(loaderData.page) : [];
}

export default function PlatformsRoute({ loaderData: { page, cards } }: Route.ComponentProps) {
  return <PlatformsView name={page.name} cards={cards} />;
}
