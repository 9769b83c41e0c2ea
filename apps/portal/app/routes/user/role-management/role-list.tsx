import { loadRoles } from '../../../features/role/load-roles.server.ts';
import { RolesPage } from '../../../features/role/roles-page.tsx';
import { answerRecord } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/role-list';

/** The roles of the company, and the one that the query `id` names (domain rules 16.3). */
export async function loader({ url, context }: Route.LoaderArgs) {
  return answerRecord({ loaded: await loadRoles(url.searchParams.get('id'), context.get(requestServices)) });
}

export default function RoleListRoute({ loaderData: { loaded } }: Route.ComponentProps) {
  return <RolesPage loaded={loaded} />;
}
