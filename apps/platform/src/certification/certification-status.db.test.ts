import { REVIEW_STATUS } from '@jianzhu/domain/records';
import { afterAll, beforeAll } from 'vitest';
import { addBusiness, addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { decideAsSeen } from '../testing/reviews.ts';
import { describeStatuses, type StatusActor } from '../testing/status-suite.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { certificationReview } from './certification-review.ts';

const CERTIFICATION = '/api/rs-member-service/ecomm/certification';

/** A company with those who try: its administrator, a reader, and another company's administrator. */
interface Company {
  readonly admin: TestMember;
  readonly reader: TestMember;
}
type Who = 'owner' | 'ops' | 'system';
type Action = 'submit' | 'withdraw' | 'approve' | 'reject';

let platform: TestPlatform;
let operatorToken = '';
let companies = 0;

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db)).token;
});
afterAll(() => platform.close());

async function addRole(businessId: TestMember['businessId'], role: string): Promise<TestMember> {
  const member = await addMember(platform.db, businessId);
  await platform.db.admin('update membership set role_keys = $2 where user_id = $1', [member.userId, [role]]);
  return member;
}

async function place(status: number): Promise<Company> {
  companies += 1;
  const businessId = await addBusiness(platform.db, `状态建设${companies}`);
  const admin = await addRole(businessId, 'business_admin');
  await platform.db.admin(
    `insert into attachment (business_id, file_name, file_ext, file_size, file_md5, bucket, object_key, owner_id,
       owner_type, create_user_id, create_user_name, confirm_time)
     values ($1, '营业执照.pdf', 'pdf', 3, '900150983cd24fb0d6963f7d28e17f72', 'jianzhu', 'tenant/' || $3, $1,
       'certification_licence', $2, '测试', now())`,
    [businessId, admin.userId, String(businessId)],
  );
  await platform.db.admin(
    `insert into review (biz_type, biz_id, business_id, title, status, submit_user_id, submitted_at)
     values ('certification', $1, $1, '状态建设', $2, $3, now())`,
    [businessId, status, admin.userId],
  );
  return { admin, reader: await addRole(businessId, 'reader') };
}

const reviewOf = async ({ admin }: Company) => (await platform.get(`${CERTIFICATION}/review`, tokensOf(admin))).data;

const asMember =
  (of: (company: Company) => TestMember): StatusActor<Company, Who, Action>['act'] =>
  async (company, action) => {
    const { version } = await reviewOf(company);
    const tokens = tokensOf(of(company));
    return action === 'submit' || action === 'withdraw'
      ? platform.post(`${CERTIFICATION}/${action}`, { version }, { tokens })
      : decideAsSeen(platform, verdict(company, action), tokens);
  };

const verdict = ({ admin: { businessId: bizId } }: Company, action: Action) => ({
  ...{ bizType: 'certification', bizId },
  ...(action === 'approve' ? { agree: 1 } : { agree: 0, reason: '营业执照不清晰' }),
});

describeStatuses<Company, 0 | 1 | 2 | 3, Who, Action>({
  platform: () => platform,
  machine: certificationReview.machine,
  place,
  statusOf: async (company) => (await reviewOf(company)).status,
  actors: [
    {
      name: 'administrator',
      actor: { is: ['owner'], permissionKeys: ['certification_submit'] },
      act: asMember(({ admin }) => admin),
    },
    { name: 'reader', actor: { is: ['owner'], permissionKeys: [] }, act: asMember(({ reader }) => reader) },
    {
      name: 'operator',
      actor: { is: ['ops'], permissionKeys: [] },
      act: (company, action) =>
        action === 'approve' || action === 'reject'
          ? decideAsSeen(platform, verdict(company, action), { operatorToken })
          : platform.post(`${CERTIFICATION}/${action}`, { version: 1 }, { tokens: { operatorToken } }),
    },
  ],
  owner: {
    actor: { is: ['owner'], permissionKeys: ['certification_submit'] },
    allowed: async (company) => (await reviewOf(company)).allowedActions,
  },
  repeated: [[REVIEW_STATUS.approved, 'approve']],
});
