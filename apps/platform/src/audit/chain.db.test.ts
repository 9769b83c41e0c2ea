import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { removeOldEvents, sealEvents } from './audit-jobs.ts';
import { recordEvent } from './record-event.ts';
import { startVerification, verifyChain } from './verify-chain.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});
// A trail of its own for each test.
beforeEach(() => db.admin('truncate audit_event, audit_pending, audit_seal, audit_anchor'));
afterAll(() => db.close());

async function write(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await db.database.withWorker((tx) =>
      recordEvent(
        tx,
        { kind: 'operator', name: '运营一' },
        {
          act: 'test.act',
          record: { kind: 'thing', id: String(n), name: '钢筋；10:“级”' },
          origin: {
            clientAddress: '2001:db8::7',
            userAgent: 'ü'.repeat(400),
            requestId: '7b1f0c1e-6a57-4a0c-9f57-0d4f6b8f1c11',
          },
          detail: { 原因: '资料不全', n, nested: [1.5, null] },
        },
      ),
    );
  }
}

async function sealed(count: number): Promise<void> {
  await write(count);
  expect(await sealEvents(db.database)).toBe(count);
}

const why = async () => {
  const verdict = await verifyChain(db.database);
  return verdict.kind === 'whole' ? 'whole' : `${verdict.why} ${verdict.sealNo ?? ''}`.trim();
};

/** Past row security and without the triggers of anybody: as whoever owns the server could. */
const tamper = (statement: string) => db.admin(statement);

