import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { CompanyWizard } from '../../../features/certification/company-wizard.tsx';
import * as paths from '../../../paths.ts';
import { loadRecord } from '../../../record/load-record.server.ts';
import { StandingRecord } from '../../../record/standing-record.tsx';
import { isStepAlone } from '../../../record/tab-alone.ts';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import type { Route } from './+types/corporate-certification-sub';

/** The steps of a company's certification (specification 2). */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { settings } = context.get(requestContext);
  const { certification } = services.api;
  const ask = async () => {
    const [found, { isPersonalBusiness }] = await Promise.all([certification.corporate(), certification.overview()]);
    return { found, isPersonalBusiness };
  };
  return { loaded: await loadRecord(ask, services), officeViewer: settings.officeViewer ?? null };
}

export const shouldRevalidate = (to: ShouldRevalidateFunctionArgs) => !isStepAlone(to) && to.defaultShouldRevalidate;

export default function CorporateCertification({ loaderData: { loaded, officeViewer } }: Route.ComponentProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.myCertification}>
      {(record) => <CompanyWizard {...record} officeViewer={officeViewer} />}
    </StandingRecord>
  );
}
