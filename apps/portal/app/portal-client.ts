import type { CompanyType, SiteStore } from '@jianzhu/domain';
import type { ToastMessage } from '@jianzhu/ui/toast';
import { createContext, useContext } from 'react';
import { proxy } from 'valtio/vanilla';
import { createUsageRecorder, type UsageRecorder } from './analytics/usage-recorder.ts';
import type { ElsewhereState } from './chat/elsewhere.ts';
import { reloadAfterChunkFailure } from './errors/chunk-reload.ts';
import { loadPart } from './errors/load-part.ts';
import type { PortalOrigins } from './portal-addresses.ts';
import type { CookieScope } from './session/cookies.ts';
import type { MemberSession } from './session/member-session.ts';
import { createSessionStore, type SessionStore } from './session/session-store.ts';
import type { SessionView } from './session/session-view.ts';
import { useStore } from './use-store.ts';

/** What the server says of site and visitor with the first page. It holds no token. */
export interface PortalData {
  readonly site: SiteStore;
  readonly session: SessionView;
  /** The side of the marketplace that the page was made for. */
  readonly side: CompanyType;
  readonly origins: PortalOrigins;
  readonly cookieScope: CookieScope;
}

/** Toasts that wait to be shown. */
interface ToastQueue {
  pending: ToastMessage[];
  /** Whether the part that shows them is needed on this page. */
  isNeeded: boolean;
}

/**
 * The portal as its components know it: the two stores, and the parts that are loaded when somebody needs them.
 * One for each rendering on the server and one for the life of a page in the browser, so nothing is shared.
 */
export interface PortalClient {
  readonly site: SiteStore;
  readonly session: SessionStore;
  readonly origins: PortalOrigins;
  readonly cookieScope: CookieScope;
  readonly toasts: ToastQueue;
  readonly elsewhere: ElsewhereState;
  /** Records of use. */
  readonly usage: UsageRecorder;
  /** Shows a toast; the same text is not stacked. */
  notify(message: ToastMessage): void;
  /** What a logged-in page does beyond showing itself: calls, login sync, switch, logout. Loaded at first use. */
  memberSession(): Promise<MemberSession>;
}

/** Creates the client of one page. */
export function createPortalClient({ site, session, side, origins, cookieScope }: PortalData): PortalClient {
  const toasts = proxy<ToastQueue>({ pending: [], isNeeded: false });
  let memberSession: Promise<MemberSession> | undefined;
  const client: PortalClient = {
    site: proxy(structuredClone(site)),
    session: createSessionStore(session, side),
    origins,
    cookieScope,
    toasts,
    elsewhere: proxy<ElsewhereState>({ isShown: false }),
    usage: createUsageRecorder(),
    notify(message) {
      toasts.isNeeded = true;
      toasts.pending.push({ id: message.text, ...message });
    },
    memberSession() {
      memberSession ??= loadPart(() => import('./session/member-session.ts')).then(
        ({ createMemberSession }) => createMemberSession(client),
        (error) => {
          memberSession = undefined;
          reloadAfterChunkFailure(window, Date.now());
          throw error;
        },
      );
      return memberSession;
    },
  };
  return client;
}

/** The client of the page in this browser. The server has none: it creates one for each rendering. */
let clientOfPage: PortalClient | undefined;

/** The client for the start-up data: in a browser the one of the page, so that an error page does not end it. */
export function portalClientFor(data: PortalData): PortalClient {
  if (typeof document === 'undefined') return createPortalClient(data);
  clientOfPage ??= createPortalClient(data);
  return clientOfPage;
}

/** The client of the page in this browser, once a page has been shown. */
export function currentPortalClient(): PortalClient | undefined {
  return clientOfPage;
}

const PortalClientContext = createContext<PortalClient | null>(null);

export const PortalClientProvider = PortalClientContext.Provider;

/** The client of this page. Throws outside the provider, which stands around every page. */
export function usePortalClient(): PortalClient {
  const client = useContext(PortalClientContext);
  if (!client) throw new Error('PortalClientProvider is missing');
  return client;
}

/** The session as it is now. */
export function useSession(): Readonly<SessionStore> {
  return useStore(usePortalClient().session);
}

/** The site-wide store as it is now. */
export function useSite(): Readonly<SiteStore> {
  return useStore(usePortalClient().site);
}
