import { PageFrame, SimpleHeader } from '@jianzhu/ui';
import { Outlet } from 'react-router';
import { useLayoutSession } from '../../session/use-layout-session.ts';
import { useSiteBrand } from '../../shell/site-brand.ts';
import { FilingFooter } from '../../shell/site-footer.tsx';

/** Layout of pages that stand alone, such as login and payment: logo bar, content, filing line (decision 29). */
export default function SimpleDefaultLayout() {
  useLayoutSession(false);
  return (
    <PageFrame ground="page" header={<SimpleHeader brand={useSiteBrand()} />} footer={<FilingFooter />}>
      <Outlet />
    </PageFrame>
  );
}
