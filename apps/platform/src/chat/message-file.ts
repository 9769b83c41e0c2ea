import { carryEvent, nameRecord } from '../audit/pending-event.ts';
import './tables.ts';
import { CHAT_FILE_MAX_MB } from '@jianzhu/domain';
import * as v from 'valibot';
import { parseRecordId, type RecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { ChatUser } from '../http/caller.ts';

/** A file as a message names it: one that the sender has uploaded for his business. */
const reference = v.object({ resourceId: v.string(), businessId: v.string() });

/** Where the file of a message lies. */
export interface MessageFile {
  readonly key: string;
  readonly fileName: string;
}

/**
 * The file that a message of one of the caller's chats carries. A sender cannot give away what is not his own: he must
 * have uploaded it himself for a business that he is a member of, and it is no larger than chats may carry.
 *
 * @returns undefined when there is no such message, or no such file
 */
export async function findMessageFile(
  database: Database,
  caller: ChatUser,
  messageId: string,
): Promise<MessageFile | undefined> {
  const message = await database.withSession(caller.session, (transaction) =>
    transaction
      .selectFrom('chat_message')
      .select(['from_id', 'content'])
      .where('id', '=', messageId)
      .where('type', 'in', ['image', 'file'])
      .executeTakeFirst(),
  );
  const named = message && readReference(message.content);
  if (message === undefined || named === undefined) return undefined;
  return database.withBusiness(named.businessId, async (transaction) => {
    const row = await transaction
      .selectFrom('attachment')
      .innerJoin('membership', 'membership.business_id', 'attachment.business_id')
      .select(['attachment.file_name', 'attachment.object_key'])
      .where('attachment.id', '=', named.resourceId)
      .where('attachment.business_id', '=', named.businessId)
      .where('attachment.create_user_id', '=', message.from_id)
      .where('attachment.confirm_time', 'is not', null)
      .where('attachment.file_size', '<', String(CHAT_FILE_MAX_MB * 1024 ** 2))
      .where('membership.user_id', '=', message.from_id)
      .where('membership.status', '=', 1)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    nameRecord({ id: named.resourceId, name: row.file_name });
    carryEvent();
    return { key: row.object_key, fileName: row.file_name };
  });
}

function readReference(content: string): { readonly resourceId: RecordId; readonly businessId: RecordId } | undefined {
  try {
    const { output, success } = v.safeParse(reference, JSON.parse(content));
    if (!success) return undefined;
    const resourceId = parseRecordId(output.resourceId);
    const businessId = parseRecordId(output.businessId);
    return resourceId && businessId && { resourceId, businessId };
  } catch {
    // The address of a file elsewhere.
    return undefined;
  }
}
