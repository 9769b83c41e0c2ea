import { constants, publicEncrypt } from 'node:crypto';
import { MEMBER_MESSAGES } from '@jianzhu/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageSmsSender } from '../ports/page-sms-sender.ts';
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
let phones = 13_600_000_000;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

async function newMember() {
  phones += 1;
  const phone = String(phones);
  return { phone, tokens: await openSession(platform, phone) };
}

const pin = (tokens: CallTokens, act: string, body: object) =>
  platform.post(`${PATHS.memberInfo}/pay-password/${act}`, body, { tokens });
/** As if the last code had been sent a while ago. */
const waitForNextCode = (phone: string) =>
  platform.db.admin(`update sms_code set created_at = created_at - interval '2 minutes' where phone = $1`, [phone]);
const verifyIdentity = (tokens: CallTokens, proof: object) =>
  platform.post(`${PATHS.memberInfo}/verify-identity`, proof, { tokens });
const proveIdentity = async (phone: string, tokens: CallTokens, type: string) => {
  await waitForNextCode(phone);
  const smsCode = await receiveCode(platform, phone, 'identity', `${PATHS.verificationCode}?phone=${phone}`);
  const { data } = await verifyIdentity(tokens, { type, smsCode });
  return data.verifyTicket as string;
};
const proveByPassword = async (tokens: CallTokens, type: string) =>
  (await verifyIdentity(tokens, { type, password: PASSWORD })).data.verifyTicket as string;

/** Another login of the same account, as from another browser. */
async function logInAgain(phone: string): Promise<CallTokens> {
  const { data } = await platform.post(PATHS.login, { phone, password: PASSWORD });
  const token = await obtainTicket(platform, data.loginTicket, data.businesses[0].businessId);
  const body = { grantType: 'login_back', token, returnUrl: RETURN_URL };
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36' };
  return (await platform.post(PATHS.oauthToken, body, { headers, from: '203.0.113.77' })).data;
}
const textsTo = async (phone: string) => {
  await platform.runJobs();
  return (
    await platform.db.admin<{ content: string }>('select content from sent_message where receiver = $1 order by id', [
      phone,
    ])
  ).map(({ content }) => content);
};
const noticesOf = async (tokens: CallTokens) =>
  (
    await platform.db.admin<{ title: string; content: string }>(
      'select title, content from notice where user_id = $1 order by id',
      [(await platform.get(PATHS.detail, tokens)).data.id],
    )
  ).map(({ title }) => title);

describe('a changed login password (domain 18.2)', () => {
  it('ends every other session, keeps the one that asked, and tells the phone and the member', async () => {
    const { phone, tokens } = await newMember();
    const another = await logInAgain(phone);
    expect((await platform.get(PATHS.detail, another)).code).toBe(200);
    const change = { oldPassword: PASSWORD, newPassword: 'Changed#2027' };
    expect(await platform.post(PATHS.updatePassword, change, { tokens })).toMatchObject({ code: 200 });
    expect((await platform.get(PATHS.detail, another)).status).toBe(401);
    expect((await platform.get(PATHS.userFlags, tokens)).data).toMatchObject({ hasLoginPassword: true });
    expect((await textsTo(phone)).at(-1)).toContain('您的登录密码已修改。如非本人操作');
    expect(await noticesOf(tokens)).toContain('登录密码变更');
  });

  it('leaves nothing of a login that was proven by the old one: not its choice of a business, not its way back', async () => {
    const { phone, tokens } = await newMember();
    const [chosen, waiting] = await Promise.all(
      [0, 1].map(async () => (await platform.post(PATHS.login, { phone, password: PASSWORD })).data),
    );
    const { businessId } = chosen.businesses[0];
    const token = await obtainTicket(platform, chosen.loginTicket, businessId);
    const change = { oldPassword: PASSWORD, newPassword: 'Changed#2028' };
    expect((await platform.post(PATHS.updatePassword, change, { tokens })).code).toBe(200);
    const exchange = { grantType: 'login_back', token, returnUrl: RETURN_URL };
    const choice = { loginTicket: waiting.loginTicket, businessId, returnUrl: RETURN_URL };
    expect((await platform.post(PATHS.oauthToken, exchange)).code).toBe(422);
    expect((await platform.post(PATHS.authorize, choice)).code).toBe(422);
  });

  it('is refused where it is the name, the company or the phone, or one that everybody tries (decision 61)', async () => {
    const { phone, tokens } = await newMember();
    await joinCompany(platform, phone, '长春建工集团有限公司');
    const [asName, asCommon] = ['不能含有姓名、昵称或企业名称的拼音', '这是常用密码'];
    const refused = [
      ['Wangjianguo#4417x', asName],
      ['Jiangong#4417x', asName],
      [`${phone}Kx`, '不能含有手机号'],
      ['Password2024', asCommon],
      ['Jianzhu2024', asCommon],
      ['Aa112233', asCommon],
    ] as const;
    for (const [newPassword, reason] of refused) {
      const answer = await platform.post(PATHS.updatePassword, { oldPassword: PASSWORD, newPassword }, { tokens });
      expect([newPassword, answer.code, answer.msg]).toEqual([newPassword, 400, `密码过于简单，请重新设置：${reason}`]);
    }
    const newPassword = `Kq7#${'heron-'.repeat(10)}`;
    expect(newPassword).toHaveLength(64);
    expect((await platform.post(PATHS.updatePassword, { oldPassword: PASSWORD, newPassword }, { tokens })).code).toBe(
      200,
    );
    expect((await platform.post(PATHS.login, { phone, password: newPassword })).code).toBe(200);
  });

  it.each([
    ['Wrong#2026', 'Changed#2027', 424, '原密码错误，还可尝试4次'],
    [PASSWORD, PASSWORD, 400, '新密码不能与原密码相同'],
    [PASSWORD, 'short', 400, '密码须为8-64位，且包含字母、数字、特殊字符中的至少两种'],
  ])('is refused from %s to %s', async (oldPassword, newPassword, code, msg) => {
    const { tokens } = await newMember();
    expect(await platform.post(PATHS.updatePassword, { oldPassword, newPassword }, { tokens })).toMatchObject({
      code,
      msg,
    });
  });
});

