import { noticeTab } from '@jianzhu/domain';
import { MessageListForVisitor } from '@jianzhu/ui/message-list';
import { noticeMessages } from '../../features/notice/messages.ts';
import { NoticeList } from '../../features/notice/notice-list.tsx';
import { loadNoticePage } from '../../features/notice/notice-page.server.ts';
import { readStateOf } from '../../features/notice/read-state.ts';
import { requestServices } from '../../request-services.server.ts';
import { useLoginLinks } from '../../session/use-login-links.ts';
import type { Route } from './+types/message-list';

/** The member's notices of the tab that the query `code` names (specification 2), all or those that `read` names. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url;
  const tab = noticeTab(searchParams.get('code'));
  const state = readStateOf(searchParams.get('read'));
  const request = { tab, state, page: searchParams.get('current') };
  return { tab, state, page: await loadNoticePage(request, context.get(requestServices)) };
}

export function meta() {
  return [{ property: 'og:title', content: noticeMessages.title }];
}

export default function MessageList({ loaderData: { tab, state, page } }: Route.ComponentProps) {
  const { login } = useLoginLinks();
  if (page.kind === 'member') return <NoticeList tab={tab} state={state} page={page} />;
  return <MessageListForVisitor loginHref={login} />;
}
