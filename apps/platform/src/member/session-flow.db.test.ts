import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBusiness, addMember } from '../testing/members.ts';
import {
  createTestPlatform,
  joinCompany,
  obtainTicket,
  openSession,
  PASSWORD,
  PATHS,
  RETURN_URL,
  receiveCode,
  registerMember,
  SIBLING,
  type TestPlatform,
} from '../testing/test-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

let phones = 13_700_000_000;
const newPhone = () => String(++phones);

const exchange = (token: string, more: { businessId?: string; returnUrl?: string } = {}) =>
  platform.post(PATHS.oauthToken, { grantType: 'login_back', token, returnUrl: RETURN_URL, ...more });

describe('a member’s way through the platform', () => {
  it('leads from registration to a session, a switch and a logout (decisions 3, 25 to 27)', async () => {
    const phone = newPhone();
    const registered = await registerMember(platform, phone);
    expect(registered.businesses).toMatchObject([{ businessName: '个人-王建国' }]);

    const company = await joinCompany(platform, phone, `"砚北" <建设> 'A'集团`);
    const login = await platform.post(PATHS.login, { phone, password: PASSWORD });
    expect(login.data.businesses).toHaveLength(2);
    const personal: string = registered.businesses[0]?.businessId ?? '';
    const authorised = await platform.post(PATHS.authorize, {
      loginTicket: login.data.loginTicket,
      businessId: personal,
      returnUrl: RETURN_URL,
    });
    const address = new URL(authorised.data.redirectTo);
    expect(address.origin + address.pathname).toBe(RETURN_URL);
    expect(address.searchParams.get('switchtocompanyid')).toBe(personal);

    const { data: session } = await exchange(address.searchParams.get('token') ?? '');
    expect(session).toMatchObject({ businessId: personal, expiresIn: 604_800 });
    expect(session.token).toMatch(/^[\w-]{43}$/);
    const detail = await platform.get(PATHS.detail, session);
    expect(detail.data).toMatchObject({ realName: '王建国', phoneMasked: `137****${phone.slice(-4)}`, dataScope: 1 });
    expect(detail.data.permissionKeys).toContain('inquiry_award');
    const businesses = await platform.get(PATHS.businesses, session);
    expect(businesses.data).toContainEqual({ businessId: company, businessName: `"砚北" <建设> 'A'集团` });

    const switched = await platform.get(`${PATHS.switchToken}?businessId=${company}`, session);
    const after = { ...session, token: switched.data.token, businessId: company };
    expect((await platform.get(PATHS.company, after)).data).toMatchObject({ id: company });
    const old = await platform.get(PATHS.company, session);
    expect(old).toMatchObject({ status: 200, code: 403, data: { reason: 'BUSINESS_CHANGED' } });
    // A member without a role in the company sees only what is everybody's, such as the own certification.
    const menus = await platform.get(PATHS.menus, after);
    expect(menus.data.map((group: { name: string }) => group.name)).toEqual(['企业管理', '账户设置']);

    expect(await platform.get(PATHS.logout, after)).toMatchObject({ status: 200, code: 200, data: null });
    expect(await platform.get(PATHS.detail, after)).toMatchObject({ status: 401, code: 401, data: null });
    // What has ended may end again: whoever leaves twice, in two tabs or long after, does nothing wrong.
    for (const tokens of [after, {}])
      expect(await platform.get(PATHS.logout, tokens)).toMatchObject({ status: 200, code: 200 });
    expect(await platform.get(PATHS.company, after)).toMatchObject({ status: 401 });
  });

  it('gives whoever has lost the last company one of her own at the next login', async () => {
    const who = await addMember(platform.db, await addBusiness(platform.db, '别离建设'));
    const [account] = await platform.db.admin<{ phone: string }>(
      `update account set real_name = '王建国' where id = $1 returning phone`,
      [who.userId],
    );
    const phone = account?.phone ?? '';
    await platform.db.admin('update membership set status = 3 where user_id = $1', [who.userId]);
    const login = async () => {
      const smsCode = await receiveCode(platform, phone, 'login');
      return (await platform.post(PATHS.loginCode, { phone, smsCode })).data.businesses;
    };
    const first = await login();
    await platform.db.admin('delete from sms_code where phone = $1', [phone]);
    const second = await login();
    expect(first).toMatchObject([{ businessName: '个人-王建国' }]);
    expect(second).toEqual(first);
  });

  it('ends a company’s calls for a disabled member, and lets the login live (decision 27)', async () => {
    const phone = newPhone();
    const personal = await openSession(platform, phone);
    const businessId = await joinCompany(platform, phone, '砚北建设');
    const { data } = await platform.get(`${PATHS.switchToken}?businessId=${businessId}`, personal);
    const session = { ...personal, token: data.token, businessId };
    expect((await platform.get(PATHS.company, session)).code).toBe(200);
    await platform.db.admin('update membership set status = 2 where business_id = $1', [businessId]);
    await expect
      .poll(async () => (await platform.get(PATHS.company, session)).data)
      .toEqual({ reason: 'MEMBER_DISABLED' });
    expect((await platform.get(PATHS.detail, session)).code).toBe(200);
  });

  it('notices at once that another process has ended a login (platform 10.10)', async () => {
    const session = await openSession(platform, newPhone());
    expect((await platform.get(PATHS.detail, session)).code).toBe(200);
    await platform.db.admin('update login set revoked_at = now() where token_hash = sha256($1)', [
      session.jianzhuToken,
    ]);
    // Without the news it would be remembered for five seconds.
    await expect.poll(async () => (await platform.get(PATHS.detail, session)).status, { timeout: 4000 }).toBe(401);
  });

  it('refuses a company id that is not of the access token', async () => {
    const session = await openSession(platform, newPhone());
    const other = await platform.get(PATHS.company, { ...session, businessId: '1800000000000009999' });
    expect(other).toMatchObject({ code: 403, data: { reason: 'BUSINESS_CHANGED' } });
  });

  it('refuses an access token beside the platform token of another login', async () => {
    const mine = await openSession(platform, newPhone());
    const theirs = await openSession(platform, newPhone());
    const mixed = await platform.get(PATHS.company, { jianzhuToken: mine.jianzhuToken, token: theirs.token });
    expect(mixed).toMatchObject({ code: 403, data: { reason: 'BUSINESS_CHANGED' } });
  });

  it('does not switch to a business that the user is no member of', async () => {
    const mine = await openSession(platform, newPhone());
    const theirs = await openSession(platform, newPhone());
    const switched = await platform.get(`${PATHS.switchToken}?businessId=${theirs.businessId}`, mine);
    expect(switched).toMatchObject({ status: 200, code: 403 });
    expect((await platform.get(PATHS.company, mine)).code).toBe(200);
  });

  it('prolongs a login in use, and not past its end (decision 25)', async () => {
    const session = await openSession(platform, newPhone());
    const leave = (end: string) =>
      platform.db.admin(
        `update login set last_used_at = now() - interval '2 minutes', idle_expires_at = now() + interval '1 hour',
         expires_at = now() + $2::interval where token_hash = sha256($1)`,
        [session.jianzhuToken, end],
      );
    const secondsLeft = async () => {
      const [row] = await platform.db.admin<{ seconds: number }>(
        `select extract(epoch from least(idle_expires_at, expires_at) - now())::int as seconds from login
         where token_hash = sha256($1)`,
        [session.jianzhuToken],
      );
      return row?.seconds;
    };
    await leave('20 days');
    await platform.get(PATHS.detail, session);
    await expect.poll(secondsLeft).toBeGreaterThan(604_000);
    await leave('2 days');
    await platform.get(PATHS.detail, session);
    expect(await secondsLeft()).toBeLessThanOrEqual(2 * 86_400);
  });
});

