import { isApiError, type SessionTokens } from '@jianzhu/api-client';
import { type PlatformConfig, requestSource, type SiteStore } from '@jianzhu/domain';
import { createContext } from 'react-router';
import { createServerApi, type ServerApi } from './api/server-api.server.ts';
import type { RequestContext } from './server-context.ts';
import { type CookieScope, readSessionCookies, type SessionCookies } from './session/cookies.ts';
import { type LoadedSession, loadSession } from './session/load-session.server.ts';
import { type FailureReport, loadPlatformConfig, loadSiteStore } from './site/start-up.server.ts';

/** What the loaders of one request share: each part is asked for once, whoever needs it first (specification 7). */
export interface RequestServices {
  readonly api: ServerApi;
  readonly cookies: SessionCookies;
  readonly cookieScope: CookieScope;
  /** Origin of the portal as the browser sees it. */
  readonly origin: string;
  platformConfig(): Promise<PlatformConfig | null>;
  site(): Promise<SiteStore>;
  session(): Promise<LoadedSession>;
  /** The session if somebody has asked for it. */
  askedSession(): Promise<LoadedSession> | undefined;
  /** Logs a failed call; one that leaves defaults on the page marks the page as degraded. */
  readonly report: FailureReport;
  isDegraded(): boolean;
}

/** Key of the services in the loader argument `context`. */
export const requestServices = createContext<RequestServices>();

/** Creates the services of one request. They hold a visitor's tokens and end with it. */
export function createRequestServices(request: Request, context: RequestContext): RequestServices {
  const { settings, requestHost, clientAddress, reportFailure } = context;
  const cookies = readSessionCookies(request.headers.get('cookie'));
  let source: string | undefined;
  let isDegraded = false;
  // The company comes with the session: the cookie of another one must be noticed, not believed (login sync).
  const tokens: SessionTokens & { businessId?: string } = { token: cookies.token, jianzhuToken: cookies.jianzhuToken };
  const api = createServerApi({
    platformOrigin: settings.platformOrigin,
    tokens,
    source: () => source,
    requestHost,
    clientAddress,
    userAgent: request.headers.get('user-agent') ?? undefined,
  });
  const report: FailureReport = ({ error, degrades }) => {
    isDegraded ||= degrades;
    const subject = isApiError(error) ? error.call : 'server call';
    // What the platform says needs a line alone (specification 8): of a refusal, such as that of too many calls, our own
    // stack tells nothing, and any visitor can make many of them.
    if (isApiError(error) && (error.kind === 'response' || error.kind === 'business'))
      console.warn(`${subject}: ${error.message}`);
    else reportFailure(subject, error);
  };

  const platformConfig = once(async () => {
    const config = await loadPlatformConfig(api.platformConfig, requestHost, report);
    source = requestSource(config);
    return config;
  });
  const site = once(async () => loadSiteStore(api.platformConfig, await platformConfig(), report));
  let session: Promise<LoadedSession> | undefined;
  const askSession = async () => {
    await platformConfig(); // so that the call says which platform it is for
    const loaded = await loadSession(api.member, cookies, report);
    if (loaded.view.kind === 'member') tokens.businessId = loaded.view.businessId;
    return loaded;
  };

  return {
    api,
    cookies,
    cookieScope: {
      ...(settings.cookieDomain && { domain: settings.cookieDomain }),
      secure: settings.publicProtocol === 'https',
    },
    origin: `${settings.publicProtocol}://${requestHost}`,
    platformConfig,
    site,
    session: () => {
      session ??= askSession();
      return session;
    },
    askedSession: () => session,
    report,
    isDegraded: () => isDegraded,
  };
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}
