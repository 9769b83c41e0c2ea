import {
  anonymousSession,
  type BusinessOption,
  type CompanyType,
  type MemberDetail,
  type UserSession,
} from '@jianzhu/domain';
import { proxy } from 'valtio/vanilla';
import type { SessionView } from './session-view.ts';

/** What the header asks before a logout, and the time between clearing the session and leaving for home. */
type LogoutPhase = 'idle' | 'confirming' | 'leaving';

/** The session store (specification 3): the state of the user and what the header shows of him. */
export interface SessionStore {
  /** Which of the two views is shown (specification 4, "Login state"). */
  kind: SessionView['kind'];
  /** User session state; its tokens are read from the cookies after hydration, never from the server's data. */
  user: UserSession;
  userInfo: MemberDetail | null;
  /** Equipment state of the member; kept from one visit to the next. */
  equipment: Record<string, unknown>;
  businesses: { status: 'loading' | 'failed' } | { status: 'ready'; items: BusinessOption[] };
  /** Unread notices; 0 until they have been counted. */
  unread: number;
  /** Unread messages of all chats; 0 until the chat is connected. */
  unreadChat: number;
  isMessageDrawerOpen: boolean;
  isSwitchingCompany: boolean;
  logout: LogoutPhase;
  /** Path that a login leads back to instead of this page; '' when there is none. */
  wayBack: string;
}

/**
 * Creates the store of one page: one for each rendering on the server, one for the life of a page in the browser.
 *
 * @param side that the server has made the page for; what the browser remembers may be another one
 */
export function createSessionStore(view: SessionView, side: CompanyType = 'require'): SessionStore {
  const store = proxy({ ...emptySession(), ...stateOf(view) });
  store.user.companyType = side;
  return store;
}

/** Takes over what the server has said of the visitor in newer data; what only the browser knows stays. */
export function adoptSessionView(store: SessionStore, view: SessionView): void {
  if (isLeaving(store)) return;
  const { token, jianzhuToken, authorization, menus, companyType } = store.user;
  const next = stateOf(view);
  Object.assign(store, next);
  if (next.kind === 'member') Object.assign(store.user, { token, jianzhuToken, authorization, menus, companyType });
}

/** Whether the login has ended and the page waits to go home: nothing of the member is to be shown or asked any more. */
export function isLeaving({ logout }: Pick<SessionStore, 'logout'>): boolean {
  return logout === 'leaving';
}

/** Forgets the member: the logged-out view is shown. */
export function clearSession(store: SessionStore): void {
  const { logout } = store;
  Object.assign(store, emptySession(), { logout });
}

function emptySession(): SessionStore {
  return {
    kind: 'anonymous',
    user: anonymousSession(),
    userInfo: null,
    equipment: {},
    businesses: { status: 'loading' },
    unread: 0,
    unreadChat: 0,
    isMessageDrawerOpen: false,
    isSwitchingCompany: false,
    logout: 'idle',
    wayBack: '',
  };
}

type VisitorState = Pick<SessionStore, 'kind' | 'user' | 'userInfo'> & Partial<Pick<SessionStore, 'businesses'>>;

function stateOf(view: SessionView): VisitorState {
  if (view.kind === 'anonymous') return { kind: 'anonymous', user: anonymousSession(), userInfo: null };
  const { companyInfo, businesses, businessId, userInfo } = view;
  return {
    kind: 'member',
    user: { ...anonymousSession(), companyInfo: companyInfo && { ...companyInfo }, switchCompanyInfo: { businessId } },
    userInfo,
    // What the browser has asked for itself stays where the server does not know.
    ...(businesses && { businesses: { status: 'ready', items: [...businesses] } }),
  };
}
