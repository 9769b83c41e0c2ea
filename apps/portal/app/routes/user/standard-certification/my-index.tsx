import { MyCertification } from '../../../features/certification/certification-cards.tsx';
import * as paths from '../../../paths.ts';
import { loadRecord } from '../../../record/load-record.server.ts';
import { StandingRecord } from '../../../record/standing-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/my-index';

/** How far the member and the business are certified (specification 2). */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  return { loaded: await loadRecord(() => services.api.certification.overview(), services) };
}

export default function Shown({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.personalCenter}>
      {(overview) => <MyCertification overview={overview} />}
    </StandingRecord>
  );
}
