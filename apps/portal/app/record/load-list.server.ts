import type { RequestServices } from '../request-services.server.ts';
import { orDefault } from '../site/start-up.server.ts';
import type { ListQuery } from './list-query.ts';

/** Of a list that is shown as cards: rows of four, three and two are full. */
export const CARDS_A_PAGE = 12;

/** A page of a list as it was found, or that it could not be. */
export type LoadedList<List> = { readonly kind: 'ready'; readonly list: List } | { readonly kind: 'failed' };

const failed = { kind: 'failed' } as const;

/** Asks for a page of a list; one beyond the last gives the last. */
export async function loadList<Query extends ListQuery, List extends { readonly pages: number }>(
  ask: (query: Query) => Promise<List>,
  query: Query,
  { session, report }: Pick<RequestServices, 'session' | 'report'>,
): Promise<LoadedList<List>> {
  // So that the call says for which company it is.
  await session();
  const load = (asked: Query) =>
    orDefault<LoadedList<List>, typeof failed>(
      ask(asked).then((list) => ({ kind: 'ready', list })),
      failed,
      report,
    );
  const page = await load(query);
  if (page.kind === 'failed' || query.current <= Math.max(1, page.list.pages)) return page;
  return load({ ...query, current: page.list.pages });
}
