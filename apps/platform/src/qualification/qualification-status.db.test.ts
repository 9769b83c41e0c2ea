import { type QualificationStatus, qualificationMachine } from '@jianzhu/domain/qualifications';
import { afterAll, beforeAll } from 'vitest';
import { permissionKeys } from '../member/permission-keys.ts';
import { addColleague, addCompany, callsOf } from '../testing/inquiries.ts';
import { type TestMember, tokensOf } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { decideAsSeen } from '../testing/reviews.ts';
import { describeStatuses, type StatusActor } from '../testing/status-suite.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const BASE = '/api/rs-member-service/ecomm/qualification';

type Who = 'owner' | 'ops' | 'system';
type Action = Parameters<typeof qualificationMachine.transition>[1];

let platform: TestPlatform;
let owner: TestMember;
let reader: TestMember;
let operatorToken = '';
let placed = 0;

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await addCompany(platform, '证书状态建设');
  reader = await addColleague(platform, owner, 'reader');
  operatorToken = (await addOperator(platform.db)).token;
});
afterAll(() => platform.close());

const FILE = { id: '1', fileName: '证书.pdf', fileExt: 'pdf', fileSize: 3, modifyStatus: 0 };
const WORDS = {
  ...{ series: '施工总承包', category_name: '建筑工程', grade: '二级', issue_org: '吉林省住房和城乡建设厅' },
  ...{ issue_date: '2024-05-01', expire_date: '2099-05-01', scope: '' },
};

/** One that has been approved and is shown; in every other status a change of it is under way. */
async function place(status: QualificationStatus): Promise<string> {
  placed += 1;
  const number = `D2220${placed}`;
  const change = { ...WORDS, cert_no: number, grade: '一级', images: [FILE], video: [] };
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into qualification (business_id, create_user_id, update_user_id, series, category_name, grade, cert_no,
       issue_org, issue_date, expire_date, is_shown, status, approved_at, change, images)
     values ($1, $2, $2, '施工总承包', '建筑工程', '二级', $3, '吉林省住房和城乡建设厅', '2024-05-01', '2099-05-01', true,
       $4, now(), $5, $6) returning id`,
    [
      ...[owner.businessId, owner.userId, number, status, status === 2 ? null : JSON.stringify(change)],
      JSON.stringify([FILE]),
    ],
  );
  const id = row?.id ?? '';
  await platform.db.admin(
    `insert into review (biz_type, biz_id, business_id, title, status, reason, submit_user_id, submitted_at)
     values ('qualification', $1, $2, '证书', $3, '', $4, now())`,
    [id, owner.businessId, status, owner.userId],
  );
  return id;
}

const detailOf = async (id: string) => (await callsOf(platform, owner).get(`${BASE}/detail?id=${id}`)).data;
const isDecision = (action: Action) => action === 'approve' || action === 'reject';
const decide = (id: string, action: Action, tokens: object) =>
  decideAsSeen(
    platform,
    {
      bizType: 'qualification',
      bizId: id,
      agree: action === 'approve' ? 1 : 0,
      reason: action === 'approve' ? '' : '不清晰',
    },
    tokens,
  );
const pathOf = (action: Action) => (action === 'show' || action === 'hide' ? 'toggle-show' : action);

const asMember =
  (of: () => TestMember): StatusActor<string, Who, Action>['act'] =>
  async (id, action) => {
    if (isDecision(action)) return decide(id, action, tokensOf(of()));
    const { version } = await detailOf(id);
    return callsOf(platform, of()).post(`${BASE}/${pathOf(action)}`, {
      id,
      version,
      isShow: action === 'show' ? 1 : 0,
    });
  };

const administrator = {
  is: ['owner'] as const,
  permissionKeys: permissionKeys({ roleKeys: ['business_admin'], isOwner: false }),
};

describeStatuses<
  string,
  QualificationStatus,
  Who,
  Action,
  { isApproved: boolean; isShown: boolean; isRevoked: boolean }
>({
  platform: () => platform,
  machine: qualificationMachine,
  facts: { isApproved: true, isShown: true, isRevoked: false },
  // What is written is looked at in qualification.db.test.ts.
  without: ['edit'],
  place,
  statusOf: async (id) => {
    const [row] = await platform.db.admin<{ status: number }>('select status from qualification where id = $1', [id]);
    return row?.status ?? -1;
  },
  table: 'qualification',
  repeated: [[2, 'approve']],
  actors: [
    { name: 'administrator', actor: administrator, act: asMember(() => owner) },
    { name: 'reader', actor: { is: ['owner'], permissionKeys: [] }, act: asMember(() => reader) },
    {
      name: 'operator',
      actor: { is: ['ops'], permissionKeys: [] },
      act: (id, action) =>
        isDecision(action)
          ? decide(id, action, { operatorToken })
          : platform.post(`${BASE}/${pathOf(action)}`, { id, version: 1, isShow: 0 }, { tokens: { operatorToken } }),
    },
  ],
  owner: {
    actor: administrator,
    allowed: async (id) => (await detailOf(id)).allowedActions,
  },
});
