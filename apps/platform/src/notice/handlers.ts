import type { Contract } from '@jianzhu/api-client/contract';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { readNotices } from './notice-page.ts';
import { countUnread, countUnreadByType, markAllRead, markRead } from './queries.ts';

/** The notice centre (domain rules 30.17). */
export function noticeHandlers(database: Database): ContextHandlers<Contract['notice']> {
  return {
    noReadCount: asBusiness((_input, { caller }) => database.withSession(caller.session, countUnread)),
    tabNoReadCount: asBusiness((_input, { caller }) => database.withSession(caller.session, countUnreadByType)),
    list: asBusiness(({ query }, { caller }) => readNotices(database, caller.session, query.noticeType, query)),
    clickRead: asBusiness(async ({ params }, { caller }) => {
      const id = parseRecordId(params.id);
      const found =
        id !== undefined &&
        (await database.withSession(caller.session, (transaction) => markRead(transaction, caller.userId, id)));
      return found ? null : new Refusal('notFound');
    }),
    allRead: asBusiness(async ({ query }, { caller }) => {
      await database.withSession(caller.session, (transaction) =>
        markAllRead(transaction, caller.userId, query.noticeType),
      );
      return null;
    }),
  };
}
