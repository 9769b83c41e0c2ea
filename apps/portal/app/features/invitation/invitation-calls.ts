import type { CallData } from '@jianzhu/api-client';
import { invitation } from '@jianzhu/api-client/contract';
import { invitationSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import type { PortalClient } from '../../portal-client.ts';

export type InvitationQuery = InferOutput<typeof invitationSchemas.list.query>;
export type InvitationPage = CallData<typeof invitationSchemas.list>;
export type InvitationRow = InvitationPage['records'][number];
export type InvitationDetail = CallData<typeof invitationSchemas.detail>;
export type InvitationOptions = CallData<typeof invitationSchemas.options>;
export type LinkPage = CallData<typeof invitationSchemas.links>;
export type LinkRow = LinkPage['records'][number];
export type LinkDetail = CallData<typeof invitationSchemas.linkDetail>;
export type AskedRow = InferOutput<typeof invitationSchemas.add.body>['rows'][number];

/** The calls of these pages; whoever makes them shows what they fail with. */
export async function invitationCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ invitation }, { invitation: invitationSchemas }, 'quiet').invitation;
}
