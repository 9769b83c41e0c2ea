import { initialSiteStore, memberDetailSchema } from '@jianzhu/domain';
import { parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPortalClient, type PortalClient } from '../portal-client.ts';
import { sayKeptArrival } from './arrival.ts';
import { arrivalCookieLine } from './arrival-cookie.ts';
import { writeCookies } from './browser-cookies.ts';
import { readSessionCookies, removalCookieLines, setCookieLines } from './cookies.ts';
import { createMemberSession } from './member-session.ts';
import type { SessionView } from './session-view.ts';

const platform = vi.hoisted(() => ({
  member: { detail: vi.fn(), company: vi.fn(), businesses: vi.fn(), switchToken: vi.fn() },
  notice: { noReadCount: vi.fn() },
  endRemotely: vi.fn(),
}));
const failures = vi.hoisted(() => ({ onStaleToken: (_reason: string): void => undefined }));
vi.mock('../api/browser-api.ts', () => ({
  createBrowserApi: (_client: unknown, consequences: typeof failures) => {
    failures.onStaleToken = consequences.onStaleToken;
    return platform;
  },
}));
const chat = vi.hoisted(() => ({ openWhenIdle: vi.fn(), closeConnection: vi.fn(), clearMessages: vi.fn() }));
vi.mock('../chat/chat-of-page.ts', () => ({ createChatOfPage: () => chat }));

const cookieScope = { secure: false };
const awkwardName = '北辰"建设"<集团>\'';
const member: SessionView = {
  kind: 'member',
  userInfo: null,
  companyInfo: { id: '1001', niceName: awkwardName, tenantId: '', accountHeader: '' },
  businesses: null,
  businessId: '1001',
};

const channels: BroadcastChannel[] = [];
let pageListeners: AbortController;
let replace: ReturnType<typeof vi.spyOn>;

function openPage(view: SessionView): PortalClient {
  return createPortalClient({
    site: initialSiteStore(),
    session: view,
    side: 'require',
    origins: {
      own: 'http://localhost:3000',
      login: 'http://localhost:4001',
      storage: 'http://localhost:4002',
      siblings: 'http://localhost:4003',
    },
    cookieScope,
  });
}

function setCookies(companyId: string, jianzhuToken = 'platform'): void {
  writeCookies(setCookieLines({ token: 'access', jianzhuToken, companyId }, cookieScope));
}

const leavePage = () => window.dispatchEvent(new Event('pagehide'));
const savedKeys = () => Object.keys(localStorage).toSorted();

beforeEach(() => {
  vi.useFakeTimers();
  window.location.href = 'http://localhost:3000/default/news/news-list';
  replace = vi.spyOn(window.location, 'replace').mockReturnValue();
  vi.spyOn(window.location, 'reload').mockReturnValue();
  const { BroadcastChannel } = globalThis;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  );
  // Every page of these tests listens to the same window; its listeners end with it, as a page's do.
  pageListeners = new AbortController();
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) =>
        add(type, listener, { signal: pageListeners.signal }),
    );
  }
  platform.member.detail.mockResolvedValue({ id: '7', realName: '张三' });
  platform.member.company.mockResolvedValue(member.kind === 'member' ? member.companyInfo : null);
  platform.member.businesses.mockResolvedValue([{ businessId: '1001', businessName: awkwardName }]);
  platform.member.switchToken.mockResolvedValue({ token: 'access-2' });
  platform.notice.noReadCount.mockResolvedValue(7);
});