describe('the chain of the audit trail', () => {
  it('is whole over several rounds of sealing, and says where it ends', async () => {
    expect(await verifyChain(db.database)).toEqual({ kind: 'whole', seals: 0, head: undefined });
    await sealed(3);
    await sealed(2);
    await write(1);
    const verdict = await verifyChain(db.database);
    const [last] = await db.admin<{ hash: string }>(
      `select encode(hash, 'hex') as hash from audit_seal order by seal_no desc limit 1`,
    );
    expect(verdict).toEqual({ kind: 'whole', seals: 5, head: { sealNo: '5', hash: last?.hash } });
  });

  it.each([
    ['a changed result', 'update audit_event set code = 403 where record_id = $1', 'changed 2'],
    ['a changed time', `update audit_event set at = at + interval '1 microsecond' where record_id = $1`, 'changed 2'],
    ['a changed fact', `update audit_event set detail = '{}' where record_id = $1`, 'changed 2'],
    ['an actor put in', 'update audit_event set user_id = 7 where record_id = $1', 'changed 2'],
    ['a removed event', 'delete from audit_event where record_id = $1', 'removed 2'],
    [
      'a removed event with its seal',
      `with gone as (delete from audit_event where record_id = $1 returning id)
       delete from audit_seal where event_id in (select id from gone)`,
      'gap 3',
    ],
    [
      'an inserted event',
      `insert into audit_event (actor_kind, proof, act, record_id) values ('system', 'job', 'test.forged', $1)`,
      'inserted',
    ],
  ])('shows %s', async (_, statement, fault) => {
    await sealed(4);
    await db.admin(statement, ['1']);
    expect(await why()).toBe(fault);
  });

  it('shows a removed event whose place was closed up', async () => {
    await sealed(4);
    await tamper(`with gone as (delete from audit_event where record_id = '1' returning id)
      delete from audit_seal where event_id in (select id from gone)`);
    await tamper('update audit_seal set seal_no = 2 where seal_no = 3');
    await tamper('update audit_seal set seal_no = 3 where seal_no = 4');
    expect(await why()).toBe('order 2');
  });

  it('shows two events in each other’s place', async () => {
    await sealed(4);
    await tamper(`update audit_seal a set event_id = -a.event_id where seal_no in (2, 3)`);
    await tamper(`update audit_seal a set event_id = (select e.id from audit_event e where e.record_id =
      (case a.seal_no when 2 then '2' else '1' end)) where seal_no in (2, 3)`);
    expect(await why()).toBe('changed 2');
  });

  it('shows an event that was slipped in with a seal of its own', async () => {
    await sealed(2);
    await tamper(`insert into audit_event (actor_kind, proof, act) values ('system', 'job', 'test.forged')`);
    await tamper(`insert into audit_seal (seal_no, event_id, previous_hash, hash)
      select 3, e.id, s.hash, sha256('guess') from audit_event e, audit_seal s
      where e.act = 'test.forged' and s.seal_no = 2`);
    expect(await why()).toBe('changed 3');
  });

  it('shows an unsealed event that was removed', async () => {
    await write(1);
    await tamper('delete from audit_event');
    expect(await why()).toBe('removed');
  });

  it('shows a chain that was cut at its end, or written anew, to whoever knows an earlier head', async () => {
    await sealed(4);
    const verdict = await verifyChain(db.database);
    const head = verdict.kind === 'whole' ? verdict.head : undefined;
    await tamper(`with gone as (delete from audit_seal where seal_no = 4 returning event_id)
      delete from audit_event where id in (select event_id from gone)`);
    expect(await why()).toBe('whole');
    expect(await verifyChain(db.database, { known: head })).toEqual({ kind: 'broken', why: 'head', sealNo: '4' });
    await sealed(1);
    expect(await verifyChain(db.database, { known: head })).toMatchObject({ why: 'head' });
  });

  it('is followed in batches, each in a transaction of its own, and goes on after one that failed', async () => {
    await sealed(7);
    await write(1);
    let failsAt = 0;
    let transactions = 0;
    const flaky: typeof db.database = {
      ...db.database,
      withWorker: (work) => {
        transactions += 1;
        if (transactions === failsAt) return Promise.reject(new Error('the database went away'));
        return db.database.withWorker(work);
      },
    };
    const whole = await verifyChain(flaky, { batch: 2 });
    expect(whole).toMatchObject({ kind: 'whole', seals: 7, head: { sealNo: '7' } });
    // Eight events and their end, seven seals.
    expect(transactions).toBe(4 + 1 + 4);
    for (failsAt = 1; failsAt <= 9; failsAt += 1) {
      transactions = 0;
      const verification = startVerification(flaky, { batch: 2 });
      const next = () => verification.next().catch((error: Error) => error.message);
      const answers = [];
      for (let last: unknown; typeof last !== 'object'; answers.push(last)) last = await next();
      expect(answers).toHaveLength(10);
      expect(answers[failsAt - 1]).toBe('the database went away');
      expect(answers.at(-1)).toEqual(whole);
    }
  });

  it.each([
    ['in the last batch of seals', `update audit_event set code = 403 where record_id = '4'`, 'changed 5'],
    [
      'among the last events',
      `insert into audit_event (actor_kind, proof, act) values ('system', 'job', 'test.forged')`,
      'inserted',
    ],
  ])('shows what was tampered with %s', async (_, statement, fault) => {
    await sealed(5);
    await tamper(statement);
    const verdict = await verifyChain(db.database, { batch: 2 });
    expect(verdict.kind === 'broken' && `${verdict.why} ${verdict.sealNo ?? ''}`.trim()).toBe(fault);
  });

  it('is whole while old events are removed and new ones sealed between two batches', async () => {
    await sealed(5);
    await tamper(`update audit_event set at = now() - interval '200 days'`);
    await tamper('delete from audit_seal');
    await tamper('insert into audit_pending select id from audit_event');
    expect(await sealEvents(db.database)).toBe(5);
    const verification = startVerification(db.database, { batch: 2 });
    // Three batches of events and their end, two seals.
    for (let batch = 0; batch < 5; batch += 1) expect(await verification.next()).toBeUndefined();
    expect(await removeOldEvents(db.database)).toBe(5);
    await sealed(1);
    expect(await verification.next()).toBeUndefined();
    expect(await verification.next()).toMatchObject({ kind: 'whole', seals: 3, head: { sealNo: '6' } });
  });

  it('keeps what waits without its event out of the chain, and seals the rest', async () => {
    await write(3);
    await tamper(`delete from audit_event where record_id = '1'`);
    expect(await sealEvents(db.database)).toBe(2);
    expect(await why()).toBe('removed');
    expect(await db.admin('select count(*)::int as n from audit_pending')).toEqual([{ n: 1 }]);
  });

  it('loses nothing between act and seal, and seals what commits late', async () => {
    await db.database.withWorker(async (late) => {
      await recordEvent(late, { kind: 'system' }, { act: 'test.late' });
      await sealed(2);
    });
    expect(await sealEvents(db.database)).toBe(1);
    expect(await verifyChain(db.database)).toMatchObject({ kind: 'whole', seals: 3 });
  });

  it('is sealed once by two processes at a time', async () => {
    await write(20);
    const counts = await Promise.all([1, 2, 3, 4].map(() => sealEvents(db.database)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(20);
    expect(await verifyChain(db.database)).toMatchObject({ kind: 'whole', seals: 20 });
  });

  it('goes on from its anchor when old events are removed, never younger ones than half a year', async () => {
    await write(3);
    await tamper(`update audit_event set at = now() - interval '200 days' where record_id in ('0', '1')`);
    await tamper(`update audit_event set at = now() - interval '170 days' where record_id = '2'`);
    expect(await sealEvents(db.database)).toBe(3);
    // In as many steps as it takes.
    expect(await removeOldEvents(db.database, { keepDays: 1, mostAtOnce: 1 })).toBe(2);
    expect(await removeOldEvents(db.database, { keepDays: 1 })).toBe(0);
    expect(await verifyChain(db.database)).toMatchObject({ kind: 'whole', seals: 1, head: { sealNo: '3' } });
    expect(await db.admin('select seal_no::int, events from audit_anchor')).toEqual([
      { seal_no: 1, events: 1 },
      { seal_no: 2, events: 1 },
    ]);
    await tamper('delete from audit_anchor');
    expect(await why()).toBe('gap 3');
  });
});
