import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { requestServices } from '../request-services.server.ts';
import { testServices } from '../testing/request-services.ts';
import { refusal, type StubAnswer, sessionEnded, startStubPlatform, success } from '../testing/stub-platform.ts';
import { guardMemberPages } from './member-guard.server.ts';

const member = { id: '7', account: 'zhang', realName: '张三' };
const company = { id: '1001', niceName: '北辰"建设"<集团>' };
const businesses = [{ businessId: '1001', businessName: '吉林省北辰建设集团有限公司' }];
const allCookies = 'Admin-Token=access; Member-Token=platform; SwitchToCompanyId=1001';

async function startPlatform(detail: StubAnswer = success(member), companyAnswer: StubAnswer = success(company)) {
  return startStubPlatform(({ path }) => {
    if (path.endsWith('/memberInfo/detail')) return detail;
    if (path.endsWith('/memberInfo/company')) return companyAnswer;
    if (path.endsWith('/approval/list')) return success(businesses);
    return success([]);
  });
}

describe('the session of a request', () => {
  it('is a member when the platform accepts the platform token (decision 24)', async () => {
    const platform = await startPlatform();
    const { view, isRefused } = await testServices(platform.origin, allCookies).session();
    expect(view).toMatchObject({
      kind: 'member',
      userInfo: member,
      companyInfo: company,
      businesses,
      businessId: '1001',
    });
    expect(isRefused).toBe(false);
  });

  it('sends the tokens of the cookies in their headers and nothing of them into the page', async () => {
    const platform = await startPlatform();
    const { view } = await testServices(platform.origin, 'Admin-Token=access-1; Member-Token=platform-1').session();
    const detail = platform.requests.find(({ path }) => path.endsWith('/detail'));
    expect(detail?.headers).toMatchObject({ 'blade-auth': 'bearer platform-1', 'business-token': 'bearer access-1' });
    expect(JSON.stringify(view)).not.toMatch(/access-1|platform-1/);
  });

  it('takes the company from the access token, so that another department in the cookie is noticed', async () => {
    const platform = await startPlatform();
    const cookies = 'Admin-Token=access; Member-Token=platform; SwitchToCompanyId=1002';
    expect((await testServices(platform.origin, cookies).session()).view).toMatchObject({ businessId: '1001' });
  });

  it('asks nobody without a platform token', async () => {
    const platform = await startPlatform();
    const { view, isRefused } = await testServices(platform.origin, 'Admin-Token=access').session();
    expect({ view, isRefused }).toEqual({ view: { kind: 'anonymous' }, isRefused: false });
    expect(platform.requests.filter(({ path }) => path.includes('memberInfo'))).toEqual([]);
  });

  it('is anonymous and refused when the platform token has ended', async () => {
    const platform = await startPlatform(sessionEnded, sessionEnded);
    const session = await testServices(platform.origin, allCookies).session();
    expect(session).toEqual({ view: { kind: 'anonymous' }, isRefused: true });
  });

  it('stays a member when only the company is not to be had', async () => {
    const platform = await startPlatform(success(member), refusal());
    const { view } = await testServices(platform.origin, allCookies).session();
    expect(view).toMatchObject({ kind: 'member', companyInfo: null, businessId: '1001' });
  });

  it('does not end a login because the platform is down', async () => {
    const services = testServices('http://127.0.0.1:1', allCookies);
    expect(await services.session()).toMatchObject({ view: { kind: 'member', userInfo: null }, isRefused: false });
    expect(services.isDegraded()).toBe(true);
  });
});

describe('the guard of the member centre', () => {
  async function enter(cookie: string, address: string, detail?: StubAnswer): Promise<unknown> {
    const platform = await startPlatform(detail);
    const context = new RouterContextProvider();
    context.set(requestServices, testServices(platform.origin, cookie));
    const next = vi.fn(async () => new Response('member page'));
    const outcome = await guardMemberPages({ request: new Request(address), context }, next).catch((thrown) => thrown);
    return { outcome, isEntered: next.mock.calls.length > 0 };
  }

  it('lets a member pass (R-STATE-005)', async () => {
    expect(await enter(allCookies, 'http://localhost/user/default')).toMatchObject({ isEntered: true });
  });

  it.each(['http://localhost/user/default', 'http://localhost/user/default.data'])(
    'sends a visitor at %s home before anything is loaded (R-STATE-001, R-STATE-002)',
    async (address) => {
      const { outcome, isEntered } = (await enter('', address)) as { outcome: Response; isEntered: boolean };
      expect(outcome.headers.get('location')).toBe('/default/home');
      expect(isEntered).toBe(false);
    },
  );

  it('answers 401 to the data request of a page whose login has just ended', async () => {
    const result = await enter(allCookies, 'http://localhost/user/default.data', sessionEnded);
    expect(result).toMatchObject({ isEntered: false, outcome: { init: { status: 401 } } });
  });

  it('sends the document of an ended login home', async () => {
    const { outcome } = (await enter(allCookies, 'http://localhost/user/default', sessionEnded)) as {
      outcome: Response;
    };
    expect(outcome.headers.get('location')).toBe('/default/home');
  });
});
