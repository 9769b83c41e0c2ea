import './tables.ts';
import type { messageCenter } from '@jianzhu/api-client/contract';
import { parseRecordId, type RecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { outcomeOf } from '../record/each-record.ts';
import { findRecord } from '../record/find-record.ts';
import { listRecords } from '../record/list-records.ts';
import { MESSAGE_LIST, toNotice } from './messages-of-center.ts';

/** Notices of the member centre (domain rules 30.17); which of them a member sees is decided by row security. */
export function messageCenterHandlers(database: Database): ContextHandlers<typeof messageCenter> {
  return {
    list: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, (transaction) =>
        listRecords(transaction, transaction.selectFrom('notice').selectAll(), MESSAGE_LIST, query, toNotice),
      ),
    ),
    detail: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, async (transaction) => {
        const row = await findRecord(transaction, 'notice', query.id);
        return row instanceof Refusal ? row : toNotice(row);
      }),
    ),
    read: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, async (transaction) => {
        const rows = transaction.updateTable('notice').set({ is_read: true }).where('id', 'in', recordIds(body.ids));
        await tellRecordNews(transaction, 'notice', { userId: caller.userId });
        return outcomeOf(body.ids, await rows.returning('id').execute());
      }),
    ),
    remove: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, async (transaction) => {
        const rows = transaction.deleteFrom('notice').where('id', 'in', recordIds(body.ids));
        await tellRecordNews(transaction, 'notice', { userId: caller.userId });
        return outcomeOf(body.ids, await rows.returning('id').execute());
      }),
    ),
  };
}

/** What is no id names no notice; a list without one would be no SQL. */
function recordIds(texts: readonly string[]): readonly (RecordId | '0')[] {
  const ids = texts.flatMap((text) => parseRecordId(text) ?? []);
  return ids.length === 0 ? ['0'] : ids;
}