afterEach(() => {
  pageListeners.abort();
  for (const channel of channels.splice(0)) channel.close();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  writeCookies(removalCookieLines(cookieScope));
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the login sync of a header', () => {
  it('loads unread count and business list for a member in sync', async () => {
    setCookies('1001');
    const client = openPage(member);
    createMemberSession(client).onHeaderMount();
    await vi.runAllTimersAsync();
    expect(client.session).toMatchObject({ unread: 7, user: { token: 'access' }, businesses: { status: 'ready' } });
    expect(replace).not.toHaveBeenCalled();
  });

  it.each([
    ['opens the chat to whoever may use it', {}, 1],
    ['opens no chat without its permission', { permissionKeys: [] }, 0],
    ['opens no chat while the company waits for a second factor', { isSecondFactorDue: true }, 0],
  ])('%s', async (_, told, times) => {
    setCookies('1001');
    const userInfo = { id: '7', permissionKeys: ['chat_use'], ...told };
    // The chat looks at these alone.
    createMemberSession(openPage({ ...member, userInfo } as unknown as SessionView)).onHeaderMount();
    await vi.runAllTimersAsync();
    expect(chat.openWhenIdle).toHaveBeenCalledTimes(times);
  });

  it('keeps the business list of the server where it cannot be asked for anew (R-HEAD-055)', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    setCookies('1001');
    const items = [{ businessId: '1001', businessName: awkwardName }];
    const client = openPage({ ...member, businesses: items });
    platform.member.businesses.mockRejectedValue(new Error('down'));
    createMemberSession(client).onHeaderMount();
    await vi.runAllTimersAsync();
    expect(client.session.businesses).toEqual({ status: 'ready', items });
  });

  it('loads nothing for a visitor (B-01)', async () => {
    createMemberSession(openPage({ kind: 'anonymous' })).onHeaderMount();
    await vi.runAllTimersAsync();
    expect(platform.notice.noReadCount).not.toHaveBeenCalled();
    expect(replace).not.toHaveBeenCalled();
  });

  it('follows a login made on a sibling site and comes back to this page (R-SYNC-015)', () => {
    setCookies('1002');
    createMemberSession(openPage({ kind: 'anonymous' })).onHeaderMount();
    expect(replace).toHaveBeenCalledExactlyOnceWith(
      '/login-back?token=access&switchtocompanyid=1002&target=%2Fdefault%2Fnews%2Fnews-list',
    );
  });

  it('gives up when redirects do not bring cookies and page into agreement (R-SYNC-013)', () => {
    setCookies('1002');
    for (let visit = 0; visit < 10; visit++) createMemberSession(openPage({ kind: 'anonymous' })).onHeaderMount();
    expect(replace).toHaveBeenCalledTimes(3);
  });

  it('forces a logout when the cookies are gone, home after 1200 ms (R-LOGOUT-013, R-LOGOUT-014)', () => {
    const client = openPage(member);
    createMemberSession(client).onHeaderMount();
    expect(client.session).toMatchObject({ kind: 'anonymous', logout: 'leaving' });
    vi.advanceTimersByTime(1199);
    expect(replace).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/default/home');
  });
});

describe('the login at the platform', () => {
  const lastLogin = expect.objectContaining({ token: 'access', jianzhuToken: 'platform' });

  it('ends with the tokens of the page', () => {
    setCookies('1001');
    createMemberSession(openPage(member)).forceLogout('outlogin');
    expect(platform.endRemotely).toHaveBeenCalledExactlyOnceWith(lastLogin);
  });

  it('ends although the cookies are gone and the server knows nobody: with the tokens that the last page left', () => {
    setCookies('1001');
    createMemberSession(openPage(member));
    leavePage();
    writeCookies(removalCookieLines(cookieScope));
    createMemberSession(openPage({ kind: 'anonymous' })).onHeaderMount();
    expect(platform.endRemotely).toHaveBeenCalledExactlyOnceWith(lastLogin);
  });

  it('is not asked to end when nobody was logged in', () => {
    createMemberSession(openPage({ kind: 'anonymous' })).forceLogout('outlogin');
    vi.runAllTimers();
    expect(platform.endRemotely).not.toHaveBeenCalled();
    expect(replace).toHaveBeenCalledOnce();
  });
});

