import { data, type RouterContextProvider, redirect } from 'react-router';
import * as paths from '../paths.ts';
import { requestServices } from '../request-services.server.ts';
import { arrivalCookieLine } from './arrival-cookie.ts';
import { sessionMessages } from './messages.ts';

interface GuardArguments {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * Access guard of the member centre (specification 4). It stands on the layout route, so that letter case, data
 * requests and paths that only look alike need no rules of their own, and it runs before any loader below it.
 *
 * A visitor without a login is sent home, where the page asks him to log in and offers the way back. A data request
 * whose login has just been refused answers 401, because a page that still shows a member has to log out first.
 */
export async function guardMemberPages(
  { request, context }: GuardArguments,
  next: () => Promise<Response>,
): Promise<Response> {
  const { session, cookieScope } = context.get(requestServices);
  const { view, isRefused } = await session();
  if (view.kind === 'member') return next();
  if (isRefused && isDataRequest(request)) throw data(sessionMessages.ended, { status: 401 });
  const why = arrivalCookieLine(isRefused ? 'login-ended' : 'login-first', pagePath(request), cookieScope);
  throw redirect(paths.home, { headers: { 'set-cookie': why } });
}

const dataSuffix = /\.data$/;

function isDataRequest(request: Request): boolean {
  return dataSuffix.test(new URL(request.url).pathname);
}

/** Path and query of the page that was wanted, whether its document or its data was asked for. */
function pagePath(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  const query = searchParams.size === 0 ? '' : `?${searchParams}`;
  return pathname.replace(dataSuffix, '') + query;
}
