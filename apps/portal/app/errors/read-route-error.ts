import { type RouteFailure, routeFailure, UNKNOWN_ROUTE } from '@jianzhu/domain';
import { isRouteErrorResponse } from 'react-router';

/** Status and message of whatever a route has thrown (specification 8). */
export function readRouteError(error: unknown): RouteFailure {
  if (isRouteErrorResponse(error)) {
    if (error.status === UNKNOWN_ROUTE.status) return UNKNOWN_ROUTE;
    return routeFailure({
      status: error.status,
      message: typeof error.data === 'string' ? error.data : error.statusText,
    });
  }
  if (typeof error !== 'object' || error === null) return routeFailure({});
  const { status, message } = error as { status?: unknown; message?: unknown }; // both are checked below
  return routeFailure({
    ...(isErrorStatus(status) && { status }),
    ...(typeof message === 'string' && { message }),
  });
}

function isErrorStatus(status: unknown): status is number {
  return typeof status === 'number' && Number.isInteger(status) && status >= 400 && status < 600;
}
