import { OwnCompanies } from '../../../features/business-member/own-companies.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { orDefault } from '../../../site/start-up.server.ts';
import type { Route } from './+types/companies';

/** The companies of a person; a page of ours (issue 16). */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, report, session } = context.get(requestServices);
  await session();
  return { companies: await orDefault(api.businessMember.mine(), null, report) };
}

export default function CompaniesRoute({ loaderData: { companies } }: Route.ComponentProps) {
  return <OwnCompanies companies={companies} />;
}
