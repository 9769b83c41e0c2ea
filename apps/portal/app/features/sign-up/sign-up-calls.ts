import type { CallData } from '@jianzhu/api-client';
import { bid, signUp, tender } from '@jianzhu/api-client/contract';
import { bidSchemas, signUpSchemas, tenderSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import type { PortalClient } from '../../portal-client.ts';

export type SignUpForm = CallData<typeof signUpSchemas.form>;
export type SignUpRow = CallData<typeof signUpSchemas.list>['records'][number];
export type MineQuery = InferOutput<typeof signUpSchemas.mine.query>;
export type MinePage = CallData<typeof signUpSchemas.mine>;
export type MineRow = MinePage['records'][number];
export type MineCounts = CallData<typeof signUpSchemas.mineCount>;

/** The calls of sign-ups; whoever makes them shows what they fail with. */
export async function signUpCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ signUp }, { signUp: signUpSchemas }, 'quiet').signUp;
}

/** The documents that a tender gives to the own company. */
export async function givenDocs(client: PortalClient, tenderId: string) {
  const { api } = await client.memberSession();
  return api.callsOf({ tender }, { tender: tenderSchemas }, 'quiet').tender.docs({ query: { id: tenderId } });
}

/** Takes the own bid back, which may be handed in anew until the deadline. */
export async function withdrawBid(client: PortalClient, { id, version }: NonNullable<MineRow['bid']>) {
  const { api } = await client.memberSession();
  return api.callsOf({ bid }, { bid: bidSchemas }, 'quiet').bid.withdraw({ body: { id, version } });
}
