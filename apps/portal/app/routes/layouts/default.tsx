import { type LinkedText, showsBanner } from '@jianzhu/domain';
import { FloatingRail, PageFrame } from '@jianzhu/ui';
import type { ReactNode } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { RouteError } from '../../errors/route-error.tsx';
import { useSectionOfQuery } from '../../navigation/section-scroll.ts';
import * as paths from '../../paths.ts';
import { requestServices } from '../../request-services.server.ts';
import { useLayoutSession } from '../../session/use-layout-session.ts';
import { SearchBanner } from '../../shell/search-banner.tsx';
import { isHome } from '../../shell/site-brand.ts';
import { SiteFooter } from '../../shell/site-footer.tsx';
import { SiteHeader } from '../../shell/site-header.tsx';
import { loadHotTopics } from '../../site/hot-topics.server.ts';
import type { Route } from './+types/default';

export async function loader({ url, context }: Route.LoaderArgs) {
  return { hotTopics: showsBanner(url.pathname) ? await loadHotTopics(context.get(requestServices)) : [] };
}

/** The hot topics are asked for again only when a page with the banner follows one without. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return showsBanner(nextUrl.pathname) && !showsBanner(currentUrl.pathname);
}

/** Frame of the public pages: white on the home page, grey elsewhere (specification 2, Layouts). */
function PublicFrame({
  hotTopics,
  children,
}: {
  readonly hotTopics: readonly LinkedText[];
  readonly children: ReactNode;
}) {
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
      <SearchBanner hotTopics={hotTopics} />
      {children}
    </PageFrame>
  );
}

/** Layout of the public pages. */
export default function DefaultLayout({ loaderData }: Route.ComponentProps) {
  return (
    <PublicFrame hotTopics={loaderData.hotTopics}>
      <Outlet />
    </PublicFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <PublicFrame hotTopics={loaderData?.hotTopics ?? []}>
      <RouteError error={error} />
    </PublicFrame>
  );
}
