import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { type Account, demoPassword } from './accounts.ts';
import { changchunPortal, loginSite, portal } from './addresses.ts';

/** What a login came to: the values of the three shared cookies. */
export interface Login {
  readonly token: string;
  readonly platformToken: string;
  readonly businessId: string;
  readonly businesses: readonly { readonly businessId: string; readonly businessName: string }[];
}

export interface LoginChoice {
  /** Index of the company in the account's list. */
  readonly company?: number;
  /** Origin of the portal to return to. */
  readonly at?: string;
  /** The browser that the chat takes this one for: that of all journeys, unless a journey says otherwise. */
  readonly device?: string;
  /** Ties the ticket to a browser; see `beginLogin`. */
  readonly state?: string;
}

const deviceOfJourneys = 'browser-of-journeys';

/** A journey that loads hundreds of pages leaves the next one a while to wait; longer than this, something is wrong. */
const longestWaitS = 60;

/** Calls the platform, again when it names a time for another try; anything but success is an error of the test. */
export async function callPlatform<Data>(request: APIRequestContext, url: string, body: unknown): Promise<Data> {
  const response = await request.post(url, { data: body });
  const answer: { code: number; msg: string; data: Data } = await response.json();
  const wait = Number(response.headers()['retry-after']);
  if (answer.code === 429 && wait > 0 && wait <= longestWaitS) {
    await setTimeout(wait * 1000);
    return callPlatform(request, url, body);
  }
  if (answer.code !== 200) throw new Error(`${url}: ${answer.code} ${answer.msg}`);
  return answer.data;
}

/** Proves an account by its password and gets the address that the login site would return to, with its ticket. */
export async function obtainTicket(
  request: APIRequestContext,
  { phone }: Pick<Account, 'phone'>,
  { company = 0, at = portal, state }: LoginChoice = {},
) {
  const calls = `${loginSite}/api/jianzhu-login/oauth`;
  const { loginTicket, businesses } = await callPlatform<{
    loginTicket: string;
    businesses: Login['businesses'];
  }>(request, `${calls}/login`, { phone, password: demoPassword });
  const businessId = businesses[company]?.businessId ?? '';
  const returnUrl = `${at}/login-back${state === undefined ? '' : `?state=${state}`}`;
  const { redirectTo } = await callPlatform<{ redirectTo: string }>(request, `${calls}/authorize`, {
    loginTicket,
    businessId,
    returnUrl,
  });
  return { redirectTo, returnUrl, businessId, businesses };
}

/** Begins a login in a browser as the login site does; gives the state that ties a ticket to it. */
export async function beginLogin(page: Page, at = portal): Promise<string> {
  await page.goto(`${at}/login-start/login`);
  const returnUrl = new URL(page.url()).searchParams.get('returnUrl') ?? '';
  return new URL(returnUrl).searchParams.get('state') ?? '';
}

/** Logs an account in without a browser. */
export async function logIn(
  request: APIRequestContext,
  account: Pick<Account, 'phone'>,
  choice: LoginChoice = {},
): Promise<Login> {
  const { redirectTo, returnUrl, businesses } = await obtainTicket(request, account, choice);
  const ticket = new URL(redirectTo).searchParams.get('token');
  const grant = await callPlatform<{ token: string; jianzhuToken: string; businessId: string }>(
    request,
    `${portal}/api/rs-member-service/ucenter/login/tenant/oauth/token`,
    { grantType: 'login_back', token: ticket, returnUrl },
  );
  return { token: grant.token, platformToken: grant.jianzhuToken, businessId: grant.businessId, businesses };
}

/** The shared cookies of a login, by their names. */
export function sharedCookies(login: Login) {
  return {
    'Admin-Token': login.token,
    'Member-Token': login.platformToken,
    SwitchToCompanyId: login.businessId,
  } as const;
}

/** Sets cookies as a site under the same host name would. */
export async function setCookies(
  context: BrowserContext,
  values: Readonly<Record<string, string>>,
  at = portal,
): Promise<void> {
  await context.addCookies(Object.entries(values).map(([name, value]) => ({ name, value, url: at })));
}

/**
 * Makes a browser one with that of all journeys in the eyes of the chat. As two browsers, journeys that run at the same
 * time with one account would log each other out, whichever way they log in.
 */
export async function shareDevice(context: BrowserContext): Promise<void> {
  for (const at of [portal, changchunPortal]) await setCookies(context, { ChatDevice: deviceOfJourneys }, at);
}

/** Logs an account in here: the next page of this context is a member's. */
export async function enterAs(
  context: BrowserContext,
  account: Pick<Account, 'phone'>,
  choice: LoginChoice = {},
): Promise<Login> {
  const login = await logIn(context.request, account, choice);
  await setCookies(context, { ...sharedCookies(login), ChatDevice: choice.device ?? deviceOfJourneys }, choice.at);
  return login;
}

/** The shared cookies that the browser holds, by name. */
export async function heldCookies(context: BrowserContext, at = portal): Promise<Readonly<Record<string, string>>> {
  const held = await context.cookies(at);
  const shared = ['Admin-Token', 'Member-Token', 'SwitchToCompanyId'];
  return Object.fromEntries(held.filter(({ name }) => shared.includes(name)).map(({ name, value }) => [name, value]));
}
