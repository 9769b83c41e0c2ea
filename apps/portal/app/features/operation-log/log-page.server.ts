import type { ServerApi } from '../../api/server-api.server.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';
import { isReversed, type LogQuery } from './log-query.ts';

type LogList = Awaited<ReturnType<ServerApi['audit']['list']>>;
export type LogEntry = LogList['records'][number];

/** One page of the log, or why there is none. */
export type LogPage =
  | { readonly kind: 'ready'; readonly list: LogList }
  /** The last day lies before the first. */
  | { readonly kind: 'reversed' }
  | { readonly kind: 'failed' };

/** Asks for a page of the log; one beyond the last gives the last. */
export async function loadLogPage(query: LogQuery, { session, api, report }: RequestServices): Promise<LogPage> {
  if (isReversed(query)) return { kind: 'reversed' };
  // So that the call says for which company it is.
  await session();
  const ask = (current: number) => api.audit.list({ query: { ...query, current } });
  const asked = ask(query.current).then((list): LogPage => ({ kind: 'ready', list }));
  const page = await orDefault<LogPage, LogPage>(asked, { kind: 'failed' }, report);
  if (page.kind !== 'ready' || query.current <= Math.max(1, page.list.pages)) return page;
  const last = await orDefault(ask(page.list.pages), null, report);
  return last === null ? { kind: 'failed' } : { kind: 'ready', list: last };
}
