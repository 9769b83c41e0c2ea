import '../member/tables.ts';
import type { operator } from '@jianzhu/api-client/contract';
import { maskPhone } from '@jianzhu/domain';
import { nameFacts } from '../audit/pending-event.ts';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { timeText } from '../db/time-text.ts';
import { asOperator, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { readBusinesses } from '../member/accounts.ts';
import { disableAccount, enableAccount } from '../member/disabled-accounts.ts';
import { SECOND_FACTOR_MESSAGES } from '../member/second-factor-messages.ts';
import { removeSecondFactor } from '../member/second-factor-removal.ts';
import type { SessionStore } from '../member/session-store.ts';
import { nameAct } from './act.ts';

type Calls = Pick<
  ContextHandlers<typeof operator>,
  'account' | 'disableAccount' | 'enableAccount' | 'removeSecondFactor'
>;

/** People's accounts: found by phone, switched off and on. */
export function accountCalls(database: Database, sessions: Pick<SessionStore, 'forget'>): Calls {
  return {
    account: asOperator(({ query }, context) =>
      database.withCredentials(async (transaction) => {
        // Of a phone without an account too: who asks for many of them is seen.
        nameFacts({ phone: maskPhone(query.phone) });
        const found = await transaction
          .selectFrom('account')
          .select(['id', 'phone', 'real_name', 'created_at', 'disabled_at', 'disabled_reason'])
          .where('phone', '=', query.phone)
          .executeTakeFirst();
        if (found === undefined) return new Refusal('notFound');
        const { total } = await transaction
          .selectFrom('login')
          .select((count) => count.fn.countAll<string>().as('total'))
          .where('user_id', '=', found.id)
          .where('revoked_at', 'is', null)
          .where('expires_at', '>', new Date())
          .executeTakeFirstOrThrow();
        nameAct(context, { record: { kind: 'account', id: found.id, name: found.real_name }, userId: found.id });
        return {
          id: found.id,
          name: found.real_name,
          phone: maskPhone(found.phone),
          createTime: timeText(found.created_at),
          disableTime: timeText(found.disabled_at),
          disableReason: found.disabled_reason,
          loginCount: Number(total),
          businesses: await readBusinesses(transaction, found.id),
        };
      }),
    ),
    disableAccount: asOperator(async ({ body: { id, reason } }, context) => {
      const userId = parseRecordId(id);
      const ended = await database.withCredentials(async (transaction) => {
        const logins = userId && (await disableAccount(transaction, userId, reason));
        if (logins === undefined) return undefined;
        const record = { kind: 'account', id };
        const detail = { reason, endedLogins: logins.length };
        nameAct(context, { record, userId: id, detail });
        return logins;
      });
      if (ended === undefined) return new Refusal('notFound');
      for (const loginId of ended) sessions.forget({ loginId });
      return { endedLogins: ended.length };
    }),
    enableAccount: asOperator(({ body: { id } }, context) =>
      database.withCredentials(async (transaction) => {
        const userId = parseRecordId(id);
        if (userId === undefined || !(await enableAccount(transaction, userId))) return new Refusal('notFound');
        nameAct(context, { record: { kind: 'account', id }, userId: id });
        return null;
      }),
    ),
    removeSecondFactor: asOperator(async ({ body: { id, reason } }, context) => {
      const refused = await database.withCredentials(async (transaction) => {
        const userId = parseRecordId(id);
        const removed = userId && (await removeSecondFactor(transaction, userId));
        if (removed === undefined) return new Refusal('notFound');
        if (removed === 'not-on') return new Refusal('stateConflict', { msg: SECOND_FACTOR_MESSAGES.notOn });
        const record = { kind: 'account', id };
        nameAct(context, { record, userId: id, detail: { reason } });
        return null;
      });
      if (refused === null) sessions.forget({ allOfUser: id });
      return refused;
    }),
  };
}