describe('the way back from the login site', () => {
  it('takes a ticket once, also when it comes twice at the same time (decision 26)', async () => {
    const { loginTicket, businesses } = await registerMember(platform, newPhone());
    const ticket = await obtainTicket(platform, loginTicket, businesses[0]?.businessId ?? '');
    const answers = await Promise.all([exchange(ticket), exchange(ticket), exchange(ticket)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 422, 422]);
  });

  it('binds a ticket to its address, and burns one that comes to another', async () => {
    const { loginTicket, businesses } = await registerMember(platform, newPhone());
    const ticket = await obtainTicket(platform, loginTicket, businesses[0]?.businessId ?? '');
    const returnUrl = `${SIBLING}/materials/login-back`;
    expect(await exchange(ticket, { returnUrl })).toMatchObject({ status: 200, code: 422 });
    expect(await exchange(ticket)).toMatchObject({ code: 422 });
  });

  it('refuses a ticket after a minute', async () => {
    const { loginTicket, businesses } = await registerMember(platform, newPhone());
    const ticket = await obtainTicket(platform, loginTicket, businesses[0]?.businessId ?? '');
    await platform.db.admin(
      `update login_ticket set expires_at = expires_at - interval '60 seconds' where ticket_hash = sha256($1)`,
      [ticket],
    );
    expect(await exchange(ticket)).toMatchObject({ code: 422, msg: '登录信息已失效，请重新登录' });
  });

  it.each([
    'http://evil.test/login-back',
    'http://localhost:3000/login-back?target=x',
    'http://localhost:3000/login-back/',
    'http://localhost:3000@evil.test/login-back',
    'http://localhost:3000/login-back#',
    'HTTP://LOCALHOST:3000/login-back',
    'http://localhost:3000/unknown/login-back',
  ])('returns to no address but the registered ones: %s', async (returnUrl) => {
    const { loginTicket, businesses } = await registerMember(platform, newPhone());
    const businessId = businesses[0]?.businessId;
    const refused = await platform.post(PATHS.authorize, { loginTicket, businessId, returnUrl });
    expect(refused).toMatchObject({ code: 400, data: { fieldErrors: [{ field: 'returnUrl' }] } });
  });

  it('gives an access token its own login back, without a new one (decision 26)', async () => {
    const session = await openSession(platform, newPhone());
    const returnUrl = `${SIBLING}/finance/login-back`;
    const { data } = await exchange(session.token, { returnUrl });
    expect(data).toMatchObject({ token: session.token, jianzhuToken: session.jianzhuToken });
  });

  it('follows to another business of the user, and to no other', async () => {
    const phone = newPhone();
    const session = await openSession(platform, phone);
    const stranger = await openSession(platform, newPhone());
    expect(await exchange(session.token, { businessId: stranger.businessId })).toMatchObject({ code: 403 });
    const company = await joinCompany(platform, phone, '晟岳建筑');
    const { data } = await exchange(session.token, { businessId: company });
    expect(data).toMatchObject({ businessId: company, jianzhuToken: session.jianzhuToken });
    expect((await platform.get(PATHS.company, data)).data.id).toBe(company);
  });

  it('comes with the page to go on to, its ticket bound to the address alone', async () => {
    const { loginTicket, businesses } = await registerMember(platform, newPhone());
    const businessId = businesses[0]?.businessId;
    const returnUrl = `${RETURN_URL}?${new URLSearchParams({ target: '/shop/pc?a=1&b=2' })}`;
    const { data } = await platform.post(PATHS.authorize, { loginTicket, businessId, returnUrl });
    const { origin, pathname, searchParams } = new URL(data.redirectTo);
    expect([origin + pathname, searchParams.get('target')]).toEqual([RETURN_URL, '/shop/pc?a=1&b=2']);
    expect(await exchange(searchParams.get('token') ?? '')).toMatchObject({ code: 200 });
  });

  it('refuses an access token of an ended login', async () => {
    const session = await openSession(platform, newPhone());
    await platform.get(PATHS.logout, session);
    expect(await exchange(session.token)).toMatchObject({ status: 200, code: 422 });
  });

  it('tells whose token came without using it up', async () => {
    const phone = newPhone();
    const { loginTicket, businesses } = await registerMember(platform, phone);
    const token = await obtainTicket(platform, loginTicket, businesses[0]?.businessId ?? '');
    const inspected = await platform.post(PATHS.inspect, { token, returnUrl: RETURN_URL });
    expect(inspected.data).toMatchObject({
      name: '王建国',
      phoneMasked: `137****${phone.slice(-4)}`,
      businessName: expect.stringMatching(/./),
    });
    const { data: session } = await exchange(token);
    const again = await platform.post(PATHS.inspect, { token: session.token, returnUrl: RETURN_URL });
    expect(again.data.userId).toBe(inspected.data.userId);
  });
});

