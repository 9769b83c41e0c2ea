import { showsBanner } from '@jianzhu/domain';
import { FloatingRail, PageFrame } from '@jianzhu/ui';
import type { ReactNode } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { RouteError } from '../../errors/route-error.tsx';
import { useSectionOfQuery } from '../../navigation/section-scroll.ts';
import * as paths from '../../paths.ts';
import { requestServices } from '../../request-services.server.ts';
import { useLayoutSession } from '../../session/use-layout-session.ts';
import { SearchBanner, type SearchBannerProps } from '../../shell/search-banner.tsx';
import { isHome } from '../../shell/site-brand.ts';
import { SiteFooter } from '../../shell/site-footer.tsx';
import { SiteHeader } from '../../shell/site-header.tsx';
import { loadHero } from '../../site/hero.server.ts';
import { loadHotTopics } from '../../site/hot-topics.server.ts';
import type { Route } from './+types/default';

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const [hotTopics, hero] = await Promise.all([
    showsBanner(url.pathname) ? loadHotTopics(services) : [],
    isHome(url.pathname) ? loadHero(services) : null,
  ]);
  return { hotTopics, hero };
}

/** What the banner shows is asked for again only when it comes into sight, or the home page does. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const comes = (isShown: (pathname: string) => boolean) => isShown(nextUrl.pathname) && !isShown(currentUrl.pathname);
  return comes(showsBanner) || comes(isHome);
}

/** Frame of the public pages: white on the home page, grey elsewhere (specification 2, Layouts). */
function PublicFrame({ banner, children }: { readonly banner: SearchBannerProps; readonly children: ReactNode }) {
  const { pathname } = useLocation();
  useLayoutSession(true);
  useSectionOfQuery();
  return (
    <PageFrame
      ground={isHome(pathname) ? 'sheet' : 'page'}
      header={<SiteHeader />}
      footer={<SiteFooter />}
      rail={<FloatingRail serviceHref={paths.customerService} mobileHref={paths.downloadH5} />}
    >
      <SearchBanner {...banner} />
      {children}
    </PageFrame>
  );
}

/** Layout of the public pages. */
export default function DefaultLayout({ loaderData }: Route.ComponentProps) {
  return (
    <PublicFrame banner={loaderData}>
      <Outlet />
    </PublicFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <PublicFrame banner={loaderData ?? { hotTopics: [], hero: null }}>
      <RouteError error={error} />
    </PublicFrame>
  );
}
