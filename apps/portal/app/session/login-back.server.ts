import { BusinessError, isApiError } from '@jianzhu/api-client';
import { LOGIN_BACK_PATH, loginBackDestination, maskName } from '@jianzhu/domain';
import type { RequestServices } from '../request-services.server.ts';
import { type FailureReport, orDefault } from '../site/start-up.server.ts';
import { noQuestionLine, provesPage, questionLine, readQuestion } from './account-question.server.ts';
import { type ArrivalReason, arrivalCookieLine } from './arrival-cookie.ts';
import { removalCookieLines, setCookieLines } from './cookies.ts';
import { endLogin } from './login-state.server.ts';

/** Body code for who has to wait. */
const tooFrequent = 429;

/** What a login site or sibling site has brought along; '' for what it has not. */
export interface LoginArrival {
  readonly token: string;
  readonly companyId: string;
  readonly target: string;
  readonly isCenter: string;
  readonly state: string;
}

/** Leads the browser on, with these cookies. */
export interface LoginBackRedirect {
  readonly kind: 'redirect';
  readonly address: string;
  readonly setCookie: readonly string[];
}

/** An account as the question names it. */
export interface AskedAccount {
  readonly name: string;
  /** '' when it is not known. */
  readonly company: string;
}

/** The visitor is asked before a login that did not begin here is taken (decision 62). */
interface LoginBackQuestion {
  readonly kind: 'ask';
  /** Who is logged in here; null for nobody. */
  readonly current: AskedAccount | null;
  readonly next: AskedAccount;
  /** Goes back with the answer. */
  readonly proof: string;
}

export type LoginBackOutcome = LoginBackRedirect | LoginBackQuestion;

/**
 * Turns what has arrived into a session (decisions 26 and 62). A login that began on this browser is taken, and so is
 * the one of the shared cookies (login sync) and another of the same user; for any other the visitor is asked first.
 *
 * A token that is refused leaves good cookies as they are. The home page says that the login has not been made.
 */
export async function completeLoginBack(
  url: URL,
  request: Request,
  services: RequestServices,
): Promise<LoginBackOutcome> {
  const arrival = readArrival(url.searchParams);
  const cookies = request.headers.get('cookie');
  if (arrival.token === '') return askAgain(cookies, services);
  const begun = endLogin(cookies, arrival.state, services.cookieScope);
  if (begun !== null) return take(arrival, services, [begun]);
  if (arrival.token === services.cookies.token) return take(arrival, services, []);
  const owner = await ownerOf(arrival, services);
  if (owner === null) return refuse(arrival, 'login-ended', services);
  if (owner === 'unknown') return refuse(arrival, 'login-failed', services);
  if (owner.userId === (await currentUser(services))?.id) return take(arrival, services, []);
  return { kind: 'redirect', address: LOGIN_BACK_PATH, setCookie: [questionLine(arrival, services.cookieScope)] };
}

/** What the visitor has answered on our own page; any other page gets the question in place of an answer. */
export async function answerLoginBack(request: Request, services: RequestServices): Promise<LoginBackRedirect> {
  const question = readQuestion(request.headers.get('cookie'), services.cookieScope);
  // What is no form answers nothing, like a form without the proof.
  const given = await request.formData().catch(() => new FormData());
  const ownPage = [null, 'same-origin'].includes(request.headers.get('sec-fetch-site'));
  if (question === null || !ownPage || !provesPage(question, String(given.get('proof')))) {
    return { kind: 'redirect', address: LOGIN_BACK_PATH, setCookie: [] };
  }
  const answered = noQuestionLine(services.cookieScope);
  if (given.get('answer') === 'switch') return take(question.arrival, services, [answered]);
  return { kind: 'redirect', address: loginBackDestination({}), setCookie: [answered] };
}

function readArrival(query: URLSearchParams): LoginArrival {
  const value = (name: string) => query.get(name)?.trim() ?? '';
  return {
    token: query.get('token') ?? '',
    companyId: value('switchtocompanyid'),
    target: query.get('target') ?? '',
    isCenter: value('isCenter'),
    state: value('state'),
  };
}

