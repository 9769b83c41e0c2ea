import { describe, expect, it, vi } from 'vitest';
import { testServices } from '../testing/request-services.ts';
import { refusal, type StubAnswer, startStubPlatform, success } from '../testing/stub-platform.ts';
import { completeLoginBack } from './login-back.server.ts';

const grant = {
  token: 'new-access',
  jianzhuToken: 'new-platform',
  authorization: '',
  businessId: '1002',
  expiresIn: 1,
};
const loggedIn = 'Admin-Token=old-access; Member-Token=old-platform; SwitchToCompanyId=1001';
const removed = expect.arrayContaining([
  expect.stringMatching(/^Admin-Token=; .*Max-Age=0/),
  expect.stringMatching(/^Member-Token=; .*Max-Age=0/),
  expect.stringMatching(/^SwitchToCompanyId=; .*Max-Age=0/),
]);

interface Arrival {
  readonly query: string;
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
  readonly exchange?: StubAnswer;
  /** Id of the user whose token arrives; the one logged in here is 7. */
  readonly owner?: string;
}

async function arrive({ query, cookie = '', headers = {}, exchange = success(grant), owner = '7' }: Arrival) {
  const platform = await startStubPlatform(({ path }) => {
    if (path.endsWith('/oauth/token')) return exchange;
    if (path.endsWith('/oauth/inspect')) return success({ userId: owner, name: '李四', phoneMasked: '' });
    if (path.endsWith('/memberInfo/detail')) return success({ id: '7', realName: '张三' });
    return success([]);
  });
  const url = new URL(`http://localhost:3000/login-back?${query}`);
  const outcome = await completeLoginBack(url, new Request(url, { headers }), testServices(platform.origin, cookie));
  return { outcome, exchanged: platform.requests.filter(({ path }) => path.endsWith('/oauth/token')) };
}

describe('/login-back', () => {
  it('exchanges the token for a session and goes home (R-ROUTE-004, R-SYNC-016)', async () => {
    const { outcome, exchanged } = await arrive({ query: 'token=ticket&switchtocompanyid=1002' });
    expect(exchanged[0]?.body).toEqual({
      grantType: 'login_back',
      token: 'ticket',
      businessId: '1002',
      returnUrl: 'http://localhost:3000/login-back',
    });
    expect(outcome).toEqual({
      kind: 'redirect',
      address: '/default/home',
      setCookie: [
        expect.stringMatching(/^Admin-Token=new-access; .*Max-Age=604800/),
        expect.stringMatching(/^Member-Token=new-platform; /),
        expect.stringMatching(/^SwitchToCompanyId=1002; /),
      ],
    });
  });

  it.each([
    ['target=%2Fdefault%2Fnews%2Fnews-list', '/default/news/news-list'],
    ['target=https%3A%2F%2Fevil.example', '/default/home'],
    ['target=%2F%2Fevil.example', '/default/home'],
    ['target=javascript%3Aalert(1)', '/default/home'],
    ['isCenter=1', '/user/default'],
    ['isCenter=1&target=%2Fshop%2Fpc', '/shop/pc'],
  ])('with %s leads to %s (R-SYNC-017, R-SYNC-018)', async (query, address) => {
    const { outcome } = await arrive({ query: `token=ticket&${query}` });
    expect(outcome).toMatchObject({ address });
  });

  it.each([
    ['no token at all', { query: '' }],
    ['a refused token', { query: 'token=bad', exchange: refusal('登录信息已失效') }],
    ['a failing platform', { query: 'token=ticket', exchange: { status: 502, body: null } as StubAnswer }],
  ])('ends logged out at home after %s (R-ROUTE-005, R-SYNC-013)', async (_, arrival: Arrival) => {
    const { outcome } = await arrive(arrival);
    expect(outcome).toEqual({ kind: 'redirect', address: '/default/home', setCookie: removed });
  });

  it('reads the company of an operator that writes ids as numbers', async () => {
    const { outcome } = await arrive({ query: 'token=t', exchange: success({ ...grant, businessId: 1002 }) });
    expect(outcome).toMatchObject({ setCookie: expect.arrayContaining([expect.stringContaining('CompanyId=1002;')]) });
  });

  it('says in the log what is wrong with an answer that cannot be read', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const lost = success({ ...grant, businessId: Number('1800000000000000001') });
    const { outcome } = await arrive({ query: 'token=t', exchange: lost });
    expect(outcome).toMatchObject({ kind: 'redirect', setCookie: removed });
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^member\.oauthToken: .* businessId: an id beyond 2\^53 has lost digits/)],
    ]);
    warn.mockRestore();
  });

  it('asks before another user replaces the one here (decision 26)', async () => {
    const { outcome, exchanged } = await arrive({
      query: 'token=other&target=%2Fshop%2Fpc',
      cookie: loggedIn,
      owner: '8',
    });
    expect(outcome).toEqual({
      kind: 'ask',
      currentName: '张三',
      newName: '李四',
      confirmAddress: '/login-back?token=other&target=%2Fshop%2Fpc&confirm=1',
    });
    expect(exchanged).toEqual([]);
  });

  it('does not ask the same user, nor for the token that is here already', async () => {
    expect((await arrive({ query: 'token=ticket', cookie: loggedIn })).outcome.kind).toBe('redirect');
    expect((await arrive({ query: 'token=old-access', cookie: loggedIn, owner: '8' })).outcome.kind).toBe('redirect');
  });

  it('takes the answer from our own page only', async () => {
    const arrival = { query: 'token=other&confirm=1', cookie: loggedIn, owner: '8' };
    const fromElsewhere = await arrive({ ...arrival, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(fromElsewhere.outcome.kind).toBe('ask');
    const fromHere = await arrive({ ...arrival, headers: { 'sec-fetch-site': 'same-origin' } });
    expect(fromHere.outcome).toMatchObject({
      kind: 'redirect',
      setCookie: [expect.stringContaining('new-access'), expect.anything(), expect.anything()],
    });
  });
});
