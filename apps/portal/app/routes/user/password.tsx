import { loadSecurity } from '../../features/security/load-security.server.ts';
import { SecurityPage } from '../../features/security/security-page.tsx';
import { requestServices } from '../../request-services.server.ts';
import type { Route } from './+types/password';

/** The member's own security (specification 2, domain rules 18.1). */
export function loader({ context }: Route.LoaderArgs) {
  return loadSecurity(context.get(requestServices));
}

export default function Password({ loaderData }: Route.ComponentProps) {
  return <SecurityPage {...loaderData} />;
}
