import { LOGIN_BACK_PATH, loginBackAddress } from '@jianzhu/domain';
import { nameActor } from '../audit/pending-event.ts';
import { hashToken, parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { findAccessToken } from './access-tokens.ts';
import { refuseDisabled } from './disabled-accounts.ts';
import { holdTicket, issueTicket, readTicket, useTicket } from './login-tickets.ts';
import { isActiveMember } from './membership.ts';
import { LOGIN_MESSAGES } from './messages.ts';
import { type ReadReturnAddress, ticketBinding } from './return-addresses.ts';
import {
  type GrantedTokens,
  grantLogin,
  type LoginOrigin,
  type SessionOfLogin,
  switchBusiness,
} from './session-grants.ts';

export interface ExchangeServices {
  readonly database: Database;
  readonly readReturnAddress: ReadReturnAddress;
  /** How long an unused login lasts. */
  readonly idleSeconds: number;
}

const refuseExpired = () => new Refusal('stateConflict', { msg: LOGIN_MESSAGES.expired });
const refuseReturnAddress = () => refuseField('returnUrl', LOGIN_MESSAGES.returnAddress);
const refuseStranger = () => new Refusal('noPermission', { msg: LOGIN_MESSAGES.notMember });

/** Gives a proven login its business: the registered address to return to, with a one-time ticket (decision 26). */
export async function authorize(
  { database, readReturnAddress }: ExchangeServices,
  choice: { readonly loginTicket: string; readonly businessId: string; readonly returnUrl: string },
): Promise<string | Refusal> {
  const businessId = parseRecordId(choice.businessId);
  const back = readReturnAddress(choice.returnUrl);
  if (back === undefined) return refuseReturnAddress();
  if (businessId === undefined) return refuseStranger();
  return database.withCredentials(async (transaction) => {
    const login = await readTicket(transaction, 'choose', choice.loginTicket);
    if (login === undefined) return refuseExpired();
    nameActor({ kind: 'login', userId: login.userId });
    if (!(await isActiveMember(transaction, businessId, login.userId))) return refuseStranger();
    if ((await useTicket(transaction, 'choose', choice.loginTicket)) === undefined) return refuseExpired();
    const ticket = { userId: login.userId, businessId, returnAddress: ticketBinding(back) };
    const token = await issueTicket(transaction, 'return', ticket);
    return loginBackAddress(back.address.slice(0, -LOGIN_BACK_PATH.length), {
      token,
      companyId: businessId,
      ...(back.target !== null && { target: back.target }),
      ...(back.state !== null && { state: back.state }),
    });
  });
}

export interface Exchange {
  /** A one-time ticket or an access token. */
  readonly token: string;
  /** The business asked for; that of the token when left out. */
  readonly businessId?: string | undefined;
  readonly returnUrl: string;
}

export interface Session extends GrantedTokens {
  readonly businessId: string;
}

/**
 * Turns what arrived at /login-back into a session. A ticket begins a login, once and only for the address it was made
 * for; an access token gives its own login back and never more than that login may do, and comes without a state
 * (decision 62).
 */
export async function exchangeToken(
  services: ExchangeServices,
  exchange: Exchange,
  origin: LoginOrigin,
): Promise<Session | Refusal> {
  const back = services.readReturnAddress(exchange.returnUrl);
  if (back === undefined) return refuseReturnAddress();
  return services.database.withCredentials(async (transaction) => {
    // The account before the ticket, in the order of a changed password and of an account that is switched off: the other
    // way round, each would wait for the other.
    const held = await readTicket(transaction, 'return', exchange.token);
    const disabled = held && (await refuseDisabled(transaction, held.userId));
    const ticket = held && (await useTicket(transaction, 'return', exchange.token));
    // A state belongs to a login that began on a browser, and ends there with a ticket: nothing else may come by it.
    if (ticket === undefined) return back.state === null ? exchangeAccessToken(transaction, exchange) : refuseExpired();
    const businessId = parseRecordId(ticket.businessId ?? '');
    const isOther = exchange.businessId !== undefined && exchange.businessId !== businessId;
    if (ticket.returnAddress !== ticketBinding(back) || businessId === undefined || isOther) return refuseExpired();
    if (!(await isActiveMember(transaction, businessId, ticket.userId))) return refuseStranger();
    if (disabled !== undefined) return disabled;
    const user = { userId: ticket.userId, businessId };
    return acts({ businessId, ...(await grantLogin(transaction, user, origin, services.idleSeconds)) });
  });
}

/** With another business than its own, the login switches: the same as its platform token could ask for. */
async function exchangeAccessToken(transaction: Transaction, exchange: Exchange): Promise<Session | Refusal> {
  const session = await findAccessToken(transaction, exchange.token);
  if (session === undefined) return refuseExpired();
  const { platformToken, businessId } = session;
  if (exchange.businessId === undefined || exchange.businessId === businessId) {
    return acts({ platformToken, accessToken: exchange.token, businessId });
  }
  return switchTo(transaction, session, exchange.businessId);
}

/** Another access token of the same login, for another business of its user. */
export async function switchTo(
  transaction: Transaction,
  login: Omit<SessionOfLogin, 'businessId'>,
  wanted: string,
): Promise<Session | Refusal> {
  const businessId = parseRecordId(wanted);
  if (businessId === undefined || !(await isActiveMember(transaction, businessId, login.userId))) {
    return refuseStranger();
  }
  const accessToken = await switchBusiness(transaction, { ...login, businessId });
  return acts({ platformToken: login.platformToken, accessToken, businessId });
}

/** From here on the call is of the session that it gives. */
function acts(session: Session): Session {
  const context = { login: hashToken(session.platformToken), session: hashToken(session.accessToken) };
  nameActor({ kind: 'request', context });
  return session;
}

/** Whom a ticket or an access token would log in, and for which business. */
interface TokenOwner {
  readonly userId: string;
  readonly businessId: string | undefined;
}

/** The owner of a ticket or an access token, without using it up; a ticket then waits for the visitor's answer. */
export async function findTokenOwner(
  { database, readReturnAddress }: ExchangeServices,
  { token, returnUrl }: Pick<Exchange, 'token' | 'returnUrl'>,
): Promise<TokenOwner | Refusal> {
  const back = readReturnAddress(returnUrl);
  if (back === undefined) return refuseReturnAddress();
  return database.withCredentials(async (transaction) => {
    const ticket = await holdTicket(transaction, token);
    if (ticket !== undefined) {
      if (ticket.returnAddress !== ticketBinding(back)) return refuseExpired();
      return { userId: ticket.userId, businessId: parseRecordId(ticket.businessId ?? '') };
    }
    const session = back.state === null ? await findAccessToken(transaction, token) : undefined;
    return session ?? refuseExpired();
  });
}
