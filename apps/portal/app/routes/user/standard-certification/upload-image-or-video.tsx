import { loadMaterials, loadReview } from '../../../features/certification/load-materials.server.ts';
import { MaterialPage } from '../../../features/certification/material-page.tsx';
import { certificationTexts } from '../../../features/certification/messages.ts';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import type { Route } from './+types/upload-image-or-video';

/** The files of the member's business (specification 2). */
export async function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(requestContext);
  const services = context.get(requestServices);
  const [materials, review] = await Promise.all([loadMaterials(services), loadReview(services)]);
  return {
    materials,
    review,
    officeViewer: settings.officeViewer ?? null,
  };
}

export function meta() {
  return [{ property: 'og:title', content: certificationTexts.uploadPage }];
}

export default function UploadImageOrVideo({ loaderData: { materials, review, officeViewer } }: Route.ComponentProps) {
  return <MaterialPage materials={materials} review={review} officeViewer={officeViewer} />;
}
