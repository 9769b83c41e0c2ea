import { DEPOSIT_STATUS, type DepositFacts, type DepositStatus, depositMachine } from '@jianzhu/domain/payments';
import { afterAll, beforeAll } from 'vitest';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { DEPOSIT_PATH, signUpsOn } from '../testing/sign-ups.ts';
import { describeStatuses, type StatusActor } from '../testing/status-suite.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

type Who = 'buyer' | 'supplier' | 'ops' | 'system';
type Action = Parameters<typeof depositMachine.transition>[1];

const AMOUNT = 80_000_00;
/** A bank's guarantee. */
const METHOD = 3;

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;
let reader: TestMember;

const { by, placed, guarantee } = signUpsOn(() => platform);

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '保证金状态采购');
  supplier = await addCompany(platform, '保证金状态钢材');
  reader = await addColleague(platform, supplier, 'reader');
});
afterAll(() => platform.close());

async function place(status: DepositStatus): Promise<string> {
  const tenderId = await placed(buyer, { depositMethods: [METHOD] });
  const by = [supplier.businessId, supplier.userId, tenderId, buyer.businessId];
  const [signUp] = await platform.db.admin<{ id: string }>(
    `insert into sign_up (business_id, create_user_id, update_user_id, code, tender_id, buyer_business_id, status,
       contact_name, contact_phone, authorized_person, authorized_id_card, submit_time, audit_time)
     values ($1, $2, $2, 'BM' || $3::text, $3::bigint, $4, 1, '王建国', '13800003333', '赵敏', '', now(), now()) returning id`,
    by,
  );
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into deposit (business_id, create_user_id, update_user_id, tender_id, buyer_business_id, sign_up_id, status,
       amount, method, pay_time, refund_time, held_time)
     values ($1, $2, $2, $3, $4, $5, $6::int, ${AMOUNT}, ${METHOD}, now(), case when $6::int = 5 then now() end,
       case when $6::int = 2 then now() end) returning id`,
    [...by, signUp?.id, status],
  );
  return row?.id ?? '';
}

const rowOf = async (id: string) => {
  const [row] = await platform.db.admin<{ status: number; version: number; tender_id: string }>(
    'select status, version, tender_id from deposit where id = $1',
    [id],
  );
  if (row === undefined) throw new Error('there is no such deposit');
  return row;
};

const asMember =
  (of: () => TestMember): StatusActor<string, Who, Action>['act'] =>
  async (id, action) => {
    const { version, tender_id: tenderId } = await rowOf(id);
    const calls = by(of());
    if (action === 'submit') {
      const paper = await guarantee(supplier, AMOUNT);
      return calls.post(`${DEPOSIT_PATH}/create`, { tenderId, payType: 2, method: METHOD, agreed: 1, ...paper });
    }
    if (action === 'forfeit')
      return calls.post(`${DEPOSIT_PATH}/forfeit`, { id, version, reason: '中标后拒绝签订合同' });
    if (action === 'propose') return calls.post(`${DEPOSIT_PATH}/convert`, { id, version });
    if (action === 'convert' || action === 'decline') {
      const word = action === 'convert' ? { agree: 1 } : { agree: 0, reason: '另行提交保函' };
      return calls.post(`${DEPOSIT_PATH}/convert-answer`, { id, version, ...word });
    }
    const verdict = action === 'verify' ? { agree: 1 } : { agree: 0, reason: '保函编号有误' };
    return calls.post(`${DEPOSIT_PATH}/verify`, { id, version, ...verdict });
  };

const asBuyer = { is: ['buyer'], permissionKeys: ['fund_view'] } as const;

describeStatuses<string, DepositStatus, Who, Action, DepositFacts>({
  platform: () => platform,
  machine: depositMachine,
  facts: { isGuarantee: true, isUndecided: true, isForfeitAsked: false, hasWon: false, isProposed: false },
  // What money does, and the end of a sign-up: deposit.db.test.ts; what the award brings: deposit-end.db.test.ts.
  without: ['receive', 'miss', 'takeBack', 'release', 'return', 'ask', 'hold', 'keep', 'refuseForfeit', 'giveBack'],
  place,
  statusOf: async (id) => (await rowOf(id)).status,
  actors: [
    { name: 'supplier', actor: { is: ['supplier'], permissionKeys: ['bid_pay'] }, act: asMember(() => supplier) },
    { name: 'reader', actor: { is: ['supplier'], permissionKeys: [] }, act: asMember(() => reader) },
    { name: 'buyer', actor: asBuyer, act: asMember(() => buyer) },
  ],
  table: 'deposit',
  owner: {
    actor: asBuyer,
    allowed: async (id) => {
      const { tender_id } = await rowOf(id);
      const { data } = await by(buyer).get(
        `${DEPOSIT_PATH}/list?tenderId=${tender_id}&status=${Object.values(DEPOSIT_STATUS).join()}`,
      );
      return data.records[0].allowedActions;
    },
  },
});
