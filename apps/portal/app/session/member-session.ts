import { currentCompanyId, decideLoginSync, type ForcedLogoutReason } from '@jianzhu/domain';
import { type BrowserApi, createBrowserApi } from '../api/browser-api.ts';
import { logUnlessShown } from '../api/log-unless-shown.ts';
import { type ChatOfPage, createChatOfPage } from '../chat/chat-of-page.ts';
import { repeatOnHome } from '../chat/elsewhere.ts';
import { startSiblingLinks } from '../cross-site/sibling-links.ts';
import { watchRecords } from '../live/record-news.ts';
import type { PortalClient } from '../portal-client.ts';
import { keepArrival, sayAndRepeat } from './arrival.ts';
import type { ArrivalReason } from './arrival-cookie.ts';
import { createBrowserStorage } from './browser-storage.ts';
import { startCompanySwitch } from './company-switch.ts';
import { readSessionCookies } from './cookies.ts';
import { syncLogin } from './login-sync.ts';
import { startLogout } from './logout.ts';
import { startOtherTabs, type TabNews } from './other-tabs.ts';
import { startPersistence } from './persistence.ts';
import { isLeaving, type SessionStore } from './session-store.ts';

/** What a page does for a logged-in member (specification 4). Loaded only where somebody is or may be logged in. */
export interface MemberSession {
  readonly api: BrowserApi;
  readonly chat: Pick<ChatOfPage, 'open'>;
  /** Login sync; once for each header that is mounted. */
  onHeaderMount(): void;
  /** Refetches user and company information; does nothing without a token. Never rejects. */
  refreshUserInfo(): Promise<void>;
  /** Shows in every tab what the member has just changed of the own data. */
  changedOwnData(): Promise<void>;
  /** Counts the unread notices anew. Never rejects. */
  refreshUnread(): Promise<void>;
  /** Saves the member's state now, not only when the page is left. */
  saveState(): void;
  chooseCompany(businessId: string): void;
  /** Opens the dialog that asks before a logout. */
  requestLogout(): void;
  confirmLogout(): void;
  cancelLogout(): void;
  forceLogout(reason: ForcedLogoutReason): void;
}

/** What a page says when it is logged out for a reason that the visitor cannot see; the rest speaks for itself. */
const saidAtLogout: Readonly<Partial<Record<ForcedLogoutReason, ArrivalReason>>> = {
  unauthorized: 'login-ended',
  'cookies-gone': 'login-ended',
  'other-tab': 'logged-out',
};

