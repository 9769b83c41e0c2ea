import type { FundAccount, FundReason } from '@jianzhu/domain/funds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { post } from '../ledger/post.ts';
import { addCompany } from '../testing/inquiries.ts';
import { type TestMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const FUND = '/api/rs-member-service/ecomm/fund';

let platform: TestPlatform;
let supplier: TestMember;
let buyer: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  supplier = await addCompany(platform, '明细钢材');
  buyer = await addCompany(platform, '明细建设');
  await pay('ZF1', 300);
  await pay('ZF2', 500);
  await move('refund', 'ZF1', [{ online: 300 }, { escrow: -300 }]);
  await move('forfeit', 'ZF2', [{ available: 500 }, { escrow: -500 }]);
});
afterAll(() => platform.close());

async function pay(code: string, amount: number): Promise<void> {
  await platform.db.admin(
    `insert into pay_order (business_id, create_user_id, update_user_id, code, biz_type, biz_id, subject, amount, channel,
       expire_time)
     values ($1, $2, $2, $3, 4, $4, '投标保证金', $5, 1, '2030-01-01')`,
    [supplier.businessId, supplier.userId, code, code.slice(2), amount],
  );
  await move('payment', code, [{ online: -amount }, { escrow: amount }]);
}

/** What is available is the buyer's, what is held the supplier's. */
async function move(
  reason: FundReason,
  code: string,
  entries: readonly Partial<Record<'online' | FundAccount, number>>[],
): Promise<void> {
  const [order] = await platform.db.admin<{ id: string; subject: string; code: string }>(
    'select id, subject, code from pay_order where code = $1',
    [code],
  );
  if (order === undefined) throw new Error(`there is no order ${code}`);
  const businessIdOf = {
    available: buyer.businessId,
    frozen: buyer.businessId,
    escrow: supplier.businessId,
    bond: supplier.businessId,
  };
  await platform.db.database.withWorker((transaction) =>
    post(transaction, {
      ...{ cause: `${reason}/${code}`, reason, order },
      entries: entries.flatMap(({ online, ...owned }) => [
        ...(online === undefined ? [] : [{ account: { kind: 'online' } as const, amount: online }]),
        // Object.keys of what is owned gives its accounts.
        ...(Object.keys(owned) as FundAccount[]).map((kind) => ({
          account: { kind, businessId: businessIdOf[kind] },
          amount: owned[kind] ?? 0,
        })),
      ]),
    }),
  );
}

const asked = async (who: TestMember, path: string) => (await platform.get(`${FUND}/${path}`, tokensOf(who))).data;

const flows = async (who: TestMember, filter = '') =>
  (await asked(who, `flow?size=10${filter}`)).records.map(
    ({ code, account, reason, amount, balance }: Record<string, unknown>) => [code, account, reason, amount, balance],
  );

it('adds up what each account of a company holds, and shows nobody another’s', async () => {
  expect(await asked(supplier, 'account')).toEqual({ available: 0, frozen: 0, escrow: 0, bond: 0 });
  expect(await asked(buyer, 'account')).toEqual({ available: 500, frozen: 0, escrow: 0, bond: 0 });
  expect(await flows(buyer)).toEqual([['ZF2', 'available', 'forfeit', 500, 500]]);
});

it('lists what moved, newest first, with what the account held then', async () => {
  const all = [
    ['ZF2', 'escrow', 'forfeit', -500, 0],
    ['ZF1', 'escrow', 'refund', -300, 500],
    ['ZF2', 'escrow', 'payment', 500, 800],
    ['ZF1', 'escrow', 'payment', 300, 300],
  ];
  expect(await flows(supplier)).toEqual(all);
  expect(await flows(supplier, '&reason=payment')).toEqual(all.slice(2));
  expect(await flows(supplier, '&keyword=ZF1')).toEqual([all[1], all[3]]);
  expect(await flows(supplier, '&account=bond')).toEqual([]);
  expect(await flows(supplier, '&from=2099-01-01')).toEqual([]);
});

it('turns over the pages of all days, of some, and beyond the last', async () => {
  const page = async (filter: string) => {
    const { records, total, pages } = await asked(supplier, `flow?size=3${filter}`);
    return [records.map(({ balance }: { balance: number }) => balance), total, pages];
  };
  expect(await page('')).toEqual([[0, 500, 800], 4, 2]);
  expect(await page('&current=2')).toEqual([[300], 4, 2]);
  expect(await page('&current=3')).toEqual([[], 4, 2]);
  const today = '2020-01-01';
  expect(await page(`&from=${today}&current=2`)).toEqual([[300], 4, 2]);
  expect(await page(`&to=${today}`)).toEqual([[], 0, 0]);
  expect(await page('&reason=payment')).toEqual([[800, 300], 2, 1]);
  expect(await page('&keyword=保证金&current=2')).toEqual([[300], 4, 2]);
});
