import type { CallData } from '@jianzhu/api-client';
import { withdrawal } from '@jianzhu/api-client/contract';
import { withdrawalSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import type { PortalClient } from '../../portal-client.ts';

export type WithdrawalQuery = InferOutput<typeof withdrawalSchemas.list.query>;
type WithdrawalPage = CallData<typeof withdrawalSchemas.list>;
export type WithdrawalRow = WithdrawalPage['records'][number];
export type WithdrawalDetail = CallData<typeof withdrawalSchemas.detail>;
export type WithdrawOptions = CallData<typeof withdrawalSchemas.options>;

/** The calls of withdrawals; whoever makes them shows what they fail with. */
export async function withdrawalCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ withdrawal }, { withdrawal: withdrawalSchemas }, 'quiet').withdrawal;
}