describe('a new password', () => {
  it('ends every login of the account, and works from then on (domain 18.2)', async () => {
    const phone = newPhone();
    const session = await openSession(platform, phone);
    const smsCode = await receiveCodeLater(phone, 'forget');
    const { data } = await platform.post(PATHS.verifyPhone, { phone, smsCode });
    const reset = (newPassword: string) =>
      platform.post(PATHS.forget, { phone, verifyTicket: data.verifyTicket, newPassword });

    expect(await reset('12345678')).toMatchObject({ code: 400 });
    expect(await reset(PASSWORD)).toMatchObject({ code: 400, msg: '新密码不能与原密码相同' });
    expect(await reset('Shengyue#2026')).toMatchObject({ code: 200 });
    expect(await reset('Shengyue#2027')).toMatchObject({ code: 422, msg: '身份验证已失效，请重新验证' });

    expect((await platform.get(PATHS.detail, session)).status).toBe(401);
    expect((await platform.post(PATHS.login, { phone, password: PASSWORD })).code).toBe(424);
    expect((await platform.post(PATHS.login, { phone, password: 'Shengyue#2026' })).code).toBe(200);
  });
});

/** The next code of a phone that has just had one. */
async function receiveCodeLater(phone: string, scene: 'forget'): Promise<string> {
  await platform.db.admin(`update sms_code set created_at = created_at - interval '61 seconds' where phone = $1`, [
    phone,
  ]);
  return receiveCode(platform, phone, scene);
}

