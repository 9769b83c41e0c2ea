import type { CallData } from '@jianzhu/api-client';
import { group } from '@jianzhu/api-client/contract';
import { groupSchemas } from '@jianzhu/api-client/schemas';
import { GROUP_LIST_NAMES, type GroupList } from '@jianzhu/domain/groups';
import type { PortalClient } from '../../portal-client.ts';

export type GroupRow = CallData<typeof groupSchemas.list>[number];
export type SharedList = CallData<typeof groupSchemas.shared>;

/** What the address asks to see of a subsidiary. */
export interface AskedShare {
  readonly id: string;
  readonly list: GroupList;
}

/** The list of a subsidiary that an address names: `of` is the link, `list` what is shown; null for none. */
export function askedShare(search: URLSearchParams): AskedShare | null {
  const id = search.get('of');
  const list = GROUP_LIST_NAMES.find((name) => name === search.get('list'));
  return id === null || list === undefined ? null : { id, list };
}

/** The calls of a group; whoever makes them shows what they fail with. */
export async function groupCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ group }, { group: groupSchemas }, 'quiet').group;
}
