import { type WithdrawalStatus, withdrawalMachine } from '@jianzhu/domain/withdrawals';
import { afterAll, beforeAll } from 'vitest';
import { addColleague, callsOf } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { describeStatuses, type StatusActor } from '../testing/status-suite.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { addFunded, type Funded, placeWithdrawTicket, WITHDRAW_PATH } from '../testing/withdrawals.ts';
import { moveFrozen } from './frozen-money.ts';

type Who = 'member' | 'system';
type Action = Parameters<typeof withdrawalMachine.transition>[1];
type Facts = Parameters<typeof withdrawalMachine.transition>[3];

const AMOUNT = 100_00;

let platform: TestPlatform;
let funded: Funded;
let reader: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  funded = await addFunded(platform, '提现状态建设', 1_000_000_00);
  reader = await addColleague(platform, funded.applicant, 'reader');
});
afterAll(() => platform.close());

async function place(status: WithdrawalStatus): Promise<string> {
  const { applicant, cardId } = funded;
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into withdrawal (business_id, create_user_id, update_user_id, code, status, amount, card_id, bank_code,
       branch_name, holder_name, last_four, done_time)
     values ($1, $2, $2, 'TX' || app.next_id(), $3::smallint, $4, $5, 'ICBC', '净月支行', '提现状态建设', '0018',
       case when $3::smallint > 1 then now() end) returning id`,
    [applicant.businessId, applicant.userId, status, AMOUNT, cardId],
  );
  const id = row?.id ?? '';
  await platform.db.database.withWorker(async (transaction) => {
    const withdrawal = await transaction
      .selectFrom('withdrawal')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await moveFrozen(transaction, withdrawal, 'freeze');
  });
  return id;
}

const rowOf = async (id: string) => {
  const [row] = await platform.db.admin<{ status: number; version: number }>(
    'select status, version from withdrawal where id = $1',
    [id],
  );
  if (row === undefined) throw new Error('there is no such withdrawal');
  return row;
};

const asMember =
  (of: () => TestMember): StatusActor<string, Who, Action>['act'] =>
  async (id, action) => {
    const { version } = await rowOf(id);
    const pinTicket = action === 'confirm' && (await placeWithdrawTicket(platform, of(), id, AMOUNT));
    const body = { id, version, ...(action === 'refuse' && { reason: '金额有误' }), ...(pinTicket && { pinTicket }) };
    return callsOf(platform, of()).post(`${WITHDRAW_PATH}/${action}`, body);
  };

const asOther = { is: ['member'], permissionKeys: ['fund_withdraw', 'fund_approve'] } as const;

describeStatuses<string, WithdrawalStatus, Who, Action, Facts>({
  platform: () => platform,
  machine: withdrawalMachine,
  facts: { isApplicant: false, isInTime: true },
  // By the channel's word and by time: withdrawal.db.test.ts.
  without: ['pay', 'fail', 'lapse'],
  place,
  statusOf: async (id) => (await rowOf(id)).status,
  actors: [
    { name: 'another member', actor: asOther, act: asMember(() => funded.approver) },
    { name: 'reader', actor: { is: ['member'], permissionKeys: [] }, act: asMember(() => reader) },
  ],
  table: 'withdrawal',
  owner: {
    actor: asOther,
    allowed: async (id) =>
      (await callsOf(platform, funded.approver).get(`${WITHDRAW_PATH}/detail?id=${id}`)).data.allowedActions,
  },
});
