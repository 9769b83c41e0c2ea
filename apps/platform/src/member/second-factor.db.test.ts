import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestPlatform,
  joinCompany,
  obtainTicket,
  openSession,
  PASSWORD,
  PATHS,
  RETURN_URL,
  receiveCode,
  type TestPlatform,
} from '../testing/test-platform.ts';
import type { CallTokens } from '../testing/token-headers.ts';

let platform: TestPlatform;
let phones = 13_700_000_000;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const at = (act = '') => `${PATHS.memberInfo}/second-factor${act}`;
const SECOND_LOGIN = PATHS.login.replace(/login$/, 'second-factor');
const post = (tokens: CallTokens, act: string, body: object) => platform.post(at(act), body, { tokens });
const prove = async (tokens: CallTokens, type: string) =>
  (await platform.post(`${PATHS.memberInfo}/verify-identity`, { type, password: PASSWORD }, { tokens })).data
    .verifyTicket as string;

/** The code of a step, counted from the current one of the database. */
async function codeOf(secret: string, steps = 0): Promise<string> {
  const [row] = await platform.db.admin<{ seconds: number }>(
    'select extract(epoch from clock_timestamp())::float8 as seconds',
  );
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: ((row?.seconds ?? 0) + steps * 30) * 1000 });
}

/** As if no code had been used yet. */
const forgetStep = (phone: string) =>
  platform.db.admin(
    'update second_factor set last_step = 0 where user_id = (select id from account where phone = $1)',
    [phone],
  );

async function newMember() {
  phones += 1;
  const phone = String(phones);
  return { phone, tokens: await openSession(platform, phone) };
}

async function guardedMember() {
  const { phone, tokens } = await newMember();
  const { data } = await post(tokens, '/start', { verifyTicket: await prove(tokens, 'second') });
  const confirmed = await post(tokens, '/confirm', { code: await codeOf(data.secret) });
  await forgetStep(phone);
  return { phone, tokens, secret: data.secret as string, recoveryCodes: confirmed.data.recoveryCodes as string[] };
}

const logIn = async (phone: string) => (await platform.post(PATHS.login, { phone, password: PASSWORD })).data;
const secondLogin = (loginTicket: string, code: string) => platform.post(SECOND_LOGIN, { loginTicket, code });
const EXPIRED = { code: 422, msg: '登录信息已失效，请重新登录' };

describe('setting up a second factor', () => {
  it('begins with a proven identity, counts from its first code, and is told', async () => {
    const { phone, tokens } = await newMember();
    expect((await post(tokens, '/start', { verifyTicket: await prove(tokens, 'pay') })).code).toBe(422);
    const { data } = await post(tokens, '/start', { verifyTicket: await prove(tokens, 'second') });
    expect(data.otpauthUri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}.*algorithm=SHA1&digits=6&period=30/);
    expect(await logIn(phone)).toMatchObject({ isSecondFactorDue: false });
    expect(await post(tokens, '/confirm', { code: await codeOf(data.secret, 20) })).toMatchObject({
      code: 424,
      data: { triesLeft: 4, fieldErrors: [{ field: 'code' }] },
    });
    const confirmed = await post(tokens, '/confirm', { code: await codeOf(data.secret) });
    expect(new Set(confirmed.data.recoveryCodes).size).toBe(10);
    expect((await platform.get(at(), tokens)).data).toMatchObject({ isOn: true, recoveryLeft: 10 });
    expect((await post(tokens, '/start', { verifyTicket: await prove(tokens, 'second') })).msg).toBe('二次验证已开启');
    await platform.runJobs();
    const [told] = await platform.db.admin<{ content: string }>(
      'select content from sent_message where receiver = $1 order by id desc limit 1',
      [phone],
    );
    expect(told?.content).toContain('您的账号已开启二次验证');
    const [row] = await platform.db.admin<{ sealed: string }>(
      `select encode(sealed_secret, 'escape') as sealed from second_factor
       where user_id = (select id from account where phone = $1)`,
      [phone],
    );
    expect(row?.sealed).not.toContain(data.secret);
  });
});

