import type { CallData } from '@jianzhu/api-client';
import { signUp } from '@jianzhu/api-client/contract';
import { signUpSchemas } from '@jianzhu/api-client/schemas';
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
