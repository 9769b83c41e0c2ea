import './tables.ts';
import type { messageCenter } from '@jianzhu/api-client/contract';
import { parseRecordId, type RecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { findMessage, listMessages } from './messages-of-center.ts';

/** Notices of the member centre (domain rules 30.17); which of them a member sees is decided by row security. */
export function messageCenterHandlers(database: Database): ContextHandlers<typeof messageCenter> {
  return {
    list: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, (transaction) => listMessages(transaction, query)),
    ),
    detail: asBusiness(async ({ query }, { caller }) => {
      const id = parseRecordId(query.id);
      const found = id && (await database.withSession(caller.session, (transaction) => findMessage(transaction, id)));
      return found ?? new Refusal('notFound');
    }),
    read: asBusiness(async ({ body }, { caller }) => {
      const ids = recordIds(body.ids);
      await database.withSession(caller.session, (transaction) =>
        transaction.updateTable('notice').set({ is_read: true }).where('id', 'in', ids).execute(),
      );
      return null;
    }),
    remove: asBusiness(async ({ body }, { caller }) => {
      const ids = recordIds(body.ids);
      await database.withSession(caller.session, (transaction) =>
        transaction.deleteFrom('notice').where('id', 'in', ids).execute(),
      );
      return null;
    }),
  };
}

/** What is no id names no notice; a list without one would be no SQL. */
function recordIds(texts: readonly string[]): readonly (RecordId | '0')[] {
  const ids = texts.flatMap((text) => parseRecordId(text) ?? []);
  return ids.length === 0 ? ['0'] : ids;
}
