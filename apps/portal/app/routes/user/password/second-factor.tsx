import { loadSecondFactor } from '../../../features/security/load-security.server.ts';
import { SecondFactorPage } from '../../../features/security/second-factor-page.tsx';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/second-factor';

/** The member's second factor; a page of ours (docs/decisions/0021). */
export function loader({ context }: Route.LoaderArgs) {
  return loadSecondFactor(context.get(requestServices));
}

export default function SecondFactorRoute({ loaderData }: Route.ComponentProps) {
  return <SecondFactorPage state={loaderData} />;
}
