import { NewestNotices } from '../../features/notice/newest-notices.tsx';
import { loadCenter } from '../../features/personal-center/load-center.server.ts';
import { PersonalCenterPage } from '../../features/personal-center/personal-center-page.tsx';
import { requestServices } from '../../request-services.server.ts';
import type { Route } from './+types/default';

/** The page on which a member begins (specification 2, domain rules 28). */
export function loader({ request, context }: Route.LoaderArgs) {
  return loadCenter(request, context.get(requestServices));
}

export default function PersonalCenterRoute({ loaderData: center }: Route.ComponentProps) {
  const { notices, readAtMs } = center;
  return <PersonalCenterPage center={center} notices={<NewestNotices notices={notices} readAtMs={readAtMs} />} />;
}
