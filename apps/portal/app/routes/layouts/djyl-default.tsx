import { PageFrame } from '@jianzhu/ui';
import { themeClass } from '@jianzhu/ui/tokens';
import { Outlet } from 'react-router';
import { useLayoutSession } from '../../session/use-layout-session.ts';
import { SiteFooter } from '../../shell/site-footer.tsx';
import { SiteHeader } from '../../shell/site-header.tsx';

/** Layout of party building: the public layout in its own theme, without the banner. */
export default function PartyLayout() {
  useLayoutSession(true);
  return (
    <div className={themeClass.party}>
      <PageFrame ground="page" header={<SiteHeader />} footer={<SiteFooter />}>
        <Outlet />
      </PageFrame>
    </div>
  );
}
