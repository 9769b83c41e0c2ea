import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCanaryBusiness } from '../testing/canaries.ts';
import { addOperator } from '../testing/operators.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { tokenHeaders } from '../testing/token-headers.ts';
import { firstSecretFile, prepareFirstOperator } from './first-operator.ts';
import { lockOperator } from './operator-tokens.ts';

const OPERATIONS = '/api/rs-ops-service/operator';
const ME = `${OPERATIONS}/me`;

let platform: TestPlatform;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'jianzhu-operator-'));
  platform = await createTestPlatform();
});
afterAll(async () => {
  await platform.close();
  await rm(dataDir, { recursive: true, force: true });
});

const by = (operatorToken: string) => ({ tokens: { operatorToken } });
const auditOf = (act: string, code = 200) =>
  platform.db.admin(
    'select actor_kind, operator_name, record_kind, record_id, record_name from audit_event where act = $1 and code = $2 order by id',
    [act, code],
  );

describe('the first operator', () => {
  it('is made once, by the secret that only the data folder holds', async () => {
    const { database } = platform.db;
    expect(await prepareFirstOperator(database, dataDir)).toBe(true);
    const file = firstSecretFile(dataDir);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const secret = (await readFile(file, 'utf8')).trim();
    const first = (given: string, name: string) => platform.post(`${OPERATIONS}/first`, { secret: given, name });

    const wrong = await first('x'.repeat(43), '张三');
    expect(wrong).toMatchObject({ code: 403, msg: '首次启用密钥不正确，或平台已有操作员' });
    expect(await prepareFirstOperator(database, dataDir)).toBe(true);
    expect((await readFile(file, 'utf8')).trim()).toBe(secret);

    const answers = await Promise.all([first(secret, '张三'), first(secret, '李四')]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 403]);
    const made = answers.find(({ code }) => code === 200)?.data;
    expect((await platform.get(ME, { operatorToken: made.token })).data).toMatchObject({
      id: made.id,
      name: made.name,
    });
    expect(await first(secret, '王五')).toMatchObject({ code: 403 });
    expect(await auditOf('operator.first')).toEqual([
      {
        actor_kind: 'operator',
        operator_name: made.name,
        record_kind: 'operator',
        record_id: made.id,
        record_name: made.name,
      },
    ]);

    // Who tried with a wrong secret, or too late, is kept too.
    await expect
      .poll(() => auditOf('operator.first', 403))
      .toMatchObject([{ actor_kind: 'visitor', operator_name: '' }]);

    expect(await prepareFirstOperator(database, dataDir)).toBe(false);
    await expect(stat(file)).rejects.toThrow('ENOENT');
    const stored = await platform.db.admin(
      'select token_hash::text, secret_hash::text from operator_token full join operator_first_secret on false',
    );
    expect(JSON.stringify(stored)).not.toContain(made.token);
    expect(stored).toHaveLength(1);

    // Nobody has used a token: that of the first one may have got lost on its way.
    await platform.db.admin('update operator_token set last_used_at = created_at');
    expect(await prepareFirstOperator(database, dataDir)).toBe(true);
    const lost = await first((await readFile(file, 'utf8')).trim(), made.name);
    expect(lost.data).toMatchObject({ id: made.id });
    expect((await platform.get(ME, { operatorToken: made.token })).status).toBe(401);
    expect((await platform.get(ME, { operatorToken: lost.data.token })).status).toBe(200);

    // Nobody's token is left: whoever has the data folder may begin anew.
    await platform.db.admin('update operator_token set expires_at = now()');
    expect(await prepareFirstOperator(database, dataDir)).toBe(true);
    const again = await first((await readFile(file, 'utf8')).trim(), made.name);
    expect(again.data).toMatchObject({ id: made.id });
  });
});

