import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../db/context.ts';
import { LOGIN_ROLES } from '../db/roles.ts';
import { addBusiness, addMember, type TestMember } from '../testing/members.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { recordEvent } from './record-event.ts';

let db: TestDatabase;
let member: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  db = await createTestDatabase();
  member = await addMember(db, await addBusiness(db, '砚北建设集团'));
  stranger = await addMember(db, await addBusiness(db, '晟岳建筑'));
});
afterAll(() => db.close());

const ORIGIN = { clientAddress: '203.0.113.7', userAgent: 'test', requestId: '7b1f0c1e-6a57-4a0c-9f57-0d4f6b8f1c11' };

const eventsOf = (act: string) =>
  db.admin(
    `select actor_kind, proof, user_id, business_id, login_id, session_id, record_kind, record_id, host(address) as address,
     code from audit_event where act = $1 order by id`,
    [act],
  );

describe('an event of the audit trail', () => {
  it('takes its actor from the tokens of the request, as every role', async () => {
    const actor = { kind: 'request', context: member.context } as const;
    const event = { act: 'test.act', record: { kind: 'thing', id: '7', name: 'a\0\ud800' }, origin: ORIGIN };
    await db.database.withSession(member.context, (tx) => recordEvent(tx, actor, event));
    await db.database.withCredentials((tx) => recordEvent(tx, actor, event));
    await db.database.withWorker((tx) => recordEvent(tx, actor, event));
    const expected = {
      actor_kind: 'user',
      proof: 'session',
      user_id: member.userId,
      business_id: member.businessId,
      login_id: member.loginId,
      session_id: member.sessionId,
      record_kind: 'thing',
      record_id: '7',
      address: '203.0.113.7',
      code: 200,
    };
    expect(await eventsOf('test.act')).toEqual([expected, expected, expected]);
  });

  it('keeps texts whatever characters stand in them, cut where they are long', async () => {
    const text = `a\0\ud800${'长'.repeat(5000)}`;
    const kept = (length: number) => `a\u{fffd}\u{fffd}${'长'.repeat(length - 3)}`;
    const event = {
      act: 'test.text',
      record: { kind: 'thing', id: text, name: text },
      origin: { ...ORIGIN, userAgent: text },
      detail: { reason: text },
    };
    await db.database.withWorker((tx) => recordEvent(tx, { kind: 'system' }, event));
    const columns = 'record_id, record_name, user_agent, detail';
    expect(await db.admin(`select ${columns} from audit_event where act = 'test.text'`)).toEqual([
      { record_id: kept(64), record_name: kept(200), user_agent: kept(300), detail: { reason: kept(500) } },
    ]);
  });

  it('names nobody without tokens, and is refused for tokens that were never issued', async () => {
    await db.database.withSession({}, (tx) =>
      recordEvent(tx, { kind: 'request', context: {} }, { act: 'test.visit', code: 403 }),
    );
    expect(await eventsOf('test.visit')).toMatchObject([{ actor_kind: 'visitor', user_id: null, code: 403 }]);
    const forged = { kind: 'request', context: { login: hashToken('forged') } } as const;
    await expect(db.database.withSession({}, (tx) => recordEvent(tx, forged, { act: 'test.forged' }))).rejects.toThrow(
      "nobody's tokens",
    );
  });

  it('gives no company for a session of another login', async () => {
    const mixed = { login: member.context.login, session: stranger.context.session };
    await db.database.withWorker((tx) => recordEvent(tx, { kind: 'request', context: mixed }, { act: 'test.mixed' }));
    expect(await eventsOf('test.mixed')).toMatchObject([{ user_id: member.userId, business_id: null }]);
  });

  it('is gone with the act when that is rolled back', async () => {
    const work = db.database.withWorker(async (tx) => {
      await recordEvent(tx, { kind: 'system' }, { act: 'test.undone' });
      throw new Error('the act failed');
    });
    await expect(work).rejects.toThrow('the act failed');
    expect(await eventsOf('test.undone')).toEqual([]);
  });

  it('lets the login name whom it has recognised, and jobs an operator; requests neither', async () => {
    const login = { kind: 'login', userId: stranger.userId } as const;
    const operator = { kind: 'operator', name: '运营一', businessId: stranger.businessId } as const;
    await db.database.withCredentials((tx) => recordEvent(tx, login, { act: 'test.login' }));
    await db.database.withWorker((tx) => recordEvent(tx, operator, { act: 'test.review' }));
    expect(await eventsOf('test.login')).toMatchObject([{ proof: 'login', user_id: stranger.userId }]);
    expect(await eventsOf('test.review')).toMatchObject([{ proof: 'job', actor_kind: 'operator', user_id: null }]);
    for (const actor of [login, operator]) {
      await expect(
        db.database.withSession(member.context, (tx) => recordEvent(tx, actor, { act: 'test.forged' })),
      ).rejects.toThrow('permission denied');
    }
    await expect(db.database.withWorker((tx) => recordEvent(tx, login, { act: 'test.forged' }))).rejects.toThrow(
      'permission denied',
    );
    expect(await eventsOf('test.forged')).toEqual([]);
  });

  it('shows a request the events of its own company alone', async () => {
    const read = (who: TestMember) =>
      db.database.withSession(who.context, (tx) => tx.selectFrom('audit_event').select('business_id').execute());
    const seen = await read(member);
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen.map((row) => row.business_id))).toEqual(new Set([member.businessId]));
  });

  const FORBIDDEN = [
    'update app.audit_event set code = 200',
    'delete from app.audit_event',
    'truncate app.audit_event',
    `insert into app.audit_event (actor_kind, proof, act) values ('system', 'job', 'test.forged')`,
    `select app.write_audit_event('user', 'session', 1, 1, 1, 1, '', '{"act":"test.forged"}')`,
    ...['audit_seal', 'audit_anchor', 'audit_pending'].flatMap((table) => [
      `delete from app.${table}`,
      `truncate app.${table}`,
      `insert into app.${table} default values`,
    ]),
    `update app.audit_seal set hash = ''`,
    `update app.audit_anchor set hash = ''`,
  ];

  it.each(LOGIN_ROLES)('cannot be changed, removed or forged by SQL as %s', async (role) => {
    const connection = await db.connectAs(role);
    for (const statement of FORBIDDEN) {
      await expect(connection.query(statement), statement).rejects.toMatchObject({ code: '42501' });
    }
  });

  it.each([
    ['without an act', {}],
    ['with an act that is no name', { act: 'drop table' }],
    ['with a long kind', { act: 'test.act', recordKind: 'k'.repeat(41) }],
    ['with a long id', { act: 'test.act', recordId: 'i'.repeat(65) }],
    ['with a long name', { act: 'test.act', recordName: '名'.repeat(201) }],
    ['with a long browser', { act: 'test.act', userAgent: 'b'.repeat(301) }],
    ['that stands for nothing', { act: 'test.act', times: 0 }],
    ['with a heap of facts', { act: 'test.act', detail: { fact: 'f'.repeat(4000) } }],
  ])('is refused by the database %s', async (_, event) => {
    const worker = await db.connectAs('app_worker');
    const write = (written: object) =>
      worker.query('select app.record_job_event($1, null, null, $2)', ['系统', JSON.stringify(written)]);
    await expect(write(event)).rejects.toThrow('no event of the audit trail');
    await expect(write({ act: 'test.act' })).resolves.toBeDefined();
  });
});
