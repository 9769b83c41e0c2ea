import { DecorationPage } from '../../features/shop-decoration/decoration-page.tsx';
import { loadDecoration } from '../../features/shop-decoration/load-decoration.server.ts';
import { requestServices } from '../../request-services.server.ts';
import type { Route } from './+types/shop-decoration';

/** The editor of the own shop (domain rules 14.3). */
export async function loader({ url, context }: Route.LoaderArgs) {
  return loadDecoration(url.searchParams, context.get(requestServices));
}

export default function ShopDecorationRoute({ loaderData }: Route.ComponentProps) {
  return <DecorationPage {...loaderData} />;
}
