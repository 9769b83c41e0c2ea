import type { CallData } from '@jianzhu/api-client';
import { bankCard, security } from '@jianzhu/api-client/contract';
import { bankCardSchemas, securitySchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

export type CardsFound = CallData<typeof bankCardSchemas.list>;
export type BankCard = CardsFound['cards'][number];

/** The calls of bank cards; whoever makes them shows what they fail with. */
export async function bankCardCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ bankCard }, { bankCard: bankCardSchemas }, 'quiet').bankCard;
}

/** Has a code sent to the phone that a bank knows the card by. */
export async function sendCardCode(
  client: PortalClient,
  { phone, captchaToken }: { readonly phone: string; readonly captchaToken: string },
): Promise<void> {
  const { api } = await client.memberSession();
  const calls = api.callsOf({ security }, { security: securitySchemas }, 'quiet').security;
  await calls.sendVerificationCode({ query: { phone }, body: { captchaToken, scene: 'bank-card' } });
}
