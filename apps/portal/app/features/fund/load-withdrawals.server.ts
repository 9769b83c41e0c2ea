import { withdrawalSchemas } from '@jianzhu/api-client/schemas';
import { loadList } from '../../record/load-list.server.ts';
import { loadById } from '../../record/load-record.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';

/** Withdrawals as the address asks for them: a page of them, or the one that it names. */
export async function loadWithdrawals(search: URLSearchParams, services: RequestServices) {
  const { api, report } = services;
  const id = search.get('id');
  const flags = await orDefault(api.security.userFlags(), null, report);
  // Where it is not known, the platform says so when the PIN is given.
  const hasPin = flags?.hasPayPassword ?? true;
  if (id !== null) {
    const loaded = await loadById(id, (known) => api.withdrawal.detail({ query: { id: known } }), services);
    return { tab: 'withdrawal', loaded, hasPin } as const;
  }
  const query = readListQuery(withdrawalSchemas.list.query, search);
  const list = await loadList((asked) => api.withdrawal.list({ query: asked }), query, services);
  return { tab: 'withdrawals', loaded: { kind: 'ready', record: null }, query, list, hasPin } as const;
}

export type LoadedWithdrawals = Extract<Awaited<ReturnType<typeof loadWithdrawals>>, { readonly tab: 'withdrawals' }>;
