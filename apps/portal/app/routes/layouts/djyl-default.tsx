import { PageFrame } from '@jianzhu/ui';
import { themeClass } from '@jianzhu/ui/measures';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { RouteError } from '../../errors/route-error.tsx';
import { useLayoutSession } from '../../session/use-layout-session.ts';
import { SiteFooter } from '../../shell/site-footer.tsx';
import { SiteHeader } from '../../shell/site-header.tsx';

function PartyFrame({ children }: { readonly children: ReactNode }) {
  useLayoutSession(true);
  return (
    <div className={themeClass.party}>
      <PageFrame ground="page" header={<SiteHeader />} footer={<SiteFooter />}>
        {children}
      </PageFrame>
    </div>
  );
}

/** Layout of party building: the public layout in its own theme, without the banner. */
export default function PartyLayout() {
  return (
    <PartyFrame>
      <Outlet />
    </PartyFrame>
  );
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return (
    <PartyFrame>
      <RouteError error={error} />
    </PartyFrame>
  );
}