describe('saved state', () => {
  it('survives a reload with quotes and angle brackets in the company name (R-STATE-006, R-STATE-007)', async () => {
    setCookies('1001');
    createMemberSession(openPage(member));
    leavePage();
    expect(savedKeys()).toEqual(['equipment', 'user', 'userStore']);

    const next = openPage({ kind: 'member', userInfo: null, companyInfo: null, businesses: null, businessId: '1001' });
    createMemberSession(next);
    expect(next.session.user.companyInfo?.niceName).toBe(awkwardName);
  });

  it('keeps the side over pages and reloads, and each tab follows the one in which it is changed', () => {
    setCookies('1001');
    const client = openPage(member);
    const session = createMemberSession(client);
    const otherTab = openPage(member);
    createMemberSession(otherTab).onHeaderMount();
    client.session.user.companyType = 'supply';
    session.saveState();
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    expect(otherTab.session.user.companyType).toBe('supply');
    leavePage();

    const next = openPage(member);
    const nextSession = createMemberSession(next);
    expect(next.session.user.companyType).toBe('supply');
    next.session.user.companyType = 'require';
    nextSession.onHeaderMount();
    expect(next.session.user.companyType).toBe('require');
  });

  it('of another shape is ignored (R-STATE-009)', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem('user', 'zzz');
    const client = openPage({ kind: 'anonymous' });
    createMemberSession(client).onHeaderMount();
    expect(client.session).toMatchObject({ kind: 'anonymous', logout: 'idle' });
    expect(savedKeys()).toEqual([]);
  });
});

describe('a confirmed logout', () => {
  it('clears everything at once and leaves after 500 ms (R-LOGOUT-005 to 012)', () => {
    setCookies('1001');
    const client = openPage(member);
    const session = createMemberSession(client);
    leavePage();
    session.requestLogout();
    expect(client.session.logout).toBe('confirming');
    session.confirmLogout();

    expect(platform.endRemotely).toHaveBeenCalledOnce();
    expect(client.session).toMatchObject({ kind: 'anonymous', user: { token: '', jianzhuToken: '' } });
    expect(readSessionCookies(document.cookie)).toEqual({ token: '', jianzhuToken: '', companyId: '' });
    expect(savedKeys()).toEqual([]);
    vi.advanceTimersByTime(499);
    expect(replace).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/default/home');
  });

  it('is not undone by leaving the page (R-STATE-008)', () => {
    setCookies('1001');
    const session = createMemberSession(openPage(member));
    session.requestLogout();
    session.confirmLogout();
    leavePage();
    expect(savedKeys()).toEqual([]);
  });

  it('that is cancelled changes nothing (R-LOGOUT-004)', () => {
    setCookies('1001');
    const client = openPage(member);
    const session = createMemberSession(client);
    session.requestLogout();
    session.cancelLogout();
    vi.runAllTimers();
    expect(client.session).toMatchObject({ kind: 'member', logout: 'idle' });
    expect(document.cookie).toContain('Admin-Token=access');
    expect(replace).not.toHaveBeenCalled();
  });

  it('happens once however many calls say that the login has ended (R-LOGOUT-015)', () => {
    setCookies('1001');
    const session = createMemberSession(openPage(member));
    for (let call = 0; call < 5; call++) session.forceLogout('unauthorized');
    vi.runAllTimers();
    expect(platform.endRemotely).toHaveBeenCalledOnce();
    expect(replace).toHaveBeenCalledOnce();
  });
});

