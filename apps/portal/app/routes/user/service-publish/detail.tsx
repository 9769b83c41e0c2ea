import { data } from 'react-router';
import { loadOwnService } from '../../../features/own-service/load-service.server.ts';
import { ServiceDetailPage } from '../../../features/own-service/service-detail.tsx';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/detail';

const NOT_FOUND_STATUS = 404;

/** A service of the business with its log (domain rules 11.1). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const found = await loadOwnService(url.searchParams, context.get(requestServices));
  return data(found, found.loaded.kind === 'missing' ? NOT_FOUND_STATUS : undefined);
}

export default function OwnServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ServiceDetailPage {...loaderData} />;
}
