import { PageFrame } from '@jianzhu/ui';
import { Outlet } from 'react-router';
import { useLayoutSession } from '../../session/use-layout-session.ts';
import { SiteFooter } from '../../shell/site-footer.tsx';
import { SiteHeader } from '../../shell/site-header.tsx';

/** Layout of help, legal texts and messages: no banner, no link columns in the footer (decision 29). */
export default function SecondaryLayout() {
  useLayoutSession(true);
  return (
    <PageFrame ground="page" header={<SiteHeader />} footer={<SiteFooter hasColumns={false} />}>
      <Outlet />
    </PageFrame>
  );
}
