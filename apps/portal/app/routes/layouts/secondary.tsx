import { PageFrame } from '@jianzhu/ui';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { RouteError } from '../../errors/route-error.tsx';
import { useLayoutSession } from '../../session/use-layout-session.ts';
import { SiteFooter } from '../../shell/site-footer.tsx';
import { SiteHeader } from '../../shell/site-header.tsx';

function SecondaryFrame({ children }: { readonly children: ReactNode }) {
  useLayoutSession(true);
  return (
    <PageFrame ground="page" header={<SiteHeader />} footer={<SiteFooter hasColumns={false} />}>
      {children}
    </PageFrame>
  );
}

/** Layout of help, legal texts and messages: no banner, no link columns in the footer (decision 29). */
export default function SecondaryLayout() {
  return (
    <SecondaryFrame>
      <Outlet />
    </SecondaryFrame>
  );
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return (
    <SecondaryFrame>
      <RouteError error={error} />
    </SecondaryFrame>
  );
}
