import { loadMaterials } from '../../../features/certification/load-materials.server.ts';
import { MaterialPage } from '../../../features/certification/material-page.tsx';
import { certificationTexts } from '../../../features/certification/messages.ts';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import type { Route } from './+types/upload-image-or-video';

/** The files of the member's business (specification 2). */
export async function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(requestContext);
  return {
    materials: await loadMaterials(context.get(requestServices)),
    officeViewer: settings.officeViewer ?? null,
  };
}

export function meta() {
  return [{ property: 'og:title', content: certificationTexts.uploadPage }];
}

export default function UploadImageOrVideo({ loaderData: { materials, officeViewer } }: Route.ComponentProps) {
  return <MaterialPage materials={materials} officeViewer={officeViewer} />;
}
