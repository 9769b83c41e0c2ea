import type { CallData } from '@jianzhu/api-client';
import { packageUse } from '@jianzhu/api-client/contract';
import { packageUseSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../portal-client.ts';

/** How a package stands, with its uses. */
export type PackageUsage = CallData<typeof packageUseSchemas.list>;
export type PackageUse = PackageUsage['uses'][number];

/** The calls of uses; whoever makes them shows what they fail with. */
export async function packageUseCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ packageUse }, { packageUse: packageUseSchemas }, 'quiet').packageUse;
}
