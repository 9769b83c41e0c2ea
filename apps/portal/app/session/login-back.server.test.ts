import { describe, expect, it, vi } from 'vitest';
import { createRequestServices } from '../request-services.server.ts';
import { testContext, testServices } from '../testing/request-services.ts';
import { refusal, type StubAnswer, sessionEnded, startStubPlatform, success } from '../testing/stub-platform.ts';
import { answerLoginBack, completeLoginBack, type LoginBackOutcome } from './login-back.server.ts';

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

const state = 'S'.repeat(32);
const begunHere = `Login-State=${'R'.repeat(32)}.${state}`;

interface Arrival {
  readonly query: string;
  readonly cookie?: string;
  readonly exchange?: StubAnswer;
  /** Whose token arrives; the one logged in here is 7. */
  readonly inspect?: StubAnswer;
  readonly detail?: StubAnswer;
}

const owner = (userId: string) => success({ userId, name: '李四', phoneMasked: '138****0002', businessName: '乙公司' });

function stub({ exchange = success(grant), inspect = owner('7'), detail }: Partial<Arrival>) {
  return startStubPlatform(({ path }) => {
    if (path.endsWith('/oauth/token')) return exchange;
    if (path.endsWith('/oauth/inspect')) return inspect;
    if (path.endsWith('/memberInfo/detail')) {
      return detail ?? success({ id: '7', realName: '张三', phoneMasked: '138****0001' });
    }
    if (path.endsWith('/approval/list')) return success([{ businessId: '1001', businessName: '甲公司' }]);
    return success([]);
  });
}

async function arrive({ query, cookie = '', ...answers }: Arrival) {
  const platform = await stub(answers);
  const url = new URL(`http://localhost:3000/login-back?${query}`);
  const request = new Request(url, { headers: { cookie } });
  const outcome = await completeLoginBack(url, request, testServices(platform.origin, cookie));
  return { outcome, exchanged: platform.requests.filter(({ path }) => path.endsWith('/oauth/token')) };
}

/** The cookies that an outcome sets, as the browser sends them with the next request. */
function cookiesAfter(outcome: LoginBackOutcome, before = ''): string {
  const set = outcome.kind === 'redirect' ? outcome.setCookie.map((line) => line.split(';', 1)[0]) : [];
  return [before, ...set].filter(Boolean).join('; ');
}

async function answer(cookie: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  const platform = await stub({});
  const request = new Request('http://localhost:3000/login-back', {
    method: 'POST',
    headers: { cookie, ...headers },
    body: new URLSearchParams(form),
  });
  const outcome = await answerLoginBack(request, testServices(platform.origin, cookie));
  return { outcome, exchanged: platform.requests.filter(({ path }) => path.endsWith('/oauth/token')) };
}

/** A ticket from elsewhere has arrived, and the page asks. */
async function asked(before = '', query = 'token=other&switchtocompanyid=1002&target=%2Fshop%2Fpc') {
  const { outcome: first, exchanged } = await arrive({ query, cookie: before, inspect: owner('8') });
  const cookie = cookiesAfter(first, before);
  const { outcome } = await arrive({ query: '', cookie, inspect: owner('8') });
  if (outcome.kind !== 'ask') throw new Error('nothing was asked');
  return { first, cookie, outcome, exchanged };
}