describe('a login with a second factor', () => {
  it('after a password opens nothing until the code has come, and takes each code once', async () => {
    const { phone, secret } = await guardedMember();
    const pending = await logIn(phone);
    expect(pending).toMatchObject({ isSecondFactorDue: true, businesses: [] });
    const [own] = await platform.db.admin<{ id: string }>(
      'select business_id as id from membership join account on account.id = user_id where phone = $1',
      [phone],
    );
    const choice = { loginTicket: pending.loginTicket, businessId: own?.id, returnUrl: RETURN_URL };
    expect(await platform.post(PATHS.authorize, choice)).toMatchObject(EXPIRED);
    const code = await codeOf(secret);
    const done = await secondLogin(pending.loginTicket, code);
    expect(done.data).toMatchObject({ isSecondFactorDue: false, businesses: [{ businessId: own?.id }] });
    expect(await obtainTicket(platform, done.data.loginTicket, own?.id ?? '')).not.toBe('');
    expect(await secondLogin(pending.loginTicket, await codeOf(secret, 1))).toMatchObject(EXPIRED);
    const again = await logIn(phone);
    expect(await secondLogin(again.loginTicket, code)).toMatchObject({ code: 424 });
  });

  it('is asked for after a text message too', async () => {
    const { phone, secret } = await guardedMember();
    await platform.db.admin(`update sms_code set created_at = created_at - interval '2 minutes'`);
    const smsCode = await receiveCode(platform, phone, 'login');
    const { data } = await platform.post(`${PATHS.login}-code`, { phone, smsCode });
    expect(data.isSecondFactorDue).toBe(true);
    expect((await secondLogin(data.loginTicket, await codeOf(secret))).code).toBe(200);
  });

  it('takes one of the same codes that come at once', async () => {
    const { phone, secret } = await guardedMember();
    const tickets = await Promise.all([logIn(phone), logIn(phone), logIn(phone)]);
    const code = await codeOf(secret);
    const codes = (await Promise.all(tickets.map(({ loginTicket }) => secondLogin(loginTicket, code)))).map(
      (answer) => answer.code,
    );
    expect(codes.sort()).toEqual([200, 424, 424]);
  });

  it('locks after five wrong codes, also when they come at once, and opens with the end of the lock', async () => {
    const { phone, secret } = await guardedMember();
    const { loginTicket } = await logIn(phone);
    const wrong = await codeOf(secret, 50);
    const codes = (await Promise.all(Array.from({ length: 8 }, () => secondLogin(loginTicket, wrong)))).map(
      (answer) => answer.code,
    );
    expect(codes.sort()).toEqual([423, 423, 423, 423, 424, 424, 424, 424]);
    expect((await secondLogin(loginTicket, await codeOf(secret))).code).toBe(423);
    await platform.db.admin(`update second_factor set locked_until = now() where locked_until is not null`);
    expect((await secondLogin(loginTicket, await codeOf(secret))).code).toBe(200);
  });

  it('takes a recovery code once, however it is typed, and none of those before', async () => {
    const { phone, tokens, recoveryCodes, secret } = await guardedMember();
    const [first = '', second = ''] = recoveryCodes;
    const typed = first.toLowerCase().replaceAll('-', '');
    expect((await secondLogin((await logIn(phone)).loginTicket, typed)).code).toBe(200);
    expect((await secondLogin((await logIn(phone)).loginTicket, first)).code).toBe(424);
    expect((await platform.get(at(), tokens)).data.recoveryLeft).toBe(9);
    const renewed = await post(tokens, '/recovery-codes', { code: await codeOf(secret) });
    expect(renewed.data.recoveryCodes).toHaveLength(10);
    expect((await secondLogin((await logIn(phone)).loginTicket, second)).code).toBe(424);
  });

  it('goes back to one factor once it is turned off with a code', async () => {
    const { phone, tokens, secret } = await guardedMember();
    expect((await post(tokens, '/end', { code: await codeOf(secret, 50) })).code).toBe(424);
    expect((await post(tokens, '/end', { code: await codeOf(secret) })).code).toBe(200);
    expect(await logIn(phone)).toMatchObject({ isSecondFactorDue: false });
    expect((await platform.get(at(), tokens)).data).toMatchObject({ isOn: false, recoveryLeft: 0 });
  });

  it('is over with a changed password', async () => {
    const { phone, tokens, secret } = await guardedMember();
    const { loginTicket } = await logIn(phone);
    const change = { oldPassword: PASSWORD, newPassword: 'Changed#2027' };
    expect((await platform.post(PATHS.updatePassword, change, { tokens })).code).toBe(200);
    expect(await secondLogin(loginTicket, await codeOf(secret))).toMatchObject(EXPIRED);
  });
});

