import { fundSchemas } from '@jianzhu/api-client/schemas';
import { loadList } from '../../record/load-list.server.ts';
import { loadRecord } from '../../record/load-record.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { RequestServices } from '../../request-services.server.ts';

/** What the accounts of the company hold and a page of its statement, as the address asks for them. */
export async function loadFunds(search: URLSearchParams, services: RequestServices) {
  const query = readListQuery(fundSchemas.flow.query, search);
  const { api } = services;
  const balances = await loadRecord(() => api.fund.account({ query: {} }), services);
  return { query, balances, flow: await loadList((asked) => api.fund.flow({ query: asked }), query, services) };
}

export type LoadedFunds = Awaited<ReturnType<typeof loadFunds>>;
