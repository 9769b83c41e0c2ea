import { DownloadView } from '../features/download/download-view.tsx';
import { loadDownload } from '../features/download/load-download.server.ts';
import { requestServices } from '../request-services.server.ts';
import { shareMeta } from '../site/share-meta.ts';
import type { Route } from './+types/download-jl-h5';

/** The app of the region, for phones (specification 2). */
export function loader({ url, request, context }: Route.LoaderArgs) {
  return loadDownload('platform', { url, request }, context.get(requestServices));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? shareMeta(loaderData.page) : [];
}

export default function DownloadRoute({ loaderData }: Route.ComponentProps) {
  return <DownloadView {...loaderData} />;
}
