import type { CallData } from '@jianzhu/api-client';
import { businessMember, joinRequest } from '@jianzhu/api-client/contract';
import { businessMemberSchemas, joinRequestSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import type { PortalClient } from '../../portal-client.ts';

export type MemberQuery = InferOutput<typeof businessMemberSchemas.list.query>;
export type MemberPage = CallData<typeof businessMemberSchemas.list>;
export type MemberRow = MemberPage['records'][number];
export type MemberChoices = CallData<typeof businessMemberSchemas.choices>;
export type OwnRequest = CallData<typeof joinRequestSchemas.mine>[number];
export type OwnCompany = CallData<typeof businessMemberSchemas.mine>[number];

/** What a file of members is asked for. */
export type MemberFileQuery = InferOutput<typeof businessMemberSchemas.exportRows.body>;

/** The calls of these pages; whoever makes them shows what they fail with. */
export async function memberCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ businessMember }, { businessMember: businessMemberSchemas }, 'quiet').businessMember;
}

/** The calls of a person's own requests to join. */
export async function requestCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ joinRequest }, { joinRequest: joinRequestSchemas }, 'quiet').joinRequest;
}

/** The rows of the list for a file; shows what it fails with. */
export async function exportMembers(client: PortalClient, body: MemberFileQuery) {
  const { api } = await client.memberSession();
  return api.callsOf({ businessMember }, { businessMember: businessMemberSchemas }).businessMember.exportRows({ body });
}
