import { afterAll, beforeAll, expect, it } from 'vitest';
import { BID_PATH, type Bidding, bidsOn } from '../testing/bids.ts';
import { BY_PRICE } from '../testing/evaluations.ts';
import { addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { decideAsSeen } from '../testing/reviews.ts';
import { DEPOSIT_PATH, signUpsOn } from '../testing/sign-ups.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const DEPOSIT = 80_000_00;

let platform: TestPlatform;
let buyer: TestMember;
let bidders: readonly TestMember[];
/** Pays, and hands no bid in. */
let silent: TestMember;
/** Pays, and writes a bid without handing it in. */
let hesitant: TestMember;
/** Pays by a transfer that is looked at after the deadline. */
let slow: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '保证金退还采购');
  const company = (name: string) => addCompany(platform, `保证金退还${name}`);
  bidders = [await company('钢材一'), await company('钢材二'), await company('钢材三')];
  [silent, hesitant, slow] = [await company('未投标'), await company('未递交'), await company('迟到账')];
});
afterAll(() => platform.close());

const { by, bidding, fieldsOf, submit, passDeadline, statusOf } = bidsOn(() => platform);
const { pay, settle, letIn, voucher } = signUpsOn(() => platform);

/** A tender in its bidding that everybody was let in to while it took sign-ups. */
async function signedUp(): Promise<Bidding> {
  const over = { ...BY_PRICE, depositAmount: DEPOSIT, depositMethods: [1, 2], requiredQualifications: [] };
  const tender = await bidding(buyer, { over });
  await platform.db.admin(
    `update tender set status = 4, sign_up_end = clock_timestamp() + interval '1 hour',
       doc_end = clock_timestamp() + interval '1 hour', deposit_deadline = bid_deadline where id = $1`,
    [tender.id],
  );
  for (const member of [...bidders, silent, hesitant, slow]) await letIn(buyer, member, tender.id);
  for (const member of [...bidders, silent, hesitant]) await settle(member, tender.id, 2);
  await pay(slow, tender.id, 2, 2, await voucher(slow, DEPOSIT));
  await platform.db.admin('update tender set status = 5, sign_up_end = clock_timestamp() where id = $1', [tender.id]);
  return tender;
}

const depositsOf = async (tenderId: string) => {
  const { data } = await by(buyer).get(`${DEPOSIT_PATH}/list?tenderId=${tenderId}&size=20`);
  const status = new Map(
    data.records.map((row: { businessId: string; status: number }) => [row.businessId, row.status]),
  );
  return [...bidders, silent, hesitant, slow].map(({ businessId }) => status.get(businessId));
};

/** What the platform still holds for a tender, in deposits. */
async function heldFor(tenderId: string): Promise<number> {
  const [row] = await platform.db.admin<{ held: number }>(
    `select coalesce(sum(e.amount), 0)::int as held
     from ledger_entry e join ledger_posting p on p.id = e.posting_id join pay_order o on o.id = p.order_id
     join deposit d on d.id = o.biz_id where d.tender_id = $1 and e.account = 'escrow'`,
    [tenderId],
  );
  return (row?.held ?? 0) / DEPOSIT;
}

async function findMoney(tenderId: string): Promise<void> {
  const [order] = await platform.db.admin<{ id: string }>(
    `select o.id from pay_order o join deposit d on d.id = o.biz_id where d.tender_id = $1 and o.business_id = $2`,
    [tenderId, slow.businessId],
  );
  const { token: operatorToken } = await addOperator(platform.db);
  const body = { bizType: 'voucher', bizId: order?.id, agree: 1 };
  const done = await decideAsSeen(platform, body, { operatorToken });
  expect(done).toMatchObject({ code: 200 });
  await platform.runJobs();
}

it('of whoever has no bid at the deadline goes back, and so does one that comes after it', async () => {
  const tender = await signedUp();
  for (const [index, member] of bidders.entries()) await submit(member, tender, 300_000 + index * 10_000);
  const draft = await by(hesitant).post(`${BID_PATH}/save`, await fieldsOf(tender, hesitant, 320_000));
  expect(draft).toMatchObject({ code: 200 });
  await passDeadline(tender);
  expect(await statusOf(tender.id)).toBe(6);
  expect(await depositsOf(tender.id)).toEqual([2, 2, 2, 5, 5, 1]);
  await findMoney(tender.id);
  expect(await depositsOf(tender.id)).toEqual([2, 2, 2, 5, 5, 5]);
  expect(await heldFor(tender.id)).toBe(bidders.length);
});

it('that is found while bids are taken stays until the deadline', async () => {
  const tender = await signedUp();
  await findMoney(tender.id);
  expect(await depositsOf(tender.id)).toEqual([2, 2, 2, 2, 2, 2]);
});
