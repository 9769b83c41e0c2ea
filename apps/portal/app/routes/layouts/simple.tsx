import { PageFrame } from '@jianzhu/ui';
import type { ReactNode } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { RouteError } from '../../errors/route-error.tsx';
import { resolveMiddleware } from '../../navigation/middleware-registry.server.ts';
import { useLayoutSession } from '../../session/use-layout-session.ts';
import { FilingFooter } from '../../shell/site-footer.tsx';
import { MemberHeader } from '../../shell/site-header.tsx';
import { hotline } from '../../site/operator.ts';
import type { Route } from './+types/simple';

export const middleware: Route.MiddlewareFunction[] = [resolveMiddleware('member')];

/** Having a loader makes every move inside the member centre ask the server, and so pass the guard. */
export function loader() {
  return null;
}

/** Another query is the same page: it asks the server only if the page itself does. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

/** Frame of all that is the member's: user header and footer. */
function UserFrame({ children }: { readonly children: ReactNode }) {
  useLayoutSession(true);
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
