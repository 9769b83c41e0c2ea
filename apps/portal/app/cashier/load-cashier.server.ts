import { PAY_STATUS } from '@jianzhu/domain/payments';
import { redirect } from 'react-router';
import { type LoadedRecord, loadById } from '../record/load-record.server.ts';
import type { RequestServices } from '../request-services.server.ts';
import type { Cashier } from './pay-calls.ts';

const WAY = /^[1-6]$/;
/** What can still be paid; of the rest the page of the result says how it ended. */
const HERE: readonly number[] = [PAY_STATUS.open, PAY_STATUS.paying, PAY_STATUS.failed];

/** An order at the cashier, with the way that the address names, of `PAY_CHANNEL`; null for none. */
export interface LoadedCashier {
  readonly loaded: LoadedRecord<Cashier>;
  readonly asked: number | null;
}

/**
 * The order that the query `id` names, by the way `way` (domain rules 13.3).
 *
 * @param elsewhere where an order is shown that is not for this page; null for one that is
 * @throws a redirect to the result of one that can be paid no more, and to `elsewhere`
 */
export async function loadCashier(
  search: URLSearchParams,
  services: RequestServices,
  {
    resultOf,
    elsewhere,
  }: {
    readonly resultOf: (order: Cashier) => string;
    readonly elsewhere?: (order: Cashier) => string | null;
  },
): Promise<LoadedCashier> {
  const loaded = await loadById(search.get('id'), (id) => services.api.payment.order({ query: { id } }), services);
  if (loaded.kind === 'ready') {
    const away = elsewhere?.(loaded.record) ?? null;
    if (away !== null) throw redirect(away);
    if (!HERE.includes(loaded.record.status)) throw redirect(resultOf(loaded.record));
  }
  const way = search.get('way') ?? '';
  return { loaded, asked: WAY.test(way) ? Number(way) : null };
}
