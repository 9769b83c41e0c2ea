import type { CallData } from '@jianzhu/api-client';
import { vip } from '@jianzhu/api-client/contract';
import { vipSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

export type VipPlans = CallData<typeof vipSchemas.plans>;
export type VipQuote = CallData<typeof vipSchemas.quote>;
export type VipQuota = CallData<typeof vipSchemas.quota>;

/** The calls of memberships; whoever makes them shows what they fail with. */
export async function vipCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ vip }, { vip: vipSchemas }, 'quiet').vip;
}
