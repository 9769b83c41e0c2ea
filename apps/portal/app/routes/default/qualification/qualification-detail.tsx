import { CertificateView, titleOf } from '../../../features/qualification/certificate-view.tsx';
import { answerRecord, loadById } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import { shareMeta } from '../../../site/share-meta.ts';
import type { Route } from './+types/qualification-detail';

/** The certificate that the query `id` names (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin, ['id']);
  const { detail } = services.api.qualification;
  return answerRecord({
    page,
    loaded: await loadById(url.searchParams.get('id'), (id) => detail({ query: { id } }), services),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, loaded } = loaderData;
  return shareMeta(loaded.kind === 'ready' ? { ...page, name: titleOf(loaded.record) } : page);
}

export default function CertificateRoute({ loaderData: { page, loaded } }: Route.ComponentProps) {
  return <CertificateView page={page} loaded={loaded} />;
}
