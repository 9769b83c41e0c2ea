import type { Menu } from '@jianzhu/domain';
import type { ReactNode } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router';
import { RouteError } from '../../errors/route-error.tsx';
import { ClosedPage } from '../../features/member-centre/closed-page.tsx';
import { MemberCentre } from '../../features/member-centre/member-centre.tsx';
import { loadAdvice } from '../../features/security/load-advice.server.ts';
import { SecondFactorAdvice } from '../../features/security/second-factor-advice.tsx';
import { useMemberPage } from '../../navigation/use-member-page.ts';
import { requestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';
import type { Route } from './+types/member-centre';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const [menus, advice] = await Promise.all([
    orDefault(services.api.member.menus(), null, services.report),
    loadAdvice(request.headers.get('cookie'), services),
  ]);
  return { menus, advice };
}

/** The menu is the same on every page: it is asked for again only when somebody asks, never by moving to a page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}

interface CentreFrameProps {
  readonly menus: readonly Menu[] | null;
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of the member centre: its menu, loaded once, and the page beside it if it opens to the member. */
function CentreFrame({ menus, notice, children }: CentreFrameProps) {
  const { revalidate } = useRevalidator();
  const page = useMemberPage();
  return (
    <MemberCentre menus={menus} page={page} notice={page.access === 'open' && notice} onRetry={() => void revalidate()}>
      {page.access === 'open' ? children : <ClosedPage page={page} />}
    </MemberCentre>
  );
}

/** Layout of every page of the member centre. */
export default function MemberCentreLayout({ loaderData: { menus, advice } }: Route.ComponentProps) {
  return (
    <CentreFrame menus={menus} notice={<SecondFactorAdvice advice={advice} />}>
      <Outlet />
    </CentreFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <CentreFrame menus={loaderData?.menus ?? null}>
      <RouteError error={error} />
    </CentreFrame>
  );
}
