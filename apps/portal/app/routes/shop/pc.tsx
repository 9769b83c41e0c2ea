import { answerShop } from '../../features/shop/answer-shop.server.ts';
import { ShopPage } from '../../features/shop/shop-page.tsx';
import { requestServices } from '../../request-services.server.ts';
import type { Route } from './+types/pc';

/** The shop that the query names, for a wide window (domain rules 14.3). */
export const loader = ({ url, context }: Route.LoaderArgs) => answerShop('pc', url, context.get(requestServices));

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ShopPcRoute({ loaderData: { page, loaded } }: Route.ComponentProps) {
  return <ShopPage page={page} loaded={loaded} />;
}