describe('operators', () => {
  it('add others, whose token is told once, and end them at once', async () => {
    const own = { ...(await addOperator(platform.db, '赵敏')) };
    const added = await platform.post(`${OPERATIONS}/add`, { name: '钱进' }, by(own.token));
    expect(added).toMatchObject({ code: 200, data: { name: '钱进' } });
    expect(await platform.post(`${OPERATIONS}/add`, { name: '钱进' }, by(own.token))).toMatchObject({
      code: 400,
      msg: '操作员姓名已存在，请勿重复添加',
    });
    const { id, token } = added.data;
    expect((await platform.get(ME, { operatorToken: token })).status).toBe(200);

    // Whatever else is asked for, it is one's own that is given.
    const others = await platform.post(`${OPERATIONS}/token`, { id }, by(own.token));
    expect(others.data).toMatchObject({ id: own.id, name: '赵敏' });
    own.token = others.data.token;
    const renewed = await platform.post(`${OPERATIONS}/token`, {}, by(token));
    expect((await platform.get(ME, { operatorToken: renewed.data.token })).status).toBe(200);
    expect((await platform.get(ME, { operatorToken: token })).status).toBe(401);
    expect(
      (await auditOf('operator.grantToken')).map(({ operator_name, record_name }) => [operator_name, record_name]),
    ).toEqual([
      ['赵敏', '赵敏'],
      ['钱进', '钱进'],
    ]);
    expect(await auditOf('operator.addOperator')).toMatchObject([
      { operator_name: '赵敏', record_id: id, record_name: '钱进' },
    ]);

    for (const _ of ['once', 'again']) {
      expect(await platform.post(`${OPERATIONS}/revoke`, { id }, by(own.token))).toMatchObject({ code: 200 });
    }
    expect((await platform.get(ME, { operatorToken: renewed.data.token })).status).toBe(401);
    const list = await platform.get(`${OPERATIONS}/list`, { operatorToken: own.token });
    expect(list.data).toContainEqual(expect.objectContaining({ name: '钱进', expireTime: '' }));
    expect((await auditOf('operator.revokeOperator')).map(({ record_name }) => record_name)).toEqual(['钱进']);
  });

  it('keep the token that asks for another until the other is used, and one that waits at most', async () => {
    const { id, token } = await addOperator(platform.db);
    const statusOf = async (operatorToken: string) => (await platform.get(ME, { operatorToken })).status;
    const ask = async (asking: string) => (await platform.post(`${OPERATIONS}/token`, {}, by(asking))).data.token;
    const lost = await ask(token);
    const second = await ask(token);
    expect([await statusOf(lost), await statusOf(token)]).toEqual([401, 200]);
    expect([await statusOf(second), await statusOf(token)]).toEqual([200, 401]);
    const uses = await Promise.all([ask(second), ask(second), ask(second)]);
    const statuses = await Promise.all(uses.map(statusOf));
    expect(statuses.sort()).toEqual([200, 401, 401]);
    const [row] = await platform.db.admin(
      'select count(*)::int as count from operator_token where operator_id = $1 and revoked_at is null',
      [id],
    );
    expect(row).toEqual({ count: 1 });
  });

  it.each(['operator', 'operator_token'] as const)('grant nothing once their %s has ended meanwhile', async (table) => {
    const { id, name, token } = await addOperator(platform.db);
    await platform.get(ME, { operatorToken: token });
    const { asked } = await platform.db.database.withCredentials(async (transaction) => {
      await lockOperator(transaction, id);
      const answer = platform.post(`${OPERATIONS}/token`, {}, by(token));
      await vi.waitUntil(async () => {
        const waiting = await platform.db.admin(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.length > 0;
      });
      await transaction
        .updateTable(table)
        .set({ revoked_at: sql<Date>`now()` })
        .where(table === 'operator' ? 'id' : 'operator_id', '=', id)
        .execute();
      return { asked: answer };
    });
    expect(await asked).toMatchObject({ code: 422, msg: '操作令牌已失效，请使用新令牌' });
    expect((await auditOf('operator.grantToken')).map(({ operator_name }) => operator_name)).not.toContain(name);
  });

  it('keep one of them', async () => {
    const alone = await createTestPlatform();
    try {
      const { id, token } = await addOperator(alone.db);
      expect(await alone.post(`${OPERATIONS}/revoke`, { id }, by(token))).toMatchObject({
        code: 422,
        msg: '至少保留一名操作员',
      });
    } finally {
      await alone.close();
    }
  });

  it.each([
    ['idle', 'idle_expires_at'],
    ['altogether', 'expires_at'],
  ])('lose a token that is over %s', async (_how, column) => {
    const { id, token } = await addOperator(platform.db);
    await platform.db.admin(`update operator_token set ${column} = now() where operator_id = $1`, [id]);
    expect((await platform.get(ME, { operatorToken: token })).status).toBe(401);
  });

  it('prolong a token by using it, up to its end', async () => {
    const { id, token } = await addOperator(platform.db);
    await platform.db.admin(
      `update operator_token set last_used_at = now() - interval '1 hour', idle_expires_at = now() + interval '1 hour'
       where operator_id = $1`,
      [id],
    );
    await platform.get(ME, { operatorToken: token });
    const [row] = await platform.db.admin(
      `select idle_expires_at > now() + interval '13 days' as is_prolonged, expires_at < now() + interval '2 days' as is_bound
       from operator_token where operator_id = $1`,
      [id],
    );
    expect(row).toEqual({ is_prolonged: true, is_bound: true });
  });
});

describe('a call of operators', () => {
  const calls = () => platform.calls.filter(({ endpoint }) => endpoint.auth === 'operator');

  it('is let in by no token but an operator’s', async () => {
    const { member, chatToken } = await addCanaryBusiness(platform.db);
    const revoked = await addOperator(platform.db);
    await platform.db.admin('update operator set revoked_at = now() where id = $1', [revoked.id]);
    const { platformToken, accessToken, businessId } = member;
    const strangers: readonly Record<string, string>[] = [
      {},
      tokenHeaders({ jianzhuToken: platformToken, token: accessToken, businessId }),
      tokenHeaders({ chatToken }),
      { authorization: `bearer ${platformToken}` },
      { authorization: `bearer ${revoked.token}` },
    ];
    expect(calls().length).toBeGreaterThan(25);
    for (const [index, { endpoint }] of calls().entries()) {
      for (const headers of strangers) {
        const response = await platform.app.inject({
          method: endpoint.method,
          url: endpoint.path,
          headers: { ...headers, 'x-forwarded-for': `198.51.${index}.7` },
          ...(endpoint.method === 'POST' && { payload: {} }),
        });
        expect(response.statusCode, `${endpoint.id} ${JSON.stringify(headers)}`).toBe(401);
      }
    }
  });

  it('is in the trail when it was refused, or only looked', async () => {
    const { name, token } = await addOperator(platform.db);
    const kept = (act: string, code: number) =>
      platform.db.admin(
        `select record_kind, record_id, host(address) as address, detail from audit_event
         where operator_name = $1 and act = $2 and code = $3`,
        [name, act, code],
      );
    const post = (path: string, body: object) => platform.post(`/api/rs-ops-service/${path}`, body, by(token));
    expect(await post('account/disable', { id: '17', reason: '没有此人' })).toMatchObject({ code: 404 });
    const account = { record_kind: 'account', address: '127.0.0.1' };
    await expect.poll(() => kept('operator.disableAccount', 404)).toMatchObject([{ ...account, record_id: '17' }]);

    const ask = (path: string) => platform.get(`/api/rs-ops-service/${path}`, { operatorToken: token });
    expect(await ask('account/detail?phone=13900000017')).toMatchObject({ code: 404 });
    await expect
      .poll(() => kept('operator.account', 404))
      .toMatchObject([{ ...account, detail: { phone: '139****0017' } }]);
    for (const path of ['operator/list', 'review/list', 'application/list']) {
      expect(await ask(path), path).toMatchObject({ code: 200 });
    }
    for (const [act, record_kind] of [
      ['operators', 'operator'],
      ['reviews', 'review'],
      ['applications', 'homeApplication'],
    ] as const) {
      expect(await kept(`operator.${act}`, 200), act).toMatchObject([{ record_kind }]);
    }
  });

  it('is in the trail when it looks at notices, and when it sends one again', async () => {
    const { name, token } = await addOperator(platform.db);
    const { member } = await addCanaryBusiness(platform.db);
    const { userId } = member;
    const notices = async () =>
      (await platform.get(`/api/rs-ops-service/notice/list?userId=${userId}`, { operatorToken: token })).data;
    const [notice] = await notices();
    const key = { 'idempotency-key': randomUUID() };
    for (const _ of ['once', 'again']) {
      const body = { userId, id: notice.id };
      const sent = await platform.post('/api/rs-ops-service/notice/resend', body, { ...by(token), headers: key });
      expect(sent).toMatchObject({ code: 200 });
    }
    const events = await platform.db.admin(
      'select act, user_id, record_kind, record_id, code from audit_event where operator_name = $1 order by id',
      [name],
    );
    expect(events).toEqual([
      { act: 'operator.notices', user_id: userId, record_kind: 'account', record_id: userId, code: 200 },
      { act: 'operator.resendNotice', user_id: userId, record_kind: 'notice', record_id: notice.id, code: 200 },
    ]);
  });

  it('is in the trail when a token of nobody asks for it', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77', authorization: `bearer ${'n'.repeat(43)}` };
    await platform.app.inject({ url: `${OPERATIONS}/list`, headers: from });
    await expect
      .poll(() =>
        platform.db.admin(
          `select act, code, actor_kind from audit_event where host(address) = '203.0.113.77' order by id`,
        ),
      )
      .toEqual([{ act: 'operator.operators', code: 401, actor_kind: 'visitor' }]);
  });
});
