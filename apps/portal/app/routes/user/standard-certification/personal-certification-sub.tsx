import { PersonFormPage } from '../../../features/certification/person-form.tsx';
import * as paths from '../../../paths.ts';
import { loadRecord } from '../../../record/load-record.server.ts';
import { StandingRecord } from '../../../record/standing-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import type { Route } from './+types/personal-certification-sub';

/** The form of the member's own certification (specification 2). */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { settings } = context.get(requestContext);
  const loaded = await loadRecord(() => services.api.certification.personal(), services);
  return { loaded, officeViewer: settings.officeViewer ?? null };
}

export default function PersonalCertification({ loaderData: { loaded, officeViewer } }: Route.ComponentProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.myCertification}>
      {(found) => <PersonFormPage found={found} officeViewer={officeViewer} />}
    </StandingRecord>
  );
}
