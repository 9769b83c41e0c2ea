import { Outlet } from 'react-router';
import { RouteError } from '../../errors/route-error.tsx';
import { useLayoutSession } from '../../session/use-layout-session.ts';
import { StandaloneFrame } from '../../shell/standalone-frame.tsx';

/** Layout of pages that stand alone, such as login and payment (decision 29). */
export default function SimpleDefaultLayout() {
  useLayoutSession(false);
  return (
    <StandaloneFrame>
      <Outlet />
    </StandaloneFrame>
  );
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  useLayoutSession(false);
  return (
    <StandaloneFrame>
      <RouteError error={error} />
    </StandaloneFrame>
  );
}
