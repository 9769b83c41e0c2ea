import { DAY_MS, formatDate } from '@jianzhu/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../db/context.ts';
import { addCanaryBusiness, type CanaryBusiness } from '../testing/canaries.ts';
import { addMember, tokensOf } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { createTestPlatform, PATHS, receiveCode, type TestPlatform } from '../testing/test-platform.ts';
import { OPEN_CALLS, scopeOf } from './open-calls.ts';

let platform: TestPlatform;
let owner: CanaryBusiness;

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await addCanaryBusiness(platform.db);
});
afterAll(() => platform.close());

const KEYS = '/api/rs-member-service/ecomm/open-api/key';
const REQUESTS = '/api/rs-member-service/ecomm/open-api/request/list';
const ADDRESSES = '/api/rs-member-service/ecomm/address/list';
const REGIONS = '/api/rs-member-service/ecomm/region/children';
const inDays = (days: number) => formatDate(Date.now() + days * DAY_MS);

let names = 0;
const wanted = (more: object = {}) => ({
  name: `密钥${++names}`,
  scopes: ['region'],
  perMinute: 60,
  perDay: 100,
  expireDate: inDays(30),
  ...more,
});

const make = (more: object = {}, tokens = tokensOf(owner.member)) =>
  platform.post(`${KEYS}/add`, wanted(more), { tokens });

async function newKey(more: object = {}, tokens = tokensOf(owner.member)): Promise<{ id: string; secret: string }> {
  const { code, data } = await make(more, tokens);
  expect(code).toBe(200);
  return data;
}

const call = async (path: string, secret: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await platform.app.inject({ method: 'GET', url: path, headers: { 'x-api-key': secret, ...headers } });
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
};

beforeEach(() => platform.db.admin('update api_key set revoked_at = now() where revoked_at is null'));

