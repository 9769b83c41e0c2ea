import { HomePage } from '../../features/home/home-page.tsx';
import { loadHome } from '../../features/home/load-home.server.ts';
import { siblingPassages } from '../../portal-addresses.ts';
import { requestServices } from '../../request-services.server.ts';
import type { Route } from './+types/home';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, platformConfig, report } = context.get(requestServices);
  return loadHome({ api, config: await platformConfig(), siteOf: (site) => `${siblingPassages}/${site}`, report });
}

/** The home page with its eight sections (specification section 1). */
export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage data={loaderData} />;
}
