import { PageFrame } from '@jianzhu/ui';
import { Outlet } from 'react-router';
import { resolveMiddleware } from '../../navigation/middleware-registry.server.ts';
import { useLayoutSession } from '../../session/use-layout-session.ts';
import { FilingFooter } from '../../shell/site-footer.tsx';
import { MemberHeader } from '../../shell/site-header.tsx';
import { operator } from '../../site/operator.ts';
import type { Route } from './+types/simple';

export const middleware: Route.MiddlewareFunction[] = [resolveMiddleware('member')];

/** Having a loader makes every move inside the member centre ask the server, and so pass the guard. */
export function loader() {
  return null;
}

/** Layout of all that is the member's: user header and footer, behind the access guard (specification 4). */
export default function SimpleLayout() {
  useLayoutSession(true);
  return (
    <PageFrame ground="page" header={<MemberHeader />} footer={<FilingFooter hotline={operator.hotline} />}>
      <Outlet />
    </PageFrame>
  );
}
