import '../chat/tables.ts';
import '../member/tables.ts';
import '../notice/tables.ts';
import '../review/tables.ts';
import type { CompanyType } from '@jianzhu/domain';
import { CERTIFICATION_STATUS } from '@jianzhu/domain/certifications';
import { findPage } from '@jianzhu/domain/pages';
import { REVIEW_STATUS } from '@jianzhu/domain/records';
import { sql } from 'kysely';
import { openOfCompany } from '../certification/company-application.ts';
import type { Database } from '../db/database.ts';
import type { BusinessMember } from '../http/caller.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { PERSONAL_BUSINESS } from '../member/personal-business.ts';
import { readUserFlags } from '../member/user-flags.ts';
import { countUnread } from '../notice/queries.ts';
import { DASHBOARD_MESSAGES } from './messages.ts';
import { countQualifications } from './overview.ts';
import { PROCUREMENT_TODOS } from './procurement-todos.ts';
import type { TodoSource, Waiting } from './todo-source.ts';

const { todos: texts } = DASHBOARD_MESSAGES;

/** What can wait, in the order in which it is shown; a context with something to do adds its row. */
const SOURCES: readonly TodoSource[] = [
  ...PROCUREMENT_TODOS,
  {
    key: 'certification',
    label: texts.certification,
    path: '/user/standard-certification/corporateCertificationSub',
    side: 'both',
    permission: 'certification_submit',
    count: countCertification,
  },
  {
    key: 'materials',
    label: texts.materials,
    path: '/user/standard-certification/uploadImageOrVideo',
    side: 'both',
    permission: 'certification_submit',
    count: countMaterials,
  },
  {
    key: 'qualifications',
    label: texts.qualifications,
    path: '/user/standard-certification/qualification-list',
    side: 'both',
    permission: 'qualification_view',
    count: (database, { session, acting }) =>
      database.withSession(session, async (transaction) => {
        const { expiring, first } = await countQualifications(transaction, acting.businessId);
        return { count: expiring, note: texts.expireFirst(first) };
      }),
  },
  {
    key: 'chats',
    label: texts.chats,
    path: '/user/customer-message-list',
    side: 'both',
    permission: 'chat_use',
    count: countChats,
  },
  {
    key: 'notices',
    label: texts.notices,
    path: '/user/notice',
    side: 'both',
    count: async (database, { session }) => ({ count: await database.withSession(session, countUnread), note: '' }),
  },
  {
    key: 'payPassword',
    label: texts.payPassword,
    path: '/user/password',
    side: 'both',
    permission: 'pay_do',
    count: async (database, caller) => {
      const { hasPayPassword } = await readUserFlags(database, { ...caller, kind: 'member' });
      return { count: hasPayPassword ? 0 : 1, note: texts.payPasswordNote };
    },
  },
];

/** What waits for the caller on a side of the marketplace; what does not wait is left out. */
export async function readTodos(database: Database, caller: BusinessMember, side: CompanyType) {
  const granted = permissionKeys(caller.acting);
  const open = SOURCES.filter(
    (source) =>
      findPage(source.path)?.opening === false &&
      (source.side === 'both' || source.side === side) &&
      (source.permission === undefined || granted.includes(source.permission)),
  );
  const waiting = await Promise.all(open.map(({ count }) => count(database, caller)));
  return open.flatMap(({ key, label, path, query = '' }, index) => {
    const { count = 0, note = '' } = waiting[index] ?? {};
    return count > 0 ? [{ key, label, count, note, path: path + query }] : [];
  });
}

/** A company that is certified by nothing and whose application waits for nobody, or an application that was rejected. */
function countCertification(database: Database, { session, acting }: BusinessMember): Promise<Waiting> {
  return database.withSession(session, async (transaction) => {
    const application = await openOfCompany(transaction, acting.businessId);
    if (application?.status === CERTIFICATION_STATUS.pending) return { count: 0, note: '' };
    if (application?.status === CERTIFICATION_STATUS.rejected)
      return { count: 1, note: texts.rejected(application.reason) };
    const { kind, cert_status } = await transaction
      .selectFrom('business')
      .select(['kind', 'cert_status'])
      .where('id', '=', acting.businessId)
      .executeTakeFirstOrThrow();
    const isMissing = kind !== PERSONAL_BUSINESS && cert_status !== CERTIFICATION_STATUS.approved;
    return { count: isMissing ? 1 : 0, note: texts.notSubmitted };
  });
}

/** Further papers that were rejected. */
function countMaterials(database: Database, { session, acting }: BusinessMember): Promise<Waiting> {
  return database.withSession(session, async (transaction) => {
    const rejected = await transaction
      .selectFrom('review')
      .select('reason')
      .where('biz_type', '=', 'certification')
      .where('biz_id', '=', acting.businessId)
      .where('status', '=', REVIEW_STATUS.rejected)
      .executeTakeFirst();
    return rejected ? { count: 1, note: texts.rejected(rejected.reason) } : { count: 0, note: '' };
  });
}

/** Chats with messages that the member has not read; the chat's tables are not the session's to see. */
function countChats(database: Database, { userId }: BusinessMember): Promise<Waiting> {
  return database.withWorker(async (transaction) => {
    const { count } = await transaction
      .selectFrom('chat_member')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', userId)
      .where('is_removed', '=', false)
      .where('unread_count', '>', 0)
      .executeTakeFirstOrThrow();
    return { count, note: '' };
  });
}