/** The question that waits for its answer; without one there is nothing to do here. */
async function askAgain(cookies: string | null, services: RequestServices): Promise<LoginBackOutcome> {
  const question = readQuestion(cookies, services.cookieScope);
  if (question === null) {
    return { kind: 'redirect', address: loginBackDestination({}), setCookie: await deadCookies('', services) };
  }
  const owner = await ownerOf(question.arrival, services);
  if (owner === null || owner === 'unknown') {
    const reason = owner === null ? 'login-ended' : 'login-failed';
    const refused = await refuse(question.arrival, reason, services);
    return { ...refused, setCookie: [...refused.setCookie, noQuestionLine(services.cookieScope)] };
  }
  return {
    kind: 'ask',
    current: await currentAccount(services),
    next: { name: nameOf(owner), company: owner.businessName },
    proof: question.proof,
  };
}

/** Enough to know an account again, and no more. */
function nameOf({ name, phoneMasked }: { readonly name: string; readonly phoneMasked: string }): string {
  return name === '' || name === phoneMasked ? phoneMasked : `${maskName(name)}（${phoneMasked}）`;
}

async function currentAccount(services: RequestServices): Promise<AskedAccount | null> {
  const { view } = await services.session();
  if (view.kind !== 'member' || view.userInfo === null) return null;
  const { realName, phoneMasked } = view.userInfo;
  const company = view.businesses?.find(({ businessId }) => businessId === view.businessId)?.businessName;
  return { name: nameOf({ name: realName, phoneMasked }), company: company ?? view.companyInfo?.niceName ?? '' };
}

async function currentUser(services: RequestServices) {
  const { view } = await services.session();
  return view.kind === 'member' ? view.userInfo : null;
}

async function take(
  arrival: LoginArrival,
  services: RequestServices,
  alsoSet: readonly string[],
): Promise<LoginBackRedirect> {
  const { token, companyId } = arrival;
  const returnUrl = returnAddress(arrival, services);
  const body = { grantType: 'login_back', token, returnUrl, ...(companyId && { businessId: companyId }) } as const;
  // Refused: the token is worn out. Anything else that goes wrong is not the visitor's doing.
  let reason: ArrivalReason = 'login-ended';
  const report: FailureReport = (failure) => {
    reason = 'login-failed';
    services.report(failure);
  };
  const grant = await orDefault(services.api.member.oauthToken({ body }), null, report);
  if (!grant) {
    const refused = await refuse(arrival, reason, services);
    return { ...refused, setCookie: [...refused.setCookie, ...alsoSet] };
  }
  return {
    kind: 'redirect',
    address: loginBackDestination(arrival),
    setCookie: [
      ...setCookieLines(
        // The company of the grant, not of the query: a cookie of another company would start the login sync again.
        { token: grant.token, jianzhuToken: grant.jianzhuToken, companyId: grant.businessId },
        services.cookieScope,
      ),
      ...alsoSet,
    ],
  };
}

/** The address that a ticket was made for: it names the browser where the login began on one. */
function returnAddress({ state }: LoginArrival, { origin }: RequestServices): string {
  return origin + LOGIN_BACK_PATH + (state === '' ? '' : `?${new URLSearchParams({ state })}`);
}

async function refuse(
  { token, target }: LoginArrival,
  reason: ArrivalReason,
  services: RequestServices,
): Promise<LoginBackRedirect> {
  const isMember = (await currentUser(services)) !== null && token !== services.cookies.token;
  const said = isMember && reason === 'login-ended' ? 'link-ended' : reason;
  return {
    kind: 'redirect',
    address: loginBackDestination({}),
    setCookie: [...(await deadCookies(token, services)), arrivalCookieLine(said, target, services.cookieScope)],
  };
}

/**
 * Removes the cookies of a login that has ended. The login sync would come back with the same token for ever when its
 * own was refused.
 */
async function deadCookies(token: string, services: RequestServices): Promise<readonly string[]> {
  const isOwn = token !== '' && token === services.cookies.token;
  const isDead = isOwn || (await services.session()).isRefused;
  return isDead ? removalCookieLines(services.cookieScope) : [];
}

/** Whose token it is; null for one that is refused, 'unknown' when nobody can tell. */
async function ownerOf(arrival: LoginArrival, services: RequestServices) {
  const { api, report } = services;
  try {
    return await api.member.inspectToken({
      body: { token: arrival.token, returnUrl: returnAddress(arrival, services) },
    });
  } catch (error) {
    // Anybody may send tokens that are none: that is no failure, and fills no log.
    if (error instanceof BusinessError) return error.code === tooFrequent ? 'unknown' : null;
    if (isApiError(error) && error.kind === 'session-ended') return null;
    report({ error, degrades: false });
    return 'unknown';
  }
}
