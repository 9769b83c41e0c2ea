import '../member/tables.ts';
import '../notice/tables.ts';
import type { operator } from '@jianzhu/api-client/contract';
import type { Selectable } from 'kysely';
import { parseRecordId, type RecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Schema, Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { asOperator, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { readBusinesses } from '../member/accounts.ts';
import { nameAct } from './act.ts';

type Calls = Pick<ContextHandlers<typeof operator>, 'notices' | 'resendNotice'>;
type NoticeRow = Selectable<Schema['notice']>;

const MOST_NOTICES = 50;

/** Notices that people say they have not got. */
export function noticeCalls(database: Database): Calls {
  return {
    notices: asOperator(async ({ query }, context) => {
      const userId = parseRecordId(query.userId);
      const scopes = userId && (await findScopes(database, userId));
      if (!userId || !scopes) return new Refusal('notFound');
      nameAct(context, { record: { id: userId }, userId });
      const lists = await Promise.all(
        scopes.map((scope) => inScope(database, scope, (transaction) => newestOf(transaction, userId))),
      );
      return lists
        .flat()
        .sort((a, b) => b.create_time.getTime() - a.create_time.getTime())
        .slice(0, MOST_NOTICES)
        .map(toNotice);
    }),
    resendNotice: asOperator(async ({ body }, context) => {
      const userId = parseRecordId(body.userId);
      const id = parseRecordId(body.id);
      const scopes = userId && (await findScopes(database, userId));
      if (!userId || !id || !scopes) return new Refusal('notFound');
      for (const scope of scopes) {
        const sent = await inScope(database, scope, (transaction) =>
          context.once(transaction, async () => {
            const notice = await findNotice(transaction, userId, id);
            if (notice === undefined) return new Refusal('notFound');
            const { id: _, create_time: __, is_read: ___, ...copied } = notice;
            const copy = await transaction
              .insertInto('notice')
              .values(copied)
              .returning('id')
              .executeTakeFirstOrThrow();
            await tellRecordNews(transaction, 'notice', { userId });
            nameAct(context, {
              record: { kind: 'notice', id, name: notice.title },
              userId,
              businessId: scope,
              detail: { newId: copy.id },
            });
            return copy;
          }),
        );
        if (!(sent instanceof Refusal && sent.kind === 'notFound')) return sent;
      }
      return new Refusal('notFound');
    }),
  };
}

/** Where a person's notices are: her own, undefined, and those of each of her businesses. No account has none. */
async function findScopes(
  database: Database,
  userId: RecordId,
): Promise<readonly (RecordId | undefined)[] | undefined> {
  return database.withCredentials(async (transaction) => {
    const account = await transaction.selectFrom('account').select('id').where('id', '=', userId).executeTakeFirst();
    if (account === undefined) return undefined;
    const businesses = await readBusinesses(transaction, userId);
    return [undefined, ...businesses.flatMap(({ businessId }) => parseRecordId(businessId) ?? [])];
  });
}

function inScope<T>(
  database: Database,
  businessId: RecordId | undefined,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return businessId === undefined ? database.withWorker(work) : database.withBusiness(businessId, work);
}

const newestOf = (transaction: Transaction, userId: RecordId): Promise<NoticeRow[]> =>
  transaction
    .selectFrom('notice')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_NOTICES)
    .execute();

const findNotice = (transaction: Transaction, userId: RecordId, id: RecordId): Promise<NoticeRow | undefined> =>
  transaction.selectFrom('notice').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();

const toNotice = (row: NoticeRow) => ({
  id: row.id,
  businessId: row.business_id ?? '',
  noticeType: row.notice_type,
  title: row.title,
  content: row.content,
  createTime: timeText(row.create_time),
  isRead: row.is_read ? 1 : 0,
});
