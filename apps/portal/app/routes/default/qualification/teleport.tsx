import { CertificatesPage } from '../../../features/qualification/certificates-page.tsx';
import { loadCertificates } from '../../../features/qualification/load-certificates.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import { shareMeta } from '../../../site/share-meta.ts';
import type { Route } from './+types/teleport';

/** The certificates that companies show (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin, ['series', 'categoryName', 'grade', 'region', 'current']);
  return { page, certificates: await loadCertificates(url.searchParams, services) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? shareMeta(loaderData.page) : [];
}

export default function CertificatesRoute({ loaderData: { page, certificates } }: Route.ComponentProps) {
  return <CertificatesPage {...certificates} name={page.name} />;
}
