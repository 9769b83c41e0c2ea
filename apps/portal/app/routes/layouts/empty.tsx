import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { RouteError } from '../../errors/route-error.tsx';
import { useLayoutSession } from '../../session/use-layout-session.ts';

/** A page without header and footer. */
function EmptyFrame({ children }: { readonly children: ReactNode }) {
  useLayoutSession(false);
  return <main id="main">{children}</main>;
}

/** Layout without header and footer: downloads, shops, and the two pages that log in and out (decision 29). */
export default function EmptyLayout() {
  return (
    <EmptyFrame>
      <Outlet />
    </EmptyFrame>
  );
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return (
    <EmptyFrame>
      <RouteError error={error} />
    </EmptyFrame>
  );
}
