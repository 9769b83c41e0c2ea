import { contract } from '@jianzhu/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTEXTS } from '../contexts.ts';
import type { ImplementedCall } from '../http/implement.ts';
import { entriesOf } from '../testing/offered-acts.ts';
import {
  createTestPlatform,
  joinCompany,
  NO_LIMITS,
  obtainTicket,
  openSession,
  PASSWORD,
  PATHS,
  RETURN_URL,
  registerMember,
  type TestPlatform,
} from '../testing/test-platform.ts';
import { createActRegister } from './act-register.ts';

const register = createActRegister(CONTEXTS);
const { calls: AUDITED_CALLS, notKept: NOT_AUDITED_CALLS } = register;

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

interface Event extends Record<string, unknown> {
  readonly act: string;
  readonly code: number;
}

const eventsAfter = (id: string) =>
  platform.db.admin<Event>(
    `select act, code, actor_kind, user_id, business_id, record_kind, record_id, detail from audit_event
     where id > $1 order by id`,
    [id],
  );

async function lastId(): Promise<string> {
  const [row] = await platform.db.admin<{ id: string }>('select coalesce(max(id), 0) as id from audit_event');
  return row?.id ?? '0';
}

/** Refusals are written within a second. */
const settled = async (id: string, count: number) => {
  await expect.poll(async () => (await eventsAfter(id)).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
  return eventsAfter(id);
};

let phones = 13_800_000_100;
function nextPhone(): string {
  phones += 1;
  return String(phones);
}
const actsOf = (events: readonly Event[]) => events.map(({ act, code }) => `${act} ${code}`);

describe('the audit trail of calls', () => {
  it('has every call that changes something in its table, or a reason why not', () => {
    const changing = Object.values(contract)
      .flatMap((calls) => Object.values(calls))
      .filter((call) => call.method !== 'GET' || 'changesState' in call)
      .map(({ id }) => id);
    const missing = changing.filter((id) => !(id in AUDITED_CALLS) && !(id in NOT_AUDITED_CALLS));
    expect(missing).toEqual([]);
  });

  it('has every call that gives a file or its address away in its table, or a reason why not', () => {
    const gives = ({ endpoint, schemas: { data } }: ImplementedCall) => {
      const fields = entriesOf(data);
      // Of a record with its id it is the page that shows it.
      return endpoint.file === true || ('url' in fields && !('id' in fields));
    };
    const giving = platform.calls.filter(gives).map(({ endpoint }) => endpoint.id);
    expect(giving).toEqual(
      expect.arrayContaining(['attachment.readAddress', 'chat.fileAddress', 'inquiry.comparisonFile']),
    );
    expect(giving.filter((id) => !(id in AUDITED_CALLS) && !(id in NOT_AUDITED_CALLS))).toEqual([]);
  });

  it('leaves no act of an operator to its handler but those whose tests ask for the event', () => {
    const marked = register.idsWhere((act) => act.in === 'marked').filter((id) => id.startsWith('operator.'));
    // Tests of operators, reviews and files ask for them.
    const asked = ['confirmFile', 'first', 'handleReview', 'resendNotice', 'revokeCertification'];
    expect(marked.sort()).toEqual(asked.map((act) => `operator.${act}`));
    const unkept = Object.keys(NOT_AUDITED_CALLS).filter((id) => id.startsWith('operator.'));
    expect(unkept).toEqual([]);
  });

  it('names calls of the contract alone, each in one of its tables', () => {
    const ids = new Set<string>(Object.values(contract).flatMap((calls) => Object.values(calls).map(({ id }) => id)));
    const named = [...Object.keys(AUDITED_CALLS), ...Object.keys(NOT_AUDITED_CALLS)];
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
    expect(Object.keys(AUDITED_CALLS).filter((id) => id in NOT_AUDITED_CALLS)).toEqual([]);
  });

  it('names every record that an act is done to', () => {
    const kinds = Object.values(AUDITED_CALLS).flatMap(({ record }) => record ?? []);
    expect(kinds.filter((kind) => register.recordName(kind) === '')).toEqual([]);
  });

  it('is told of every act, record and fact by one context, in one way', () => {
    const told = CONTEXTS.flatMap(({ acts, notKept, records }) =>
      [acts, notKept, records].flatMap((names) => Object.keys(names ?? {})),
    );
    expect(told.filter((name, place) => told.indexOf(name) !== place)).toEqual([]);
    const facts = Object.values(AUDITED_CALLS).flatMap((call) => Object.entries(call.facts ?? {}));
    expect(facts.filter(([fact, name]) => register.factName(fact) !== name)).toEqual([]);
  });

  it('follows a member from registration over a switch to the logout', async () => {
    const before = await lastId();
    const phone = nextPhone();
    const session = await openSession(platform, phone);
    const company = await joinCompany(platform, phone, '砚北建设集团');
    const { data } = await platform.get(`${PATHS.switchToken}?businessId=${company}`, session);
    await platform.get(PATHS.logout, { jianzhuToken: session.jianzhuToken, token: data.token });
    const events = await eventsAfter(before);
    expect(actsOf(events)).toEqual([
      'member.register 200',
      'member.authorize 200',
      'member.oauthToken 200',
      'member.switchToken 200',
      'member.logout 200',
    ]);
    expect(new Set(events.map(({ user_id }) => user_id)).size).toBe(1);
    expect(events.map(({ business_id }) => business_id)).toEqual([null, null, session.businessId, company, company]);
  });

  it('keeps refused logins with the account and the reason, without password or phone', async () => {
    const phone = nextPhone();
    await registerMember(platform, phone);
    const before = await lastId();
    const wrong = { phone, password: 'Wrong#2026' };
    for (let n = 0; n < 3; n += 1) await platform.post(PATHS.login, wrong, { from: '203.0.113.9' });
    await platform.post(PATHS.login, { phone: '13800000999', password: PASSWORD }, { from: '203.0.113.9' });
    await settled(before, 2);
    // What waited with it is written when this one is.
    await platform.post(PATHS.login, { phone: '13800000998', password: PASSWORD }, { from: '203.0.113.8' });
    const events = await settled(before, 3);
    const known = events.find(({ user_id }) => user_id !== null);
    expect(known).toMatchObject({ act: 'member.loginByPassword', code: 424, actor_kind: 'user' });
    expect(known?.detail).toEqual({ phone: `${phone.slice(0, 3)}****${phone.slice(-4)}` });
    expect(events.find(({ user_id }) => user_id === null)).toMatchObject({ actor_kind: 'visitor' });
    // Equal ones are one event: three tries did not make three rows.
    expect(events.filter(({ user_id, code }) => user_id !== null && code === known?.code)).toHaveLength(1);
    const [{ all } = { all: '' }] = await platform.db.admin<{ all: string }>(
      'select string_agg(e::text, chr(10)) as all from audit_event e',
    );
    expect(all).not.toContain(phone);
    expect(all).not.toContain('Wrong#2026');
    expect(all).not.toContain(PASSWORD);
  });

  it('writes nothing done for an act that failed after its event', async () => {
    const session = await openSession(platform, nextPhone());
    const before = await lastId();
    await platform.db.admin(`create function app.fail() returns trigger language plpgsql as
      $$ begin raise exception 'no'; end $$`);
    await platform.db.admin(`create constraint trigger fail after insert on app.audit_event deferrable initially deferred
      for each row when (new.act = 'profile.update') execute function app.fail()`);
    const answer = await platform.post(`${PATHS.memberInfo}/update`, { nickname: '新名' }, { tokens: session });
    expect(answer.status).toBe(500);
    await platform.db.admin('drop trigger fail on app.audit_event');
    expect(await eventsAfter(before)).toEqual([]);
    const [row] = await platform.db.admin(`select from account where nick_name = '新名'`);
    expect(row).toBeUndefined();
    const again = await platform.post(`${PATHS.memberInfo}/update`, { nickname: '新名' }, { tokens: session });
    expect(again.code).toBe(200);
    expect(await eventsAfter(before)).toMatchObject([
      { act: 'profile.update', code: 200, business_id: session.businessId, record_kind: 'account' },
    ]);
  });

  it('keeps a file that was registered and one that was asked for in vain', async () => {
    const session = await openSession(platform, nextPhone());
    const before = await lastId();
    const file = { fileName: '合同.pdf', extName: 'pdf', fileSize: 10, hashcode: 'a'.repeat(32) };
    const path = '/api/jianzhu-support';
    const registered = await platform.post(`${path}/upload/resource/sts/register`, file, {
      headers: { token: session.jianzhuToken, 'blade-auth': `bearer ${session.token}` },
    });
    await platform.get(`${path}/resource/url?resourceId=1800000000000009999`, session);
    const events = await settled(before, 2);
    expect(events).toMatchObject([
      { act: 'attachment.register', code: 200, record_kind: 'attachment', record_id: registered.data.resourceId },
      { act: 'attachment.readAddress', code: 404, record_id: '1800000000000009999', business_id: session.businessId },
    ]);
  });

  it('keeps fifty of a long list, and how many there were', async () => {
    const session = await openSession(platform, nextPhone());
    const before = await lastId();
    const ids = Array.from({ length: 60 }, (_, index) => String(1_800_000_000_000_000_000n + BigInt(index)));
    await platform.post(`${PATHS.messages}/delete`, { ids }, { tokens: session });
    expect(await eventsAfter(before)).toMatchObject([
      { act: 'messageCenter.remove', detail: { ids: ids.slice(0, 50), count: 60 } },
    ]);
  });

  it('names user, company and reason in the log line of a request', async () => {
    const phone = nextPhone();
    const { loginTicket, businesses } = await registerMember(platform, phone);
    const token = await obtainTicket(platform, loginTicket, businesses[0]?.businessId ?? '');
    const { data } = await platform.post(PATHS.oauthToken, { grantType: 'login_back', token, returnUrl: RETURN_URL });
    await platform.get(PATHS.detail, data);
    await platform.post(PATHS.login, { phone, password: 'Wrong#2026' });
    const lines = platform
      .logged()
      .split('\n')
      .filter((line) => line.includes('"msg":"request"'))
      .map((line) => JSON.parse(line));
    expect(lines.findLast(({ call }) => call === 'member.detail')).toMatchObject({
      userId: expect.stringMatching(/^\d{19}$/),
      businessId: data.businessId,
    });
    expect(lines.findLast(({ call }) => call === 'member.loginByPassword')).toMatchObject({
      refused: 'wrongPin',
      userId: expect.stringMatching(/^\d{19}$/),
    });
  });
});

describe('the acts of one person', () => {
  it('are refused beyond a number that nobody needs, and fill the trail no further', async () => {
    const limits = { ...NO_LIMITS, acts: { burst: 5, perSecond: 1e-6 } };
    const limited = await createTestPlatform(limits);
    try {
      const [one, other] = [await openSession(limited, nextPhone()), await openSession(limited, nextPhone())];
      const update = async (tokens: typeof one) =>
        (await limited.post(`${PATHS.memberInfo}/update`, { nickname: '王建国' }, { tokens })).code;
      const codes: number[] = [];
      for (let time = 0; time < 8; time += 1) codes.push(await update(one));
      expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
      expect(await update(other)).toBe(200);
      // Whoever holds his login cannot keep him from ending it.
      const others = await limited.post(`${PATHS.memberInfo}/devices/end-others`, {}, { tokens: one });
      expect([others.code, (await limited.get(PATHS.logout, one)).code]).toEqual([200, 200]);
    } finally {
      await limited.close();
    }
  });
});
