import { type LoadedRecord, loadById } from '../../record/load-record.server.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';
import type { FoundOrder } from './order-detail.tsx';

/** An order with its invoice, and whether its reader has a payment PIN. */
export async function loadOrder(id: string | null, services: RequestServices): Promise<LoadedRecord<FoundOrder>> {
  const { api, report } = services;
  return loadById(
    id,
    async (known) => {
      const order = await api.order.detail({ query: { id: known } });
      const box = order.side === 'supply' ? 2 : 1;
      const [invoices, flags] = await Promise.all([
        order.invoiceId === null ? null : api.invoice.list({ query: { orderId: known, box } }),
        // Where it is not known, the platform says so when the PIN is given.
        order.allowedActions.includes('refundAgree') ? orDefault(api.security.userFlags(), null, report) : null,
      ]);
      return { order, invoice: invoices?.records[0] ?? null, hasPin: flags?.hasPayPassword ?? true };
    },
    services,
  );
}
