import { data } from 'react-router';
import { NoticeDetail } from '../../../features/notice/notice-detail.tsx';
import { loadById } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/detail';

const NOT_FOUND_STATUS = 404;

/** The notice that the query `id` names (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { detail } = services.api.messageCenter;
  const loaded = await loadById(url.searchParams.get('id'), (id) => detail({ query: { id } }), services);
  return data({ loaded }, loaded.kind === 'missing' ? NOT_FOUND_STATUS : undefined);
}

export default function NoticeDetailRoute({ loaderData: { loaded } }: Route.ComponentProps) {
  return <NoticeDetail loaded={loaded} />;
}
