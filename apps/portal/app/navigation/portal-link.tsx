import type { AnchorProps } from '@jianzhu/ui';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { loadPart } from '../errors/load-part.ts';
import * as paths from '../paths.ts';
import { siblingPassages } from '../portal-addresses.ts';
import { currentPortalClient } from '../portal-client.ts';
import { readSessionCookies } from '../session/cookies.ts';
import { calendars } from '../site/salon-paths.ts';

/** The router's link for addresses inside the portal, given to every component of the interface library. */
export function PortalLink({ href, onClick, ...anchor }: AnchorProps) {
  return (
    <Link
      {...anchor}
      to={href}
      reloadDocument={isAnsweredByServer(href)}
      onClick={(event) => {
        onClick?.(event);
        askToLogInFirst(event, href);
      }}
    />
  );
}

const pathOf = (href: string) => href.replace(/[?#].*$/s, '').toLowerCase();

/** Addresses that the server must answer as documents: they set cookies, lead on to other sites, or are files. */
function isAnsweredByServer(href: string): boolean {
  const path = pathOf(href);
  return path === paths.loginBack || path.startsWith(`${siblingPassages}/`) || path.startsWith(`${calendars}/`);
}

/**
 * A visitor's click on a page of the member centre stays here and asks him to log in (specification 8), with the way to
 * where he wanted to go. A new window is left to the guard, which says the same on the home page.
 */
function askToLogInFirst(event: MouseEvent<HTMLAnchorElement>, href: string): void {
  const client = currentPortalClient();
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (event.defaultPrevented || !isPlain || event.currentTarget.target === '_blank') return;
  if (client?.session.kind !== 'anonymous' || !/^\/user(\/|$)/.test(pathOf(href))) return;
  // Somebody may have logged in here in another tab since this page was made.
  if (readSessionCookies(document.cookie).jianzhuToken !== '') return;
  event.preventDefault();
  void loadPart(() => import('../session/arrival.ts')).then(({ sayArrival }) =>
    sayArrival(client, 'login-first', href),
  );
}
