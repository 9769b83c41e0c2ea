import { LawLandingPage } from '../../../features/law/law-landing-page.tsx';
import { loadLanding } from '../../../features/law/load-law.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import { shareMeta } from '../../../site/share-meta.ts';
import type { Route } from './+types/law-services';

/** What law services there are (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  return { page: publicPage(url, services.origin), landing: await loadLanding(services) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? shareMeta(loaderData.page) : [];
}

export default function LawServices({ loaderData: { page, landing } }: Route.ComponentProps) {
  return <LawLandingPage {...landing} name={page.name} />;
}
