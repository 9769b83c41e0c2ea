import { UNKNOWN_ROUTE } from '@jianzhu/domain';
import { redirect } from 'react-router';
import { isOwnClick, passageAddress } from '../cross-site/sibling-passage.ts';
import { requestServices } from '../request-services.server.ts';
import { requestContext } from '../server-context.ts';
import type { Route } from './+types/sibling-sites';

/** The answer holds a token: nothing may keep it, and the site that gets it hears nothing of this one. */
const privacyHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/**
 * The way to a sibling site. Links name this address, so that the token stands in no page and a new tab carries the
 * login as well; the token is that of the cookies at this very moment.
 */
export function loader({ request, url, context }: Route.LoaderArgs): Response {
  const { cookies, origin } = context.get(requestServices);
  const { settings } = context.get(requestContext);
  const origins = {
    own: origin,
    login: settings.loginOrigin,
    storage: settings.storageOrigin,
    siblings: settings.siblingOrigin,
  };
  const address = passageAddress(url, origins, isOwnClick(request) ? cookies : null);
  if (address === null) return new Response(UNKNOWN_ROUTE.message, { status: 404, headers: privacyHeaders });
  return redirect(address, { status: 303, headers: privacyHeaders });
}
