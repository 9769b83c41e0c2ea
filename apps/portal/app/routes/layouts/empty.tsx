import type { ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import { RouteError } from '../../errors/route-error.tsx';
import { useLayoutSession } from '../../session/use-layout-session.ts';

/** A page without header and footer. */
function EmptyFrame({ children }: { readonly children: ReactNode }) {
  useLayoutSession(false);
  return <main id="main">{children}</main>;
}

/** Layout without header and footer: downloads, shops, and the two pages that log in and out (decision 29). */
export default function EmptyLayout() {
  const bringsFrame = useMatches().some(({ handle }) => isFramed(handle));
  if (bringsFrame) return <Outlet />;
  return (
    <EmptyFrame>
      <Outlet />
    </EmptyFrame>
  );
}

/** Whether a page says that it has a frame of its own, see the `handle` of /login-back. */
function isFramed(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isFramed' in handle && handle.isFramed === true;
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return (
    <EmptyFrame>
      <RouteError error={error} />
    </EmptyFrame>
  );
}