describe('a key', () => {
  it('is told once and kept as a hash; who may not see keys makes none', async () => {
    const { secret, ...key } = await newKey();
    expect(secret).toMatch(/^jz\.[\da-f]{8}\.[\w-]{43}$/);
    const { data } = await platform.get(`${KEYS}/list`, tokensOf(owner.member));
    expect(data).toContainEqual(expect.objectContaining({ id: key.id, status: 1, usedToday: 0 }));
    expect(JSON.stringify(data)).not.toContain(secret.slice(12));
    const stored = await platform.db.admin(
      'select row_to_json(k)::text, row_to_json(s)::text as secret from api_key k join api_key_secret s on s.key_id = k.id',
    );
    expect(JSON.stringify(stored)).not.toContain(secret.slice(12));
    const reader = await addMember(platform.db, owner.member.businessId);
    await platform.db.admin(`update membership set role_keys = '{reader}' where user_id = $1`, [reader.userId]);
    expect(await make({}, tokensOf(reader))).toMatchObject({ code: 403, data: { permission: 'apikey_edit' } });
    expect((await platform.get(`${KEYS}/list`, tokensOf(reader))).code).toBe(403);
  });

  it.each([
    [{ scopes: [] }, '请至少选择一项范围'],
    [{ scopes: ['operator'] }, '接口范围不正确'],
    [{ perMinute: 0 }, '每分钟次数须为1到600之间的整数'],
    [{ perMinute: 20, perDay: 10 }, '每日次数不能少于每分钟次数'],
    [{ expireDate: inDays(0) }, '有效期须晚于今天'],
    [{ expireDate: inDays(400) }, '有效期最长366天'],
    [{ name: '名' }, '密钥名称不能少于2个字'],
  ])('is not made of %j', async (more, msg) => {
    expect(await make(more)).toMatchObject({ code: 400, msg });
  });

  it('has a name of its own, and a company ten of them', async () => {
    const { name } = wanted();
    await newKey({ name });
    expect(await make({ name })).toMatchObject({ code: 400, msg: '已有同名的密钥，请换一个名称' });
    for (let count = 1; count < 10; count += 1) await newKey();
    expect(await make()).toMatchObject({ code: 422 });
  });

  it('opens the calls of its scopes and no others, a public one neither', async () => {
    const { secret } = await newKey({ scopes: ['region', 'address'] });
    expect(await call(REGIONS, secret)).toMatchObject({ status: 200, code: 200 });
    expect((await call(ADDRESSES, secret)).data.records).toHaveLength(1);
    const refused = { status: 200, code: 403, data: { reason: 'KEY_SCOPE' } };
    expect(await call('/api/rs-cms-service/ecomm/front/search/hot', secret)).toMatchObject(refused);
    expect(await call(`${KEYS}/list`, secret)).toMatchObject(refused);
    expect(await call('/api/rs-ops-service/operator/me', secret)).toMatchObject(refused);
  });

  it('sees its company alone, offers no act, and can write nothing even in the database', async () => {
    const stranger = await addCanaryBusiness(platform.db);
    const { secret } = await newKey({ scopes: ['address'] });
    const tokens = {
      'blade-auth': `bearer ${stranger.member.platformToken}`,
      'company-id': stranger.member.businessId,
    };
    const { data } = await call(ADDRESSES, secret, tokens);
    expect(JSON.stringify(data)).toContain(owner.canary);
    expect(JSON.stringify(data)).not.toContain(stranger.canary);
    expect(data.records[0].allowedActions).toEqual([]);
    const write = platform.db.database.withSession({ apiKey: hashToken(secret) }, (transaction) =>
      transaction.deleteFrom('address').execute(),
    );
    await expect(write).rejects.toThrow('read-only');
  });

  it('is refused when it is none, was revoked or ran out', async () => {
    const unknown = `jz.00000000.${'a'.repeat(43)}`;
    for (const secret of ['x', '', unknown]) {
      expect(await call(REGIONS, secret)).toMatchObject({ status: 401, code: 401, data: { reason: 'KEY_UNKNOWN' } });
    }
    const { id, secret } = await newKey();
    const version = 1;
    expect(
      (await platform.post(`${KEYS}/revoke`, { id, version }, { tokens: tokensOf(owner.member) })).data.status,
    ).toBe(2);
    expect(await call(REGIONS, secret)).toMatchObject({
      status: 401,
      msg: '密钥已吊销',
      data: { reason: 'KEY_REVOKED' },
    });
    const again = await platform.post(`${KEYS}/revoke`, { id, version: 2 }, { tokens: tokensOf(owner.member) });
    expect(again).toMatchObject({ code: 422, msg: '密钥已失效，不能修改' });
    const old = await newKey();
    await platform.db.admin(`update api_key set expires_at = now() where id = $1`, [old.id]);
    expect(await call(REGIONS, old.secret)).toMatchObject({ status: 401, data: { reason: 'KEY_EXPIRED' } });
  });

  it('can do no more than its maker: not when it is made, not later, not after she left', async () => {
    const maker = await addMember(platform.db, owner.member.businessId);
    const be = (roles: string) =>
      platform.db.admin('update membership set role_keys = $2::text[] where user_id = $1', [maker.userId, roles]);
    await be('{business_admin}');
    const { secret } = await newKey({ scopes: ['address', 'region'] }, tokensOf(maker));
    expect((await call(ADDRESSES, secret)).code).toBe(200);
    await be('{seller}');
    expect(await call(ADDRESSES, secret)).toMatchObject({ code: 403, data: { permission: 'address_view' } });
    await be('{business_admin}');
    await platform.db.admin('update membership set status = 2 where user_id = $1', [maker.userId]);
    const left = { status: 401, data: { reason: 'KEY_MAKER_LEFT' } };
    expect(await call(ADDRESSES, secret)).toMatchObject(left);
    expect(await call(REGIONS, secret)).toMatchObject(left);
    await platform.db.admin('update membership set status = 1 where user_id = $1', [maker.userId]);
    await platform.db.admin('update account set disabled_at = now() where id = $1', [maker.userId]);
    expect(await call(REGIONS, secret)).toMatchObject(left);
  });

  it('is held to its limits, all processes counted together', async () => {
    const { secret } = await newKey({ perMinute: 3, perDay: 5 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(REGIONS, secret)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 200, 200, 429, 429]);
    const refused = answers.find(({ code }) => code === 429);
    expect(refused).toMatchObject({ status: 200, data: { reason: 'KEY_MINUTE' } });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    await platform.db.admin('delete from request_bucket');
    const more = [await call(REGIONS, secret), await call(REGIONS, secret), await call(REGIONS, secret)];
    expect(more.map(({ code }) => code)).toEqual([200, 200, 429]);
    expect(more[2]).toMatchObject({ data: { reason: 'KEY_DAY' } });
  });

  it('follows new limits from the next request on; a change that another has made first is shown', async () => {
    const { id, secret } = await newKey({ perMinute: 1, perDay: 1 });
    expect((await call(REGIONS, secret)).code).toBe(200);
    const limits = { id, version: 1, perMinute: 100, perDay: 200, expireDate: inDays(10) };
    const tokens = tokensOf(owner.member);
    expect((await platform.post(`${KEYS}/limit`, limits, { tokens })).data).toMatchObject({
      perDay: 200,
      usedToday: 1,
      expireDate: inDays(10),
    });
    await platform.db.admin('delete from request_bucket');
    expect((await call(REGIONS, secret)).code).toBe(200);
    expect((await platform.post(`${KEYS}/limit`, limits, { tokens })).code).toBe(409);
  });

  it('is made, limited and revoked in the operation log, without its text', async () => {
    const { id, secret } = await newKey({ scopes: ['news'] });
    const tokens = tokensOf(owner.member);
    const limits = { perMinute: 5, perDay: 50, expireDate: inDays(3) };
    await platform.post(`${KEYS}/limit`, { id, version: 1, ...limits }, { tokens });
    await platform.post(`${KEYS}/revoke`, { id, version: 2 }, { tokens });
    const events = await platform.db.admin(
      `select act, code, detail from audit_event where record_kind = 'apiKey' and record_id = $1 order by at, id`,
      [id],
    );
    expect(events).toMatchObject([
      { act: 'openApi.makeKey', code: 200, detail: { scopes: ['news'] } },
      { act: 'openApi.limitKey', code: 200, detail: limits },
      { act: 'openApi.revokeKey', code: 200 },
    ]);
    expect(JSON.stringify(events)).not.toContain(secret.slice(12));
  });

  it('leaves each request in the log of its company, and its text nowhere', async () => {
    const { id, secret } = await newKey();
    await call(REGIONS, secret);
    await call(ADDRESSES, secret);
    const { data } = await expect
      .poll(() => platform.get(`${REQUESTS}?keyId=${id}`, tokensOf(owner.member)))
      .toMatchObject({ data: { total: 2 } })
      .then(() => platform.get(`${REQUESTS}?keyId=${id}&result=refused`, tokensOf(owner.member)));
    expect(data.records).toMatchObject([{ call: 'address.list', callName: '收货地址列表', status: 200, code: 403 }]);
    const stranger = await addCanaryBusiness(platform.db);
    expect((await platform.get(`${REQUESTS}?keyId=${id}`, tokensOf(stranger.member))).data.total).toBe(0);
    expect(platform.logged()).toContain(id);
    expect(platform.logged()).not.toContain(secret.slice(12));
  });

  it('fills no log with what is refused without counting: each such refusal stands in it once a minute', async () => {
    const { id, secret } = await newKey();
    const requests = () => platform.get(`${REQUESTS}?keyId=${id}`, tokensOf(owner.member));
    for (let time = 0; time < 20; time += 1) await call(ADDRESSES, secret);
    await platform.post(`${KEYS}/revoke`, { id, version: 1 }, { tokens: tokensOf(owner.member) });
    for (let time = 0; time < 20; time += 1) await call(time % 2 === 0 ? REGIONS : ADDRESSES, secret);
    // Requests are written in their order: with this one there, so are all before it.
    const next = await newKey();
    await call(REGIONS, next.secret);
    await expect
      .poll(() => platform.get(`${REQUESTS}?keyId=${next.id}`, tokensOf(owner.member)))
      .toMatchObject({ data: { total: 1 } });
    const { data } = await requests();
    expect(data.records.map(({ code }: { code: number }) => code).sort()).toEqual([401, 403]);
  });
});

