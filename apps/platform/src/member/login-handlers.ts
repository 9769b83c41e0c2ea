import type { Contract } from '@jianzhu/api-client/contract';
import { maskPhone } from '@jianzhu/domain';
import { anyone, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { findAccount, readBusinesses } from './accounts.ts';
import { openCaptcha, solveCaptcha } from './captcha/captchas.ts';
import { createPuzzles } from './captcha/puzzle.ts';
import { loginByCode, loginByPassword } from './login.ts';
import { readTicket } from './login-tickets.ts';
import type { MemberServices } from './member-services.ts';
import { LOGIN_MESSAGES } from './messages.ts';
import { networkOf } from './network-of.ts';
import { resetPassword, verifyPhone } from './password-reset.ts';
import { register } from './registration.ts';
import { sendCode } from './send-code.ts';
import { authorize, exchangeToken, findTokenOwner } from './token-exchange.ts';
import { grantOf } from './token-grant.ts';

type LoginCall =
  | 'captcha'
  | 'validateCaptcha'
  | 'sendCode'
  | 'phoneRegistered'
  | 'loginByPassword'
  | 'loginByCode'
  | 'register'
  | 'verifyPhone'
  | 'forgetPassword'
  | 'loginBusinesses'
  | 'authorize'
  | 'oauthToken'
  | 'inspectToken';

/** The calls that need no session: those of the login site, and those of /login-back. */
export function loginHandlers(services: MemberServices): ContextHandlers<Pick<Contract['member'], LoginCall>> {
  const { database, passwords, idleSeconds } = services;
  const drawPuzzle = createPuzzles();
  return {
    captcha: anyone(async () => {
      const puzzle = await drawPuzzle();
      return database.withCredentials((transaction) => openCaptcha(transaction, puzzle));
    }),
    validateCaptcha: anyone(async ({ body }) => {
      const solved = await database.withCredentials((transaction) => solveCaptcha(transaction, body));
      return solved instanceof Refusal ? solved : { captchaToken: solved };
    }),
    sendCode: anyone(async ({ body }, { clientAddress }) => {
      const sent = await sendCode(services, { ...body, clientAddress: networkOf(clientAddress) });
      return sent instanceof Refusal ? sent : null;
    }),
    phoneRegistered: anyone(({ query }) =>
      database.withCredentials(async (transaction) => ({
        exist: (await findAccount(transaction, query.phoneNumber)) !== undefined,
      })),
    ),
    loginByPassword: anyone(({ body }, { clientAddress }) =>
      loginByPassword(database, passwords, { ...body, clientAddress: networkOf(clientAddress) }),
    ),
    loginByCode: anyone(({ body }) => loginByCode(database, { phone: body.phone, code: body.smsCode })),
    register: anyone(({ body: { smsCode, ...registration } }) =>
      register(services, { ...registration, code: smsCode }),
    ),
    verifyPhone: anyone(({ body }) => verifyPhone(database, { phone: body.phone, code: body.smsCode })),
    forgetPassword: anyone(({ body }) => resetPassword(services, body)),
    loginBusinesses: anyone(({ body }) =>
      database.withCredentials(async (transaction) => {
        const ticket = await readTicket(transaction, 'choose', body.loginTicket);
        if (ticket === undefined) return new Refusal('stateConflict', { msg: LOGIN_MESSAGES.expired });
        return readBusinesses(transaction, ticket.userId);
      }),
    ),
    authorize: anyone(async ({ body }) => {
      const redirectTo = await authorize(services, body);
      return redirectTo instanceof Refusal ? redirectTo : { redirectTo };
    }),
    oauthToken: anyone(async ({ body }, { clientAddress, userAgent }) => {
      const session = await exchangeToken(services, body, { clientAddress, userAgent });
      return session instanceof Refusal ? session : grantOf(session, idleSeconds);
    }),
    inspectToken: anyone(async ({ body }) => {
      const userId = await findTokenOwner(services, body);
      if (userId instanceof Refusal) return userId;
      const account = await database.withCredentials((transaction) =>
        transaction
          .selectFrom('account')
          .select(['real_name', 'nick_name', 'phone'])
          .where('id', '=', userId)
          .executeTakeFirstOrThrow(),
      );
      const phoneMasked = maskPhone(account.phone);
      return { userId, name: account.real_name || account.nick_name || phoneMasked, phoneMasked };
    }),
  };
}
