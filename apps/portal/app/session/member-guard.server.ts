import { data, type RouterContextProvider, redirect } from 'react-router';
import * as paths from '../paths.ts';
import { requestServices } from '../request-services.server.ts';
import { sessionMessages } from './messages.ts';

interface GuardArguments {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * Access guard of the member centre (specification 4). It stands on the layout route, so that letter case, data
 * requests and paths that only look alike need no rules of their own, and it runs before any loader below it.
 *
 * A visitor without a login is sent home. A data request whose login has just been refused answers 401, because a
 * page that still shows a member has to log out first.
 */
export async function guardMemberPages(
  { request, context }: GuardArguments,
  next: () => Promise<Response>,
): Promise<Response> {
  const { view, isRefused } = await context.get(requestServices).session();
  if (view.kind === 'member') return next();
  if (isRefused && isDataRequest(request)) throw data(sessionMessages.ended, { status: 401 });
  throw redirect(paths.home);
}

function isDataRequest(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data');
}