describe('a ticket of a login that began on a browser (decision 62)', () => {
  const state = 'k3w_9-k3w_9-k3w_9-k3w_9-k3w_9-32';
  const bound = `${RETURN_URL}?state=${state}`;
  const phone = '13700005501';
  const open = async () => {
    const { data } = await platform.post(PATHS.login, { phone, password: PASSWORD });
    const choice = { loginTicket: data.loginTicket, businessId: data.businesses[0].businessId };
    return platform.post(PATHS.authorize, { ...choice, returnUrl: bound });
  };
  beforeAll(() => registerMember(platform, phone));
  const exchange = (token: string | null, returnUrl: string) =>
    platform.post(PATHS.oauthToken, { grantType: 'login_back', token, returnUrl });

  it('comes back with its state, and opens with no other', async () => {
    const { data } = await open();
    const back = new URL(data.redirectTo);
    expect(back.searchParams.get('state')).toBe(state);
    const token = back.searchParams.get('token');
    expect((await platform.post(PATHS.inspect, { token, returnUrl: RETURN_URL })).code).not.toBe(200);
    expect((await exchange(token, bound)).code).toBe(200);
    const other = new URL((await open()).data.redirectTo).searchParams.get('token');
    expect((await exchange(other, `${RETURN_URL}?state=${'x'.repeat(32)}`)).code).not.toBe(200);
  });

  it('is all that comes by a state: an access token opens nothing there, and is not told of', async () => {
    const token = new URL((await open()).data.redirectTo).searchParams.get('token');
    const { data: session } = await exchange(token, bound);
    const refused = { code: 422, msg: '登录信息已失效，请重新登录' };
    expect(await exchange(session.token, bound)).toMatchObject(refused);
    expect(await platform.post(PATHS.inspect, { token: session.token, returnUrl: bound })).toMatchObject(refused);
    expect((await exchange(session.token, RETURN_URL)).data).toMatchObject({ token: session.token });
  });

  it('waits ten minutes for the answer of a visitor who is asked', async () => {
    const token = new URL((await open()).data.redirectTo).searchParams.get('token');
    const later = (seconds: number) =>
      platform.db.admin(
        `update login_ticket set created_at = created_at - make_interval(secs => ${seconds}),
           expires_at = expires_at - make_interval(secs => ${seconds}) where purpose = 'return'`,
      );
    expect((await platform.post(PATHS.inspect, { token, returnUrl: bound })).code).toBe(200);
    await later(590);
    expect((await exchange(token, bound)).code).toBe(200);
    const late = new URL((await open()).data.redirectTo).searchParams.get('token');
    await later(61);
    expect((await platform.post(PATHS.inspect, { token: late, returnUrl: bound })).code).not.toBe(200);
  });
});