describe('the payment PIN of a member with a second factor', () => {
  const pin = (tokens: CallTokens, act: string, body: object) =>
    platform.post(`${PATHS.memberInfo}/pay-password/${act}`, body, { tokens });

  it('is set, changed and found again with a code only; a missing one costs no proof', async () => {
    const { phone, tokens, secret, recoveryCodes } = await guardedMember();
    const set = { verifyTicket: await prove(tokens, 'pay'), newPin: '258036', confirm: '258036' };
    expect(await pin(tokens, 'set', set)).toMatchObject({
      code: 400,
      data: { fieldErrors: [{ field: 'secondCode' }] },
    });
    expect((await pin(tokens, 'set', { ...set, secondCode: await codeOf(secret, 50) })).code).toBe(424);
    expect((await pin(tokens, 'set', { ...set, secondCode: await codeOf(secret) })).code).toBe(200);
    await forgetStep(phone);
    const edit = { oldPin: '258036', newPin: '369147' };
    expect((await pin(tokens, 'edit', edit)).code).toBe(400);
    expect((await pin(tokens, 'edit', { ...edit, secondCode: await codeOf(secret) })).code).toBe(200);
    const refind = { verifyTicket: await prove(tokens, 'pay'), newPin: '147036' };
    expect((await pin(tokens, 'refind', refind)).code).toBe(400);
    expect((await pin(tokens, 'refind', { ...refind, secondCode: recoveryCodes[0] })).code).toBe(200);
  });
});

describe('a company that asks for a second factor', () => {
  async function inCompany(phone: string, businessId: string, roleKeys: readonly string[]): Promise<CallTokens> {
    await platform.db.admin(
      `insert into membership (user_id, business_id, role_keys) select id, $2, $3 from account where phone = $1
       on conflict (user_id, business_id) do update set role_keys = excluded.role_keys`,
      [phone, businessId, roleKeys],
    );
    const { loginTicket } = await logIn(phone);
    const token = await obtainTicket(platform, loginTicket, businessId);
    const exchange = { grantType: 'login_back', token, returnUrl: RETURN_URL };
    return (await platform.post(PATHS.oauthToken, exchange)).data;
  }

  it('closes what needs a permission to members without one, until they turn it on', async () => {
    const owner = await newMember();
    const businessId = await joinCompany(platform, owner.phone, '二次验证建设有限公司');
    const tokens = await inCompany(owner.phone, businessId, ['business_admin']);
    const member = await newMember();
    const memberTokens = await inCompany(member.phone, businessId, ['business_admin']);
    const chat = (by: CallTokens) => platform.get(`${PATHS.memberInfo}/im`, by);
    expect((await chat(memberTokens)).code).toBe(200);
    expect((await platform.get(at(), tokens)).data).toMatchObject({ mayRequire: true, isAdvised: true });
    expect((await post(tokens, '/require', { isRequired: true })).msg).toBe('请先为自己开启二次验证');
    const turnOn = async (by: CallTokens) => {
      const { data } = await post(by, '/start', { verifyTicket: await prove(by, 'second') });
      return post(by, '/confirm', { code: await codeOf(data.secret) });
    };
    await turnOn(tokens);
    expect((await post(tokens, '/require', { isRequired: true })).code).toBe(200);
    expect(await chat(memberTokens)).toMatchObject({ code: 403, data: { reason: 'SECOND_FACTOR_REQUIRED' } });
    expect((await chat(tokens)).code).toBe(200);
    expect((await platform.get(PATHS.detail, memberTokens)).code).toBe(200);
    expect((await platform.get(at(), memberTokens)).data).toMatchObject({ isRequired: true });
    expect((await turnOn(memberTokens)).code).toBe(200);
    expect((await chat(memberTokens)).code).toBe(200);
  });

  it('is asked by who may edit it, and never for a person alone', async () => {
    const { tokens } = await guardedMember();
    expect((await platform.get(at(), tokens)).data.mayRequire).toBe(false);
    expect((await post(tokens, '/require', { isRequired: true })).code).toBe(422);
  });
});
