import { OwnCompanies } from '../../../features/business-member/own-companies.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { orDefault } from '../../../site/start-up.server.ts';
import type { Route } from './+types/companies';

/** The companies of a person; a page of ours (issue 16). */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, report, session } = context.get(requestServices);
  await session();
  const [companies, requests] = await Promise.all([
    orDefault(api.businessMember.mine(), null, report),
    orDefault(api.joinRequest.mine(), null, report),
  ]);
  return { companies, requests };
}

export default function CompaniesRoute({ loaderData }: Route.ComponentProps) {
  return <OwnCompanies {...loaderData} />;
}
