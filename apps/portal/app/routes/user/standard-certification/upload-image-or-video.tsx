import { loadMaterials } from '../../../features/certification/load-materials.server.ts';
import { MaterialPage } from '../../../features/certification/material-page.tsx';
import { certificationTexts } from '../../../features/certification/messages.ts';
import { MemberCentre } from '../../../features/member-centre/member-centre.tsx';
import * as paths from '../../../paths.ts';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import { orDefault } from '../../../site/start-up.server.ts';
import type { Route } from './+types/upload-image-or-video';

/** The files of the member's business, and the menu that the page stands beside (specification 2). */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { settings } = context.get(requestContext);
  const [materials, menus] = await Promise.all([
    loadMaterials(services),
    orDefault(services.api.member.menus(), [], services.report),
  ]);
  return { materials, menus, officeViewer: settings.officeViewer ?? null };
}

export function meta() {
  return [{ property: 'og:title', content: certificationTexts.uploadPage }];
}

export default function UploadImageOrVideo({ loaderData: { materials, menus, officeViewer } }: Route.ComponentProps) {
  return (
    <MemberCentre menus={menus} currentHref={paths.myCertification}>
      <MaterialPage materials={materials} officeViewer={officeViewer} />
    </MemberCentre>
  );
}
