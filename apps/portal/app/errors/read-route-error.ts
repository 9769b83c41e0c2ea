import { FAILURE_TEXTS, type RouteFailure, routeFailure, UNKNOWN_ROUTE } from '@jianzhu/domain';
import { isRouteErrorResponse } from 'react-router';

/** Status and message of whatever a route has thrown (specification 8). */
export function readRouteError(error: unknown): RouteFailure {
  if (isRouteErrorResponse(error)) {
    if (error.status === UNKNOWN_ROUTE.status) return UNKNOWN_ROUTE;
    return routeFailure({
      status: error.status,
      message: typeof error.data === 'string' ? sentence(error.data, error.status) : error.statusText,
    });
  }
  if (typeof error !== 'object' || error === null) return routeFailure({});
  const { status, message } = error as { status?: unknown; message?: unknown }; // both are checked below
  return routeFailure({
    ...(isErrorStatus(status) && { status }),
    ...(typeof message === 'string' && { message }),
  });
}

const longestSentence = 200;

/** What was thrown to be read; a whole page, or a text that nobody wrote for a person, gives way to its status. */
function sentence(text: string, status: number): string {
  return text.length > longestSentence || /<\/?[a-z!]/i.test(text) ? FAILURE_TEXTS.status(status) : text;
}

function isErrorStatus(status: unknown): status is number {
  return typeof status === 'number' && Number.isInteger(status) && status >= 400 && status < 600;
}
