import {
  type ApiError,
  type BoundApi,
  BusinessError,
  bindCalls,
  type CallSchemas,
  createApiClient,
  type Endpoint,
  SessionEndedError,
  type SessionTokens,
} from '@jianzhu/api-client';
import { member, notice } from '@jianzhu/api-client/contract';
import { memberSchemas, noticeSchemas } from '@jianzhu/api-client/schemas';
import { currentCompanyId, requestSource, STALE_TOKEN_REASONS, type StaleTokenReason } from '@jianzhu/domain';
import type { PortalClient } from '../portal-client.ts';
import { isLeaving } from '../session/session-store.ts';
import { type ContextSchemas, checkAgainst } from './answer-check.ts';
import { failureToast } from './failure-toast.ts';

/** What follows from a failed call besides its message. */
export interface FailureConsequences {
  /** HTTP 401: the login has ended. */
  onSessionEnded(): void;
  /** The access token no longer fits its business (decision 27). */
  onStaleToken(reason: StaleTokenReason): void;
}

type CallContexts = Readonly<Record<string, Readonly<Record<string, Endpoint<CallSchemas>>>>>;

const staleReasonOf = ({ reason }: BusinessError) => STALE_TOKEN_REASONS.find((known) => known === reason);

/**
 * The platform's calls from the browser, through this portal's own `/api`. Failures show their message once, whatever
 * the number of calls that failed alike (specification 8).
 */
export function createBrowserApi(client: PortalClient, consequences: FailureConsequences) {
  const { session, site } = client;
  const options = {
    session: {
      tokens: () => {
        const { token, jianzhuToken, authorization } = session.user;
        return { token, jianzhuToken, authorization, businessId: currentCompanyId(session.user) };
      },
    },
    source: () => requestSource(site.platformConfigData),
  };

  function onFailure(error: ApiError): void {
    if (isLeaving(session)) return;
    const toast = failureToast(error);
    if (toast) client.notify(toast);
    onQuietFailure(error);
  }

  /** For calls whose failures are shown by whoever makes them. */
  function onQuietFailure(error: ApiError): void {
    client.usage.failure(error);
    if (isLeaving(session)) return;
    if (error instanceof SessionEndedError && error.forcesLogout) consequences.onSessionEnded();
    const stale = error instanceof BusinessError ? staleReasonOf(error) : undefined;
    if (stale !== undefined) consequences.onStaleToken(stale);
  }

  const check = checkAgainst({ member: memberSchemas, notice: noticeSchemas });
  return {
    ...bindCalls(createApiClient({ ...options, check, onFailure }), { member, notice }),
    /**
     * Calls of further contexts, for parts of the portal that are loaded when they are needed.
     *
     * @param shown whether a failure shows its message; if not, whoever calls says what went wrong
     */
    callsOf<Contexts extends CallContexts>(
      contexts: Contexts,
      schemas: { readonly [Context in keyof Contexts]: ContextSchemas },
      shown: 'shown' | 'quiet' = 'shown',
    ): BoundApi<Contexts> {
      const onContextFailure = shown === 'shown' ? onFailure : onQuietFailure;
      const checkContext = checkAgainst(schemas);
      return bindCalls(createApiClient({ ...options, check: checkContext, onFailure: onContextFailure }), contexts);
    },
    /** Tells the login service to end this login. Nobody reads its answer, not even a failure (specification 4). */
    endRemotely(tokens: SessionTokens) {
      createApiClient({ ...options, session: { tokens: () => tokens } })
        .call(member.logout)
        .catch(() => undefined);
    },
  };
}

export type BrowserApi = ReturnType<typeof createBrowserApi>;