describe('another tab', () => {
  const said = (client: PortalClient) => client.toasts.pending.map(({ text }) => text);
  const keptReason = () => sessionStorage.getItem('Arrival');

  it('follows to the company that was chosen in this one, by a reload after which it says why', async () => {
    setCookies('1001');
    const other = openPage(member);
    createMemberSession(other);
    createMemberSession(openPage(member)).chooseCompany('1002');
    await vi.waitFor(() => expect(keptReason()).toBe('company-switched /default/news/news-list'));
    expect(window.location.reload).toHaveBeenCalled();
  });

  it('leaves when the member has left in this one, and says why', async () => {
    setCookies('1001');
    const other = openPage(member);
    createMemberSession(other);
    const here = openPage(member);
    const session = createMemberSession(here);
    session.requestLogout();
    session.confirmLogout();
    await vi.waitFor(() => expect(other.session).toMatchObject({ kind: 'anonymous', logout: 'leaving' }));
    expect(said(other)).toEqual(['已在其他页面退出登录']);
    expect(said(here)).toEqual([]);
    expect(keptReason()).toBe('logged-out /default/news/news-list');
  });

  it('leaves as well when the cookies go only after it was told', async () => {
    setCookies('1001');
    const other = openPage(member);
    createMemberSession(other);
    const told = new Promise((resolve) => channels[0]?.addEventListener('message', resolve));
    new BroadcastChannel('session').postMessage('logged-out');
    await told;
    expect(other.session.kind).toBe('member');
    writeCookies(removalCookieLines(cookieScope));
    vi.advanceTimersByTime(1000);
    expect(other.session).toMatchObject({ kind: 'anonymous', logout: 'leaving' });
    expect(said(other)).toEqual(['已在其他页面退出登录']);
  });

  it('shows the phone number that was changed in this one', async () => {
    setCookies('1001');
    const other = openPage(member);
    createMemberSession(other);
    platform.member.detail.mockResolvedValue({ id: '7', realName: '张三', phoneMasked: '139****0002' });
    await createMemberSession(openPage(member)).changedOwnData();
    await vi.waitFor(() => expect(other.session).toMatchObject({ userInfo: { phoneMasked: '139****0002' } }));
    expect(window.location.reload).not.toHaveBeenCalled();
  });

  it('looks at the cookies when it comes to the front, for hosts that cannot tell it', () => {
    setCookies('1001');
    createMemberSession(openPage(member));
    setCookies('1002');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(window.location.reload).toHaveBeenCalledOnce();
  });

  it('saves nothing of the former company when it follows', () => {
    setCookies('1001');
    createMemberSession(openPage(member));
    setCookies('1002');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('user')).toBeNull();
  });
});

describe('a page whose login another one has replaced, for the same company (decision 26)', () => {
  const startsAnew = () => {
    expect(sessionStorage.getItem('Arrival')).toBe('login-replaced /default/news/news-list');
    expect(window.location.reload).toHaveBeenCalledOnce();
  };
  function openReplaced(view: SessionView = member) {
    setCookies('1001');
    const client = openPage(view);
    const session = createMemberSession(client);
    setCookies('1001', 'platform-2');
    return { client, session };
  }

  it('starts anew as soon as the new member has a page', async () => {
    openReplaced();
    createMemberSession(openPage(member));
    await vi.waitFor(startsAnew);
  });

  it('takes nothing of the other login at its next header', async () => {
    const { client, session } = openReplaced();
    session.onHeaderMount();
    startsAnew();
    await vi.runAllTimersAsync();
    expect(client.session.user.jianzhuToken).toBe('platform');
    expect(platform.notice.noReadCount).not.toHaveBeenCalled();
  });

  it('does not end the other login with its own', () => {
    openReplaced().session.forceLogout('unauthorized');
    startsAnew();
    expect(readSessionCookies(document.cookie).jianzhuToken).toBe('platform-2');
    expect(platform.endRemotely).not.toHaveBeenCalled();
  });

  it('leaves nothing to the other member', () => {
    const of = (id: string): SessionView => ({ ...member, userInfo: parse(memberDetailSchema, { id }) });
    const { client } = openReplaced(of('7'));
    client.session.equipment = { sort: 'price' };
    leavePage();
    const again = openPage(of('7'));
    createMemberSession(again);
    expect(again.session.equipment).toEqual({ sort: 'price' });
    const next = openPage(of('8'));
    createMemberSession(next);
    expect(next.session.equipment).toEqual({});
  });
});

describe('a login that has ended', () => {
  it('says so, and leaves the way back for the page that follows', () => {
    setCookies('1001');
    const client = openPage(member);
    createMemberSession(client).forceLogout('unauthorized');
    expect(client.toasts.pending).toMatchObject([{ tone: 'warning', text: '登录已失效，请重新登录' }]);
    const home = openPage({ kind: 'anonymous' });
    sayKeptArrival(home);
    const [{ text, action } = { text: '' }] = home.toasts.pending;
    expect([text, action?.text]).toEqual(['登录已失效，请重新登录', '登录']);
    const returnUrl = new URL(action?.href ?? '').searchParams.get('returnUrl');
    expect(returnUrl).toBe('http://localhost:3000/login-back?target=%2Fdefault%2Fnews%2Fnews-list');
    expect(home.session.wayBack).toBe('/default/news/news-list');
    sayKeptArrival(home);
    expect(home.toasts.pending).toHaveLength(1);
  });

  it('is nothing to say to a visitor, whose page stays', () => {
    const client = openPage({ kind: 'anonymous' });
    createMemberSession(client).forceLogout('unauthorized');
    expect(client.toasts.pending).toEqual([]);
    expect(sessionStorage.getItem('Arrival')).toBeNull();
  });

  it('leads nowhere but into this site, whatever the cookie says', () => {
    for (const target of ['https://evil.example', '//evil.example', '/login-back?token=x', 'x']) {
      writeCookies([arrivalCookieLine('login-first', target, cookieScope)]);
      const client = openPage({ kind: 'anonymous' });
      sayKeptArrival(client);
      expect(client.session.wayBack, target).toBe('');
    }
    writeCookies(['Arrival=toString%20%2Fa; Path=/']);
    const client = openPage({ kind: 'anonymous' });
    sayKeptArrival(client);
    expect(client.toasts.pending).toEqual([]);
  });
});

