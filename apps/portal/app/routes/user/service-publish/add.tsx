import { data } from 'react-router';
import { loadServiceForm } from '../../../features/own-service/load-service.server.ts';
import { ServiceEditPage } from '../../../features/own-service/service-edit-page.tsx';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/add';

const NOT_FOUND_STATUS = 404;

/** A service of the business, the one that the query `id` names or a new one (domain rules 11.1). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const found = await loadServiceForm(url.searchParams, context.get(requestServices));
  return data(found, found.loaded.kind === 'missing' ? NOT_FOUND_STATUS : undefined);
}

export default function PublishServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ServiceEditPage {...loaderData} />;
}