describe('/login-back with a login that began on this browser', () => {
  it('exchanges the token for a session and goes home (R-ROUTE-004, R-SYNC-016)', async () => {
    const query = `token=ticket&switchtocompanyid=1002&state=${state}`;
    const { outcome, exchanged } = await arrive({ query, cookie: begunHere, inspect: owner('8') });
    expect(exchanged[0]?.body).toEqual({
      grantType: 'login_back',
      token: 'ticket',
      businessId: '1002',
      returnUrl: `http://localhost:3000/login-back?state=${state}`,
    });
    expect(outcome).toEqual({
      kind: 'redirect',
      address: '/default/home',
      setCookie: [
        expect.stringMatching(/^Admin-Token=new-access; .*Max-Age=604800/),
        expect.stringMatching(/^Member-Token=new-platform; /),
        expect.stringMatching(/^SwitchToCompanyId=1002; /),
        expect.stringMatching(/^Login-State=R{32}; Path=\/; Max-Age=1800; SameSite=Lax; HttpOnly$/),
      ],
    });
  });

  it('names the browser and the visitor to the platform: devices and 操作日志 show them', async () => {
    const platform = await stub({});
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';
    const url = new URL(`http://localhost:3000/login-back?token=ticket&state=${state}`);
    const request = new Request(url, { headers: { cookie: begunHere, 'user-agent': userAgent } });
    const context = testContext(platform.origin, { clientAddress: '203.0.113.9' });
    await completeLoginBack(url, request, createRequestServices(request, context));
    const exchange = platform.requests.find(({ path }) => path.endsWith('/oauth/token'));
    expect(exchange?.headers).toMatchObject({ 'user-agent': userAgent, 'x-forwarded-for': '203.0.113.9' });
  });

  it('replaces another user without a question (decision 62)', async () => {
    const query = `token=ticket&state=${state}`;
    const { outcome } = await arrive({ query, cookie: `${loggedIn}; ${begunHere}`, inspect: owner('8') });
    expect(cookiesAfter(outcome)).toContain('Admin-Token=new-access');
  });

  it.each([
    ['target=%2Fdefault%2Fnews%2Fnews-list', '/default/news/news-list'],
    ['target=https%3A%2F%2Fevil.example', '/default/home'],
    ['target=%2F%2Fevil.example', '/default/home'],
    ['target=javascript%3Aalert(1)', '/default/home'],
    ['isCenter=1', '/user/default'],
    ['isCenter=1&target=%2Fshop%2Fpc', '/shop/pc'],
  ])('with %s leads to %s (R-SYNC-017, R-SYNC-018)', async (query, address) => {
    const { outcome } = await arrive({ query: `token=ticket&state=${state}&${query}`, cookie: begunHere });
    expect(outcome).toMatchObject({ address });
  });

  it('reads the company of an operator that writes ids as numbers', async () => {
    const query = `token=t&state=${state}`;
    const { outcome } = await arrive({ query, cookie: begunHere, exchange: success({ ...grant, businessId: 1002 }) });
    expect(outcome).toMatchObject({ setCookie: expect.arrayContaining([expect.stringContaining('CompanyId=1002;')]) });
  });

  it('says in the log what is wrong with an answer that cannot be read', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const lost = success({ ...grant, businessId: Number('1800000000000000001') });
    const { outcome } = await arrive({ query: `token=t&state=${state}`, cookie: begunHere, exchange: lost });
    expect(cookiesAfter(outcome)).not.toContain('Admin-Token');
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^member\.oauthToken: .* businessId: an id beyond 2\^53 has lost digits/)],
    ]);
    warn.mockRestore();
  });
});

describe('/login-back with a login from elsewhere (decision 62)', () => {
  it.each([
    ['nobody', '', null],
    ['another user', loggedIn, { name: '张**（138****0001）', company: '甲公司' }],
  ])('asks when %s is logged in here, with no token in the address of the page', async (_, before, current) => {
    const { first, outcome, exchanged } = await asked(before);
    expect(first).toEqual({
      kind: 'redirect',
      address: '/login-back',
      setCookie: [expect.stringMatching(/^Login-Question=.*Max-Age=600; SameSite=Lax; HttpOnly$/)],
    });
    expect(outcome).toMatchObject({
      kind: 'ask',
      current,
      next: { name: '李**（138****0002）', company: '乙公司' },
    });
    expect(exchanged).toEqual([]);
  });

  it('asks for a state that is another browser’s', async () => {
    const query = `token=ticket&state=${'X'.repeat(32)}`;
    const { outcome } = await arrive({ query, cookie: begunHere, inspect: owner('8') });
    expect(outcome).toMatchObject({ address: '/login-back' });
  });

  it('switches when the page says so, and goes where the login wanted to', async () => {
    const { cookie, outcome } = await asked(loggedIn);
    const { outcome: switched, exchanged } = await answer(cookie, { answer: 'switch', proof: outcome.proof });
    expect(exchanged[0]?.body).toMatchObject({ token: 'other', businessId: '1002' });
    expect(switched.address).toBe('/shop/pc');
    expect(cookiesAfter(switched)).toContain('Admin-Token=new-access');
    expect(switched.setCookie.at(-1)).toMatch(/^Login-Question=; .*Max-Age=0/);
  });

  it('keeps everything when the page says so', async () => {
    const { cookie, outcome } = await asked(loggedIn);
    const { outcome: kept, exchanged } = await answer(cookie, { answer: 'keep', proof: outcome.proof });
    expect(kept).toMatchObject({ address: '/default/home', setCookie: [expect.stringMatching(/^Login-Question=;/)] });
    expect(exchanged).toEqual([]);
  });

  it.each([
    ['without the proof of the page', {}, {}],
    ['with another proof', { proof: 'x'.repeat(43) }, {}],
    ['from another site', null, { 'sec-fetch-site': 'cross-site' }],
    ['from a site of the same domain', null, { 'sec-fetch-site': 'same-site' }],
  ])('asks again where the answer comes %s', async (_, form, headers) => {
    const { cookie, outcome } = await asked(loggedIn);
    const given = form ?? { proof: outcome.proof };
    const { outcome: again, exchanged } = await answer(cookie, { answer: 'switch', ...given }, headers);
    expect(again).toEqual({ kind: 'redirect', address: '/login-back', setCookie: [] });
    expect(exchanged).toEqual([]);
  });

  it('takes no answer to one question for another that came after it in a second tab', async () => {
    const first = await asked(loggedIn);
    const second = await asked(loggedIn, 'token=attacker');
    const { exchanged } = await answer(second.cookie, { answer: 'switch', proof: first.outcome.proof });
    expect(exchanged).toEqual([]);
  });

  it('does not ask the same user, nor for the token that is here already (decision 26)', async () => {
    const same = await arrive({ query: 'token=ticket', cookie: loggedIn });
    expect(cookiesAfter(same.outcome)).toContain('Admin-Token=new-access');
    const own = await arrive({ query: 'token=old-access', cookie: loggedIn, inspect: owner('8') });
    expect(cookiesAfter(own.outcome)).toContain('Admin-Token=new-access');
    const sync = await arrive({
      query: 'token=old',
      cookie: 'Admin-Token=old; SwitchToCompanyId=1',
      inspect: owner('8'),
    });
    expect(cookiesAfter(sync.outcome)).toContain('Admin-Token=new-access');
  });
});

