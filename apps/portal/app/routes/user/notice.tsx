import { type NoticeQuery, noticeQuerySchema } from '../../features/notice/notice-calls.ts';
import { NoticeCenter } from '../../features/notice/notice-center.tsx';
import { loadList } from '../../record/load-list.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import { requestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';
import type { Route } from './+types/notice';

/** The member's notices, all of them or those of a kind (specification 2, domain rules 17). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { api, report } = services;
  const query: NoticeQuery = readListQuery(noticeQuerySchema, url.searchParams);
  const ask = ({ tag: noticeType, ...others }: NoticeQuery) =>
    api.messageCenter.list({ query: { ...others, noticeType } });
  const loaded = await loadList(ask, query, services);
  const counts = await orDefault(api.notice.tabNoReadCount(), null, report);
  return { query, loaded, counts, readAtMs: Date.now() };
}

export default function NoticeRoute({ loaderData }: Route.ComponentProps) {
  return <NoticeCenter {...loaderData} />;
}
