import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestPlatform,
  PASSWORD,
  PATHS,
  receiveCode,
  registerMember,
  solveCaptcha,
  type TestPlatform,
} from '../testing/test-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

let phones = 13_600_000_000;
const newPhone = () => String(++phones);
let addresses = 0;
/** Each test has an address of its own, so that none uses up the limits of another. */
const newAddress = () => `203.0.113.${++addresses}`;

describe('login by password', () => {
  const login = (phone: string, password: string, from: string, captchaToken?: string) =>
    platform.post(PATHS.login, { phone, password, ...(captchaToken !== undefined && { captchaToken }) }, { from });

  it('answers a wrong password and an unknown phone alike', async () => {
    const phone = newPhone();
    await registerMember(platform, phone);
    const from = newAddress();
    const wrong = await login(phone, 'Wrong#2026', from);
    const unknown = await login(newPhone(), 'Wrong#2026', from);
    expect(wrong).toMatchObject({ status: 200, code: 424, msg: '手机号或密码错误，还可尝试4次' });
    expect({ ...unknown, headers: {} }).toEqual({ ...wrong, headers: {} });
  });

  it('asks for a captcha from the third failure on (platform 4)', async () => {
    const phone = newPhone();
    await registerMember(platform, phone);
    const from = newAddress();
    const failures = [await login(phone, 'a', from), await login(phone, 'a', from), await login(phone, 'a', from)];
    expect(failures.map(({ data }) => data.captchaRequired)).toEqual([false, false, true]);
    expect(await login(phone, PASSWORD, from)).toMatchObject({ code: 425, data: { captchaRequired: true } });
    // From elsewhere as well: many addresses must not make many guesses.
    expect(await login(phone, PASSWORD, newAddress())).toMatchObject({ code: 425 });
    const captchaToken = await solveCaptcha(platform, 'login', phone);
    expect(await login(phone, PASSWORD, from, captchaToken)).toMatchObject({ code: 200 });
  });

  it('locks phone and address together after five failures, and nobody else (platform 10.9)', async () => {
    const phone = newPhone();
    await registerMember(platform, phone);
    const attacker = newAddress();
    const answers = [];
    for (let turn = 0; turn < 6; turn += 1) {
      answers.push(await login(phone, 'a', attacker, await solveCaptcha(platform, 'login', phone)));
    }
    expect(answers.map(({ code }) => code)).toEqual([424, 424, 424, 424, 423, 423]);
    expect(answers[5]).toMatchObject({ msg: '密码错误次数过多，请30分钟后再试' });
    const right = await login(phone, PASSWORD, attacker, await solveCaptcha(platform, 'login', phone));
    expect(right).toMatchObject({ code: 423 });
    const owner = await login(phone, PASSWORD, newAddress(), await solveCaptcha(platform, 'login', phone));
    expect(owner).toMatchObject({ code: 200 });
  });

  it('lets a known network and a known device in, whatever strangers have guessed', async () => {
    const phone = newPhone();
    await registerMember(platform, phone);
    const headers = { cookie: `jianzhu-device=${'k'.repeat(22)}` };
    const fromDevice = (from: string) => platform.post(PATHS.login, { phone, password: PASSWORD }, { from, headers });
    expect(await fromDevice(newAddress())).toMatchObject({ code: 200 });
    for (let turn = 0; turn < 4; turn += 1) await login(phone, 'a', newAddress());
    expect(await login(phone, PASSWORD, newAddress())).toMatchObject({ code: 425 });
    expect(await fromDevice(newAddress())).toMatchObject({ code: 200 });
    expect(await login(phone, PASSWORD, '127.0.0.1')).toMatchObject({ code: 200 });
  });

  it('makes strangers with a captcha wait for each other, longer each time, and keeps their captcha', async () => {
    const phone = newPhone();
    await registerMember(platform, phone);
    for (let turn = 0; turn < 3; turn += 1) await login(phone, 'a', newAddress());
    const guess = async (from = newAddress()) => login(phone, 'a', from, await solveCaptcha(platform, 'login', phone));
    for (let turn = 0; turn < 4; turn += 1) {
      await platform.db.admin(
        `update login_attempt set attempted_at = attempted_at - interval '2 minutes' where phone = $1`,
        [phone],
      );
      expect(await guess()).toMatchObject({ code: 424 });
    }
    const from = newAddress();
    const captchaToken = await solveCaptcha(platform, 'login', phone);
    const waiting = await login(phone, PASSWORD, from, captchaToken);
    expect(waiting).toMatchObject({ code: 429, msg: '尝试次数过多，请2秒后再试，或改用短信验证码登录' });
    expect(waiting.headers['retry-after']).toBe('2');
    await platform.db.admin(
      `update login_attempt set attempted_at = attempted_at - interval '2 seconds' where phone = $1`,
      [phone],
    );
    expect(await login(phone, PASSWORD, from, captchaToken)).toMatchObject({ code: 200 });
  });

  it('lets the owner in on a new device by code while strangers keep everybody waiting, then by password too', async () => {
    const phone = newPhone();
    await registerMember(platform, phone);
    await platform.db.admin(
      `insert into login_attempt (phone, client_ip, place, lane, succeeded)
       select $1, ('198.18.0.' || n)::inet, 'network:198.18.0.' || n, 'captcha', false from generate_series(1, 40) as n`,
      [phone],
    );
    const from = newAddress();
    const headers = { cookie: `jianzhu-device=${'n'.repeat(22)}` };
    const captchaToken = await solveCaptcha(platform, 'login', phone);
    const byPassword = { phone, password: PASSWORD, captchaToken };
    const waiting = await platform.post(PATHS.login, byPassword, { from, headers });
    expect(waiting).toMatchObject({
      code: 429,
      msg: expect.stringMatching(/^尝试次数过多，请\d{3}秒后再试，或改用短信验证码登录$/),
    });

    const request = { phone, scene: 'login', captchaToken: await solveCaptcha(platform, 'login', phone) };
    expect(await platform.post(PATHS.sendCode, request, { from, headers })).toMatchObject({ code: 200 });
    const [text] = await platform.db.admin<{ content: string }>(
      'select content from sent_message where receiver = $1 order by id desc limit 1',
      [phone],
    );
    const smsCode = /\d{6}/.exec(text?.content ?? '')?.[0];
    expect(await platform.post(PATHS.loginCode, { phone, smsCode }, { from, headers })).toMatchObject({ code: 200 });

    const again = { phone, password: PASSWORD };
    expect(await platform.post(PATHS.login, again, { from: newAddress(), headers })).toMatchObject({ code: 200 });
    // The network is known from then on as well; to others nothing has changed.
    expect(await platform.post(PATHS.login, again, { from })).toMatchObject({ code: 200 });
    expect(await platform.post(PATHS.login, again, { from: newAddress() })).toMatchObject({ code: 425 });
  });

  it('takes no captcha that was solved for another phone', async () => {
    const phone = newPhone();
    for (let turn = 0; turn < 3; turn += 1) await login(phone, 'a', newAddress());
    const other = await solveCaptcha(platform, 'login', newPhone());
    expect(await login(phone, 'a', newAddress(), other)).toMatchObject({ code: 425 });
  });

  it('counts guesses that come at the same time', async () => {
    const phone = newPhone();
    const from = newAddress();
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(phone, 'a', from)));
    expect(answers.filter(({ code }) => code === 424)).toHaveLength(3);
  });

  it('forgets failures after a success', async () => {
    const phone = newPhone();
    await registerMember(platform, phone);
    const from = newAddress();
    await login(phone, 'a', from);
    await login(phone, PASSWORD, from);
    expect(await login(phone, 'a', from)).toMatchObject({ msg: '手机号或密码错误，还可尝试4次' });
  });
});