describe('/login-back with a token that opens nothing', () => {
  it.each([
    ['no token at all', { query: '' }],
    ['a refused token', { query: 'token=bad', inspect: refusal('登录信息已失效') }],
    ['a refused ticket of this browser', { query: `token=bad&state=${state}`, exchange: refusal('登录信息已失效') }],
    ['a failing platform', { query: 'token=ticket', inspect: { status: 502, body: null } as StubAnswer }],
  ])('goes home and leaves a good login as it is after %s (decision 62, R-ROUTE-005)', async (_, arrival: Arrival) => {
    const { outcome } = await arrive({ ...arrival, cookie: `${loggedIn}; ${begunHere}` });
    expect(outcome).toMatchObject({ kind: 'redirect', address: '/default/home' });
    expect(cookiesAfter(outcome)).not.toMatch(/Admin-Token|Member-Token|SwitchToCompanyId/);
  });

  it.each([
    ['tells a visitor that the login has ended', '', refusal('登录信息已失效'), 'login-ended'],
    ['tells a member that the link has ended', loggedIn, refusal('登录信息已失效'), 'link-ended'],
    ['tells who must wait that it failed', '', refusal('操作过于频繁', 429), 'login-failed'],
  ])('%s, and leaves nothing in the log: anybody may send tokens', async (_, cookie, inspect, reason) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { outcome } = await arrive({ query: 'token=junk', cookie, inspect });
    expect(cookiesAfter(outcome)).toBe(`Arrival=${reason}%20`);
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it.each([
    ['application/json', '{}'],
    ['multipart/form-data; boundary=x', '--x broken'],
  ])('asks again where the answer is no form: %s', async (type, body) => {
    const { cookie } = await asked();
    const platform = await stub({});
    const headers = { cookie, 'content-type': type };
    const request = new Request('http://localhost:3000/login-back', { method: 'POST', headers, body });
    const outcome = await answerLoginBack(request, testServices(platform.origin, cookie));
    expect(outcome).toEqual({ kind: 'redirect', address: '/login-back', setCookie: [] });
  });

  it.each([
    ['the shared cookies hold it', { query: 'token=old-access', exchange: refusal('登录信息已失效') }],
    ['the login here has ended', { query: 'token=bad', inspect: refusal('失效'), detail: sessionEnded }],
    ['the login here has ended, and there is no token', { query: '', detail: sessionEnded }],
  ])('removes the three cookies where %s (R-SYNC-013)', async (_, arrival: Arrival) => {
    const { outcome } = await arrive({ ...arrival, cookie: loggedIn });
    expect(outcome).toMatchObject({ kind: 'redirect', address: '/default/home', setCookie: removed });
  });
});
