import type { Page, Request, Route } from '@playwright/test';

/** The member's calls of the platform as the portal's pages make them. */
export const calls = {
  unread: '/api/rs-cms-service/new-center-notice/no-read-count',
  tabCounts: '/api/rs-cms-service/new-center-notice/tab-no-read-count',
  notices: '/api/rs-cms-service/new-center-notice/list',
  readOne: '/api/rs-cms-service/new-center-notice/click-read/',
  readAll: '/api/rs-cms-service/new-center-notice/all-read',
  businesses: '/api/rs-member-service/ecomm/businessMember/approval/list',
  switchToken: '/api/rs-member-service/ecomm/businessMember/switch-token',
  userInfo: '/api/rs-member-service/ecomm/memberInfo/detail',
  company: '/api/rs-member-service/ecomm/memberInfo/company',
  passwordLogin: '/api/jianzhu-login/oauth/login',
  solvePuzzle: '/api/jianzhu-login/oauth/validate',
  logout: '/api/jianzhu-login/oauth/logout',
  sendCode: '/api/jianzhu-login/oauth/send-validate',
  popup: '/api/rs-cms-service/ecomm/front/popup',
  collect: '/api/jianzhu-analysis/collect/regular/inject',
} as const;

/** Requests of a page, in their order, from the moment of this call. */
export function recordRequests(page: Page): { readonly to: (path: string) => Request[]; readonly all: Request[] } {
  const all: Request[] = [];
  page.on('request', (request) => all.push(request));
  return { all, to: (path) => all.filter((request) => pathOf(request).startsWith(path)) };
}

export function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}

const isCall = (path: string) => (url: URL) => url.pathname.startsWith(path);

/** Answers a call of this page in the platform's stead. */
export async function answer(page: Page, path: string, data: unknown): Promise<void> {
  await page.route(isCall(path), (route) => route.fulfill({ json: success(data) }));
}

/** A body that says success, for calls that are answered one by one. */
export function success(data: unknown) {
  return { code: 200, msg: '操作成功', success: true, data };
}

/** Lets the platform refuse a call of this page: HTTP 200, and a body that says no. */
export async function refuse(page: Page, path: string, code: number, msg: string): Promise<void> {
  await page.route(isCall(path), (route) => route.fulfill({ json: { code, msg, success: false, data: null } }));
}

/** Lets a call of this page get no answer at all. */
export async function abort(page: Page, path: string): Promise<void> {
  await page.route(isCall(path), (route) => route.abort());
}

/** Lets a call of this page fail with an HTTP status. */
export async function fail(page: Page, path: string, status: number): Promise<void> {
  await page.route(isCall(path), (route) => route.fulfill({ status, json: { code: status, msg: '', success: false } }));
}

/** Holds calls back until enough of them wait, then lets all of them go on at once. */
export async function gather(
  page: Page,
  isGathered: (path: string) => boolean,
  count: number,
  proceed: (route: Route) => Promise<void>,
): Promise<void> {
  const waiting: Route[] = [];
  await page.route(
    (url) => isGathered(url.pathname),
    async (route) => {
      waiting.push(route);
      if (waiting.length === count) await Promise.all(waiting.map(proceed));
      else if (waiting.length > count) await proceed(route);
    },
  );
}
