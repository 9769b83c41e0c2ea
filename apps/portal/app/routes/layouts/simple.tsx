import { PageFrame } from '@jianzhu/ui';
import type { ReactNode } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { RouteError } from '../../errors/route-error.tsx';
import { loadMemberPage, loadPageRequest, type MemberPage } from '../../navigation/member-page.server.ts';
import { resolveMiddleware } from '../../navigation/middleware-registry.server.ts';
import { useHeadingOfNextPage } from '../../navigation/use-heading-of-next-page.ts';
import { requestServices } from '../../request-services.server.ts';
import { useLayoutSession } from '../../session/use-layout-session.ts';
import { FilingFooter } from '../../shell/site-footer.tsx';
import { MemberHeader } from '../../shell/site-header.tsx';
import { hotline } from '../../site/operator.ts';
import type { Route } from './+types/simple';

/** How a page answers that is closed to the member, whether or not its address names a record. */
const closedStatus: Readonly<Record<Exclude<MemberPage['access'], 'open'>, number>> = {
  'no-permission': 403,
  'wrong-side': 200,
  'second-factor': 200,
};

/** Its loaders ran beside that of the layout: what they say of a record does not count on a page that stays closed. */
const answerClosed: Route.MiddlewareFunction = async ({ request, url, context }, next) => {
  const response = await next();
  const page = await loadMemberPage(request, url, context.get(requestServices));
  const isPage = response.status === 200 || response.status === 404;
  if (!isPage || page === null || page.access === 'open') return response;
  return new Response(response.body, { headers: response.headers, status: closedStatus[page.access] });
};

export const middleware: Route.MiddlewareFunction[] = [resolveMiddleware('member'), answerClosed];

/** The page's row. Having a loader makes every move inside the member centre ask the server, and so pass the guard. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = await loadMemberPage(request, url, services);
  return page && { ...page, request: await loadPageRequest(page, services) };
}

/** The name of its page, for other sites (decision 28); a page whose record has a name of its own says that one. */
export function meta({ loaderData: page }: Route.MetaArgs) {
  return page ? [{ property: 'og:title', content: page.name }] : [];
}

/** Another query is the same page: it asks the server only if the page itself does. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

/** Frame of all that is the member's: user header and footer. */
function UserFrame({ children }: { readonly children: ReactNode }) {
  useLayoutSession(true);
  useHeadingOfNextPage();
  return (
    <PageFrame ground="page" header={<MemberHeader />} footer={<FilingFooter hotline={hotline} />}>
      {children}
    </PageFrame>
  );
}

/** Layout of all that is the member's, behind the access guard (specification 4). */
export default function SimpleLayout() {
  return (
    <UserFrame>
      <Outlet />
    </UserFrame>
  );
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return (
    <UserFrame>
      <RouteError error={error} />
    </UserFrame>
  );
}
