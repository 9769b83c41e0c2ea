import { constants, publicEncrypt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CallTokens,
  createTestPlatform,
  openSession,
  PASSWORD,
  PATHS,
  receiveCode,
  solveCaptcha,
  type TestPlatform,
} from '../testing/test-platform.ts';

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
const proveIdentity = async (phone: string, tokens: CallTokens, type: string) => {
  await waitForNextCode(phone);
  const smsCode = await receiveCode(platform, phone, 'identity', `${PATHS.verificationCode}?phone=${phone}`);
  const captchaToken = await solveCaptcha(platform, 'identity', phone);
  const proof = { type, captchaToken, smsCode };
  const { data } = await platform.post(`${PATHS.memberInfo}/verify-identity`, proof, { tokens });
  return data.verifyTicket as string;
};

describe('a changed login password (domain 18.2)', () => {
  it('ends every other session and keeps the one that asked', async () => {
    const { phone, tokens } = await newMember();
    const [account] = await platform.db.admin<{ id: string }>('select id from account where phone = $1', [phone]);
    await platform.db.admin(
      `insert into login (user_id, token_hash, idle_expires_at, expires_at)
       values ($1, sha256('another'), now() + interval '1 day', now() + interval '1 day')`,
      [account?.id],
    );
    const change = { oldPassword: PASSWORD, newPassword: 'Changed#2027' };
    expect(await platform.post(PATHS.updatePassword, change, { tokens })).toMatchObject({ code: 200 });
    const logins = await platform.db.admin('select revoked_at is null as alive from login where user_id = $1', [
      account?.id,
    ]);
    expect(logins.filter(({ alive }) => alive).length).toBe(1);
    expect((await platform.get(PATHS.userFlags, tokens)).data).toMatchObject({ hasLoginPassword: true });
  });

  it.each([
    ['Wrong#2026', 'Changed#2027', 424, '原密码错误，还可尝试4次'],
    [PASSWORD, PASSWORD, 400, '新密码不能与原密码相同'],
    [PASSWORD, 'short', 400, '密码须为8-20位，且包含字母、数字、特殊字符中的至少两种'],
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
    expect(await pin(tokens, 'set', { newPin: sealed, confirm: sealed })).toMatchObject({ code: 200 });
    expect(await pin(tokens, 'set', { newPin: '258036', confirm: '258036' })).toMatchObject({ code: 422 });
    expect(await pin(tokens, 'edit', { oldPin: '258036', newPin: '123456' })).toMatchObject({
      code: 400,
      msg: '密码过于简单，请重新设置',
    });
    expect(await pin(tokens, 'edit', { oldPin: '258036', newPin: '369147' })).toMatchObject({ code: 200 });
    const verifyTicket = await proveIdentity(phone, tokens, 'pay');
    expect(await pin(tokens, 'refind', { verifyTicket, newPin: '147036' })).toMatchObject({ code: 200 });
    expect(await pin(tokens, 'refind', { verifyTicket, newPin: '147037' })).toMatchObject({ code: 422 });
    expect((await platform.get(PATHS.userFlags, tokens)).data).toMatchObject({ hasPayPassword: true });
  });

  it('locks for three hours after five wrong tries, also when they come at once', async () => {
    const { tokens } = await newMember();
    await pin(tokens, 'set', { newPin: '258036', confirm: '258036' });
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => pin(tokens, 'edit', { oldPin: '000001', newPin: '369147' })),
    );
    expect(tries.filter(({ code }) => code === 424).length).toBe(4);
    expect(tries.filter(({ code }) => code === 423).length).toBe(4);
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
    expect(await change(other.phone, ticket)).toMatchObject({ code: 422, msg: '该手机号已被其他账号使用' });
    expect(await change('13611111111', ticket)).toMatchObject({ code: 200 });
    expect((await platform.get(PATHS.detail, tokens)).data.phoneMasked).toBe('136****1111');
    expect(await change('13611111112', ticket)).toMatchObject({ code: 422 });
  });
});
