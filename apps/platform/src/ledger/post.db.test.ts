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
