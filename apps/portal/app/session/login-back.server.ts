import { isApiError } from '@jianzhu/api-client';
import { LOGIN_BACK_PATH, loginBackDestination } from '@jianzhu/domain';
import type { RequestServices } from '../request-services.server.ts';
import { type FailureReport, orDefault } from '../site/start-up.server.ts';
import { type ArrivalReason, arrivalCookieLine } from './arrival-cookie.ts';
import { removalCookieLines, setCookieLines } from './cookies.ts';

/** What arriving at /login-back comes to (decision 26). */
export type LoginBackOutcome =
  | { readonly kind: 'redirect'; readonly address: string; readonly setCookie: readonly string[] }
  /** Another user is logged in here: the visitor is asked first. */
  | { readonly kind: 'ask'; readonly currentName: string; readonly newName: string; readonly confirmAddress: string };

const confirmParameter = 'confirm';

/**
 * Turns what a login site or sibling site has brought along into a session.
 *
 * A failure removes the cookies as well: the login sync would come back with the same values for ever. The home page
 * says that the login has not been made, and offers it again.
 */
export async function completeLoginBack(
  url: URL,
  request: Request,
  services: RequestServices,
): Promise<LoginBackOutcome> {
  const query = url.searchParams;
  const token = query.get('token') ?? '';
  const returnUrl = services.origin + LOGIN_BACK_PATH;
  const failed = (reason?: ArrivalReason): LoginBackOutcome => ({
    kind: 'redirect',
    address: loginBackDestination({}),
    setCookie: [
      ...removalCookieLines(services.cookieScope),
      ...(reason ? [arrivalCookieLine(reason, query.get('target') ?? '', services.cookieScope)] : []),
    ],
  });
  if (token === '') return failed();

  if (token !== services.cookies.token && !isConfirmed(request, query)) {
    const others = await findOtherUser(token, returnUrl, services);
    if (others) return { kind: 'ask', ...others, confirmAddress: confirmAddress(query) };
  }

  const businessId = query.get('switchtocompanyid')?.trim();
  const { oauthToken } = services.api.member;
  const body = { grantType: 'login_back', token, returnUrl, ...(businessId && { businessId }) } as const;
  // Refused: the token is worn out. Anything else that goes wrong is not the visitor's doing.
  let reason: ArrivalReason = 'login-ended';
  const report: FailureReport = (failure) => {
    reason = 'login-failed';
    services.report(failure);
  };
  const grant = await orDefault(oauthToken({ body }), null, report);
  if (!grant) return failed(reason);

  return {
    kind: 'redirect',
    address: loginBackDestination({ target: query.get('target'), isCenter: query.get('isCenter') }),
    setCookie: setCookieLines(
      // The company of the grant, not of the query: a cookie of another company would start the login sync again.
      { token: grant.token, jianzhuToken: grant.jianzhuToken, companyId: grant.businessId },
      services.cookieScope,
    ),
  };
}

/** Names of the user here and of the token's user, when they are two people. */
async function findOtherUser(
  token: string,
  returnUrl: string,
  services: RequestServices,
): Promise<{ readonly currentName: string; readonly newName: string } | null> {
  const { view } = await services.session();
  if (view.kind === 'anonymous') return null;
  const owner = await ownerOf(token, returnUrl, services);
  if (!owner || owner.userId === view.userInfo?.id) return null;
  return { currentName: view.userInfo?.realName ?? '', newName: owner.name || owner.phoneMasked };
}

/** A token that cannot be inspected cannot be exchanged either: the exchange decides. */
async function ownerOf(token: string, returnUrl: string, { api, report }: RequestServices) {
  try {
    return await api.member.inspectToken({ body: { token, returnUrl } });
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'session-ended') report({ error, degrades: false });
    return null;
  }
}

/** Whether the visitor has said yes on our own page; a link elsewhere cannot say it for him. */
function isConfirmed(request: Request, query: URLSearchParams): boolean {
  return query.get(confirmParameter) === '1' && request.headers.get('sec-fetch-site') === 'same-origin';
}

function confirmAddress(query: URLSearchParams): string {
  const confirmed = new URLSearchParams(query);
  confirmed.set(confirmParameter, '1');
  return `${LOGIN_BACK_PATH}?${confirmed}`;
}