describe('the payment PIN (domain 13.2)', () => {
  it('is set once, encrypted or not, changed by the old one and reset by a proven identity', async () => {
    const { phone, tokens } = await newMember();
    const state = await platform.get(`${PATHS.memberInfo}/updatePayPassword`, tokens);
    expect(state.data).toMatchObject({ isSet: false, lockedUntil: null });
    const key = { key: state.data.publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    const sealed = publicEncrypt(key, Buffer.from('258036')).toString('base64');
    const proof = await proveIdentity(phone, tokens, 'pay');
    const set = { verifyTicket: proof, newPin: sealed, confirm: sealed };
    expect(await pin(tokens, 'set', set)).toMatchObject({ code: 200 });
    expect(await pin(tokens, 'set', { ...set, verifyTicket: await proveByPassword(tokens, 'pay') })).toMatchObject({
      code: 422,
      msg: '支付密码已设置，请使用修改功能',
    });
    expect(await noticesOf(tokens)).toContain('支付密码变更');
    expect(await pin(tokens, 'edit', { oldPin: '258036', newPin: '123456' })).toMatchObject({
      code: 400,
      msg: MEMBER_MESSAGES.pinWeak,
    });
    expect(await pin(tokens, 'edit', { oldPin: '258036', newPin: phone.slice(-6) })).toMatchObject({
      code: 400,
      msg: MEMBER_MESSAGES.pinWeak,
    });
    expect(await pin(tokens, 'edit', { oldPin: '258036', newPin: '258036' })).toMatchObject({
      code: 400,
      msg: MEMBER_MESSAGES.passwordUnchanged,
    });
    expect(await pin(tokens, 'edit', { oldPin: '258036', newPin: '369147' })).toMatchObject({ code: 200 });
    const verifyTicket = await proveIdentity(phone, tokens, 'pay');
    expect(await pin(tokens, 'refind', { verifyTicket, newPin: '147036' })).toMatchObject({ code: 200 });
    expect(await pin(tokens, 'refind', { verifyTicket, newPin: '147037' })).toMatchObject({ code: 422 });
    expect((await platform.get(PATHS.userFlags, tokens)).data).toMatchObject({ hasPayPassword: true });
  });

  it('locks for three hours after five wrong tries, also when they come at once', async () => {
    const { tokens } = await newMember();
    const verifyTicket = await proveByPassword(tokens, 'pay');
    await pin(tokens, 'set', { verifyTicket, newPin: '258036', confirm: '258036' });
    const guess = () => pin(tokens, 'edit', { oldPin: '000001', newPin: '369147' });
    const tries = await Promise.all(Array.from({ length: 8 }, guess));
    expect(tries.filter(({ code }) => code === 424).length).toBe(4);
    // A guess for whose check there was no room counts for nothing: one may be left.
    expect(tries.filter(({ code }) => code === 423 || code === 429).length).toBe(4);
    expect((await guess()).code).toBe(423);
    expect(await pin(tokens, 'edit', { oldPin: '258036', newPin: '369147' })).toMatchObject({ code: 423 });
    const state = await platform.get(`${PATHS.memberInfo}/updatePayPassword`, tokens);
    expect(state.data.lockedUntil).toMatch(/^\d{4}-\d\d-\d\d /);
  });
});

describe('another phone number', () => {
  it('needs the old one proven and the new one at hand, and nobody else on it', async () => {
    const { phone, tokens } = await newMember();
    const other = await newMember();
    const change = async (next: string, verifyTicket: string) => {
      await waitForNextCode(next);
      const smsCode = await receiveCode(platform, next, 'change-phone', `${PATHS.verificationCode}?phone=${next}`);
      return platform.post(`${PATHS.memberInfo}/change-phone`, { verifyTicket, phone: next, smsCode }, { tokens });
    };
    const ticket = await proveIdentity(phone, tokens, 'phone');
    expect(await change(other.phone, ticket)).toMatchObject({
      code: 422,
      msg: '该手机号已被其他账号使用',
      data: { fieldErrors: [{ field: 'phone', message: '该手机号已被其他账号使用' }] },
    });
    expect(await change(phone, ticket)).toMatchObject({
      code: 422,
      data: { fieldErrors: [{ field: 'phone', message: '新手机号不能与当前手机号相同' }] },
    });
    const another = await logInAgain(phone);
    expect(await change('13611111111', ticket)).toMatchObject({ code: 200 });
    expect((await platform.get(PATHS.detail, tokens)).data.phoneMasked).toBe('136****1111');
    expect((await platform.get(PATHS.detail, another)).status).toBe(401);
    expect((await textsTo(phone)).at(-1)).toMatch(/您账号的手机号已更换为136\*{4}1111。如非本人操作/);
    expect(await noticesOf(tokens)).toContain('手机号变更');
    expect(await change('13611111112', ticket)).toMatchObject({ code: 422 });
  });

  it('keeps the code of who has to prove the identity again', async () => {
    const { phone, tokens } = await newMember();
    const next = '13611111113';
    const smsCode = await receiveCode(platform, next, 'change-phone', `${PATHS.verificationCode}?phone=${next}`);
    const change = (verifyTicket: string) =>
      platform.post(`${PATHS.memberInfo}/change-phone`, { verifyTicket, phone: next, smsCode }, { tokens });
    expect(await change('A'.repeat(43))).toMatchObject({ code: 422, msg: '身份验证已失效，请重新验证' });
    expect(await change(await proveIdentity(phone, tokens, 'phone'))).toMatchObject({ code: 200 });
  });
});

describe('a proven identity (ASVS V7)', () => {
  it('is needed for the first PIN: by the login password or a code, for this purpose, this login, once', async () => {
    const { phone, tokens } = await newMember();
    const set = (verifyTicket: string, by = tokens) =>
      pin(by, 'set', { verifyTicket, newPin: '258036', confirm: '258036' });
    const expired = { code: 422, msg: '身份验证已失效，请重新验证' };
    expect((await pin(tokens, 'set', { newPin: '258036', confirm: '258036' })).code).toBe(400);
    expect(await set(await proveByPassword(tokens, 'phone'))).toMatchObject(expired);
    expect(await set(await proveByPassword(await logInAgain(phone), 'pay'))).toMatchObject(expired);
    const old = await proveByPassword(tokens, 'pay');
    await platform.db.admin(`update login_ticket set expires_at = now() where purpose = 'identity-pay'`);
    expect(await set(old)).toMatchObject(expired);
    const proof = await proveByPassword(tokens, 'pay');
    expect(await set(proof)).toMatchObject({ code: 200 });
    expect(await pin(tokens, 'refind', { verifyTicket: proof, newPin: '147036' })).toMatchObject(expired);
  });

  it('is refused for a wrong password, which counts as a wrong login, and by password for a new password', async () => {
    const { tokens } = await newMember();
    expect(await verifyIdentity(tokens, { type: 'pay', password: 'Wrong#2026' })).toMatchObject({
      code: 424,
      msg: '登录密码错误，还可尝试4次',
    });
    expect((await verifyIdentity(tokens, { type: 'login', password: PASSWORD })).code).toBe(400);
    expect((await verifyIdentity(tokens, { type: 'pay' })).code).toBe(400);
  });

  it('leaves one try of each place in the record, however often the right password is given', async () => {
    const { phone, tokens } = await newMember();
    for (let time = 0; time < 4; time += 1) await proveByPassword(tokens, 'pay');
    const tries = await platform.db.admin(
      'select place, count(*)::int as count from login_attempt where phone = $1 group by place',
      [phone],
    );
    expect(tries.map(({ count }) => count)).toEqual(tries.map(() => 1));
  });

  it('is tried five times with a stolen token, from however many networks, while its owner logs in as ever', async () => {
    const { phone, tokens } = await newMember();
    const answers = [];
    for (let network = 1; network <= 8; network += 1) {
      const options = { tokens, from: `2001:db8:${network}::1` };
      const proof = { type: 'pay', password: `Wrong#202${network}` };
      answers.push((await platform.post(`${PATHS.memberInfo}/verify-identity`, proof, options)).code);
    }
    expect(answers).toEqual([424, 424, 424, 424, 423, 423, 423, 423]);
    expect((await platform.post(PATHS.login, { phone, password: PASSWORD }, { from: '203.0.113.80' })).code).toBe(200);
  });
});

describe('the devices of a member (ASVS V7)', () => {
  const devices = async (tokens: CallTokens) =>
    (await platform.get(`${PATHS.memberInfo}/devices`, tokens)).data as {
      id: string;
      browser: string;
      network: string;
      isCurrent: boolean;
    }[];
  const end = (tokens: CallTokens, id: string) => platform.post(`${PATHS.memberInfo}/devices/end`, { id }, { tokens });

  it('are listed, and ended one by one or all but this one', async () => {
    const { phone, tokens } = await newMember();
    const second = await logInAgain(phone);
    const third = await logInAgain(phone);
    const listed = await devices(tokens);
    expect(listed.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, false, true]);
    const another = (await devices(second)).find(({ isCurrent }) => isCurrent);
    expect(another).toMatchObject({ browser: 'Chrome（Windows）', network: '203.0.113.*' });
    expect((await end(tokens, another?.id ?? '')).code).toBe(200);
    expect((await platform.get(PATHS.detail, second)).status).toBe(401);
    expect((await end(tokens, another?.id ?? '')).code).toBe(404);
    const all = await platform.post(`${PATHS.memberInfo}/devices/end-others`, {}, { tokens });
    expect(all.data).toEqual({ ended: 1 });
    expect((await platform.get(PATHS.detail, third)).status).toBe(401);
    expect(await devices(tokens)).toMatchObject([{ isCurrent: true }]);
  });

  it('show the first half of an IPv6 address, however short it is written', async () => {
    const { phone, tokens } = await newMember();
    const address = (of: string) =>
      platform.db.admin(
        'update login set client_ip = $1::inet where user_id = (select id from account where phone = $2)',
        [of, phone],
      );
    for (const [of, shown] of [
      ['2001:db8::7', '2001:db8:0:0::*'],
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::*'],
    ] as const) {
      await address(of);
      expect((await devices(tokens))[0]?.network).toBe(shown);
    }
  });

  it('are nobody else’s to see or to end', async () => {
    const { tokens } = await newMember();
    const stranger = await newMember();
    const [own] = await devices(tokens);
    expect((await end(stranger.tokens, own?.id ?? '')).code).toBe(404);
    expect((await devices(stranger.tokens)).map(({ id }) => id)).not.toContain(own?.id);
    expect((await platform.get(PATHS.detail, tokens)).code).toBe(200);
  });
});

