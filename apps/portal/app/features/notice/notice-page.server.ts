import type { Notice, NoticeTab, TabUnreadCounts } from '@jianzhu/domain';
import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';
import type { ReadState } from './read-state.ts';

/** Notices on one page of the list. */
const pageSize = 10;

/** One page of the notices of a tab, as the server found them. */
export interface NoticePage {
  readonly kind: 'member';
  /** Null when the platform could not be asked. */
  readonly notices: readonly Notice[] | null;
  readonly counts: TabUnreadCounts | null;
  /** From 1. */
  readonly current: number;
  readonly pageSize: number;
  /** Notices of the tab in all; null when the platform could not be asked. */
  readonly total: number | null;
  /** When it was read: 今天 and 昨天 are told from here, the same on server and in the browser. */
  readonly readAtMs: number;
}

/** What the address asks for. */
export interface NoticeRequest {
  readonly tab: NoticeTab;
  readonly state: ReadState;
  /** From 1; anything else asks for the first. */
  readonly page: string | null;
}

/** The notices of a tab, or that nobody is logged in: the page is public, its content is not. */
export async function loadNoticePage(
  { tab, state, page }: NoticeRequest,
  { session, api, report }: RequestServices,
): Promise<NoticePage | { readonly kind: 'anonymous' }> {
  const { view } = await session();
  if (view.kind === 'anonymous') return { kind: 'anonymous' };
  const current = /^[1-9]\d{0,4}$/.test(page ?? '') ? Number(page) : 1;
  const query = { current, size: pageSize, noticeType: tab };
  const asked =
    state === null
      ? api.notice.list({ query })
      : api.messageCenter.list({ query: { ...query, isRead: Number(state) } });
  const [list, counts] = await Promise.all([
    orDefault(asked, null, report),
    orDefault(api.notice.tabNoReadCount(), null, report),
  ]);
  return {
    kind: 'member',
    notices: list?.records ?? null,
    counts,
    current,
    pageSize,
    total: list?.total ?? null,
    readAtMs: Date.now(),
  };
}
