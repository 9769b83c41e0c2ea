import { Outlet } from 'react-router';
import { useLayoutSession } from '../../session/use-layout-session.ts';

/** Layout without header and footer: downloads, shops, and the two pages that log in and out (decision 29). */
export default function EmptyLayout() {
  useLayoutSession(false);
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
