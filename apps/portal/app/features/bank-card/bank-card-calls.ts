import type { CallData } from '@jianzhu/api-client';
import { bankCard } from '@jianzhu/api-client/contract';
import { bankCardSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

export type CardsFound = CallData<typeof bankCardSchemas.list>;
export type BankCard = CardsFound['cards'][number];

/** The calls of bank cards; whoever makes them shows what they fail with. */
export async function bankCardCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ bankCard }, { bankCard: bankCardSchemas }, 'quiet').bankCard;
}
