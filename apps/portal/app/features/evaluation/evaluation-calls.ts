import type { CallData } from '@jianzhu/api-client';
import { evaluation } from '@jianzhu/api-client/contract';
import { evaluationSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

export type Evaluation = CallData<typeof evaluationSchemas.sheet>;
export type EvaluatedBid = Evaluation['bids'][number];

/** The calls of evaluations; whoever makes them shows what they fail with. */
export async function evaluationCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ evaluation }, { evaluation: evaluationSchemas }, 'quiet').evaluation;
}
