import type { CallData } from '@jianzhu/api-client';
import { supplierProfile } from '@jianzhu/api-client/contract';
import { supplierProfileSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

export type SupplierPage = CallData<(typeof supplierProfileSchemas)['detail']>;
export type SupplierProfile = NonNullable<SupplierPage['profile']>;

/** The calls of the own profile; whoever makes them shows what they fail with. */
export async function profileCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ supplierProfile }, { supplierProfile: supplierProfileSchemas }, 'quiet').supplierProfile;
}
