import { CertificationDetail, type DetailFound } from '../../../features/certification/certification-detail.tsx';
import * as paths from '../../../paths.ts';
import { loadRecord } from '../../../record/load-record.server.ts';
import { StandingRecord } from '../../../record/standing-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/my-detail';

/** One side of the certification, by `kind` of the address: the business's unless it says personal (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { certification } = services.api;
  const ask = async (): Promise<DetailFound> =>
    url.searchParams.get('kind') === 'personal'
      ? { kind: 'personal', found: await certification.personal() }
      : { kind: 'corporate', found: await certification.corporate() };
  return { loaded: await loadRecord(ask, services) };
}

export default function MyDetail({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.myCertification}>
      {(detail) => <CertificationDetail {...detail} />}
    </StandingRecord>
  );
}