describe('registration', () => {
  it('refuses a weak password by its field, and leaves the code good', async () => {
    const phone = newPhone();
    const smsCode = await receiveCode(platform, phone, 'register');
    const register = (password: string) => platform.post(PATHS.register, { phone, smsCode, password });
    for (const password of ['abcdefgh', 'Admin@123', `a${phone}`]) {
      expect(await register(password)).toMatchObject({ code: 400, data: { fieldErrors: [{ field: 'password' }] } });
    }
    expect(await register(PASSWORD)).toMatchObject({
      code: 200,
      data: { businesses: [{ businessName: `个人-${phone.slice(-4)}` }] },
    });
  });

  it('keeps a phone to one account', async () => {
    const phone = newPhone();
    await registerMember(platform, phone);
    await platform.db.admin(`update sms_code set created_at = created_at - interval '61 seconds' where phone = $1`, [
      phone,
    ]);
    const smsCode = await receiveCode(platform, phone, 'register');
    const again = await platform.post(PATHS.register, { phone, smsCode, password: PASSWORD });
    expect(again).toMatchObject({ code: 422, msg: '该手机号已注册，请直接登录' });
  });

  it('leaves no secret in the log', () => {
    const log = platform.logged();
    expect(log).toContain('member.register');
    for (const secret of [PASSWORD, 'Wrong#2026', String(phones), 'captchaToken', 'loginTicket']) {
      expect(log).not.toContain(secret);
    }
    expect(log).not.toMatch(/"\d{6}"/);
  });
});
