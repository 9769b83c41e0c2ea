import { vi } from 'vitest';
import { createRequestServices, type RequestServices } from '../request-services.server.ts';
import type { RequestContext } from '../server-context.ts';

/** A request context for tests; nothing is logged to the terminal. */
export function testContext(platformOrigin: string, changes: Partial<RequestContext> = {}): RequestContext {
  return {
    rendering: 'stream',
    requestHost: 'localhost:3000',
    reportFailure: vi.fn(),
    settings: {
      platformOrigin,
      loginOrigin: 'http://localhost:4001',
      storageOrigin: 'http://localhost:4002',
      siblingOrigin: 'http://localhost:4003',
      publicProtocol: 'http',
      isDemonstration: false,
    },
    ...changes,
  };
}

/** The services of a request that carries these cookies. */
export function testServices(platformOrigin: string, cookie = '', changes?: Partial<RequestContext>): RequestServices {
  const request = new Request('http://localhost:3000/', { headers: cookie === '' ? {} : { cookie } });
  return createRequestServices(request, testContext(platformOrigin, changes));
}
