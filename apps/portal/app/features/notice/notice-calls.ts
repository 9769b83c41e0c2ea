import { messageCenter, notice } from '@jianzhu/api-client/contract';
import { messageCenterSchemas, noticeSchemas } from '@jianzhu/api-client/schemas';
import * as v from 'valibot';
import type { PortalClient } from '../../portal-client.ts';

const { noticeType, ...others } = messageCenterSchemas.list.query.entries;

/** What the address of the list says; its kind of notice stands in `tag` (domain rules 17). */
export const noticeQuerySchema = v.object({ tag: noticeType, ...others });

export type NoticeQuery = v.InferOutput<typeof noticeQuerySchema>;

/** The calls of the member's notices; whoever makes them shows what they fail with. */
export async function noticeCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf(
    { messageCenter, notice },
    { messageCenter: messageCenterSchemas, notice: noticeSchemas },
    'quiet',
  );
}
