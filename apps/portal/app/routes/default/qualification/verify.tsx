import { loadVerification } from '../../../features/qualification/load-verification.server.ts';
import { VerifyPage } from '../../../features/qualification/verify-page.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import { shareMeta } from '../../../site/share-meta.ts';
import type { Route } from './+types/verify';

/** Whether a certificate holds (domain rules 21). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin, ['keyword']);
  return { page, verification: await loadVerification(url.searchParams, services) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? shareMeta(loaderData.page) : [];
}

export default function VerifyRoute({ loaderData: { page, verification } }: Route.ComponentProps) {
  return <VerifyPage {...verification} name={page.name} />;
}