describe('the document', () => {
  it('has every open call, reading ones for everybody or members of a company, each value explained', async () => {
    const outline = (await platform.get(`${PATHS.front}/open-api/outline`)).data;
    for (const { code } of outline) {
      const { data } = await platform.get(`${PATHS.front}/open-api/describe?scope=${code}`);
      for (const { id, method, auth, parameters, answer } of data) {
        const { endpoint } = platform.calls.find((known) => known.endpoint.id === id) ?? {};
        expect(method).toBe('GET');
        expect(endpoint?.changesState).toBeUndefined();
        expect(['none', 'business']).toContain(auth);
        const silent = [...parameters, ...answer].filter(({ note }) => note === '').map(({ name }) => `${id} ${name}`);
        expect(silent).toEqual([]);
      }
    }
    expect(outline.flatMap(({ calls }: { calls: object[] }) => calls)).toHaveLength(
      Object.values(OPEN_CALLS).flat().length,
    );
  });

  it('tells tools of the same calls and of nothing that is ours', async () => {
    const { data } = await platform.get(`${PATHS.front}/open-api/document`);
    const ids = Object.values(data.paths).flatMap((path) =>
      Object.values(path as object).map((one) => one.operationId),
    );
    expect(ids.filter((id) => scopeOf(id) === undefined)).toEqual([]);
    expect(JSON.stringify(data)).not.toContain('rs-ops-service');
  });
});

