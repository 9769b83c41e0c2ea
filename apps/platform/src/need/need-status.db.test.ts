import { randomUUID } from 'node:crypto';
import { type NeedStatus, needMachine } from '@jianzhu/domain/needs';
import { afterAll, beforeAll } from 'vitest';
import { addBusiness, addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { decideAsSeen } from '../testing/reviews.ts';
import { describeStatuses, type StatusActor } from '../testing/status-suite.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const NEED = '/api/rs-member-service/ecomm/need';

interface Placed {
  readonly id: string;
  readonly replyId: string;
}
type Who = 'owner' | 'ops' | 'system' | 'visitor';
type Action = 'approve' | 'reject' | 'choose' | 'finish' | 'reopen' | 'close';
const REVIEW_OF: Readonly<Record<number, number>> = { 0: 1, 5: 3 };

let platform: TestPlatform;
let operatorToken = '';
let owner: TestMember;
let reader: TestMember;
let other: TestMember;

async function addRole(businessId: TestMember['businessId'], role: string): Promise<TestMember> {
  const member = await addMember(platform.db, businessId);
  await platform.db.admin('update membership set role_keys = $2 where user_id = $1', [member.userId, [role]]);
  return member;
}

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db)).token;
  owner = await addRole(await addBusiness(platform.db, '需求状态建设'), 'business_admin');
  reader = await addRole(owner.businessId, 'reader');
  other = await addRole(await addBusiness(platform.db, '需求旁观建设'), 'business_admin');
});
afterAll(() => platform.close());

async function place(status: NeedStatus): Promise<Placed> {
  const [need] = await platform.db.admin<{ id: string }>(
    `insert into need (business_id, create_user_id, update_user_id, code, title, need_type, province_code, city_code,
       city_name, district_code, district_name, deadline, description, is_public, status, publish_time)
     values ($1, $2, $2, $3, '状态需求', 1, '220000', '220100', '长春市', '220104', '朝阳区', '2099-01-01', '状态需求说明',
       true, $4, now()) returning id`,
    [owner.businessId, owner.userId, randomUUID(), status],
  );
  const id = need?.id ?? '';
  await platform.db.admin(
    `insert into review (biz_type, biz_id, business_id, title, status, reason, submit_user_id, submitted_at)
     values ('need', $1, $2, '状态需求', $3, '', $4, now())`,
    [id, owner.businessId, REVIEW_OF[status] ?? 2, owner.userId],
  );
  const [reply] = await platform.db.admin<{ id: string }>(
    `insert into need_reply (business_id, create_user_id, update_user_id, need_id, owner_business_id, price, days, plan, status)
     values ($1, $2, $2, $3, $4, 100, 1, '方案', $5) returning id`,
    [other.businessId, other.userId, id, owner.businessId, status === 2 || status === 3 ? 1 : 0],
  );
  return { id, replyId: reply?.id ?? '' };
}

const needOf = async ({ id }: Placed) => (await platform.get(`${NEED}/detail?id=${id}`, tokensOf(owner))).data;

const decide = ({ id: bizId }: Placed, action: Action, tokens: object) =>
  decideAsSeen(
    platform,
    { bizType: 'need', bizId, ...(action === 'approve' ? { agree: 1 } : { agree: 0, reason: '请补充规模' }) },
    tokens,
  );

const isDecision = (action: Action) => action === 'approve' || action === 'reject';

const asMember =
  (of: () => TestMember): StatusActor<Placed, Who, Action>['act'] =>
  async (placed, action) => {
    if (isDecision(action)) return decide(placed, action, tokensOf(of()));
    const { version } = await needOf(placed);
    const body = { id: placed.id, version, replyId: placed.replyId, reason: '计划调整' };
    const headers = { 'idempotency-key': randomUUID() };
    return platform.post(`${NEED}/${action}`, body, { tokens: tokensOf(of()), headers });
  };

const administrator = { is: ['owner'], permissionKeys: ['need_add'] } as const;

describeStatuses<Placed, NeedStatus, Who, Action>({
  platform: () => platform,
  machine: needMachine,
  place,
  statusOf: async (placed) => (await needOf(placed)).status,
  actors: [
    { name: 'administrator', actor: administrator, act: asMember(() => owner) },
    { name: 'reader', actor: { is: ['owner'], permissionKeys: [] }, act: asMember(() => reader) },
    {
      name: 'operator',
      actor: { is: ['ops'], permissionKeys: [] },
      act: (placed, action) =>
        isDecision(action)
          ? decide(placed, action, { operatorToken })
          : platform.post(`${NEED}/${action}`, { id: placed.id, version: 1 }, { tokens: { operatorToken } }),
    },
  ],
  table: 'need',
  // What was approved stays so, whatever its need has come to.
  repeated: [
    [1, 'approve'],
    [2, 'approve'],
    [3, 'approve'],
    [4, 'approve'],
  ],
  owner: { actor: administrator, allowed: async (placed) => (await needOf(placed)).allowedActions },
});