describe('a company switch', () => {
  it('stores token and company in state, cookies and storage, then reloads 100 ms later (R-SWITCH-002 to 007)', async () => {
    setCookies('1001');
    const client = openPage(member);
    createMemberSession(client).chooseCompany('1002');
    await vi.advanceTimersByTimeAsync(99);
    expect(platform.member.switchToken).toHaveBeenCalledWith({ query: { businessId: '1002' } });
    expect(client.session.user).toMatchObject({ token: 'access-2', switchCompanyInfo: { businessId: '1002' } });
    expect(document.cookie).toContain('Admin-Token=access-2');
    expect(document.cookie).toContain('SwitchToCompanyId=1002');
    expect(platform.member.detail).toHaveBeenCalledOnce();
    expect(savedKeys()).toContain('user');
    expect(window.location.reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(window.location.reload).toHaveBeenCalledOnce();
  });

  it('without a token leaves the old company everywhere and does not reload (R-SWITCH-009)', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    platform.member.switchToken.mockRejectedValue(new Error('refused'));
    setCookies('1001');
    const client = openPage(member);
    createMemberSession(client).chooseCompany('1002');
    await vi.runAllTimersAsync();
    expect(client.session).toMatchObject({
      isSwitchingCompany: false,
      user: { token: 'access', switchCompanyInfo: { businessId: '1001' } },
    });
    expect(document.cookie).toContain('SwitchToCompanyId=1001');
    expect(window.location.reload).not.toHaveBeenCalled();
  });
});

describe('a member whom the company has disabled or removed (domain rules 16.1)', () => {
  const others = [
    { businessId: '1002', businessName: '晟岳建筑' },
    { businessId: '1003', businessName: '个人-张三' },
  ];

  async function refuse(businesses: readonly object[]) {
    setCookies('1001');
    const client = openPage(member);
    const notify = vi.spyOn(client, 'notify');
    createMemberSession(client);
    platform.member.businesses.mockResolvedValue(businesses);
    failures.onStaleToken('MEMBER_DISABLED');
    failures.onStaleToken('MEMBER_DISABLED');
    await vi.runAllTimersAsync();
    return { client, notify };
  }

  it('goes on in the first company that is left, and is told why there too', async () => {
    const { notify } = await refuse(others);
    expect(platform.member.switchToken.mock.calls).toEqual([[{ query: { businessId: '1002' } }]]);
    expect(readSessionCookies(document.cookie)).toMatchObject({ token: 'access-2', companyId: '1002' });
    expect(window.location.reload).toHaveBeenCalledOnce();
    expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: '您在该企业的权限已变更' }));
    const next = openPage(member);
    const said = vi.spyOn(next, 'notify');
    sayKeptArrival(next);
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: '您在该企业的权限已变更' }));
  });

  it('stays where she was let in again meanwhile', async () => {
    await refuse([{ businessId: '1001', businessName: awkwardName }, ...others]);
    expect(platform.member.switchToken).not.toHaveBeenCalled();
    expect(window.location.reload).not.toHaveBeenCalled();
  });

  it('is logged out where no company is left', async () => {
    const { client } = await refuse([]);
    expect(client.session.kind).toBe('anonymous');
    expect(platform.member.switchToken).not.toHaveBeenCalled();
  });
});