it('an application is kept for a phone that was proven', async () => {
  const phone = '13700000041';
  const body = {
    businessName: '吉林辰远软件',
    contactName: '沈砚秋',
    phone,
    purpose: '将平台的政策与资讯同步到企业内部系统',
    smsCode: '000000',
  };
  const shown = { businessName: body.businessName, contactName: body.contactName };
  const headers = () => ({ 'idempotency-key': crypto.randomUUID() });
  const APPLY = `${PATHS.front}/open-api/apply`;
  expect((await platform.post(APPLY, body, { headers: headers() })).code).toBe(425);
  const smsCode = await receiveCode(platform, phone, 'open-api', `${PATHS.front}/sendPhoneCode`);
  expect(await platform.post(APPLY, { ...body, smsCode }, { headers: headers() })).toMatchObject({
    code: 200,
    data: { code: expect.stringMatching(/^KF\d{13}$/), status: 1 },
  });
  const kept = await platform.db.admin('select kind, content from home_application where phone = $1', [phone]);
  expect(kept).toEqual([{ kind: 'open-api', content: body.purpose }]);

  const { token: operatorToken } = await addOperator(platform.db);
  const LIST = '/api/rs-ops-service/application';
  const { data } = await platform.get(`${LIST}/list?kind=open-api`, { operatorToken });
  expect(data.records).toMatchObject([{ ...shown, phone, content: body.purpose, status: 1 }]);
  const taken = { code: data.records[0].code, status: 2 };
  expect((await platform.post(`${LIST}/handle`, taken, { tokens: { operatorToken } })).data).toEqual(taken);
  expect((await platform.get(`${LIST}/list?kind=open-api&status=1`, { operatorToken })).data.total).toBe(0);
});
