import { HomePage } from '../../features/home/home-page.tsx';
import { loadHome } from '../../features/home/load-home.server.ts';
import { siblingSiteAddress } from '../../portal-addresses.ts';
import { requestServices } from '../../request-services.server.ts';
import { requestContext } from '../../server-context.ts';
import type { Route } from './+types/home';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin, platformConfig, report } = context.get(requestServices);
  const { settings } = context.get(requestContext);
  const origins = { own: origin, login: settings.loginOrigin, siblings: settings.siblingOrigin };
  return loadHome({
    api,
    config: await platformConfig(),
    siteOf: (site) => siblingSiteAddress(origins, site),
    report,
  });
}

/** The home page with its eight sections (specification section 1). */
export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage data={loaderData} />;
}
