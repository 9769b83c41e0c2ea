import './tables.ts';
import '../member/tables.ts';
import type { Contract } from '@jianzhu/api-client/contract';
import { maskPhone } from '@jianzhu/domain';
import {
  OWNER_ROLE,
  PAGE_REQUEST_MESSAGES,
  type PermissionKey,
  pageRequestNotice,
  roleIdOf,
} from '@jianzhu/domain/member-center';
import { findPage, pageKeys } from '@jianzhu/domain/pages';
import { sql } from 'kysely';
import { memberName } from '../business-member/member-name.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { businessName } from '../member/business-name.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { accountName } from '../member/person-name.ts';
import { OPENS_NOTHING, writePersonalNotices } from '../notice/write-notice.ts';
import { readGivenRoles, roleNames } from '../role/given-roles.ts';
import { grantersOf } from './granters.ts';

/** Granters that the page names; the others are counted. */
const MOST_NAMED = 3;
const SYSTEM_NOTICE = 2;
/** The id of a role goes behind it. */
const ROLE_PAGE = '/user/role-management/role-list?id=';
const SIDES = ['require', 'supply'] as const;

/** Asking for the permission that opens a page (domain rules 16.4). */
export function pageRequestHandlers(database: Database): ContextHandlers<Contract['pageRequest']> {
  return {
    detail: asBusiness(({ query: { path } }, { caller: { session, userId, acting } }) =>
      database.withSession(session, async (transaction) => {
        const granters = await grantersOf(transaction, userId, acting.businessId);
        const asked = await transaction
          .selectFrom('page_request')
          .select('page')
          .where('page', '=', path)
          .where('day', '=', sql<string>`(now() at time zone 'Asia/Shanghai')::date`)
          .executeTakeFirst();
        return {
          company: await businessName(transaction, acting.businessId),
          roles: roleNames(
            acting.isOwner ? [OWNER_ROLE] : acting.roleKeys,
            await readGivenRoles(transaction, acting.businessId),
          ),
          granters: granters
            .slice(0, MOST_NAMED)
            .map((granter) => ({ name: memberName(granter), phone: maskPhone(granter.phone) })),
          granterCount: granters.length,
          isAsked: asked !== undefined,
        };
      }),
    ),
    submit: asBusiness(async ({ body: { path } }, { caller }) => {
      const page = findPage(path);
      if (page === null) return new Refusal('notFound', { msg: PAGE_REQUEST_MESSAGES.unknownPage });
      const granted = permissionKeys(caller.acting);
      // A page may ask for other keys on the other side: it is closed while it is so on either.
      const isOpen = SIDES.map((side) => pageKeys(page, side)).every(
        (keys) => keys.length === 0 || keys.some((key) => granted.includes(key)),
      );
      if (isOpen) {
        return new Refusal('stateConflict', { msg: PAGE_REQUEST_MESSAGES.notClosed });
      }
      return database.withWorker((transaction) => askFor(transaction, caller, page));
    }),
  };
}

/** The row decides who tells: of requests at the same time one makes it. */
async function askFor(
  transaction: Transaction,
  { userId, acting: { businessId, roleKeys } }: BusinessMember,
  page: { readonly path: string; readonly name: string; readonly keys: readonly PermissionKey[] },
): Promise<null | Refusal> {
  const granters = await grantersOf(transaction, userId, businessId);
  if (granters.length === 0) return new Refusal('stateConflict', { msg: PAGE_REQUEST_MESSAGES.nobody });
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('page_request')
    .values({ user_id: userId, business_id: businessId, page: page.path })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return null;
  const names = { name: await accountName(transaction, userId), company: await businessName(transaction, businessId) };
  const keys = [...new Set(SIDES.flatMap((side) => pageKeys(page, side)))];
  const notice = pageRequestNotice({ ...names, page: page.name, keys });
  const receivers = granters.map(({ id }) => id);
  const [role] = roleKeys;
  await writePersonalNotices(transaction, receivers, {
    noticeType: SYSTEM_NOTICE,
    // To the role that she has, where it is changed; nowhere for one who has none.
    ...(role === undefined ? { switchType: OPENS_NOTHING } : { jumpUrl: ROLE_PAGE, optId: roleIdOf(role) }),
    ...notice,
  });
  return null;
}
