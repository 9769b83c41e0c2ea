import { loginBackTarget, MEMBER_MESSAGES } from '@jianzhu/domain';
import type { ToastMessage } from '@jianzhu/ui/toast';
import { loginSiteLinks } from '../portal-addresses.ts';
import type { PortalClient } from '../portal-client.ts';
import { type ArrivalReason, arrivalCookie, arrivalText } from './arrival-cookie.ts';
import { writeCookies } from './browser-cookies.ts';
import { cookieLine, readCookie } from './cookies.ts';
import { sessionMessages } from './messages.ts';

const messages: Readonly<
  Record<ArrivalReason, Pick<ToastMessage, 'tone' | 'text'> & { readonly asksToLogIn: boolean }>
> = {
  'login-first': { tone: 'warning', text: MEMBER_MESSAGES.loginFirst, asksToLogIn: true },
  'login-ended': { tone: 'warning', text: sessionMessages.ended, asksToLogIn: true },
  'link-ended': { tone: 'warning', text: sessionMessages.linkEnded, asksToLogIn: false },
  'login-failed': { tone: 'error', text: sessionMessages.loginFailed, asksToLogIn: true },
  'login-replaced': { tone: 'info', text: sessionMessages.loginReplaced, asksToLogIn: false },
  'company-switched': { tone: 'info', text: sessionMessages.companySwitched, asksToLogIn: false },
  'company-left': { tone: 'warning', text: sessionMessages.companyLeft, asksToLogIn: false },
  'logged-out': { tone: 'info', text: sessionMessages.loggedOutElsewhere, asksToLogIn: false },
};

/** Says why the visitor is here; who should log in is offered it, and the login leads to `wayBack`. */
export function sayArrival(client: PortalClient, reason: ArrivalReason, wayBack: string): void {
  const { tone, text, asksToLogIn } = messages[reason];
  if (asksToLogIn) client.session.wayBack = wayBack;
  const href = loginSiteLinks(client.origins, wayBack).login;
  client.notify({ tone, text, ...(asksToLogIn && { action: { text: sessionMessages.login, href } }) });
}

/** Says it on a page that is about to be left, and has the next one say it again. */
export function sayAndRepeat(client: PortalClient, reason: ArrivalReason): void {
  const { tone, text } = messages[reason];
  client.notify({ tone, text });
  keepArrival(reason);
}

/** Has the page that this tab shows next say why it does. */
export function keepArrival(reason: ArrivalReason): void {
  const { pathname, search, hash } = window.location;
  try {
    window.sessionStorage.setItem(arrivalCookie, arrivalText(reason, pathname + search + hash));
  } catch (error) {
    console.warn('The next page will not say why it is shown', error);
  }
}

/** Says what the page before or the redirect has left for this one, once. */
export function sayKeptArrival(client: PortalClient): void {
  const [name = '', wayBack = ''] = takeKept().split(' ', 2);
  if (isReason(name)) sayArrival(client, name, loginBackTarget(wayBack) ?? '');
}

const isReason = (name: string): name is ArrivalReason => Object.hasOwn(messages, name);

function takeKept(): string {
  const inCookie = readCookie(document.cookie, arrivalCookie);
  writeCookies([cookieLine(arrivalCookie, '', 0, { secure: window.location.protocol === 'https:' })]);
  try {
    const inStorage = window.sessionStorage.getItem(arrivalCookie);
    window.sessionStorage.removeItem(arrivalCookie);
    return inStorage ?? inCookie;
  } catch {
    return inCookie;
  }
}
