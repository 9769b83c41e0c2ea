import type { Notice } from '@jianzhu/domain';
import type { ServerApi } from '../../api/server-api.server.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { readSide } from '../../session/side-cookie.ts';
import { orDefault } from '../../site/start-up.server.ts';
import { type Entry, quickEntries } from './quick-entries.ts';

type Answer<Name extends keyof ServerApi['dashboard']> = Awaited<ReturnType<ServerApi['dashboard'][Name]>>;

/** What 个人中心 shows; null where the platform could not be asked. */
export interface Center {
  readonly overview: Answer<'overview'> | null;
  readonly todos: Answer<'todo'> | null;
  readonly trend: Answer<'trend'> | null;
  readonly notices: readonly Notice[] | null;
  readonly entries: readonly Entry[];
  /** When it was read: 今天 and 昨天 are told from here, the same on server and in the browser. */
  readonly readAtMs: number;
}

const NOTICES = 5;

/** Asks for all parts at once; one that fails leaves the others alone. */
export async function loadCenter(request: Request, { api, session, report }: RequestServices): Promise<Center> {
  const side = readSide(request.headers.get('cookie'));
  // So that the calls say for which company they are.
  const { view } = await session();
  const [overview, todos, trend, notices] = await Promise.all([
    orDefault(api.dashboard.overview(), null, report),
    orDefault(api.dashboard.todo({ query: { side } }), null, report),
    orDefault(api.dashboard.trend(), null, report),
    orDefault(api.messageCenter.list({ query: { current: 1, size: NOTICES } }), null, report),
  ]);
  const granted = view.kind === 'member' ? (view.userInfo?.permissionKeys ?? []) : [];
  return {
    overview,
    todos,
    trend,
    notices: notices?.records ?? null,
    entries: quickEntries(granted, side),
    readAtMs: Date.now(),
  };
}
