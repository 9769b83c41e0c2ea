import { type LessonOrder, LessonPaidPage } from '../../../../../../features/lesson/lesson-paid-page.tsx';
import { answerRecord, type LoadedRecord, loadById } from '../../../../../../record/load-record.server.ts';
import { requestServices } from '../../../../../../request-services.server.ts';
import { publicPage } from '../../../../../../site/public-page.server.ts';
import { shareMeta } from '../../../../../../site/share-meta.ts';
import type { Route } from './+types/success';

/** What has become of the order of a lesson that the query `id` names (decision 47). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { api } = services;
  const page = publicPage(url, services.origin);
  const { view } = await services.session();
  const id = url.searchParams.get('id');
  const missing: LoadedRecord<LessonOrder> = { kind: 'missing' };
  // A visitor is asked to log in, whatever order the address names.
  if (view.kind !== 'member' && id !== null) return { page, isAsked: true, loaded: missing };
  const ask = (known: string) => api.order.detail({ query: { id: known } });
  return answerRecord({ page, isAsked: false, loaded: await loadById(id, ask, services) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? shareMeta(loaderData.page) : [];
}

export default function LessonPaid({ loaderData: { page, isAsked, loaded } }: Route.ComponentProps) {
  return <LessonPaidPage name={page.name} isAsked={isAsked} loaded={loaded} />;
}
