import { data } from 'react-router';
import { QualificationPage } from '../../../features/own-qualification/qualification-page.tsx';
import { loadForm } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import type { Route } from './+types/qualification-edit';

const NOT_FOUND_STATUS = 404;

/** A certificate of the business, the one that the query `id` names or a new one (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { settings } = context.get(requestContext);
  const services = context.get(requestServices);
  const { detail } = services.api.ownQualification;
  const loaded = await loadForm(
    'qualification',
    url.searchParams.get('id'),
    (id) => detail({ query: { id } }),
    services,
  );
  const found = { loaded, officeViewer: settings.officeViewer ?? null };
  return data(found, loaded.kind === 'missing' ? NOT_FOUND_STATUS : undefined);
}

export default function QualificationEditRoute({ loaderData: { loaded, officeViewer } }: Route.ComponentProps) {
  return <QualificationPage loaded={loaded} officeViewer={officeViewer} />;
}
