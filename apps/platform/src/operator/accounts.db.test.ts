import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { closeCode } from '@jianzhu/chat/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { addOperator } from '../testing/operators.ts';
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

const ACCOUNT = '/api/rs-ops-service/account';
const DISABLED = '您的账号已被停用，如有疑问请联系平台客服';

let platform: TestPlatform;
let operatorToken: string;

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db)).token;
});
afterAll(() => platform.close());

const operate = (act: string, body: object) => platform.post(`${ACCOUNT}/${act}`, body, { tokens: { operatorToken } });
const find = (phone: string) => platform.get(`${ACCOUNT}/detail?phone=${phone}`, { operatorToken });

describe('an account that is disabled', () => {
  it('loses every token before the next call, the open chat too, and logs in by no way until it is enabled', async () => {
    const phone = '13800010001';
    const session = await openSession(platform, phone);
    await joinCompany(platform, phone, '长白建工');
    const pending = await platform.post(PATHS.login, { phone, password: PASSWORD });
    const { loginTicket, businesses } = pending.data;
    const ticket = await obtainTicket(platform, loginTicket, businesses[0].businessId);
    const unused = await platform.post(PATHS.login, { phone, password: PASSWORD });
    const chat = await platform.get(`${PATHS.memberInfo}/im`, session);

    await platform.app.listen({ port: 0, host: '127.0.0.1' });
    platform.app.server.on('upgrade', platform.chat.upgrade);
    // A server on a port has an address of this kind.
    const { port } = platform.app.server.address() as AddressInfo;
    const opened = await platform.post('/api/sys/chat/ticket', {}, { tokens: { chatToken: chat.data.token } });
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/sys/chat/socket?ticket=${opened.data.ticket}`, {
      origin: 'http://localhost:3000',
    });
    await once(socket, 'open');
    const closed = once(socket, 'close');

    const account = await find(phone);
    expect(account.data).toMatchObject({ phone: '138****0001', disableTime: '', loginCount: 1 });
    const { id } = account.data;
    expect((await operate('disable', { id, reason: '冒用他人证件' })).data).toEqual({ endedLogins: 1 });
    expect((await platform.get(PATHS.detail, session)).status).toBe(401);
    const [code] = await closed;
    expect(code).toBe(closeCode.token);

    const exchange = { grantType: 'login_back', token: ticket, returnUrl: RETURN_URL };
    const refused = { code: 403, msg: DISABLED };
    expect(await platform.post(PATHS.oauthToken, exchange)).toMatchObject({ code: 422 });
    expect(
      await platform.post(PATHS.authorize, {
        loginTicket: unused.data.loginTicket,
        businessId: businesses[0].businessId,
        returnUrl: RETURN_URL,
      }),
    ).toMatchObject({ code: 422 });
    expect(await platform.post(PATHS.login, { phone, password: PASSWORD })).toMatchObject(refused);
    // The code of the registration was sent a moment ago.
    await platform.db.admin(`update sms_code set created_at = now() - interval '10 minutes'`);
    const smsCode = await receiveCode(platform, phone, 'login');
    expect(await platform.post(PATHS.loginCode, { phone, smsCode })).toMatchObject(refused);
    // Only who has proven to be the owner learns of it.
    expect((await platform.post(PATHS.login, { phone, password: 'Falsch#2026' })).msg).toMatch(/^手机号或密码错误/);
    expect((await find(phone)).data).toMatchObject({ disableReason: '冒用他人证件', loginCount: 0 });

    expect((await operate('disable', { id, reason: '冒用他人证件' })).data).toEqual({ endedLogins: 0 });
    expect(await operate('enable', { id })).toMatchObject({ code: 200 });
    expect(await platform.post(PATHS.login, { phone, password: PASSWORD })).toMatchObject({ code: 200 });
    const acts = await platform.db.admin(
      `select act, detail ->> 'reason' as reason from audit_event where user_id = $1 and act like 'operator.%able%' order by id`,
      [id],
    );
    expect(acts).toEqual([
      { act: 'operator.disableAccount', reason: '冒用他人证件' },
      { act: 'operator.disableAccount', reason: '冒用他人证件' },
      { act: 'operator.enableAccount', reason: null },
    ]);
  });

  it('is nobody for an id or a phone that there is not', async () => {
    expect(await find('13900000000')).toMatchObject({ code: 404 });
    for (const act of ['disable', 'enable']) {
      expect(await operate(act, { id: '17', reason: '没有此人' })).toMatchObject({ code: 404 });
    }
  });
});
