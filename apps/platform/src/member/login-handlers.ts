import type { Contract } from '@jianzhu/api-client/contract';
import { maskPhone } from '@jianzhu/domain';
import { addressKey } from '../http/address-key.ts';
import { anyone, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { CAPTCHAS_BY_STEPS } from '../http/request-limits.ts';
import { findAccount, readBusinesses } from './accounts.ts';
import { solveCaptcha } from './captcha/captchas.ts';
import { giveCaptcha } from './captcha/give-captcha.ts';
import { loginByCode, loginByPassword, loginSecondFactor } from './login.ts';
import { readTicket } from './login-tickets.ts';
import type { MemberServices } from './member-services.ts';
import { LOGIN_MESSAGES } from './messages.ts';
import { clientPlace } from './network-of.ts';
import { resetPassword, verifyPhone } from './password-reset.ts';
import { personName } from './person-name.ts';
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
  | 'loginSecondFactor'
  | 'register'
  | 'verifyPhone'
  | 'forgetPassword'
  | 'loginBusinesses'
  | 'authorize'
  | 'oauthToken'
  | 'inspectToken';

/** The calls that need no session: those of the login site, and those of /login-back. */
export function loginHandlers(services: MemberServices): ContextHandlers<Pick<Contract['member'], LoginCall>> {
  const { database, passwords, buckets, idleSeconds } = services;
  return {
    captcha: anyone((_input, context) => giveCaptcha(services, clientPlace(context))),
    validateCaptcha: anyone(async ({ body }, { clientAddress }) => {
      if (body.by !== 'pointer') {
        const wait = await buckets.take(`captcha by steps ${addressKey(clientAddress)}`, CAPTCHAS_BY_STEPS);
        if (wait > 0) {
          return new Refusal('tooFrequent', { msg: LOGIN_MESSAGES.captchasOften(wait), retryAfter: wait });
        }
      }
      const solved = await database.withCredentials((transaction) =>
        solveCaptcha(transaction, { ...body, phone: body.phone ?? '' }),
      );
      return solved instanceof Refusal ? solved : { captchaToken: solved };
    }),
    sendCode: anyone(async ({ body }, context) => {
      const sent = await sendCode(services, { ...body, ...clientPlace(context) });
      return sent instanceof Refusal ? sent : null;
    }),
    phoneRegistered: anyone(({ query }) =>
      database.withCredentials(async (transaction) => ({
        exist: (await findAccount(transaction, query.phoneNumber)) !== undefined,
      })),
    ),
    loginByPassword: anyone(({ body }, context) =>
      loginByPassword(database, passwords, { ...body, ...clientPlace(context) }),
    ),
    loginByCode: anyone(({ body: { phone, smsCode: code } }, context) =>
      loginByCode(database, { phone, code, ...clientPlace(context) }),
    ),
    loginSecondFactor: anyone(({ body }) => loginSecondFactor(database, body)),
    register: anyone(({ body: { smsCode: code, ...registration } }, context) =>
      register(services, { ...registration, code, ...clientPlace(context) }),
    ),
    verifyPhone: anyone(({ body: { phone, smsCode: code } }, context) =>
      verifyPhone(database, { phone, code, ...clientPlace(context) }),
    ),
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
      const owner = await findTokenOwner(services, body);
      if (owner instanceof Refusal) return owner;
      const { userId, businessId } = owner;
      return database.withCredentials(async (transaction) => {
        const account = await transaction
          .selectFrom('account')
          .select(['real_name', 'nick_name', 'phone'])
          .where('id', '=', userId)
          .executeTakeFirstOrThrow();
        const businesses = await readBusinesses(transaction, userId);
        const phoneMasked = maskPhone(account.phone);
        return {
          userId,
          name: personName(account) || phoneMasked,
          phoneMasked,
          businessName: businesses.find((business) => business.businessId === businessId)?.businessName ?? '',
        };
      });
    }),
  };
}
