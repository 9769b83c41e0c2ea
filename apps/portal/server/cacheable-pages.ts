import type { IncomingMessage } from 'node:http';
import { asksForLargeText } from '@jianzhu/domain';
import type { RequestTarget } from './request-target.ts';

/** How long a page of this path serves without a new rendering, and which queries tell its variants apart. */
interface CacheRule {
  /** In milliseconds. */
  readonly freshFor: number;
  /** Query names that belong to the page, each with the values it knows. */
  readonly query: Readonly<Record<string, RegExp>>;
}

/** One variant of one page at one host, in one text size. */
export interface CacheablePage {
  /** Unique over hosts. */
  readonly key: string;
  /** Path and query to render: beside the text size nothing else of the request reaches the page. */
  readonly url: string;
  readonly isLargeText: boolean;
  /** In milliseconds. */
  readonly freshFor: number;
}

const second = 1_000;
const anyId = /^\d{1,19}$/;
const homeSection = /^(supply-demand|platforms|services|supervision|news|enterprise-style|research|party)$/;
const plain = { freshFor: 30 * second, query: {} };

/**
 * Pages that every anonymous visitor of a host sees alike. A page that shows the visitor's own things, takes free text
 * or belongs to logging in and paying is not here and is rendered each time.
 */
const cacheRules: Readonly<Record<string, CacheRule>> = {
  '/default/home': { freshFor: 10 * second, query: { params: homeSection } },
  '/default/home/help': { freshFor: 30 * second, query: { id: anyId } },
  '/default/knowledge-base': plain,
  '/default/company/more': plain,
  '/default/news/news-list': plain,
  '/default/news/salon-more': plain,
  '/default/djyl/news-list': { freshFor: 30 * second, query: { pageid: anyId, modulecode: anyId } },
  '/default/djyl/news-more': plain,
  '/default/djyl/welcome': plain,
  '/default/digital-platform/dg-platform': plain,
  '/default/open-api/open': plain,
  '/default/global-search/copyright-notice': plain,
  '/default/global-search/privacy-policy': plain,
  '/default/global-search/user-agreement': plain,
};

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
  const rule = Object.hasOwn(cacheRules, target.path) ? cacheRules[target.path] : undefined;
  if (!rule || hasSessionCookie(request) || !isOwnPort(request, target.host)) return undefined;

  const kept = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(target.search)) {
    if (ignoredQuery.test(name)) continue;
    const allowed = Object.hasOwn(rule.query, name) ? rule.query[name] : undefined;
    if (!allowed?.test(value) || kept.has(name)) return undefined;
    kept.set(name, value);
  }
  const query = new URLSearchParams([...kept].toSorted(([left], [right]) => left.localeCompare(right))).toString();
  const url = query === '' ? target.path : `${target.path}?${query}`;
  const isLargeText = asksForLargeText(request.headers.cookie);
  // No address has a blank, so that no key of one size is one of the other.
  const key = target.host + url + (isLargeText ? ' large' : '');
  return { key, url, isLargeText, freshFor: rule.freshFor };
}

function isOwnPort(request: IncomingMessage, host: string): boolean {
  const port = /:(\d+)$/.exec(host)?.[1];
  return port === undefined || Number(port) === request.socket.localPort;
}

/** Addresses that have no name to match a configuration by; the page without one is theirs. */
export function isLoopbackAddress(host: string): boolean {
  return /^(127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}
