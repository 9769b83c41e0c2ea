import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../db/schema.ts';
import { addBusiness, addMember, type TestMember } from '../testing/members.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Account, post } from './post.ts';

let db: TestDatabase;
let payer: TestMember;
let orderId = '';

beforeAll(async () => {
  db = await createTestDatabase();
  payer = await addMember(db, await addBusiness(db, '记账企业'));
  const [order] = await db.admin<{ id: string }>(
    `insert into pay_order (business_id, create_user_id, update_user_id, code, biz_type, biz_id, subject, amount, channel,
       expire_time)
     values ($1, $2, $2, 'ZF1', 4, 1, '保证金', 100, 1, '2030-01-01') returning id`,
    [payer.businessId, payer.userId],
  );
  orderId = order?.id ?? '';
});
afterAll(() => db.close());

const book = (cause: string, online: number, held: number) =>
  db.database.withWorker((transaction) => {
    const escrow: Account = { kind: 'escrow', businessId: payer.businessId };
    const entries = [
      { account: { kind: 'online' } as const, amount: online },
      { account: escrow, amount: held },
    ];
    const order = { id: orderId, subject: '保证金', code: 'ZF1' };
    return post(transaction, { cause, reason: 'payment', order, entries });
  });

const causes = async () =>
  (await db.admin<{ cause: string }>('select cause from ledger_posting order by id')).map(({ cause }) => cause);

describe('the ledger', () => {
  it('takes a posting whose entries sum to nothing, each cause once', async () => {
    await book('attempt/1', -100, 100);
    await expect(book('attempt/1', -100, 100)).rejects.toMatchObject({ code: '23505' });
    expect(await causes()).toEqual(['attempt/1']);
  });

  it('takes no other, whatever was written before the commit', async () => {
    await expect(book('attempt/2', -100, 99)).rejects.toMatchObject({ code: '23514' });
    expect(await causes()).toEqual(['attempt/1']);
  });

  it.each([
    ['an amount', 'update ledger_entry set amount = amount * 2'],
    ['an entry', 'delete from ledger_entry'],
    ['a posting', 'delete from ledger_posting'],
    ['a reason', "update ledger_posting set reason = 'bond'"],
  ])('lets nobody rewrite %s', async (_what, text) => {
    const write = (transaction: Transaction) => sql.raw(text).execute(transaction);
    await expect(db.database.withWorker(write)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('what accounts hold', () => {
  it('is kept beside the entries, as each of them keeps it, and is their sum at every commit', async () => {
    const [company] = await db.admin<{ id: TestMember['businessId'] }>(
      "insert into business (name, tenant_id, kind, cert_status) values ('并发记账', '000000', 1, 2) returning id",
    );
    if (company === undefined) throw new Error('no business was added');
    const escrow: Account = { kind: 'escrow', businessId: company.id };
    const other: Account = { kind: 'escrow', businessId: payer.businessId };
    const order = { id: orderId, subject: '保证金', code: 'ZF1' };
    await book('start', -100_000, 100_000);
    // Both ways at once: whoever locked the books in the order of the entries would wait for the other for good.
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => {
        const [from, to] = at % 2 === 0 ? [escrow, other] : [other, escrow];
        const entries = [
          { account: to, amount: at + 1 },
          { account: from, amount: -at - 1 },
        ];
        // What is not there is not given: the commit fails, and nothing of it is kept.
        return db.database
          .withWorker((by) => post(by, { cause: `storm/${at}`, reason: 'payment', order, entries }))
          .catch((error: unknown) => expect(error).toMatchObject({ code: '23514' }));
      }),
    );
    const wrong = await db.admin(
      `select a.business_id, a.account from ledger_account a join ledger_book b using (business_id)
       join lateral (
         select sum(amount) as held, count(*) as entries from ledger_entry e
         where e.business_id = a.business_id and e.account = a.account
       ) as e on true
       where a.balance <> e.held or a.entries <> e.entries
         or b.entries <> (select max(nth) from ledger_entry e where e.business_id = a.business_id)
         or b.entries <> (select count(*) from ledger_entry e where e.business_id = a.business_id)`,
    );
    expect(wrong).toEqual([]);
    const running = await db.admin(
      `select id from (
         select id, balance, sum(amount) over (partition by business_id, account order by nth) as sum,
           create_time < lag(create_time) over (partition by business_id order by nth) as is_earlier
         from ledger_entry where business_id is not null
       ) as e where balance <> sum or is_earlier`,
    );
    expect(running).toEqual([]);
    expect(await db.admin("select cause from ledger_posting where cause like 'storm/%'")).not.toEqual([]);
  });

  it('is never less than nothing', async () => {
    await expect(book('too much', 10_000_000, -10_000_000)).rejects.toMatchObject({ code: '23514' });
  });
});
