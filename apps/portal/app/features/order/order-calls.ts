import type { CallData } from '@jianzhu/api-client';
import { invoice, order } from '@jianzhu/api-client/contract';
import { invoiceSchemas, orderSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import type { PortalClient } from '../../portal-client.ts';

export type OrderQuery = InferOutput<typeof orderSchemas.buyList.query>;
export type OrderPage = CallData<typeof orderSchemas.buyList>;
export type OrderRow = OrderPage['records'][number];
export type AuthPage = CallData<typeof orderSchemas.authList>;
export type AuthRow = AuthPage['records'][number];
export type Order = CallData<typeof orderSchemas.detail>;
export type Offer = CallData<typeof orderSchemas.offer>;
type InvoicePage = CallData<typeof invoiceSchemas.list>;
export type Invoice = InvoicePage['records'][number];

/** The calls of orders and their invoices; whoever makes them shows what they fail with. */
export async function orderCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ invoice, order }, { invoice: invoiceSchemas, order: orderSchemas }, 'quiet');
}
