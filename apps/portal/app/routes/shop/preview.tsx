import { BUSINESS_CODES } from '@jianzhu/domain';
import { data } from 'react-router';
import { loadPreview } from '../../features/shop/load-shop.server.ts';
import { PreviewPage } from '../../features/shop/preview-page.tsx';
import { requestServices } from '../../request-services.server.ts';
import { publicPage } from '../../site/public-page.server.ts';
import type { Route } from './+types/preview';

/** A draft that the token of its link shows (domain rules 14.3). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const loaded = await loadPreview(url.searchParams.get('token'), services);
  const { name } = publicPage(url, services.origin);
  return data({ name, loaded }, loaded.kind === 'missing' ? BUSINESS_CODES.notFound.code : undefined);
}

/** The address is a key: no search finds it, and no other site is told of it. */
export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { property: 'og:title', content: loaderData?.name ?? '' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function ShopPreviewRoute({ loaderData: { name, loaded } }: Route.ComponentProps) {
  return <PreviewPage name={name} loaded={loaded} />;
}