/** Creates the session of one page and begins to save its state. */
export function createMemberSession(client: PortalClient): MemberSession {
  const { session: store, cookieScope } = client;
  const storage = createBrowserStorage();
  const persistence = startPersistence(store, storage);
  const api = createBrowserApi(client, {
    onSessionEnded: () => forceLogout('unauthorized'),
    onStaleToken: (reason) => void (reason === 'MEMBER_DISABLED' ? leaveCompany() : refreshAfterStaleToken()),
  });
  const chat = createChatOfPage({
    client,
    api,
    storage,
    onElsewhere: leaveForElsewhere,
    onLoggedOut: () => forceLogout('other-tab'),
  });
  const otherTabs = startOtherTabs(followCookies);
  const logout = startLogout({ store, api, cookieScope, persistence, chat });
  const chooseCompany = startCompanySwitch({
    store,
    api,
    cookieScope,
    reloadUserInfo: fetchUserInfo,
    saveState: persistence.save,
    onSwitched: () => otherTabs.tell('company-switched'),
  });
  startSiblingLinks(client);
  if (store.kind === 'member') {
    adoptBrowserState();
    otherTabs.tell('logged-in');
  }

  /** Takes over what only the browser knows: tokens from the cookies, the rest from what the last page left. */
  function adoptBrowserState(): void {
    const cookies = readSessionCookies(document.cookie);
    const { user, userStore, equipment } = persistence.restored;
    store.user.token = cookies.token;
    store.user.jianzhuToken = cookies.jianzhuToken || (user?.jianzhuToken ?? '');
    store.user.authorization = user?.authorization ?? '';
    store.user.menus = userStore?.menus ?? [];
    store.userInfo ??= userStore?.userInfo ?? null;
    store.user.companyInfo ??= userStore?.companyInfo ?? null;
    store.equipment = equipment ?? {};
    if (store.kind === 'anonymous') {
      store.user.switchCompanyInfo = { businessId: cookies.companyId };
      store.kind = 'member';
    }
  }

  async function fetchUserInfo(): Promise<void> {
    if (store.user.jianzhuToken === '') return;
    const [userInfo, companyInfo] = await Promise.allSettled([api.member.detail(), api.member.company()]);
    if (isLeaving(store)) return;
    if (companyInfo.status === 'fulfilled') store.user.companyInfo = companyInfo.value;
    if (userInfo.status === 'rejected') throw userInfo.reason;
    store.userInfo = userInfo.value;
  }

  async function countUnread(): Promise<void> {
    const unread = await api.notice.noReadCount();
    if (isMember(store)) store.unread = unread;
  }

  async function fetchBusinesses(): Promise<void> {
    try {
      const items = await api.member.businesses();
      if (isMember(store)) store.businesses = { status: 'ready', items };
    } catch (error) {
      // A list that is here stays: without it the company would be called by another name.
      if (isMember(store) && store.businesses.status === 'loading') store.businesses = { status: 'failed' };
      throw error;
    }
  }

  /** Whether somebody has logged in since this page was loaded; the platform token stands for one login. */
  function isReplaced(): boolean {
    const [here, now] = [store.user.jianzhuToken, readSessionCookies(document.cookie).jianzhuToken];
    return isMember(store) && here !== '' && now !== '' && now !== here;
  }

  /** Loads this page anew, as the cookies' login and company. What it would save is the former ones'. */
  function startAnew(reason: ArrivalReason): void {
    keepArrival(reason);
    persistence.stop();
    window.location.reload();
  }

  let staleRefresh: Promise<unknown> | undefined;
  /** Another page or the company's owner has changed what the token stands for (decision 27): asked once at a time. */
  function refreshAfterStaleToken(): Promise<unknown> {
    staleRefresh ??= (async () => {
      const { token, companyId } = readSessionCookies(document.cookie);
      store.user.token = token;
      if (companyId !== '') store.user.switchCompanyInfo = { businessId: companyId };
      await Promise.allSettled([fetchUserInfo(), fetchBusinesses()]);
      staleRefresh = undefined;
    })();
    return staleRefresh;
  }

  let companyExit: Promise<unknown> | undefined;
  /**
   * The member is none of the company's any more (domain rules 16.1): the page goes on as that of the first company that
   * is left to her, and says why. Asked once at a time; without any company the login is of no use.
   */
  function leaveCompany(): Promise<unknown> {
    companyExit ??= (async () => {
      await fetchBusinesses().catch(logUnlessShown);
      companyExit = undefined;
      if (!isMember(store) || store.isSwitchingCompany || store.businesses.status !== 'ready') return;
      const left = currentCompanyId(store.user);
      const { items } = store.businesses;
      // Another tab has led this login elsewhere already, or she was let in again.
      if (items.some(({ businessId }) => businessId === left)) return void refreshAfterStaleToken();
      const [first] = items;
      if (first === undefined) forceLogout('unauthorized');
      else {
        sayAndRepeat(client, 'company-left');
        chooseCompany(first.businessId);
      }
    })();
    return companyExit;
  }

  function onHeaderMount(): void {
    if (isLeaving(store)) return;
    if (isReplaced()) {
      startAnew('login-replaced');
      return;
    }
    syncLogin(store, persistence.restored, {
      forceLogout: () => forceLogout('cookies-gone'),
      loadUnreadAndBusinesses: async () => {
        adoptBrowserState();
        if (mayChat(store)) chat.openWhenIdle();
        await Promise.all([countUnread(), fetchBusinesses()]);
      },
    });
  }

  /** Logs out without asking; why is said here, and on the home page that follows. */
  function forceLogout(reason: ForcedLogoutReason): void {
    if (isLeaving(store)) return;
    // The cookies are those of a login that has not ended.
    if (isReplaced()) {
      startAnew('login-replaced');
      return;
    }
    logout.send({ type: 'logout.forced', reason });
    const said = saidAtLogout[reason];
    // The machine leaves a visitor where he is.
    if (said && isLeaving(store)) sayAndRepeat(client, said);
    // Every tab finds out by itself that its login has ended; that a member has left is known here alone.
    if (reason === 'outlogin') otherTabs.tell('logged-out');
  }

  /** Follows what another tab, or another host that shares the cookies, has made of the login (specification 4). */
  function followCookies(news: TabNews | null): void {
    if (!isMember(store) || store.isSwitchingCompany) return;
    const { token, companyId } = readSessionCookies(document.cookie);
    const here = { isLoggedIn: true, companyId: currentCompanyId(store.user) };
    const { kind } = decideLoginSync(here, { token, departmentId: companyId }, 'logout');
    if (kind === 'logout') forceLogout(news === null ? 'cookies-gone' : 'other-tab');
    else if (isReplaced()) startAnew('login-replaced');
    else if (kind === 'redirect') startAnew('company-switched');
    else if (news === 'own-data-changed') fetchUserInfo().catch(logUnlessShown);
  }

  /** The account is used on another device: said at once and again on the home page (decision 40). */
  function leaveForElsewhere(): void {
    if (isLeaving(store)) return;
    client.elsewhere.isShown = true;
    repeatOnHome();
    forceLogout('login-elsewhere');
  }

  watchRecords('notice', () => {
    if (isMember(store) && store.user.jianzhuToken !== '') countUnread().catch(logUnlessShown);
  });
  // A page that comes back from the browser's memory may have been left behind by a logout elsewhere.
  window.addEventListener('pageshow', (event) => event.persisted && onHeaderMount());

  return {
    api,
    chat,
    onHeaderMount,
    refreshUserInfo: () => fetchUserInfo().catch(logUnlessShown),
    async changedOwnData() {
      otherTabs.tell('own-data-changed');
      await fetchUserInfo().catch(logUnlessShown);
    },
    refreshUnread: () => countUnread().catch(logUnlessShown),
    saveState: persistence.save,
    chooseCompany,
    requestLogout: () => logout.send({ type: 'logout.requested' }),
    confirmLogout: () => {
      logout.send({ type: 'logout.confirmed' });
      otherTabs.tell('logged-out');
    },
    cancelLogout: () => logout.send({ type: 'logout.cancelled' }),
    forceLogout,
  };
}

function isMember(store: SessionStore): boolean {
  return store.kind === 'member' && !isLeaving(store);
}

/**
 * Whether the member may use the chat in the company acted for, which may ask for a second factor first; as long as that
 * is not known, the platform decides.
 */
function mayChat({ userInfo }: SessionStore): boolean {
  if (!userInfo) return true;
  return userInfo.permissionKeys.includes('chat_use') && userInfo.isSecondFactorDue !== true;
}
