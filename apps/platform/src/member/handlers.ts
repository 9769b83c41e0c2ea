import type { Contract } from '@jianzhu/api-client/contract';
import { memberMenu } from '@jianzhu/domain/member-center';
import { carryEvent } from '../audit/pending-event.ts';
import { asBusiness, asMember, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { readBusinesses } from './accounts.ts';
import { loginHandlers } from './login-handlers.ts';
import type { MemberServices } from './member-services.ts';
import { permissionKeys } from './permission-keys.ts';
import { readCompany, readMemberDetail } from './profile.ts';
import { revokeLogin } from './session-grants.ts';
import { switchTo } from './token-exchange.ts';

/** The calls of the member context (domain rules 30.1 and 30.2). */
export function memberHandlers(services: MemberServices): ContextHandlers<Contract['member']> {
  const { database, sessions } = services;
  return {
    ...loginHandlers(services),
    detail: asMember((_input, { caller }) =>
      database.withSession(caller.session, (transaction) => readMemberDetail(transaction, caller)),
    ),
    company: asBusiness(async (_input, { caller }) => {
      const company = await database.withSession(caller.session, (transaction) =>
        readCompany(transaction, caller.acting.businessId),
      );
      return company ?? new Refusal('notFound');
    }),
    businesses: asMember((_input, { caller }) =>
      database.withSession(caller.session, (transaction) => readBusinesses(transaction, caller.userId)),
    ),
    menus: asBusiness(async (_input, { caller }) => memberMenu(permissionKeys(caller.acting))),
    switchToken: asMember(async ({ query }, { caller }) => {
      const session = await database.withCredentials((transaction) => switchTo(transaction, caller, query.businessId));
      if (session instanceof Refusal) return session;
      sessions.forget({ loginId: caller.loginId });
      return { token: session.accessToken };
    }),
    logout: asMember(async (_input, { caller }) => {
      await database.withCredentials((transaction) => {
        carryEvent();
        return revokeLogin(transaction, caller.loginId, 'LOGOUT');
      });
      sessions.forget({ loginId: caller.loginId });
      return null;
    }),
  };
}
