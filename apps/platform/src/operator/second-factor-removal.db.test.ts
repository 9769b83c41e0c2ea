import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../testing/operators.ts';
import { createTestPlatform, openSession, PASSWORD, PATHS, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let operatorToken: string;

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db)).token;
});
afterAll(() => platform.close());

const remove = (body: object) =>
  platform.post('/api/rs-ops-service/account/remove-second-factor', body, { tokens: { operatorToken } });
const logIn = async (phone: string) => (await platform.post(PATHS.login, { phone, password: PASSWORD })).data;

async function guardedMember(phone: string) {
  const tokens = await openSession(platform, phone);
  const post = async (path: string, body: object) =>
    (await platform.post(`${PATHS.memberInfo}/${path}`, body, { tokens })).data;
  const { verifyTicket } = await post('verify-identity', { type: 'second', password: PASSWORD });
  const { secret } = await post('second-factor/start', { verifyTicket });
  const [row] = await platform.db.admin<{ seconds: number }>(
    'select extract(epoch from clock_timestamp())::float8 as seconds',
  );
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: (row?.seconds ?? 0) * 1000 });
  await post('second-factor/confirm', { code });
  const [account] = await platform.db.admin<{ id: string }>('select id from account where phone = $1', [phone]);
  return { id: account?.id ?? '', tokens };
}

describe('an operator who takes a second factor off', () => {
  it('lets the member in with one factor again, tells the member, and leaves the reason in the audit trail', async () => {
    const phone = '13700020001';
    const { id, tokens } = await guardedMember(phone);
    expect(await logIn(phone)).toMatchObject({ isSecondFactorDue: true });
    expect(await remove({ id, reason: '本人持身份证到场，手机遗失' })).toMatchObject({ code: 200 });
    expect(await logIn(phone)).toMatchObject({ isSecondFactorDue: false });
    expect((await platform.get(`${PATHS.memberInfo}/second-factor`, tokens)).data).toMatchObject({ isOn: false });
    const told = await platform.db.admin('select title from notice where user_id = $1 order by id desc limit 1', [id]);
    expect(told).toEqual([{ title: '二次验证已解除' }]);
    const texts = await platform.db.admin(
      `select payload ->> 'phone' as phone from job where payload ->> 'content' like '%解除二次验证%'`,
    );
    expect(texts).toEqual([{ phone }]);
    const acts = await platform.db.admin(
      `select act, detail ->> 'reason' as reason from audit_event where user_id = $1 and act like 'operator.%'`,
      [id],
    );
    expect(acts).toEqual([{ act: 'operator.removeSecondFactor', reason: '本人持身份证到场，手机遗失' }]);
  });

  it('is refused where there is none, for nobody, and without a reason', async () => {
    const phone = '13700020002';
    const { id } = await guardedMember(phone);
    expect(await remove({ id })).toMatchObject({ code: 400, data: { fieldErrors: [{ field: 'reason' }] } });
    expect(await remove({ id: '17', reason: '没有此人' })).toMatchObject({ code: 404 });
    expect(await remove({ id, reason: '手机遗失' })).toMatchObject({ code: 200 });
    expect(await remove({ id, reason: '手机遗失' })).toMatchObject({ code: 422, msg: '二次验证未开启' });
  });
});
