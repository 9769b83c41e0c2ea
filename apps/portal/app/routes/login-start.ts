import { LOGIN_START_PATH, loginBackTarget, loginSiteAddress, UNKNOWN_ROUTE } from '@jianzhu/domain';
import { redirect } from 'react-router';
import { requestServices } from '../request-services.server.ts';
import { requestContext } from '../server-context.ts';
import { beginLogin } from '../session/login-state.server.ts';
import type { Route } from './+types/login-start';

const privacyHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
const pages = ['login', 'register', 'forgot'] as const;

/**
 * Ties a login to this browser and leads on to the login site (decision 62). The login site sends a visitor here who has
 * come to it without a state, so that links to it stay plain addresses, the same for everybody.
 */
export function loader({ request, url, context }: Route.LoaderArgs): Response {
  const { origin, cookieScope } = context.get(requestServices);
  const { settings } = context.get(requestContext);
  const page = pages.find((name) => url.pathname === `${LOGIN_START_PATH}/${name}`);
  if (page === undefined) return new Response(UNKNOWN_ROUTE.message, { status: 404, headers: privacyHeaders });
  const { state, setCookie } = beginLogin(request.headers.get('cookie'), cookieScope);
  const target = loginBackTarget(url.searchParams.get('target')) ?? undefined;
  const address = loginSiteAddress(settings.loginOrigin, page, origin, target, state);
  const byCode = url.searchParams.get('by') === 'code' ? '&by=code' : '';
  return redirect(address + byCode, { status: 303, headers: { ...privacyHeaders, 'set-cookie': setCookie } });
}
