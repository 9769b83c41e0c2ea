import type { IncomingMessage } from 'node:http';
import { asksForLargeText } from '@jianzhu/domain';
import { type KeptQuery, PAGES, type PageContent } from '@jianzhu/domain/pages';
import type { RequestTarget } from './request-target.ts';

/** One variant of one page at one host, in one text size. */
export interface CacheablePage {
  /** Unique over hosts. */
  readonly key: string;
  /** Path and query to render: beside the text size nothing else of the request reaches the page. */
  readonly url: string;
  readonly isLargeText: boolean;
  /** In milliseconds. */
  readonly freshFor: number;
  /** Whose changes end that time at once. */
  readonly shows: readonly PageContent[];
}

const second = 1_000;

/** What a query of a kept page may hold. */
const keptQuery: Readonly<Record<KeptQuery, RegExp>> = {
  id: /^\d{1,19}$/,
  code: /^(industry_news|policy|dynamics)$/,
  'home-section': /^(supply-demand|platforms|services|supervision|news|enterprise-style|research|party)$/,
};

/**
 * Pages that every anonymous visitor of a host sees alike. A page that shows the visitor's own things, takes free text
 * or belongs to logging in and paying is not kept and is rendered each time.
 */
const keepings = new Map(PAGES.map(({ path, keeping }) => [path, keeping]));

/** Query names that campaigns and messengers add; no page reads them, so they are taken off before rendering. */
const ignoredQuery = /^(utm_[a-z]+|from|isappinstalled)$/;

/** A visitor with any of these is a member or may become one by login sync (decisions 3 and 24). */
const sessionCookie = /(?:^|;)\s*(?:Admin-Token|Member-Token|SwitchToCompanyId)\s*=/;

/** Whether a request carries a session, good or bad. */
export function hasSessionCookie(request: IncomingMessage): boolean {
  return sessionCookie.test(request.headers.cookie ?? '');
}

/**
 * The page that a GET or HEAD request may share with others.
 *
 * The whole host is in the key, since links carry its name. Ports are bounded to none and our own, so that nobody can
 * fill the cache by counting through them. A query that no rule knows is rendered for itself: it can neither change
 * nor poison what others get.
 *
 * @returns undefined when the request must be rendered for itself.
 */
export function findCacheablePage(request: IncomingMessage, target: RequestTarget): CacheablePage | undefined {
  const rule = keepings.get(target.path);
  if (!rule || hasSessionCookie(request) || !isOwnPort(request, target.host)) return undefined;

  const kept = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(target.search)) {
    if (ignoredQuery.test(name)) continue;
    const allowed = Object.hasOwn(rule.query, name) ? rule.query[name] : undefined;
    if (!allowed || !keptQuery[allowed].test(value) || kept.has(name)) return undefined;
    kept.set(name, value);
  }
  const query = new URLSearchParams([...kept].toSorted(([left], [right]) => left.localeCompare(right))).toString();
  const url = query === '' ? target.path : `${target.path}?${query}`;
  const isLargeText = asksForLargeText(request.headers.cookie);
  // No address has a blank, so that no key of one size is one of the other.
  const key = target.host + url + (isLargeText ? ' large' : '');
  return { key, url, isLargeText, freshFor: rule.seconds * second, shows: rule.shows };
}

function isOwnPort(request: IncomingMessage, host: string): boolean {
  const port = /:(\d+)$/.exec(host)?.[1];
  return port === undefined || Number(port) === request.socket.localPort;
}

/** Addresses that have no name to match a configuration by; the page without one is theirs. */
export function isLoopbackAddress(host: string): boolean {
  return /^(127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}
