import type { CallData } from '@jianzhu/api-client';
import { role } from '@jianzhu/api-client/contract';
import { roleSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

export type RoleRow = CallData<typeof roleSchemas.list>[number];
export type RoleDetail = CallData<typeof roleSchemas.detail>;
export type PermissionGroups = CallData<typeof roleSchemas.permissionTree>;

/** The calls of the roles; whoever makes them shows what they fail with. */
export async function roleCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ role }, { role: roleSchemas }, 'quiet').role;
}
