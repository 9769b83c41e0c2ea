import { UNKNOWN_MIDDLEWARE } from '@jianzhu/domain';
import { data, type MiddlewareFunction } from 'react-router';
import { guardMemberPages } from '../session/member-guard.server.ts';

/** The middleware that a route may name. */
const registry: ReadonlyMap<string, MiddlewareFunction<Response>> = new Map([['member', guardMemberPages]]);

/**
 * The middleware of a name. An unknown name answers every request of its route with the error page of specification
 * section 8: status 500, 'Unknown middleware'.
 */
export function resolveMiddleware(name: string): MiddlewareFunction<Response> {
  return (
    registry.get(name) ??
    (() => {
      throw data(UNKNOWN_MIDDLEWARE.message, { status: UNKNOWN_MIDDLEWARE.status });
    })
  );
}
