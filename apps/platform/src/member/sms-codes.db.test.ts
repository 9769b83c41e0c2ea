import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestPlatform,
  PATHS,
  receiveCode,
  registerMember,
  solveCaptcha,
  type TestPlatform,
} from '../testing/test-platform.ts';
import { placeKeys } from './network-of.ts';

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

describe('codes by text message (domain 18.5)', () => {
  const send = async (phone: string, from: string, scene: 'login' | 'register' = 'login') =>
    platform.post(PATHS.sendCode, { phone, captchaToken: await solveCaptcha(platform, scene, phone), scene }, { from });
  const age = (phone: string, interval: string) =>
    platform.db.admin('update sms_code set created_at = created_at - $2::interval where phone = $1', [phone, interval]);

  it('go out once a minute to who asks, whoever else asks', async () => {
    const phone = newPhone();
    const owner = newAddress();
    expect(await send(phone, newAddress())).toMatchObject({ code: 200 });
    expect(await send(phone, owner)).toMatchObject({ code: 200 });
    const second = await send(phone, owner);
    expect(second).toMatchObject({ status: 200, code: 429 });
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(50);
    await age(phone, '61 seconds');
    expect(await send(phone, owner)).toMatchObject({ code: 200 });
  });

  it('go out once a minute to a device, whatever network it is in', async () => {
    const phone = newPhone();
    const headers = { cookie: `jianzhu-device=${'d'.repeat(22)}` };
    const ask = async (from: string) => {
      const captchaToken = await solveCaptcha(platform, 'login', phone);
      return platform.post(PATHS.sendCode, { phone, captchaToken, scene: 'login' }, { from, headers });
    };
    expect([(await ask(newAddress())).code, (await ask(newAddress())).code]).toEqual([200, 429]);
  });

  it('are kept for the owner of an account, three of the ten of a day', async () => {
    const phone = newPhone();
    await registerMember(platform, phone);
    await age(phone, '61 seconds');
    const ofStrangers = [];
    for (let turn = 0; turn < 8; turn += 1) ofStrangers.push((await send(phone, newAddress())).code);
    expect(ofStrangers).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await send(phone, '127.0.0.1')).toMatchObject({ code: 200 });
      await age(phone, '61 seconds');
    }
    expect(await send(phone, '127.0.0.1')).toMatchObject({ code: 429, msg: '今日发送次数已达上限' });
  });

  it('are not used up by a stranger before there is an account: each device and network has four', async () => {
    const phone = newPhone();
    const ask = async (from: string, device?: string) => {
      const captchaToken = await solveCaptcha(platform, 'register', phone);
      const headers = device === undefined ? {} : { cookie: `jianzhu-device=${device.repeat(22)}` };
      const request = { phone, captchaToken, scene: 'register' };
      const { code, msg } = await platform.post(PATHS.sendCode, request, { from, headers });
      await age(phone, '61 seconds');
      return code === 200 ? code : msg;
    };
    const usedUp = '今日发送次数已达上限';
    const network = newAddress();
    const ofNetwork = [];
    for (const device of ['a', 'b', 'c', 'd', 'e']) ofNetwork.push(await ask(network, device));
    expect(ofNetwork).toEqual([200, 200, 200, 200, usedUp]);
    const ofDevice = [];
    for (let turn = 0; turn < 5; turn += 1) ofDevice.push(await ask(newAddress(), 'f'));
    expect(ofDevice).toEqual([200, 200, 200, usedUp, usedUp]);
    expect([await ask(newAddress()), await ask(newAddress()), await ask(newAddress())]).toEqual([200, 200, 200]);
    expect(await ask(newAddress())).toBe(usedUp);
  });

  it('go out ten times a day to a phone', async () => {
    const phone = newPhone();
    const noon = `date_trunc('day', now(), 'Asia/Shanghai')`;
    await platform.db.admin(
      `insert into sms_code (phone, scene, code_hash, created_at, expires_at)
       select $1, 'login', '\\x00', least(now() - interval '61 seconds', greatest(${noon}, now() - interval '1 hour')), now()
       from generate_series(1, 10)`,
      [phone],
    );
    expect(await send(phone, newAddress())).toMatchObject({ code: 429, msg: '今日发送次数已达上限' });
  });

  it('go out thirty times an hour to one address', async () => {
    const from = newAddress();
    await platform.db.admin(
      `insert into sms_code (phone, scene, code_hash, client_ip, expires_at)
       select '13500000000', 'login', '\\x00', $1::inet, now() from generate_series(1, 30)`,
      [from],
    );
    expect(await send(newPhone(), from)).toMatchObject({ code: 429 });
    expect(await send(newPhone(), newAddress())).toMatchObject({ code: 200 });
  });

  it('go out once when asked for twice at the same time', async () => {
    const phone = newPhone();
    const from = newAddress();
    const answers = await Promise.all([send(phone, from), send(phone, from)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 429]);
  });

  it('need a captcha of the same phone', async () => {
    const phone = newPhone();
    const captchaToken = await solveCaptcha(platform, 'login', newPhone());
    const request = { phone, captchaToken, scene: 'login' };
    expect(await platform.post(PATHS.sendCode, request, { from: newAddress() })).toMatchObject({ code: 425 });
  });

  it('need a captcha of the same phone and scene wherever a page asks for them', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    const refused = { code: 425, msg: '请先完成滑块验证' };
    const from = newAddress();
    const byWidget = (captchaToken: string) =>
      platform.post(`${PATHS.verificationCode}?phone=${phone}`, { captchaToken, scene: 'identity' }, { from });
    expect(await byWidget(await solveCaptcha(platform, 'identity', other))).toMatchObject(refused);
    expect(await byWidget(await solveCaptcha(platform, 'change-phone', phone))).toMatchObject(refused);
    expect(await byWidget(await solveCaptcha(platform, 'identity', phone))).toMatchObject({ code: 200 });
  });

  it('need a captcha of the same scene, once', async () => {
    const phone = newPhone();
    const captchaToken = await solveCaptcha(platform, 'register', phone);
    const as = (scene: string) => platform.post(PATHS.sendCode, { phone, captchaToken, scene }, { from: newAddress() });
    expect(await as('login')).toMatchObject({ code: 425, msg: '请先完成滑块验证' });
    expect(await as('register')).toMatchObject({ code: 200 });
    await age(phone, '61 seconds');
    expect(await as('register')).toMatchObject({ code: 425 });
  });

  describe('without a puzzle (6.9)', () => {
    const without = (phone: string, from = newAddress()) =>
      platform.post(PATHS.sendCode, { phone, withoutPuzzle: true, scene: 'login' }, { from });
    const limit = { code: 429, msg: '不用拼图的发送次数已达上限，请改用滑块验证，或稍后再试' };
    const insert = (phone: string, from: string, count: number) =>
      platform.db.admin(
        `insert into sms_code (phone, scene, code_hash, client_ip, created_at, expires_at, without_puzzle)
         select $1, 'login', '\\x00', $2::inet, now() - interval '61 seconds', now(), true from generate_series(1, $3)`,
        [phone, from, count],
      );
    afterEach(() => platform.db.admin('delete from sms_code where without_puzzle'));

    it('reach the phone, once a minute like all others', async () => {
      const phone = newPhone();
      const from = newAddress();
      expect(await without(phone, from)).toMatchObject({ code: 200 });
      expect(await without(phone, from)).toMatchObject({ code: 429 });
      expect(await send(phone, from)).toMatchObject({ code: 429 });
    });

    it('go out three times a day to a phone, which a puzzle then still reaches', async () => {
      const phone = newPhone();
      for (let turn = 0; turn < 3; turn += 1) {
        expect(await without(phone)).toMatchObject({ code: 200 });
        await age(phone, '61 seconds');
      }
      expect(await without(phone)).toMatchObject(limit);
      expect(await send(phone, newAddress())).toMatchObject({ code: 200 });
    });

    it('go out five times an hour to one address, and a hundred times to all, seventy of them to strangers', async () => {
      const from = newAddress();
      await insert('13500000001', from, 5);
      expect(await without(newPhone(), from)).toMatchObject(limit);
      expect(await without(newPhone())).toMatchObject({ code: 200 });
      const member = newPhone();
      const atHome = newAddress();
      await registerMember(platform, member);
      await platform.db.admin(
        `insert into known_place (user_id, place) select a.id, k.place from account a, unnest($2::text[]) as k (place)
         where a.phone = $1`,
        [member, placeKeys({ clientAddress: atHome })],
      );
      await insert('13500000001', newAddress(), 64);
      expect(await without(newPhone())).toMatchObject(limit);
      expect(await without(member)).toMatchObject(limit);
      expect(await without(member, atHome)).toMatchObject({ code: 200 });
      await age(member, '61 seconds');
      await insert('13500000001', newAddress(), 29);
      expect(await without(member, atHome)).toMatchObject(limit);
      expect(await send(newPhone(), newAddress())).toMatchObject({ code: 200 });
    });

    it('are asked for in so many words: a captcha that is missing is none', async () => {
      const missing = await platform.post(PATHS.sendCode, { phone: newPhone(), scene: 'login' });
      expect(missing).toMatchObject({ code: 425, msg: '请先完成滑块验证' });
    });
  });

  it('are void after five wrong tries, after their use, after five minutes, and for another scene', async () => {
    const login = (phone: string, smsCode: string) => platform.post(PATHS.loginCode, { phone, smsCode });
    const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const fresh = async () => {
      const phone = newPhone();
      await registerMember(platform, phone);
      await age(phone, '61 seconds');
      return { phone, code: await receiveCode(platform, phone, 'login') };
    };
    const tried = await fresh();
    for (let turn = 0; turn < 5; turn += 1) await login(tried.phone, wrongOf(tried.code));
    expect(await login(tried.phone, tried.code)).toMatchObject({ code: 425, msg: '验证码错误或已失效' });

    const used = await fresh();
    expect(await login(used.phone, used.code)).toMatchObject({ code: 200 });
    expect(await login(used.phone, used.code)).toMatchObject({ code: 425 });

    const late = await fresh();
    await platform.db.admin('update sms_code set expires_at = now() where phone = $1', [late.phone]);
    expect(await login(late.phone, late.code)).toMatchObject({ code: 425 });

    const other = newPhone();
    expect(await login(other, await receiveCode(platform, other, 'register'))).toMatchObject({ code: 425 });
  });

  it('are not voided for who asked for them by wrong tries from elsewhere, and guessed five times at most', async () => {
    const phone = newPhone();
    await registerMember(platform, phone);
    await age(phone, '61 seconds');
    const code = await receiveCode(platform, phone, 'login');
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const login = (smsCode: string, from?: string) =>
      platform.post(PATHS.loginCode, { phone, smsCode }, from === undefined ? {} : { from });
    for (let turn = 0; turn < 5; turn += 1) await login(wrong, newAddress());
    expect(await login(code, newAddress())).toMatchObject({ code: 425 });
    const [row] = await platform.db.admin<{ wrong_tries: number; foreign_tries: number }>(
      `select wrong_tries, foreign_tries from sms_code where phone = $1 and scene = 'login'`,
      [phone],
    );
    expect(row).toEqual({ wrong_tries: 2, foreign_tries: 2 });
    for (let turn = 0; turn < 2; turn += 1) await login(wrong);
    expect(await login(code)).toMatchObject({ code: 200 });
  });

  it('stay good for who asked when a stranger asks for another', async () => {
    const phone = newPhone();
    await registerMember(platform, phone);
    await age(phone, '61 seconds');
    const smsCode = await receiveCode(platform, phone, 'login');
    expect(await send(phone, newAddress())).toMatchObject({ code: 200 });
    expect(await platform.post(PATHS.loginCode, { phone, smsCode })).toMatchObject({ code: 200 });
  });

  it('do not tell by their sending whether a phone is registered', async () => {
    const phone = newPhone();
    const code = await receiveCode(platform, phone, 'login');
    expect(await platform.post(PATHS.loginCode, { phone, smsCode: code })).toMatchObject({
      code: 422,
      msg: '该手机号尚未注册，请先注册',
    });
  });
});
