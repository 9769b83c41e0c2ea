import type { CallData } from '@jianzhu/api-client';
import { deposit, payment } from '@jianzhu/api-client/contract';
import { depositSchemas, paymentSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../portal-client.ts';

export type Bill = CallData<typeof depositSchemas.bill>;

/** An order as the cashier shows it. */
export type Cashier = CallData<typeof paymentSchemas.order>;

/** The calls that pay; whoever makes them shows what they fail with. */
export async function payCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ deposit, payment }, { deposit: depositSchemas, payment: paymentSchemas }, 'quiet');
}