describe('the phone of an account that cannot be reached', () => {
  it('undoes no change: it is told once the provider is back', async () => {
    const { phone, tokens } = await newMember();
    const refuse = `create function app.no_text() returns trigger language plpgsql as
      $$ begin raise exception 'the provider is away'; end $$;
      create trigger no_text before insert on sent_message for each row execute function app.no_text()`;
    await platform.db.admin(refuse);
    const change = { oldPassword: PASSWORD, newPassword: 'Changed#2027' };
    expect(await platform.post(PATHS.updatePassword, change, { tokens })).toMatchObject({ code: 200 });
    await platform.runJobs();
    expect(platform.logged()).toContain('"kind":"change.text"');
    expect(platform.logged()).not.toContain(phone);
    await platform.db.admin('drop trigger no_text on sent_message; drop function app.no_text()');
    await platform.db.admin(`update job set retry_at = 'epoch' where kind = 'change.text'`);
    expect((await textsTo(phone)).at(-1)).toContain('您的登录密码已修改');
    const kept = await platform.db.admin(`select from job where payload::text like $1`, [`%${phone}%`]);
    expect(kept).toEqual([]);
    const sent = await textsTo(phone);
    const page = createPageSmsSender(platform.db.database);
    const [job] = await platform.db.admin<{ id: string }>('select max(id) as id from job');
    await page.send({ phone, content: '又一次', id: job?.id ?? '' });
    expect(await textsTo(phone)).toEqual(sent);
    expect((await platform.post(PATHS.login, { phone, password: 'Changed#2027' })).code).toBe(200);
  });
});
