import type { CallData } from '@jianzhu/api-client';
import { evaluation, objection } from '@jianzhu/api-client/contract';
import { evaluationSchemas, objectionSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

export type Evaluation = CallData<typeof evaluationSchemas.sheet>;
export type TenderResult = CallData<typeof evaluationSchemas.result>;
export type Candidate = TenderResult['candidates'][number];
export type Objection = TenderResult['objections'][number];
export type EvaluatedBid = Evaluation['bids'][number];

/** The calls of evaluations; whoever makes them shows what they fail with. */
export async function evaluationCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ evaluation }, { evaluation: evaluationSchemas }, 'quiet').evaluation;
}

/** The evaluation for a workbook; shows what it fails with. */
export async function exportSheet(client: PortalClient, id: string) {
  const { api } = await client.memberSession();
  return api.callsOf({ evaluation }, { evaluation: evaluationSchemas }).evaluation.exportSheet({ body: { id } });
}

export async function objectionCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ objection }, { objection: objectionSchemas }, 'quiet').objection;
}
