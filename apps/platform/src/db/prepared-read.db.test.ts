import '../member/tables.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBusiness, addMember, type TestMember } from '../testing/members.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { sendWithCommit } from './context-dialect.ts';
import type { PreparedRead } from './prepared-read.ts';

let db: TestDatabase;
let member: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  db = await createTestDatabase();
  member = await addMember(db, await addBusiness(db, '砚北建设'));
  stranger = await addMember(db, await addBusiness(db, '衡砺钢材'));
});
afterAll(() => db.close());

const WHO: PreparedRead<{ who: string | null; sum: number; at: Date; day: string; nothing: null }> = {
  name: 'who',
  text: `select app.current_business() as who, $1::int + 1 as sum, now() as at, date '2026-11-21' as day, null as nothing`,
};
const who = (context: TestMember['context'], value: number) =>
  db.database.readSession(context, { statement: WHO, values: [value] });

describe('a read in one round trip', () => {
  it('carries the context of its request and of no other, on whatever connection it runs', async () => {
    const contexts = Array.from({ length: 60 }, (_, index) => [member, stranger, undefined][index % 3]);
    const seen = await Promise.all(contexts.map((by, index) => who(by?.context ?? {}, index)));
    expect(seen.map(([row]) => row?.who)).toEqual(contexts.map((by) => by?.businessId ?? null));
    expect(seen.map(([row]) => row?.sum)).toEqual(contexts.map((_, index) => index + 1));
  });

  it('leaves nothing of its context for a transaction on the same connection', async () => {
    await Promise.all(Array.from({ length: 10 }, () => who(member.context, 1)));
    const left = await Promise.all(
      Array.from({ length: 10 }, () =>
        db.database.withSession({}, (transaction) =>
          transaction
            .selectFrom('notice')
            .select((expression) => expression.fn.countAll().as('n'))
            .execute(),
        ),
      ),
    );
    expect(left.flat().map(({ n }) => String(n))).toEqual(Array.from({ length: 10 }, () => '0'));
    expect((await who({}, 1))[0]?.who).toBeNull();
  });

  it('gives columns by the types that transactions give', async () => {
    const [row] = await who({}, 1);
    expect(row).toMatchObject({ sum: 2, at: expect.any(Date), day: '2026-11-21', nothing: null });
  });

  it('rejects with the error of the server and works on afterwards', async () => {
    const broken: PreparedRead<unknown> = { name: 'broken', text: 'select 1 / $1::int as n' };
    const ask = (by: number) => db.database.readSession({}, { statement: broken, values: [by] });
    await expect(ask(0)).rejects.toThrow('division by zero');
    await expect(ask(0)).rejects.toThrow('division by zero');
    expect(await ask(1)).toEqual([{ n: 1 }]);
    expect((await who(member.context, 1))[0]?.who).toBe(member.businessId);
  });
});

describe('a statement that goes with the commit', () => {
  const insert: PreparedRead<unknown> = {
    name: 'insert place',
    text: `insert into known_place (user_id, place, last_login_at) values ($1::bigint, 'with commit', now() - make_interval(days => 1 / $2::int))`,
  };
  const remember = (place: string, days: number) =>
    db.database.withCredentials(async (transaction) => {
      await transaction.insertInto('known_place').values({ user_id: member.userId, place }).execute();
      sendWithCommit({ statement: insert, values: [member.userId, days] });
    });
  const places = () => db.admin('select place from known_place order by place');

  it('is kept with its transaction, or neither is; the connections work on', async () => {
    const failed = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => remember(`lost ${index}`, 0)));
    expect(failed.map(({ status }) => status)).toEqual(failed.map(() => 'rejected'));
    expect(await places()).toEqual([]);
    await remember('kept', 1);
    expect(await places()).toEqual([{ place: 'kept' }, { place: 'with commit' }]);
  });

  it('has no place outside a transaction, nor beside another', async () => {
    const statement = { statement: insert, values: [member.userId, 1] };
    expect(() => sendWithCommit(statement)).toThrow('running transaction');
    const twice = db.database.withCredentials(async () => {
      sendWithCommit(statement);
      sendWithCommit(statement);
    });
    await expect(twice).rejects.toThrow('one statement');
  });
});
